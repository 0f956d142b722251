import type { ApiCall, World } from '@planerka/bot-api';

/** Calls of every start, and those whose number depends on how fast the machine is. */
const PASSING = new Set([
  'getMe',
  'deleteWebhook',
  'setMyCommands',
  'getUpdates',
  'sendChatAction',
]);

/** What a parameter's value is an opaque name of. */
const NAMED: Readonly<Record<string, string>> = {
  chat_id: 'chat',
  user_id: 'chat',
  message_thread_id: 'topic',
  callback_query_id: 'tap',
  callback_data: 'button',
  file_id: 'file',
};

/** Writes down what the bot sends to Telegram: methods and parameters, opaque names numbered. */
export class WireTape {
  readonly #world: World;
  readonly #lines: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #seen = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Whatever was sent before is written before it. */
  heading(words: string): void {
    this.take();
    this.#lines.push('', words);
  }

  /** Writes down what has been sent since; answers to taps and replies go out side by side. */
  take(): void {
    const all = this.#world.calls();
    const fresh = all.slice(this.#seen).filter(({ method }) => !PASSING.has(method));
    this.#seen = all.length;
    const answers = fresh.filter(({ method }) => method === 'answerCallbackQuery');
    const others = fresh.filter((call) => !answers.includes(call));
    for (const call of [...answers, ...others]) this.#lines.push(...this.#told(call));
  }

  #told({ method, args, error }: ApiCall): string[] {
    const fields = Object.entries(args)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `  ${key}: ${JSON.stringify(this.#named(key, value))}`);
    return [method, ...fields, ...(error === undefined ? [] : [`  -> ${error}`])];
  }

  #named(key: string, value: unknown): unknown {
    const kind = NAMED[key];
    if (kind !== undefined) return this.#name(kind, String(value));
    if (Array.isArray(value)) return value.map((each) => this.#named('', each));
    if (typeof value === 'string' && value.startsWith('attach://')) return 'attach://...';
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, this.#named(name, each)]);
    return Object.fromEntries(entries);
  }

  #name(kind: string, value: string): string {
    const id = `${kind} ${value}`;
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const name = `${kind} ${count}`;
    this.#names.set(id, name);
    return name;
  }
}
