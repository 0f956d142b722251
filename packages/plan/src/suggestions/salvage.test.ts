import { describe, expect, it } from 'vitest';
import type { SuggestionGround } from './ground.ts';
import { salvage } from './salvage.ts';

const GROUND: SuggestionGround = {
  now: '2026-02-14T22:30:00.000Z',
  zone: 'Europe/Moscow',
  todoIds: ['TASK-042', 'TASK-043'],
  todoTempIds: ['tmp-0', 'tmp-1'],
  projects: [
    { id: 'PLAN-001', name: 'Счёт за свет' },
    { id: 'PLAN-002', name: 'Дача' },
    { id: 'PLAN-003', name: 'дача' },
  ],
  texts: [],
};

type Fields = Readonly<Record<string, unknown>>;

const envelope = (suggestions: unknown, fields: Fields = {}) => ({
  contractVersion: 1,
  requestId: 'request-1',
  generatedAt: '2020-01-01T00:00:00Z',
  surface: 'task_drawer',
  must_abstain: false,
  suggestions,
  ...fields,
});

const rename = (fields: Fields = {}, payload: Fields = {}) => ({
  type: 'rewrite_title',
  suggestionId: 's-1',
  confidence: 0.5,
  rationale: 'С глаголом понятнее, что сделать.',
  payload: { todoId: 'TASK-042', title: 'Подготовить отчёт', ...payload },
  ...fields,
});

const ofType = (type: string, payload: Fields, fields: Fields = {}) =>
  rename({ type, payload: { todoId: 'TASK-042', ...payload }, ...fields });

function salvaged(given: unknown, ground: Partial<SuggestionGround> = {}) {
  const made = salvage(given, { ...GROUND, ...ground });
  if (!made.ok) throw new Error(`refused: ${made.code}`);
  return made;
}

/** The code of an envelope's only suggestion, or the payload that is kept of it. */
function verdict(suggestion: unknown, fields: Fields = {}, ground: Partial<SuggestionGround> = {}) {
  const { envelope: left, rejected } = salvaged(envelope([suggestion], fields), ground);
  return rejected[0]?.code ?? left.suggestions[0]?.payload;
}

/** The codes of all suggestions by their position; null for what is kept. */
function codes(suggestions: readonly unknown[], fields: Fields = {}) {
  const { rejected } = salvaged(envelope(suggestions, fields));
  return suggestions.map((_, at) => rejected.find(({ index }) => index === at)?.code ?? null);
}

