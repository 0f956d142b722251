import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { interpretUtterance } from '@planerka/language';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/** How many objects a conversation remembers: each may be meant by any word. */
const REMEMBERED = 50;
const ROUNDS = { full: 300, smoke: 2 } as const;
const ACTS = [
  'купить хлеб',
  'позвонить в банк',
  'подготовить отчёт',
  'оплатить интернет',
  'записаться к врачу',
  'разобрать почту',
  'забрать посылку',
  'сходить в магазин',
  'постирать куртку',
  'написать письмо',
];
/** The number keeps what is said apart: what was said once may be known. */
const SAID: ReadonlyArray<(number: number) => string> = [
  (number) => `Создай задачу купить хлеб ${number}`,
  () => 'купить краску',
  () => 'встреча в пятницу в 15 на час, тема',
  () => 'что сегодня?',
  () => 'отчёт готов',
  () => 'купить молоко и хлеб, завтра в 10 врач',
];

const remembered: readonly ObjectHandle[] = Array.from({ length: REMEMBERED }, (_, at) => ({
  kind: at % 5 === 4 ? 'timeblock' : 'task',
  title: `${ACTS[at % ACTS.length] ?? ''} ${at}`,
  number: at + 1,
}));

function read(text: string, candidates: readonly ObjectHandle[]): void {
  const request: InterpretRequest = {
    trace_id: 'bench',
    source: { channel: 'telegram_text' },
    now_iso: '2026-02-25T12:00:00+03:00',
    text,
    thread: {
      room: { kind: 'hub' },
      candidates: [...candidates],
      listed_count: 0,
      operations: [],
    },
  };
  interpretUtterance(request, { timezone: 'Europe/Moscow' });
}

/** Milliseconds of the processor for one reading; the first quarter warms up. */
function taken(
  text: (number: number) => string,
  candidates: readonly ObjectHandle[],
  rounds: number,
): number {
  const warmUp = Math.ceil(rounds / 4);
  for (let round = 0; round < warmUp; round += 1) read(text(round), candidates);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) read(text(warmUp + round), candidates);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rounds;
}

/** What one reading costs beside nothing that was spoken of, and beside as much as is remembered. */
export function run(size: BenchSize): void {
  const rounds = ROUNDS[size];
  const rows = SAID.map((text) => {
    const [alone, beside] = [taken(text, [], rounds), taken(text, remembered, rounds)];
    return {
      said: text(0),
      'cpu ms, nothing remembered': rounded(alone),
      [`beside ${REMEMBERED}`]: rounded(beside),
      ratio: rounded(beside / alone),
    };
  });
  printTable('A message, read by the rules', rows);
}
