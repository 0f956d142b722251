import { type InterpretResponse, type Operation, writeOpToken } from '@planerka/contracts';
import type { Group, Message, Person, WorldEvent } from '@planerka/bot-api';
import type { JournalEntry } from '@planerka/plan';
import type { House } from '../rig/house.ts';
import { WireTape } from './wire-tape.ts';

interface Where {
  readonly as?: Person;
  readonly in?: Group;
  readonly topic?: number;
  readonly replyTo?: Message;
}

/**
 * Where a button is: under which of the bot's messages in the chat, and as which of its buttons.
 * How many are in a row depends on how long their labels are, so that rows tell nothing.
 */
export interface PressedAt {
  readonly message: number;
  readonly nth: number;
}

/** The row and the column of a keyboard's nth button. */
function cellOf(rows: readonly (readonly string[])[], nth: number) {
  const cells = rows.flatMap((each, row) => each.map((_, column) => ({ row, column })));
  return cells[nth] ?? { row: -1, column: -1 };
}

/**
 * Tells a conversation and writes it down: what a person does, how it was understood, what the
 * journal gained, what the chat shows. The golden file is this text, so it names no ids and no times
 * but those that people see.
 */
export class Storyteller {
  readonly house: House;
  readonly person: Person;
  readonly #lines: string[] = [];
  readonly #events: WorldEvent[] = [];
  #seen = new Map<number, number>();
  readonly #shown = new Map<number, string>();
  #updates = 0;
  /** How often a model was asked so far. */
  readonly #asked: () => number;
  /** What was sent to Telegram, in the same order. */
  readonly #wire: WireTape;
  #calls = 0;
  /** The buttons that were pressed, in order. */
  readonly pressed: PressedAt[] = [];
  /** Their places in the same story told before, where the labels are in another language now. */
  readonly #places: readonly PressedAt[] | null;
  /** Everything that the bot has sent, and everything that people have. */
  readonly sent: string[] = [];
  readonly received: string[] = [];

