import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interpretUtterance, parseTime } from '@planerka/language';
import * as chrono from 'chrono-node';
import { seeded } from '../rig/seeded.ts';
import { spokenUtterance } from '../rig/spoken-grammar.ts';
import { isReadRight, isSilentlyWrong } from '../rig/spoken-reading.ts';
import { printReliability } from './reliability.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/**
 * Phrases that nobody here wrote, beside the repository or in LANGUAGE_DATA_DIR; without them a
 * few of our own, on which accuracy says little.
 */
const FOLDER =
  process.env.LANGUAGE_DATA_DIR ?? path.join(import.meta.dirname, '../../../shared/language');
const REFERENCE = '2026-02-25T12:00:00+03:00';
const SIZES = {
  full: {
    rounds: 40,
    warmUp: 15,
    lengths: [512, 1024, 2048, 4096],
    generated: 100_000,
    every: 1,
    step: 1,
  },
  smoke: { rounds: 1, warmUp: 0, lengths: [128, 256], generated: 40, every: 60, step: 10 },
} as const;
type Size = (typeof SIZES)[BenchSize];
/** 4,096 characters may take so many times what 512 take, or this long whatever those take. */
const GROWTH_MAX = 10;
const HOSTILE_LIMIT_MS = 5;

interface Phrase {
  readonly text: string;
  readonly reference?: string;
  readonly kind: string;
  readonly start?: string;
  readonly fields?: readonly string[];
  readonly tags?: readonly string[];
  readonly relevant: boolean;
}

const OWN: readonly Phrase[] = [
  ['завтра в 10', '2026-02-26T10:00'],
  ['через два часа', '2026-02-25T14:00'],
  ['5 марта', '2026-03-05'],
  ['в пятницу', '2026-02-27'],
  ['купить молоко и хлеб', undefined],
].map(([text, start]) => ({
  text: text ?? '',
  kind: start === undefined ? 'none' : 'date',
  relevant: true,
  ...(start === undefined ? {} : { start }),
}));

function phrases(): readonly Phrase[] {
  const file = path.join(FOLDER, 'times.dev.jsonl');
  if (!existsSync(file)) {
    console.log('\nlanguage: no ../shared/language, measured on five phrases of our own');
    return OWN;
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Phrase => JSON.parse(line))
    .filter((phrase) => phrase.relevant && phrase.kind !== 'duration');
}

/** What people say as a whole, with its commands, questions and talk. */
function utterances(): readonly Phrase[] {
  const file = path.join(FOLDER, 'commands.dev.jsonl');
  if (!existsSync(file)) return OWN;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Phrase => ({ text: JSON.parse(line).text, kind: 'none', relevant: true }));
}

/** Local `YYYY-MM-DDTHH:MM:SS`, the only form in which the two are compared. */
type Reader = (phrase: Phrase) => string | null;

const ours: Reader = ({ text, reference = REFERENCE }) =>
  parseTime(text, { now: reference })?.start ?? null;

const pair = (n: number): string => String(n).padStart(2, '0');

function theirs(): Reader {
  const references = new Map<string, { instant: Date; timezone: number }>();
  return ({ text, reference = REFERENCE }) => {
    let known = references.get(reference);
    if (known === undefined) {
      const sign = reference.at(-6) === '-' ? -1 : 1;
      const timezone = sign * (Number(reference.slice(-5, -3)) * 60 + Number(reference.slice(-2)));
      known = { instant: new Date(reference), timezone };
      references.set(reference, known);
    }
    const [found] = chrono.ru.parse(text, known, { forwardDate: true });
    if (found === undefined) return null;
    const at = (part: chrono.Component): number => found.start.get(part) ?? 0;
    const day = `${at('year')}-${pair(at('month'))}-${pair(at('day'))}`;
    const clock = `${pair(at('hour'))}:${pair(at('minute'))}:${pair(at('second'))}`;
    return found.start.isCertain('hour') ? `${day}T${clock}` : day;
  };
}

