/** What is wrong with a hostile envelope: nothing of it, or only what is lawful, may be kept. */
export interface HostileEnvelope {
  /** Its JSON text, which may be none. */
  readonly text: string;
  /** Of how many suggestions something is left. */
  readonly kept: number;
}

const MEGABYTE = 1_000_000;
const MANY = 10_000;
const DEEP = 200_000;

const suggestion = (todoId: string, more: object = {}, payload: object = {}) => ({
  type: 'rewrite_title',
  suggestionId: 's-1',
  confidence: 0.8,
  rationale: 'Так понятнее.',
  payload: { todoId, title: 'Позвонить в сервис', ...payload },
  ...more,
});

const dated = (todoId: string, dueDateISO: string, more: object = {}) => ({
  ...suggestion(todoId, { type: 'set_due_date', ...more }),
  payload: { todoId, dueDateISO },
});

const envelope = (...suggestions: readonly unknown[]) => ({
  contractVersion: 1,
  requestId: 'r-1',
  generatedAt: '2026-02-25T12:00:00Z',
  surface: 'task_drawer',
  must_abstain: false,
  suggestions,
});

/** Puts a nest of lists where the text says DEEP: as an object it would be too deep to write. */
const nested = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"DEEP"', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`);

/**
 * Envelopes about the task `todoId`, each bad in its own way: too long, too many, too deep, not to be
 * stored, beyond every calendar, about somebody else's task `foreignId`.
 */
export function hostileEnvelopes(
  todoId: string,
  foreignId: string,
): Readonly<Record<string, HostileEnvelope>> {
  const one = (more: object, payload: object = {}): HostileEnvelope => ({
    text: JSON.stringify(envelope(suggestion(todoId, more, payload))),
    kept: 0,
  });
  const many = (more: (at: number) => object): string =>
    JSON.stringify(
      envelope(...Array.from({ length: MANY }, (_, at) => suggestion(todoId, more(at)))),
    );
  return {
    'a megabyte of title': one({}, { title: 'й'.repeat(MEGABYTE) }),
    'a megabyte of rationale': one({ rationale: 'й'.repeat(MEGABYTE) }),
    'a megabyte of combining marks': one({}, { title: `а${'\u0315\u0300'.repeat(MEGABYTE / 2)}` }),
    'a megabyte of asterisks': one({ rationale: '*a'.repeat(MEGABYTE / 2) }),
    'a megabyte of spaces': one({ rationale: `${' '.repeat(MEGABYTE)}x\n` }),
    '10,000 suggestions': { text: many((at) => ({ suggestionId: `s-${at}` })), kept: MANY },
    '10,000 of no type': { text: many(() => ({ type: 'x' })), kept: 0 },
    'a deep payload': {
      text: nested(envelope(suggestion(todoId, { type: 'set_category' }, { category: 'DEEP' }))),
      kept: 0,
    },
    'a deep suggestion': { text: nested(envelope('DEEP')), kept: 0 },
    'nothing but depth': { text: nested('DEEP'), kept: 0 },
    'half of a pair': one({}, { title: 'a\ud83d' }),
    'the other half': one({ rationale: '\ude00a' }),
    'a zero character': one({}, { title: 'a\0b' }),
    'a zero character in the id': one({ suggestionId: 's\0' }),
    'a text that is no number': one({ confidence: 'NaN' }),
    'no JSON': { text: '{"contractVersion": NaN}', kept: 0 },
    'the last day of a calendar': {
      text: JSON.stringify(envelope(dated(todoId, '9999-12-31'))),
      kept: 1,
    },
    'the last instant of a calendar': {
      text: JSON.stringify(envelope(dated(todoId, '9999-12-31T23:59:59Z'))),
      kept: 1,
    },
    'a day of the year 0': {
      text: JSON.stringify(envelope(dated(todoId, '0000-02-01', { requiresConfirmation: true }))),
      kept: 1,
    },
    'an instant behind the last day': {
      text: JSON.stringify(envelope(dated(todoId, '9999-12-31T23:59:59-14:00'))),
      kept: 1,
    },
    'an instant before the first year': {
      text: JSON.stringify(
        envelope(dated(todoId, '0001-01-01T00:00:00+14:00', { requiresConfirmation: true })),
      ),
      kept: 1,
    },
    'a year of five digits': {
      text: JSON.stringify(envelope(dated(todoId, '+010000-01-01'))),
      kept: 0,
    },
    'a task of another workspace': {
      text: JSON.stringify(envelope(suggestion(foreignId))),
      kept: 0,
    },
    'a task by its inner id': {
      text: JSON.stringify(envelope(suggestion('018f0000-0000-7000-8000-000000000001'))),
      kept: 0,
    },
  };
}

/** Does the text hold a line of a stack, or a place in the sources? */
export const tellsOfSources = (text: string): boolean =>
  /\n\s*at\s|node:internal|[\w/-]+\.[cm]?[jt]s:\d+/u.test(text);