  constructor(house: House, asked: () => number, places: readonly PressedAt[] | null = null) {
    this.house = house;
    this.#places = places;
    this.#asked = asked;
    this.#wire = new WireTape(house.server.world);
    this.person = house.server.world.createPerson();
    house.server.world.subscribe((event) => this.#events.push(event));
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** The same story as Telegram saw it. */
  get wire(): string {
    return this.#wire.text;
  }

  /** A word of the narrator. */
  note(words: string): void {
    this.#lines.push('', `— ${words}`);
    this.#wire.heading(`— ${words}`);
  }

  async says(text: string, where: Where = {}): Promise<Message> {
    return await this.#act(where, `: ${text}`, (who, place) => who.says(text, place));
  }

  async forwards(message: Message): Promise<Message> {
    return await this.#act({}, ` пересылает: ${message.text ?? ''}`, (who) =>
      who.forwards(message),
    );
  }

  async edits(message: Message, text: string): Promise<Message> {
    return await this.#act({}, ` исправляет на: ${text}`, (who) => who.edits(message, text));
  }

  async sends(
    what: string,
    send: (who: Person) => Message,
    where: Where = {},
  ): Promise<Message> {
    return await this.#act(where, ` присылает ${what}`, send);
  }

  /** A tap on the newest message of the bot that has this button, or on `message`. */
  async taps(label: string, where: Where & { readonly on?: Message } = {}): Promise<Message> {
    const chat = where.in?.id ?? (where.as ?? this.person).id;
    const { on, ...place } = this.#button(chat, label, where.on);
    await this.#act(where, ` нажимает [${label}]`, (who) => {
      who.taps(on, place);
      return on;
    });
    return on;
  }

  /** The same tap twice, as an impatient finger does. */
  async tapsTwice(label: string): Promise<void> {
    const { on, ...place } = this.#button(this.person.id, label);
    await this.#act({}, ` дважды нажимает [${label}]`, (who) => {
      who.taps(on, place);
      who.taps(on, place);
      return on;
    });
  }

  async minutesPass(minutes: number): Promise<void> {
    this.house.clock.advance(minutes);
    this.note(`прошло ${minutes} мин`);
  }

  /** Time passes, and the bot looks what has fallen due. */
  async timeComes(minutes: number): Promise<void> {
    await this.minutesPass(minutes);
    await this.house.bot().tellDue();
    await this.listens();
  }

  async restarts(): Promise<void> {
    await this.house.restart();
    this.note('бот перезапущен');
  }

  /** Presses a button that stands for exactly this, as the bot's own ones do. */
  async presses(operation: Operation, where: Where): Promise<void> {
    const who = where.as ?? this.person;
    const action = { op: writeOpToken({ ...operation }) };
    this.received.push(JSON.stringify(operation));
    const button = `golden.${who.id}`;
    await this.house.connection.db
      .insertInto('telegram_button')
      .values({
        bot_id: this.house.bot().me.id,
        button_id: button,
        chat_id: who.id,
        outbox_id: crypto.randomUUID(),
        action: JSON.stringify(action),
      })
      .execute();
    const on = this.last(who);
    await this.#act(where, ` нажимает кнопку ${action.op}`, () => {
      who.forgesTap(on, button);
      return on;
    });
  }

  /** What was said before the story begins, and is not told. */
  async assume(who: Person, ...said: readonly string[]): Promise<Message> {
    for (const words of said) {
      who.says(words);
      await this.house.settled();
    }
    const before = this.#lines.length;
    await this.#record(who.id);
    this.#lines.splice(before);
    return this.last(who);
  }

  /** Writes down what has happened without a person's doing. */
  async listens(): Promise<void> {
    await this.house.settled();
    await this.#record(this.person.id);
  }

  /** The newest message of the bot in the person's chat. */
  last(of: Person = this.person): Message {
    const message = this.#ofBot(of.id).at(-1);
    if (!message) throw new Error('the bot has said nothing');
    return message;
  }

  #ofBot(chat: number): Message[] {
    return this.house.server.world.messages(chat).filter(({ from }) => from?.is_bot);
  }

  /** The button with this label, or the one in the same place as it was where the story was told before. */
  #button(
    chat: number,
    label: string,
    given?: Message,
  ): { readonly on: Message; readonly row: number; readonly column: number } {
    const told = this.#places?.[this.pressed.length];
    const mine = this.#ofBot(chat);
    if (told) {
      const on = given ?? mine[told.message];
      if (!on) throw new Error(`the bot has not sent the message with ${label}`);
      this.pressed.push(told);
      return { on, ...cellOf(buttonRows(on), told.nth) };
    }
    const on = given ?? this.#newestWith(chat, label);
    const rows = buttonRows(on);
    const nth = rows.flat().indexOf(label);
    const message = mine.findIndex(({ message_id: id }) => id === on.message_id);
    this.pressed.push({ message, nth });
    return { on, ...cellOf(rows, nth) };
  }

  #newestWith(chat: number, label: string): Message {
    const { world } = this.house.server;
    const found = world
      .messages(chat)
      .findLast((message) =>
        buttonRows(message).some((row) => row.includes(label)),
      );
    if (!found) throw new Error(`no message has the button ${label}`);
    return found;
  }

  async #act(
    where: Where,
    what: string,
    act: (who: Person, place: Record<string, unknown>) => Message,
  ): Promise<Message> {
    const who = where.as ?? this.person;
    const chat = where.in?.id ?? who.id;
    await this.#record(chat);
    const name = who === this.person ? 'Человек' : who.user.first_name;
    const topic = where.topic === undefined ? '' : ` (тема ${where.topic === 0 ? 'общая' : 'вторая'})`;
    this.#lines.push('', `${name}${topic}${what}`);
    this.#wire.heading(`${name}${topic}${what}`);
    const message = act(who, {
      ...(where.in ? { in: where.in } : {}),
      ...(where.topic === undefined ? {} : { topic: where.topic }),
      ...(where.replyTo ? { replyTo: where.replyTo } : {}),
    });
    await this.house.settled();
    await this.#record(chat);
    return message;
  }

  async #record(chat: number): Promise<void> {
    await this.#recordReadings();
    for (const entry of (await this.house.journal(chat)).slice(this.#seen.get(chat) ?? 0)) {
      this.#lines.push(`  журнал: ${describeEntry(entry)}`);
    }
    this.#seen.set(chat, (await this.house.journal(chat)).length);
    for (const event of this.#events.splice(0)) this.#recordEvent(event);
    this.#wire.take();
  }

  async #recordReadings(): Promise<void> {
    const calls = this.#asked() - this.#calls;
    if (calls > 0) this.#lines.push(`  запросов к модели: ${calls}`);
    this.#calls += calls;
    const rows = await this.house.connection.db
      .selectFrom('telegram_update')
      .select(['seq', 'interpretation', 'transcript'])
      .where('seq', '>', this.#updates)
      .where('state', '<>', 'new')
      .orderBy('seq')
      .execute();
    for (const { seq, interpretation, transcript } of rows) {
      this.#updates = seq;
      if (transcript !== null) {
        this.#lines.push(`  услышано: ${transcript}`);
        this.received.push(transcript);
      }
      if (interpretation) this.#lines.push(...describeReading(interpretation));
    }
  }

  #keepWords(event: WorldEvent): void {
    if (event.type === 'message' || event.type === 'message_edited') {
      const { from, text = '', caption = '' } = event.message;
      if (from?.is_bot) this.sent.push(text, caption, ...buttonRows(event.message).flat());
      else this.received.push(JSON.stringify(event.message));
    }
    if (event.type === 'callback_answered') this.sent.push(event.answer.text ?? '');
  }

  #recordEvent(event: WorldEvent): void {
    this.#keepWords(event);
    if (event.type === 'message' && event.message.from?.is_bot) {
      this.#recordMessage('Бот', event.message);
    }
    if (event.type === 'message_edited' && event.message.from?.is_bot) {
      const bare = buttonRows(event.message).length === 0;
      const text = event.message.text ?? '';
      if (bare && text === this.#shown.get(event.message.message_id)) {
        this.#lines.push(`Бот убирает кнопки: ${firstLine(text)}`);
      } else this.#recordMessage('Бот правит', event.message);
    }
    if (event.type === 'callback_answered' && event.answer.text) {
      this.#lines.push(`Бот всплывает: ${event.answer.text}`);
    }
  }

  #recordMessage(who: string, message: Message): void {
    if (message.photo) {
      this.#lines.push(`${who}: [картинка]`);
      return;
    }
    if (message.document) {
      const { document, caption = '' } = message;
      this.#lines.push(`${who}: [файл ${document.file_name ?? ''}] ${caption}`);
      return;
    }
    this.#shown.set(message.message_id, message.text ?? '');
    const [first = '', ...rest] = (message.text ?? '').split('\n');
    const quote = message.entities?.find(({ type }) => type === 'blockquote');
    this.#lines.push(`${who}: ${quote ? `> ${first}` : first}`, ...rest.map((line) => `  ${line}`));
    for (const row of buttonRows(message)) {
      this.#lines.push(`  ${row.map((label) => `[${label}]`).join(' ')}`);
    }
  }
}

