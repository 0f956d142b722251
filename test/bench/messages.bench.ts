import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './child.ts';
import { note } from './overview.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const MESSAGES = { full: 2000, smoke: 24 } as const;
const ROWS = 4;
/** Longer than any answer takes. */
const PATIENCE_MS = 15_000;
/** Long enough for the program to notice that nobody says anything any more. */
const SILENCE_MS = { full: 30_000, smoke: 1_000 } as const;

/** What a person says in turn, on one day and on others; the number keeps titles apart. */
const WORDS: readonly ((number: number) => string)[] = [
  (number) => `купить краску ${number}`,
  (number) => `позвонить в сервис завтра в 10 по заявке ${number}`,
  (number) => `встреча в пятницу в 15 на час, тема ${number}`,
  (number) => `полить цветы послезавтра, полка ${number}`,
  () => 'что сегодня?',
  (number) => `отчёт ${number} к среде`,
];

/** The events of an open page, as far as they tell that the bot has answered. */
class OpenPage {
  #answered: (() => void) | null = null;

  async follow(url: string): Promise<void> {
    const { body } = await fetch(`${url}/playground/api/events`);
    if (body === null) throw new Error('the page has no events');
    void this.#read(body);
  }

  /** Resolves with the next message of the bot. */
  async answer(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer came')), PATIENCE_MS);
    });
    try {
      await Promise.race([new Promise<void>((resolve) => (this.#answered = resolve)), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    try {
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split('\n\n');
        text = events.pop() ?? '';
        if (events.some((event) => event.includes('"author":"bot"'))) this.#answered?.();
      }
    } catch {
      // the program stops
    }
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How memory and the time of an answer go, message after message, with the page open. */
export async function run(size: BenchSize): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-bench-'));
  const child = runProgram(['serve'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    MESSAGES_PER_MINUTE: '100000',
  });
  try {
    const url = `http://${await child.untilPrinted('http://')}`.replace(/\/?$/, '');
    await child.untilPrinted('База:');
    const idle = await residentMegabytes(child.pid);
    const page = new OpenPage();
    await page.follow(url);
    const rows = [];
    const p50s: number[] = [];
    let most = 0;
    let times: number[] = [];
    for (let said = 1; said <= MESSAGES[size]; said += 1) {
      const text = WORDS[said % WORDS.length]?.(said) ?? '';
      const started = performance.now();
      const answer = page.answer();
      await fetch(`${url}/playground/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, reply_to: null }),
      });
      await answer;
      times.push(performance.now() - started);
      if (said % (MESSAGES[size] / ROWS) !== 0) continue;
      const memory = await residentMegabytes(child.pid);
      p50s.push(median(times));
      most = Math.max(most, memory);
      rows.push({
        messages: said,
        'p50 ms': rounded(p50s.at(-1) ?? 0),
        'memory MB': rounded(memory),
        'of idle': rounded(memory / idle),
      });
      times = [];
    }
    await sleep(SILENCE_MS[size]);
    const memory = await residentMegabytes(child.pid);
    rows.push({
      messages: 'then silence',
      'p50 ms': '',
      'memory MB': rounded(memory),
      'of idle': rounded(memory / idle),
    });
    note('after many messages, memory (MB) : idle', { now: most, anchor: idle });
    const flat = { now: p50s.at(-1) ?? 0, anchor: p50s[0] ?? 0 };
    note('after many messages, p50 (ms) : of the first', flat);
    printTable('serve: said to answered, with the page open', rows);
  } finally {
    await child.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