describe('an envelope', () => {
  // cites: J1
  it.each([['[]'], ['"{}"'], ['null'], ['1'], ['true'], ['[{}]']])(
    'is an object: %s is not',
    (text) => {
      expect(salvage(JSON.parse(text), GROUND)).toEqual({ ok: false, code: 'INVALID_JSON' });
    },
  );

  // cites: E1
  it.each([['1'], [true], [2], [1.5], [''], [[]]])('is of version 1: %j is another', (version) => {
    expect(salvage(envelope([], { contractVersion: version }), GROUND)).toEqual({
      ok: false,
      code: 'WRONG_VERSION',
    });
  });

  // cites: E2, E3, E4, E5, S-fields
  it('has its fields, looked for in one order; blank or of another type is missing', () => {
    const missing: Array<[Fields, string]> = [
      [{ contractVersion: undefined, requestId: 1 }, 'contractVersion'],
      [{ contractVersion: null }, 'contractVersion'],
      [{ contractVersion: 2, suggestions: 'none' }, 'suggestions'],
      [{ requestId: ' ', generatedAt: null }, 'requestId'],
      [{ requestId: 7 }, 'requestId'],
      [{ generatedAt: null, surface: 1 }, 'generatedAt'],
      [{ generatedAt: 1_771_070_400 }, 'generatedAt'],
      [{ surface: null, must_abstain: 'no' }, 'surface'],
      [{ must_abstain: 'false', suggestions: {} }, 'must_abstain'],
      [{ must_abstain: 0 }, 'must_abstain'],
      [{ suggestions: { 0: rename() } }, 'suggestions'],
      [{ suggestions: null }, 'suggestions'],
    ];
    for (const [fields, field] of missing) {
      expect(salvage(envelope([], fields), GROUND)).toEqual({
        ok: false,
        code: 'MISSING_FIELD',
        field,
      });
    }
  });

  // cites: E3, E6, V1
  it('leaves with our instant, without fields that the contract does not name', () => {
    const given = envelope([rename()], {
      modelInfo: { provider: 'p', model: 7, version: ' ', secret: 's' },
      note: 'x',
    });
    expect(salvaged(given).envelope).toEqual({
      contractVersion: 1,
      requestId: 'request-1',
      generatedAt: '2026-02-14T22:30:00.000Z',
      surface: 'task_drawer',
      must_abstain: false,
      modelInfo: { provider: 'p' },
      suggestions: [rename()],
    });
    for (const modelInfo of [null, 'x', [], {}, { model: ['x'] }]) {
      expect(salvaged(envelope([], { modelInfo })).envelope).not.toHaveProperty('modelInfo');
    }
  });

  // cites: E4, S-order
  it('of another surface than was asked for has each suggestion rejected', () => {
    const given = [rename(), rename({ type: 'x' }), rename({ rationale: '' })];
    for (const [surface, asked] of [
      ['task_drawer', 'today_plan'],
      ['sidebar', undefined],
      ['sidebar', 'sidebar'],
    ] as const) {
      const ground = asked === undefined ? {} : { surface: asked };
      const { envelope: left, rejected } = salvaged(envelope(given, { surface }), ground);
      expect(rejected.map(({ code }) => code)).toEqual(['SURFACE', 'UNKNOWN_TYPE', 'RATIONALE']);
      expect(left).toMatchObject({ surface, must_abstain: true, suggestions: [] });
    }
    expect(verdict(rename(), {}, { surface: 'task_drawer' })).toEqual(rename().payload);
  });

  // cites: E5, S-abstained
  it('that abstains may only ask', () => {
    const ask = ofType('ask_clarification', { questionId: 'q', question: 'Что?' });
    const made = salvaged(
      envelope([rename(), { ...ask, suggestionId: 's-2' }], { must_abstain: true }),
    );
    expect(made.rejected).toEqual([{ index: 0, code: 'ABSTAINED' }]);
    expect(made.envelope).toMatchObject({
      must_abstain: true,
      suggestions: [{ suggestionId: 's-2' }],
    });
  });

  // cites: E7, V4, J14, J15
  it('of which nothing is left abstains, and keeps what is good otherwise', () => {
    expect(salvaged(envelope([])).envelope).toMatchObject({ must_abstain: true, suggestions: [] });
    expect(salvaged(envelope([rename({ type: 'x' })])).envelope).toMatchObject({
      must_abstain: true,
      suggestions: [],
    });
    const { envelope: left, rejected } = salvaged(envelope([7, rename(), rename({ type: 'x' })]));
    expect(left).toMatchObject({ must_abstain: false, suggestions: [rename()] });
    expect(rejected).toEqual([
      { index: 0, code: 'UNKNOWN_TYPE' },
      { index: 2, code: 'UNKNOWN_TYPE' },
    ]);
  });
});