const FIELD_SPANS: Readonly<Record<string, readonly [number, number]>> = {
  year: [0, 4],
  month: [5, 7],
  day: [8, 10],
  hour: [11, 13],
  minute: [14, 16],
};

/** Right in the fields that the phrase asserts; week and daypart are left to the scorer. */
function isRight(phrase: Phrase, read: string | null): boolean {
  if (phrase.kind === 'none') return read === null;
  if (read === null || phrase.start === undefined) return false;
  const start = phrase.start;
  return (phrase.fields ?? ['year', 'month', 'day']).every((field) => {
    const span = FIELD_SPANS[field];
    return span === undefined || read.slice(...span) === start.slice(...span);
  });
}

type Rounds = Readonly<Record<'rounds' | 'warmUp', number>>;

function microseconds(list: readonly Phrase[], reader: Reader, { rounds, warmUp }: Rounds): number {
  for (let i = 0; i < warmUp; i += 1) for (const phrase of list) reader(phrase);
  const began = performance.now();
  for (let i = 0; i < rounds; i += 1) for (const phrase of list) reader(phrase);
  return ((performance.now() - began) * 1000) / rounds / list.length;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function compare(list: readonly Phrase[], size: Size): void {
  const consensus = list.filter((phrase) => (phrase.tags ?? []).length === 0);
  const readers: [string, Reader][] = [
    ['@planerka/language', ours],
    ['chrono-node (ru)', theirs()],
  ];
  // twice, so that neither pays alone for a noisy neighbour
  const times = readers.map(([, reader]) => [
    microseconds(list, reader, size),
    microseconds(list, reader, size),
  ]);
  printTable(
    `Time phrases: ${list.length}, ${consensus.length} of them without disputed conventions`,
    readers.map(([name, reader], i) => ({
      reader: name,
      'µs a phrase': rounded(Math.min(...(times[i] ?? []))),
      right: percent(list.filter((phrase) => isRight(phrase, reader(phrase))).length, list.length),
      'right, undisputed': percent(
        consensus.filter((phrase) => isRight(phrase, reader(phrase))).length,
        consensus.length,
      ),
    })),
  );
}

const whole: Reader = ({ text, reference = REFERENCE }) =>
  interpretUtterance(
    { trace_id: 'bench', source: { channel: 'cli' }, now_iso: reference, text },
    { timezone: 'Europe/Moscow' },
  ).response.kind;

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** All readers on the same texts by turns, so that a noisy neighbour is everybody's. */
function besideChrono(title: string, list: readonly Phrase[], { rounds, warmUp }: Size): void {
  const readers: readonly [string, Reader][] = [
    ['interpretUtterance', whole],
    ['parseTime', ours],
    ['chrono-node (ru)', theirs()],
  ];
  const times = readers.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    readers.forEach(([, reader], i) => {
      const took = microseconds(list, reader, { rounds: 1, warmUp: 0 });
      if (round >= warmUp) times[i]?.push(took);
    });
  }
  const theirTime = median(times.at(-1) ?? []);
  printTable(
    title,
    readers.map(([name], i) => {
      const own = median(times[i] ?? []);
      return {
        reader: name,
        'µs a text': rounded(own),
        'times chrono-node': rounded(own / theirTime),
        'no slower': own <= theirTime ? 'yes' : 'NO',
      };
    }),
  );
}

type Sandwich = readonly [head: string, unit: string, tail: string];
/** What is repeated, alone or between a head and a tail. */
const HOSTILE: Readonly<Record<string, string | Sandwich>> = {
  'one digit': '1',
  'digits and spaces': '1 ',
  dates: '1.1.',
  'digits and dashes': '1-',
  'a word of time': 'завтра ',
  'unknown words': 'абвгдежз ',
  numerals: 'двадцать ',
  'an open clock': 'в 5 ',
  'an endless list': 'пн и ',
  'open quotes': '«',
  corrections: ', нет',
  'open spans': 'с 5 до ',
  repetitions: 'каждый понедельник и ',
  brackets: '((((',
  'days of a month': '5 мая ',
  'commas and brackets': ',…[',
  'letters with points': 'a.m. ',
  'sums and sizes': '40 на 60 ',
  'several clocks': 'в 5 и 6 ',
  'misspelt words': 'в питнадцать ',
  'letters and points': 'а.б. ',
  'commands and conjunctions': 'купить молоко и ',
  commas: 'хлеб, ',
  sentences: 'хлеб. ',
  lines: 'слово\n',
  telephones: '8 900 123 45 67 ',
  refusals: 'не надо лучше ',
  'hours of other zones': 'в 5 по мск ',
  'numbers of tasks': 'TASK-001 ',
  'a note and lines': ['купить лак заметка', '\n', 'x'],
  'a note and spaces': ['купить лак заметка', ' ', 'x'],
  notes: 'купить лак, заметка: ',
};