/** Labels of the buttons under a message, row by row. */
function buttonRows(message: Message): string[][] {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  return rows.map((row) => row.map(({ text }) => text));
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function describeReading(reading: InterpretResponse): string[] {
  const operations = (reading.operations ?? []).map(({ operation, mention, bulk }) => {
    const named = mention === undefined ? '' : ` «${mention}»`;
    const all = bulk === undefined ? '' : ` все: ${bulk}`;
    const choice = reading.choice_id === undefined ? '' : ` выбор ${reading.choice_id}`;
    return `  понято: ${reading.kind}${choice} ${JSON.stringify(operation)}${named}${all}`;
  });
  if (operations.length > 0 && reading.envelopes.length === 0) return operations;
  if (reading.envelopes.length === 0) return [`  понято: ${reading.kind}`];
  return reading.envelopes.map(({ command }) => {
    const choice = reading.choice_id === undefined ? '' : ` выбор ${reading.choice_id}`;
    return `  понято: ${reading.kind}${choice} ${command.intent} ${JSON.stringify(command.entities)}`;
  });
}

function describeEntry(entry: JournalEntry): string {
  const row = entry.after ?? entry.before ?? {};
  const number = typeof row['number'] === 'number' ? ` №${row['number']}` : '';
  return `${entry.seq}. ${entry.type} ${entry.object_kind}${number} ревизия ${entry.revision}`;
}
