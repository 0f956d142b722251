import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quotePdf, readQuoteDocument } from '@planerka/document';
import { type DayPicture, drawDay, drawGantt, type GanttPicture } from '@planerka/picture';
import { printedQuote } from '../../packages/document/src/printed-quote.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const LINES = 100;
const ROWS = 24;

/** Of a quote of so many lines, the start of its thread included. */
const PDF_MAX_MS = 1_000;
const MEGABYTES_MAX = 60;
const HELD_MAX_MS = 50;
/** A schedule, of a full day's picture. */
const GANTT_MAX = 2;

/**
 * `npm run bench documents`: a quote of 100 lines with the start of its thread (at most 1 s, 60 MB more, the
 * event loop never held over 50 ms), and a schedule of 24 rows beside a full picture of a day (at most twice).
 */
export async function run(size: BenchSize): Promise<void> {
  const times = size === 'full' ? 12 : 1;
  const quote = readQuoteDocument({
    language: 'ru',
    number: 'QUOTE-001',
    issuedOn: '2026-03-02',
    currency: 'RUB',
    seller: { name: 'Мастерская-образец' },
    client: { name: 'Заказчик-образец' },
    lines: Array.from({ length: LINES }, (_, index) => ({
      displayName: `Работа ${index + 1} по договорённости на месте`,
      quantity: '1.5',
      price: '1234.56',
      taxable: true,
      vatRate: '0.2',
    })),
  });
  // A program that runs has long reckoned and formatted; what its loading has left is not the quote's.
  for (let time = 0; time < WARM; time += 1) printedQuote(quote);
  collectGarbage();
  const before = process.memoryUsage().rss;
  const made = await watched(async () => await each(times, () => quotePdf(quote)));
  const pdf = made.result.sort((a, b) => a - b);
  const [median = 0] = pdf.slice(Math.floor(times / 2));
  // What a busy machine takes from a loop that has nothing to do is not the quote's.
  const lasted = pdf.reduce((sum, one) => sum + one, 0);
  const idle = await watched(
    async () => await new Promise((resolve) => setTimeout(resolve, lasted)),
  );
  const megabytes = (made.peak - before) / 2 ** 20;
  printTable(`a quote of ${LINES} lines`, [
    {
      'median ms': rounded(median),
      'worst ms': rounded(pdf.at(-1) ?? 0),
      'more MB': rounded(megabytes),
      'loop held ms': rounded(made.held),
      'held with nothing to do': rounded(idle.held),
    },
  ]);

  const day = await mean(times, () => drawDay(fullDay()));
  const gantt = await mean(times, () => drawGantt(schedule()));
  printTable(`a schedule of ${ROWS} rows and a day, drawn`, [
    { 'day ms': rounded(day), 'schedule ms': rounded(gantt), times: rounded(gantt / day) },
  ]);
  if (size === 'smoke') return;
  if (median > PDF_MAX_MS) throw new Error('a quote takes too long to be made');
  if (megabytes > MEGABYTES_MAX) throw new Error('a quote takes too much memory');
  if (made.held > HELD_MAX_MS) throw new Error('a quote holds the event loop');
  if (gantt / day > GANTT_MAX) throw new Error('a schedule takes too long to be drawn');
}

const WATCH_MS = 2;
const WARM = 5;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

interface Watched<Result> {
  readonly result: Result;
  /** The longest time for which the event loop was not free. */
  readonly held: number;
  /** The most memory that the program had. */
  readonly peak: number;
}

async function watched<Result>(work: () => Promise<Result>): Promise<Watched<Result>> {
  let peak = 0;
  let held = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    held = Math.max(held, now - last - WATCH_MS);
    last = now;
    peak = Math.max(peak, process.memoryUsage().rss);
  }, WATCH_MS);
  const result = await work();
  clearInterval(watch);
  return { result, held, peak };
}

async function each(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken;
}

async function mean(times: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await each(times, work)).reduce((sum, one) => sum + one, 0) / times;
}

function fullDay(): DayPicture {
  return {
    theme: 'light',
    title: 'Сегодня',
    subtitle: 'понедельник, 2 марта 2026',
    summary: '10 блоков',
    from: 540,
    to: 1200,
    now: { at: 727, label: '12:07' },
    slots: Array.from({ length: 10 }, (_, index) => ({
      from: 540 + index * 60,
      to: 600 + index * 60,
      title: `Встреча ${index + 1} о ходе работ`,
      kind: 'event' as const,
      locked: false,
      time: '',
    })),
    free: [],
    tasks: {
      heading: 'Без времени',
      items: Array.from({ length: 10 }, (_, index) => ({
        title: `Задача ${index + 1}`,
        note: 'срок завтра',
        late: false,
      })),
      footer: null,
    },
  };
}

function schedule(): GanttPicture {
  return {
    title: 'Проект-образец',
    subtitle: 'финиш 27 марта',
    legend: { critical: 'критический путь', open: 'с запасом', done: 'сделано' },
    days: Array.from({ length: 28 }, (_, day) => ({ label: '02.03', isOff: day % 7 > 4 })),
    today: { at: 9.5, label: 'сегодня' },
    rows: Array.from({ length: ROWS }, (_, index) => ({
      title: `Работа ${index + 1} по договорённости`,
      note: '2–5 марта',
      from: index,
      to: index + 3,
      state: index % 3 === 0 ? ('critical' as const) : ('open' as const),
    })),
  };
}
