import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SuggestionEnvelope } from '@planerka/contracts';
import { type SuggestionGround, salvage } from '@planerka/plan';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { envelopes: 1_000, rounds: 21, steady: 100_000, hostile: 10_000, chars: 1_000_000 },
  smoke: { envelopes: 5, rounds: 1, steady: 20, hostile: 10, chars: 1_000 },
} as const;
type Size = (typeof SIZES)[BenchSize];

const TEXTS = [
  'Позвонить в сервис и договориться о замене фильтра в субботу утром, после десяти',
  'надо бы не забыть подготовить отчёт по продажам за третий квартал и разослать всем до пятницы',
];
const GROUND: SuggestionGround = {
  now: '2026-02-14T12:00:00.000Z',
  zone: 'Europe/Moscow',
  surface: 'task_drawer',
  todoIds: ['TASK-042', 'TASK-043'],
  todoTempIds: [],
  projects: [
    { id: 'PLAN-001', name: 'Ремонт кухни' },
    { id: 'PLAN-002', name: 'Дача' },
  ],
  texts: TEXTS,
};

const PAYLOADS: ReadonlyArray<readonly [string, object]> = [
  ['set_due_date', { dueDateISO: '2026-02-20T17:00:00+03:00' }],
  ['set_priority', { priority: 'high' }],
  ['set_project', { projectName: 'ремонт кухни' }],
  ['set_category', { category: 'дом' }],
  ['rewrite_title', { title: 'Подготовить отчёт по продажам' }],
  ['propose_next_action', { title: 'Позвонить в сервис' }],
  [
    'split_subtasks',
    {
      subtasks: ['Собрать цифры', 'Написать', 'Отправить'].map((title, at) => ({
        title,
        order: at + 1,
      })),
    },
  ],
  [
    'ask_clarification',
    { questionId: 'q-1', question: 'Какой первый шаг?', choices: ['Звонок', 'Письмо'] },
  ],
  ['defer_task', { strategy: 'next_week' }],
  ['set_due_date', { dueDateISO: '2026-02-21' }],
];
const RATIONALES = [
  'В названии сказано, что это срочно.',
  'Здесь несколько шагов: по одному их легче закрывать.',
  'Название слишком общее, не видно действия.',
];

const suggestion = (at: number, fields: object = {}) => {
  const [type, payload] = PAYLOADS[at % PAYLOADS.length] ?? ['', {}];
  return {
    type,
    suggestionId: `s-${at}`,
    confidence: 0.7,
    rationale: RATIONALES[at % RATIONALES.length],
    payload: { todoId: 'TASK-042', ...payload },
    ...fields,
  };
};
const envelope = (suggestions: readonly unknown[], requestId = 'r') => ({
  contractVersion: 1,
  requestId,
  generatedAt: '2026-02-14T12:00:00.000Z',
  surface: 'task_drawer',
  must_abstain: false,
  suggestions,
});

/** Salvage beside what zod alone takes, its memory over a long run, and hostile envelopes. */
export function measureSalvage(size: BenchSize): void {
  compare(SIZES[size]);
  steady(SIZES[size]);
  hostile(SIZES[size]);
}

/** Both read the same texts, in turn, so that a busy machine is as busy for the one as for the other. */
function compare({ envelopes, rounds }: Size): void {
  const texts = Array.from({ length: envelopes }, (_, at) =>
    JSON.stringify(
      envelope(
        PAYLOADS.map((__, each) => suggestion(each)),
        `r-${at}`,
      ),
    ),
  );
  const readers: Readonly<Record<string, (text: string) => void>> = {
    'JSON.parse and zod': (text) => void SuggestionEnvelope.parse(JSON.parse(text)),
    'JSON.parse and salvage': (text) => void salvage(JSON.parse(text), GROUND),
  };
  const times = new Map<string, number[]>(Object.keys(readers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, read] of Object.entries(readers)) {
      times.get(name)?.push(timeOf(() => texts.forEach(read)));
    }
  }
  const [zod = 0, salvaged = 0] = [...times.values()].map(median);
  printTable(`salvage: ${envelopes} envelopes of ${PAYLOADS.length} (the median of ${rounds})`, [
    { reader: 'JSON.parse and zod', ms: rounded(zod), 'of zod': 1 },
    { reader: 'JSON.parse and salvage', ms: rounded(salvaged), 'of zod': rounded(salvaged / zod) },
  ]);
}

function steady({ steady: count }: Size): void {
  const text = JSON.stringify(envelope(PAYLOADS.map((_, each) => suggestion(each))));
  const rows = Array.from({ length: 5 }, (_, part) => {
    for (let at = 0; at < count / 5; at += 1) salvage(JSON.parse(text), GROUND);
    return { envelopes: ((part + 1) * count) / 5, 'heap, MB': rounded(heapInUse() / 2 ** 20) };
  });
  printTable('salvage: memory that is kept', rows);
}

function hostile({ hostile: many, chars }: Size): void {
  const filled = (fields: (at: number) => object) =>
    envelope(Array.from({ length: many }, (_, at) => suggestion(at, fields(at))));
  const long = 'й'.repeat(chars);
  const marks = `а${'\u0315\u0300'.repeat(chars / 2)}`;
  const deep = `${'['.repeat(chars / 2)}${']'.repeat(chars / 2)}`;
  const cases: Readonly<Record<string, readonly [unknown, SuggestionGround?]>> = {
    'many suggestions': [filled(() => ({}))],
    'many of no type': [filled(() => ({ type: 'x' }))],
    'many quotation marks': [filled(() => ({ rationale: '"«'.repeat(60) }))],
    'many asterisks': [filled(() => ({ rationale: '*a'.repeat(60) }))],
    'many past dates': [
      filled(() => ({ type: 'set_due_date', payload: { dueDateISO: '0001-01-01T00:00:00Z' } })),
    ],
    'a long title': [envelope([suggestion(4, { payload: { todoId: 'TASK-042', title: long } })])],
    'a title of marks': [
      envelope([suggestion(4, { payload: { todoId: 'TASK-042', title: marks } })]),
    ],
    'a long rationale': [envelope([suggestion(4, { rationale: long })])],
    'a deep payload': [
      JSON.parse(
        JSON.stringify(envelope([suggestion(4, { payload: 'DEEP' })])).replace(
          '"DEEP"',
          `{"x":${deep}}`,
        ),
      ),
    ],
    'texts of a person, long': [envelope([suggestion(1)]), { ...GROUND, texts: [long] }],
    'texts of a person, marks': [envelope([suggestion(1)]), { ...GROUND, texts: [marks] }],
  };
  const rows = Object.entries(cases).map(([name, [given, ground = GROUND]]) => ({
    envelope: name,
    ms: rounded(Math.min(...Array.from({ length: 5 }, () => timeOf(() => salvage(given, ground))))),
  }));
  printTable(
    `salvage: hostile envelopes, ${many} suggestions or ${chars} characters (the fastest of five)`,
    rows,
  );
}

function timeOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What is still in use once the rest was swept away. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