describe('a suggestion', () => {
  // cites: V2, J2
  it.each([
    ['x'],
    ['constructor'],
    ['__proto__'],
    [' rewrite_title'],
    [null],
    [7],
    [['rewrite_title']],
  ])('is of a known type: %j is none', (type) => {
    expect(codes([rename({ type }), rename()])).toEqual(['UNKNOWN_TYPE', null]);
  });

  // cites: J3, S-duplicate
  it('has an id of its own', () => {
    expect(codes([rename({ suggestionId: undefined }), rename({ suggestionId: ' ' })])).toEqual([
      'MISSING_ID',
      'MISSING_ID',
    ]);
    expect(codes([rename({ suggestionId: 1 }), rename({ suggestionId: null })])).toEqual([
      'MISSING_ID',
      'MISSING_ID',
    ]);
    // What fell before takes no id away.
    expect(codes([rename({ confidence: 2 }), rename(), rename()])).toEqual([
      'CONFIDENCE',
      null,
      'DUPLICATE_ID',
    ]);
  });

  // cites: J4
  it.each([[undefined], [null], ['0.5'], ['NaN'], [-0.01], [1.01], [1e300], [true]])(
    'has a confidence from 0 to 1: %s is none',
    (confidence) => {
      expect(verdict(rename({ confidence }))).toBe('CONFIDENCE');
      expect(codes([rename({ confidence: 0 })])).toEqual([null]);
      expect(codes([rename({ confidence: 1 })])).toEqual([null]);
    },
  );

  // cites: P4, V3, J5
  it('has what its type needs in its payload, not beside it', () => {
    expect(verdict(rename({ title: 'Рядом' }, { title: undefined }))).toBe('MISSING_KEY');
    expect(verdict(rename({}, { title: ' \u00a0' }))).toBe('MISSING_KEY');
    for (const payload of [undefined, null, 'x', [], 7]) {
      expect(verdict(rename({ payload }))).toBe('MISSING_KEY');
    }
    expect(verdict(ofType('set_project', { projectId: '', projectName: null }))).toBe(
      'MISSING_KEY',
    );
    expect(verdict(ofType('propose_next_action', {}))).toBe('MISSING_KEY');
    expect(verdict(ofType('ask_clarification', { questionId: 'q' }))).toBe('MISSING_KEY');
    expect(verdict(ofType('ask_clarification', { question: 'Что?' }))).toBe('MISSING_KEY');
    expect(verdict(ofType('split_subtasks', { subtasks: null }))).toBe('MISSING_KEY');
  });

  // cites: P3, C1, V3, J13
  it('is kept with the keys of the contract alone, and those as they were given', () => {
    const given = rename(
      { rationale: '  Пробелы вокруг ', requiresConfirmation: false, priority: 'high' },
      { title: ' Отчёт ', priority: 'high', todoTempId: ' ', category: null },
    );
    expect(salvaged(envelope([given])).envelope.suggestions).toEqual([
      {
        type: 'rewrite_title',
        suggestionId: 's-1',
        confidence: 0.5,
        rationale: '  Пробелы вокруг ',
        requiresConfirmation: false,
        payload: { todoId: 'TASK-042', title: ' Отчёт ' },
      },
    ]);
  });

  // cites: C1
  it.each([['true'], [1], [null], [{}]])('is confirmed by a boolean: %j is none', (value) => {
    expect(verdict(rename({ requiresConfirmation: value }))).toBe('INVALID_VALUE');
  });

  // cites: S-storable
  it('has texts that can be stored', () => {
    for (const bad of ['a\0b', 'a\ud83d', '\udc00']) {
      expect(verdict(rename({ suggestionId: bad }))).toBe('MISSING_ID');
      expect(verdict(rename({}, { title: bad }))).toBe('INVALID_VALUE');
      expect(verdict(rename({ rationale: bad }))).toBe('RATIONALE');
    }
  });
});