function milliseconds(read: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 7; i += 1) {
    const began = performance.now();
    read();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

function curve(title: string, lengths: readonly number[], read: (text: string) => unknown): void {
  const rows = Object.entries(HOSTILE).map(([name, said]) => {
    const [head, unit, tail] = typeof said === 'string' ? ['', said, ''] : said;
    const times = lengths.map((length) => {
      const filled = head + unit.repeat(Math.ceil(length / unit.length));
      const text = filled.slice(0, length - tail.length) + tail;
      return milliseconds(() => read(text));
    });
    const cells = lengths.map((length, i) => [String(length), rounded(times[i] ?? 0)] as const);
    const shortest = times[0] ?? 0;
    const longest = times.at(-1) ?? 0;
    return {
      text: name,
      ...Object.fromEntries(cells),
      'growth at the last doubling': rounded(longest / (times.at(-2) ?? longest)),
      'longest to shortest': rounded(longest / shortest),
      [`at most ${GROWTH_MAX} times`]:
        longest <= Math.max(shortest * GROWTH_MAX, HOSTILE_LIMIT_MS) ? 'yes' : 'NO',
    };
  });
  printTable(title, rows);
}

/** Utterances that a grammar makes, by form: how many are read as they were meant. */
function generated(count: number): void {
  const by = seeded(1);
  const forms = new Map<string, { all: number; right: number; silent: number }>();
  for (let i = 0; i < count; i += 1) {
    const spoken = spokenUtterance(by);
    const sum = forms.get(spoken.form) ?? { all: 0, right: 0, silent: 0 };
    const isRead = isReadRight(spoken);
    sum.all += 1;
    if (isRead) sum.right += 1;
    else if (isSilentlyWrong(spoken)) sum.silent += 1;
    forms.set(spoken.form, sum);
  }
  const whole = { all: 0, right: 0, silent: 0 };
  for (const { all, right, silent } of forms.values()) {
    whole.all += all;
    whole.right += right;
    whole.silent += silent;
  }
  printTable(
    'Utterances that a grammar makes (test/rig/spoken-grammar.ts)',
    [...forms, ['all', whole] as const].map(([form, { all, right, silent }]) => ({
      form,
      utterances: all,
      right: percent(right, all),
      'silently wrong': silent,
    })),
  );
}

/** Time a phrase beside chrono-node's in the same run, and the curve of hostile lengths. */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const isTaken = (_: Phrase, at: number) => at % size.step === 0;
  const times = phrases().filter(isTaken);
  compare(times, size);
  besideChrono('Time phrases by turns, medians', times, size);
  const said = utterances().filter(isTaken);
  besideChrono(`Utterances by turns, medians: ${said.length}`, said, size);
  curve('parseTime on hostile texts, ms by length in characters', size.lengths, (text) =>
    parseTime(text, { now: REFERENCE, timezone: 'Europe/Moscow' }),
  );
  curve('interpretUtterance on the same texts, ms', size.lengths, (text) =>
    interpretUtterance(
      { trace_id: 'bench', source: { channel: 'cli' }, now_iso: REFERENCE, text },
      { timezone: 'Europe/Moscow' },
    ),
  );
  generated(size.generated);
  printReliability(size.every);
  await Promise.resolve();
}

if (import.meta.filename === process.argv[1]) await run('full');
