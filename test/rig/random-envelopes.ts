import type { Seeded } from './seeded.ts';

/** A line of `suggest --validate`: an envelope, and what it is held against. */
export interface EnvelopeLine {
  readonly id: number;
  readonly now: string;
  readonly timezone: string;
  readonly surface?: string;
  readonly known: {
    readonly todoIds: string[];
    readonly todoTempIds: string[];
    readonly projects: Array<{ readonly id: string; readonly name: string }>;
    readonly texts: string[];
  };
  readonly envelope: unknown;
}

type Fields = Record<string, unknown>;

const SURFACES = ['on_create', 'task_drawer', 'today_plan'] as const;
const ZONES = ['Europe/Moscow', 'Asia/Vladivostok', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata'];
const NOWS = [
  '2026-02-14T12:00:00.000Z',
  '2026-02-14T21:30:00+03:00',
  '2026-12-31T23:59:59.999Z',
  '2028-02-29T00:00:00+13:45',
];
const PROJECTS = [
  { id: 'PLAN-001', name: 'Ремонт кухни' },
  { id: 'PLAN-002', name: 'Счёт за свет' },
  { id: 'PLAN-003', name: 'Дача' },
  { id: 'PLAN-004', name: 'дача' },
  { id: 'PLAN-005', name: 'Й' },
];
const TEXT = 'Позвонить  в сервис и договориться о замене фильтра в субботу утром, после десяти';
const TYPES = [
  'set_due_date',
  'set_priority',
  'set_project',
  'set_category',
  'rewrite_title',
  'propose_next_action',
  'split_subtasks',
  'ask_clarification',
  'defer_task',
  'propose_create_project',
] as const;

/** What stands where something else is expected. */
const ODD: readonly unknown[] = [
  null,
  '',
  '  ',
  '\u00a0\t',
  0,
  1,
  -1,
  1.5,
  true,
  false,
  [],
  {},
  ['x'],
  { x: 1 },
  'NaN',
  'x',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  1e21,
];

const RATIONALES = [
  'В названии сказано, что это срочно.',
  'Detected explicit time phrase in task draft.',
  'Цена 2*3*4 и snake_case_name',
  'а < б > в, 5 * 3 * 2',
  'Пункт 1.2 и 3.-й',
  '#тег без пробела',
  '-5 градусов',
  ' Пробелы вокруг ',
  'и\u0306 вместо й',
  '😀'.repeat(120),
  'й'.repeat(120),
  'и\u0306'.repeat(120),
  `«${'ж'.repeat(40)}»`,
  `"${'ж'.repeat(20)}" и ещё много разных слов между ними и "${'ж'.repeat(20)}"`,
  `Про ${TEXT.slice(0, 38)}!`,
  "don't ask what others don't know, and do not tell them",
];
const BAD_RATIONALES = [
  'две\nстроки',
  'конец строки\n',
  'две\u2028строки',
  'Код `x` здесь',
  '**важно**',
  '__важно__',
  '~~важно~~',
  'это *важно* очень',
  'это (_важно_) очень',
  '*два слова*',
  '[ссылка](https://example.org)',
  '<b>важно</b>',
  'строка<br/>строка',
  '# Заголовок',
  '## Заголовок',
  '> цитата',
  '- пункт',
  '* пункт',
  '+ пункт',
  '1. пункт',
  '12. пункт',
  '  - пункт',
  '| ячейка',
  '|ячейка|',
  'й'.repeat(121),
  '😀'.repeat(121),
  `«${'ж'.repeat(41)}»`,
  `"${'ж'.repeat(41)}"`,
  `“${'ж'.repeat(41)}”`,
  `„${'ж'.repeat(41)}“`,
  `«внутри „короткое“ и ${'ж'.repeat(41)}»`,
  `Про ${TEXT.slice(0, 60)}`,
  `Про ${TEXT.slice(5, 70).toUpperCase().replaceAll(' ', '   ')}`,
];
const DUES = [
  '2026-02-20',
  '2026-02-14',
  '2026-02-13',
  '2026-02-15',
  '2028-02-29',
  '2028-02-28',
  '2026-12-31',
  '2027-01-01',
  '9999-12-31',
  '0001-01-01',
  '2026-02-20T17:00:00Z',
  '2026-02-14T12:00:00Z',
  '2026-02-14T11:59:59.9Z',
  '2026-02-14T15:00:00+03:00',
  '2026-02-14T14:59:59+03:00',
  '2026-02-14T18:30:00.0001Z',
  '2028-02-28T10:15:00-00:00',
  '9999-12-31T23:59:59-14:00',
  '2026-12-31T23:59:59.998Z',
];
const BAD_DUES = [
  'завтра',
  '2026',
  '2026-02',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-02-20T17:00:00',
  '2026-02-20 17:00:00Z',
  '2026-02-20T24:00:00Z',
  '2026-02-20T17:60:00Z',
  '20260220',
  ' 2026-02-20',
  '2026-02-20T17:00:00Z ',
  '2026-W08-5',
];

/** An envelope that is lawful, broken, or both here and there: the more, the greater `harm` is. */
export function randomLine(id: number, chance: Seeded, harm: number): EnvelopeLine {
  const surface = chance.pick(SURFACES);
  const suggestions = Array.from({ length: chance.below(8) }, (_, at) =>
    harmedSuggestion(randomSuggestion(at, surface, chance), chance, harm),
  );
  const envelope: Fields = {
    contractVersion: 1,
    requestId: `request-${id}`,
    generatedAt: '2020-01-01T00:00:00Z',
    surface,
    must_abstain: chance.chance(0.15),
    suggestions: chance.chance(harm / 4) ? [...suggestions, chance.pick(ODD)] : suggestions,
  };
  if (chance.chance(0.4)) envelope['modelInfo'] = randomModelInfo(chance);
  if (chance.chance(0.3)) envelope['planPreview'] = randomPreview(chance, harm);
  if (chance.chance(0.3)) envelope['note'] = { of: 'another' };
  if (chance.chance(harm / 6)) harmOne(envelope, Object.keys(envelope), chance);
  const asked = chance.chance(harm / 8) ? chance.pick(SURFACES) : surface;
  return {
    id,
    now: chance.pick(NOWS),
    timezone: chance.pick(ZONES),
    ...(chance.chance(0.5) ? { surface: asked } : {}),
    known: {
      todoIds: ['TASK-001', 'TASK-042', 'tmp-9'],
      todoTempIds: ['tmp-0', 'tmp-1', 'TASK-900'],
      projects: PROJECTS,
      texts: chance.chance(0.7) ? ['коротко', TEXT] : [],
    },
    envelope: chance.chance(harm / 40) ? chance.pick(ODD) : envelope,
  };
}

function randomSuggestion(at: number, surface: (typeof SURFACES)[number], chance: Seeded): Fields {
  const type = chance.pick(TYPES);
  const target =
    surface === 'on_create'
      ? { todoTempId: chance.pick(['tmp-0', 'tmp-1']) }
      : { todoId: chance.pick(['TASK-001', 'TASK-042']) };
  return {
    type,
    suggestionId: `s-${at}`,
    confidence: chance.pick([0, 0.4, 0.84, 1]),
    rationale: chance.pick(RATIONALES),
    ...(chance.chance(0.5) ? { requiresConfirmation: chance.chance(0.7) } : {}),
    ...(chance.chance(0.1) ? { title: 'рядом' } : {}),
    payload: {
      ...randomPayload(type, chance),
      ...(chance.chance(0.95) ? target : {}),
      ...(chance.chance(0.2) ? { unknown: { deep: [1] }, toString: 'x' } : {}),
      ...(chance.chance(0.1) ? { category: ' ', title: null } : {}),
    },
  };
}

function randomPayload(type: (typeof TYPES)[number], chance: Seeded): Fields {
  const edge = (max: number) =>
    chance.pick(['Слово', 'й'.repeat(max), 'и\u0306'.repeat(max), ` ${'😀'.repeat(max)} `, '- 1']);
  const sometimes = (fields: Fields) => (chance.chance(0.4) ? fields : {});
  switch (type) {
    case 'set_due_date':
      return { dueDateISO: chance.pick(DUES) };
    case 'set_priority':
      return { priority: chance.pick(['low', 'medium', 'high']) };
    case 'set_project':
      return {
        ...sometimes({ projectId: chance.pick(['PLAN-001', 'PLAN-002', 'PLAN-003', 'PLAN-404']) }),
        ...sometimes({
          projectName: chance.pick(['ремонт  КУХНИ ', 'Счет за свет', 'дача', 'И\u0306', 'Нет её']),
        }),
        ...sometimes({ category: edge(50) }),
      };
    case 'set_category':
      return { category: edge(50) };
    case 'rewrite_title':
      return { title: edge(500) };
    case 'propose_next_action':
      return { ...sometimes({ title: edge(200) }), ...sometimes({ text: edge(200) }) };
    case 'split_subtasks':
      return {
        subtasks: Array.from({ length: chance.below(8) }, (_, order) => ({
          title: edge(500),
          order: order + 1 + (chance.chance(0.1) ? 1 : 0),
          ...(chance.chance(0.1) ? { done: true } : {}),
        })),
      };
    case 'ask_clarification':
      return {
        questionId: `q-${chance.below(3)}`,
        question: edge(200),
        ...sometimes({ choices: Array.from({ length: chance.below(7) }, () => edge(60)) }),
      };
    case 'defer_task':
      return { strategy: chance.pick(['someday', 'next_week', 'next_month']) };
    case 'propose_create_project':
      return { projectName: edge(50) };
  }
}

function harmedSuggestion(suggestion: Fields, chance: Seeded, harm: number): unknown {
  if (chance.chance(harm / 20)) return chance.pick(ODD);
  const payload = { ...(suggestion['payload'] as Fields) };
  const harmed: Fields = { ...suggestion, payload };
  if (chance.chance(harm / 3)) harmOne(harmed, Object.keys(harmed), chance);
  if (chance.chance(harm / 3)) harmOne(payload, Object.keys(payload), chance);
  if (chance.chance(harm / 5)) harmed['rationale'] = chance.pick(BAD_RATIONALES);
  if (chance.chance(harm / 8)) harmed['suggestionId'] = 's-0';
  if (chance.chance(harm / 8)) harmed['confidence'] = chance.pick([-0.01, 1.01, '0.5']);
  if (chance.chance(harm / 8))
    payload['todoId'] = chance.pick(['TASK-001', 'TASK-777', 'task-001']);
  if (chance.chance(harm / 8)) payload['todoTempId'] = chance.pick(['tmp-0', 'tmp-77']);
  const due = payload['dueDateISO'];
  if (due !== undefined && chance.chance(harm / 3)) payload['dueDateISO'] = chance.pick(BAD_DUES);
  return harmed;
}

function harmOne(fields: Fields, keys: readonly string[], chance: Seeded): void {
  if (keys.length === 0) return;
  const key = chance.pick(keys);
  if (chance.chance(0.3)) delete fields[key];
  else if (key === 'contractVersion') fields[key] = chance.pick([2, '1', true, null, 1.5, '']);
  else fields[key] = chance.pick([...ODD, 'й'.repeat(501), 'й'.repeat(201), 'й'.repeat(61)]);
}

function randomModelInfo(chance: Seeded): unknown {
  if (chance.chance(0.2)) return chance.pick(ODD);
  return {
    provider: chance.pick(['p', 1, ' ', null]),
    model: 'm',
    secret: 'x',
    ...(chance.chance(0.5) ? { version: chance.pick(['1', 2]) } : {}),
  };
}

function randomPreview(chance: Seeded, harm: number): unknown {
  if (chance.chance(harm / 5)) return chance.pick(ODD);
  const items = Array.from({ length: chance.below(4) }, (_, at) => {
    const item: Fields = {
      todoId: chance.pick(['TASK-001', 'TASK-042']),
      rank: at + 1,
      timeEstimateMin: chance.pick([1, 45, 1440]),
      rationale: 'Срок сегодня',
      ...(chance.chance(0.2) ? { more: 1 } : {}),
    };
    if (chance.chance(harm / 3)) harmOne(item, Object.keys(item), chance);
    if (chance.chance(harm / 6)) item['rank'] = chance.pick([0, 1, 2, 1.5]);
    if (chance.chance(harm / 6)) item['timeEstimateMin'] = chance.pick([0, 1441, 30.5]);
    if (chance.chance(harm / 6)) item['rationale'] = chance.pick(BAD_RATIONALES);
    return item;
  });
  return { topN: chance.pick([0, 3, 'x']), items: chance.chance(harm / 6) ? 'none' : items };
}