describe('a type', () => {
  // cites: T1, S-dates
  it('set_due_date has a day, or an instant with offset', () => {
    for (const dueDateISO of ['2026-03-01', '2026-03-01T10:00:00+03:00', '9999-12-31']) {
      expect(verdict(ofType('set_due_date', { dueDateISO }))).toEqual({
        todoId: 'TASK-042',
        dueDateISO,
      });
    }
    for (const dueDateISO of ['2026', 'завтра', '2026-02-30', '2026-03-01T10:00:00', 20260301]) {
      expect(verdict(ofType('set_due_date', { dueDateISO }))).toBe('INVALID_VALUE');
    }
  });

  // cites: T1, J10, S-dates
  it('set_due_date asks to be confirmed when it is past: a day in the zone, an instant before now', () => {
    const due = (dueDateISO: string, confirmed?: boolean) =>
      verdict(ofType('set_due_date', { dueDateISO }, { requiresConfirmation: confirmed }));
    // In Moscow it is half past one of the 15th.
    expect(due('2026-02-14')).toBe('PAST_UNCONFIRMED');
    expect(due('2026-02-14', false)).toBe('PAST_UNCONFIRMED');
    expect(due('2026-02-14', true)).toMatchObject({ dueDateISO: '2026-02-14' });
    expect(due('2026-02-15')).toMatchObject({ dueDateISO: '2026-02-15' });
    expect(due('2026-02-14T22:29:59.999Z')).toBe('PAST_UNCONFIRMED');
    expect(due('2026-02-15T01:29:59+03:00')).toBe('PAST_UNCONFIRMED');
    expect(due('2026-02-15T01:30:00+03:00')).toMatchObject({ todoId: 'TASK-042' });
    expect(due('2026-02-14T15:00:00-07:30')).toMatchObject({ todoId: 'TASK-042' });
  });

  // cites: T2, T9, J6
  it('set_priority and defer_task take one of three', () => {
    expect(verdict(ofType('set_priority', { priority: 'high' }))).toMatchObject({
      priority: 'high',
    });
    expect(verdict(ofType('set_priority', { priority: 'HIGH' }))).toBe('INVALID_VALUE');
    expect(verdict(ofType('set_priority', { priority: 3 }))).toBe('INVALID_VALUE');
    for (const strategy of ['someday', 'next_week', 'next_month']) {
      expect(verdict(ofType('defer_task', { strategy }))).toMatchObject({ strategy });
    }
    expect(verdict(ofType('defer_task', { strategy: 'never' }))).toBe('INVALID_VALUE');
  });

  // cites: T3, J11, S-project-name
  it('set_project names a project that exists, by its id or a name that only one has', () => {
    const named = (payload: Fields) => verdict(ofType('set_project', payload));
    expect(named({ projectId: 'PLAN-002' })).toMatchObject({ projectId: 'PLAN-002' });
    expect(named({ projectName: ' СЧЕТ  за свет', category: 'дом' })).toEqual({
      todoId: 'TASK-042',
      projectName: ' СЧЕТ  за свет',
      category: 'дом',
    });
    expect(named({ projectId: 'PLAN-001', projectName: 'счет за свет' })).toMatchObject({
      projectId: 'PLAN-001',
    });
    // Of two with one name the id says which.
    expect(named({ projectId: 'PLAN-003', projectName: 'Дача' })).toMatchObject({
      projectId: 'PLAN-003',
    });
    expect(named({ projectId: 'PLAN-404' })).toBe('PROJECT_MISSING');
    expect(named({ projectName: 'Дача' })).toBe('PROJECT_MISSING');
    expect(named({ projectName: 'Новый' })).toBe('PROJECT_MISSING');
    expect(named({ projectId: 'PLAN-002', projectName: 'Счёт за свет' })).toBe('PROJECT_MISSING');
    expect(named({ projectId: 'PLAN-404', projectName: 'Счёт за свет' })).toBe('PROJECT_MISSING');
  });

  // cites: T4, T5, T6, T10, S-bounds
  it.each([
    ['set_category', 'category', 50],
    ['rewrite_title', 'title', 500],
    ['propose_next_action', 'title', 200],
    ['propose_next_action', 'text', 200],
    ['propose_create_project', 'projectName', 50],
  ])('%s has a %s of at most %i code points', (type, key, most) => {
    const given = (text: string) => ofType(type, { title: undefined, [key]: text });
    for (const letter of ['й', 'и\u0306', '😀']) {
      expect(verdict(given(` ${letter.repeat(most)} `))).toMatchObject({
        [key]: expect.any(String),
      });
      expect(verdict(given(letter.repeat(most + 1)))).toBe('INVALID_VALUE');
    }
    expect(verdict(ofType(type, { [key]: ['x'] }))).toBe('INVALID_VALUE');
  });

  // cites: T7, J8, S-order
  it('split_subtasks has one to five, each with a title and an order', () => {
    const split = (subtasks: unknown) => verdict(ofType('split_subtasks', { subtasks }));
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        title: `Шаг ${at + 1}`,
        order: at + 1,
        done: true,
      }));
    expect(split(some(5))).toEqual({
      todoId: 'TASK-042',
      subtasks: some(5).map(({ title, order }) => ({ title, order })),
    });
    expect(split(some(6))).toBe('TOO_MANY_SUBTASKS');
    expect(split([])).toBe('INVALID_VALUE');
    expect(split('x')).toBe('INVALID_VALUE');
    // A wrong one among too many is told first.
    expect(split([...some(6), { title: 'Шаг', order: 1 }])).toBe('INVALID_VALUE');
    for (const wrong of [
      null,
      'Шаг',
      { title: ' ', order: 9 },
      { title: 'Шаг' },
      { title: 'Шаг', order: 0 },
      { title: 'Шаг', order: 1.5 },
      { title: 'Шаг', order: '9' },
      { title: 'й'.repeat(501), order: 9 },
    ]) {
      expect(split([{ title: 'Шаг', order: 1 }, wrong])).toBe('INVALID_VALUE');
    }
  });

  // cites: T8, F1, J7
  it('ask_clarification has an id, a question and two to five choices, and comes once', () => {
    const ask = (payload: Fields, fields: Fields = {}) =>
      ofType('ask_clarification', { questionId: 'q-1', question: 'Что?', ...payload }, fields);
    expect(verdict(ask({}))).toEqual({ todoId: 'TASK-042', questionId: 'q-1', question: 'Что?' });
    expect(verdict(ask({ choices: ['а', 'б', 'в', 'г', 'д'] }))).toMatchObject({
      questionId: 'q-1',
    });
    for (const choices of [[], ['а'], ['а', 'б', 'в', 'г', 'д', 'е'], ['а', ' '], ['а', 1], 'аб']) {
      expect(verdict(ask({ choices }))).toBe('INVALID_VALUE');
    }
    expect(verdict(ask({ choices: ['а', 'й'.repeat(61)] }))).toBe('INVALID_VALUE');
    expect(verdict(ask({ question: 'й'.repeat(201) }))).toBe('INVALID_VALUE');
    expect(
      codes([
        ask({ choices: [] }, { suggestionId: 's-0' }),
        ask({}),
        ask({}, { suggestionId: 's-2' }),
        rename({ suggestionId: 's-3' }),
      ]),
    ).toEqual(['INVALID_VALUE', null, 'TOO_MANY_QUESTIONS', null]);
  });
});

describe('a target', () => {
  // cites: G1, G3, G4, J12, S-target
  it('of an opened task and of the plan of a day is an id that was offered', () => {
    for (const surface of ['task_drawer', 'today_plan']) {
      const aimed = (payload: Fields) => verdict(rename({}, payload), { surface });
      expect(aimed({})).toMatchObject({ todoId: 'TASK-042' });
      expect(aimed({ todoId: undefined })).toBe('TARGET');
      expect(aimed({ todoId: 'TASK-777' })).toBe('TARGET');
      expect(aimed({ todoId: 'task-042' })).toBe('TARGET');
      expect(aimed({ todoId: undefined, todoTempId: 'tmp-0' })).toBe('TARGET');
      expect(aimed({ todoTempId: 'tmp-0' })).toBe('TARGET');
      expect(aimed({ todoId: 42 })).toBe('INVALID_VALUE');
    }
  });

  // cites: G2, T7, S-target
  it('under a new task is its position, which a split does not have', () => {
    const aimed = (payload: Fields) =>
      verdict(rename({}, { todoId: undefined, ...payload }), { surface: 'on_create' });
    expect(aimed({ todoTempId: 'tmp-1' })).toEqual({
      todoTempId: 'tmp-1',
      title: 'Подготовить отчёт',
    });
    expect(aimed({})).toBe('TARGET');
    expect(aimed({ todoTempId: 'tmp-2' })).toBe('TARGET');
    expect(aimed({ todoId: 'TASK-042' })).toBe('TARGET');
    const subtasks = [{ title: 'Шаг', order: 1 }];
    for (const target of [{ todoTempId: 'tmp-0' }, {}]) {
      expect(
        verdict(ofType('split_subtasks', { subtasks, ...target }), { surface: 'on_create' }),
      ).toBe('TARGET');
    }
  });

  // cites: T10
  it('is nothing that a new project needs', () => {
    for (const surface of ['on_create', 'task_drawer', 'today_plan']) {
      expect(
        verdict(ofType('propose_create_project', { projectName: 'Дом', todoId: 'x' }), { surface }),
      ).toEqual({ projectName: 'Дом' });
    }
  });
});

describe('planPreview', () => {
  const item = (fields: Fields = {}) => ({
    todoId: 'TASK-042',
    rank: 1,
    timeEstimateMin: 45,
    rationale: 'Срок сегодня',
    ...fields,
  });
  const preview = (items: unknown, fields: Fields = {}, ground: Partial<SuggestionGround> = {}) => {
    const given = { surface: 'today_plan', planPreview: { topN: 9, items, more: 1 }, ...fields };
    const { envelope: left } = salvaged(envelope([], given), ground);
    return 'planPreview' in left ? left.planPreview : undefined;
  };

  // cites: S-preview
  it('has items that fall alone, and counts those that are kept', () => {
    const wrong = [
      item({ rank: 3, more: 1 }),
      item({ rank: 3 }),
      item({ rank: 0 }),
      item({ rank: 4, todoId: 'TASK-777' }),
      item({ rank: 5, timeEstimateMin: 0 }),
      item({ rank: 6, timeEstimateMin: 1441 }),
      item({ rank: 7, timeEstimateMin: 30.5 }),
      item({ rank: 8, rationale: '**важно**' }),
      'x',
    ];
    expect(preview([item(), ...wrong])).toEqual({ topN: 2, items: [item(), item({ rank: 3 })] });
    expect(preview([item({ timeEstimateMin: 1440 })])).toMatchObject({ topN: 1 });
  });

  // cites: S-preview
  it('stands in the plan of a day alone', () => {
    expect(preview('none')).toBeUndefined();
    expect(preview([item()], { surface: 'task_drawer' })).toBeUndefined();
    expect(preview([item()], {}, { surface: 'task_drawer' })).toBeUndefined();
    expect(preview([item()], { must_abstain: true })).toMatchObject({ topN: 1 });
  });
});
