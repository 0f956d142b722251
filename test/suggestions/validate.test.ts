import { expect, it } from 'vitest';
import { runProgram } from '../rig/program.ts';
import { EXAMPLES, EXAMPLES_KNOWN } from './examples.ts';

// cites: S-lines

const NOW = '2026-02-14T12:10:00.000Z';

/** What `suggest --validate` answers to these lines, a line for each. */
async function validate(lines: readonly string[]): Promise<unknown[]> {
  const stdin = lines.map((line) => `${line}\n`).join('');
  const { code, stdout, stderr } = await runProgram(['suggest', '--validate'], {}, { stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = stdout.split('\n').slice(0, -1);
  return rows.map((line): unknown => JSON.parse(line));
}

const line = (id: unknown, fields: object) =>
  JSON.stringify({ id, now: NOW, timezone: 'Europe/Moscow', known: EXAMPLES_KNOWN, ...fields });

// cites: X1, X2, X3
it('keeps the examples of the contract as they are, but for the instant', async () => {
  const all = Object.entries(EXAMPLES);
  const given = all.map(([surface, envelope]) => line(surface, { surface, envelope }));
  expect(await validate(given)).toEqual(
    all.map(([id, envelope]) => ({
      id,
      ok: true,
      envelope: { ...envelope, generatedAt: NOW },
      rejected: [],
    })),
  );
});

/** Faults that such programs are known to let through, each in an envelope of its own. */
const [rewrite, split] = EXAMPLES.task_drawer.suggestions;
const negative: ReadonlyArray<readonly [string, object]> = [
  ['RATIONALE', { ...rewrite, rationale: 'й'.repeat(240) }],
  ['RATIONALE', { ...rewrite, rationale: '**Important:** see the `title`' }],
  ['MISSING_ID', { ...rewrite, suggestionId: undefined }],
  [
    'INVALID_VALUE',
    { ...rewrite, type: 'set_due_date', payload: { todoId: 'todo_123', dueDateISO: '2026' } },
  ],
  [
    'PAST_UNCONFIRMED',
    {
      ...rewrite,
      type: 'set_due_date',
      confirmed: true,
      payload: { todoId: 'todo_123', dueDateISO: '2026-02-13' },
    },
  ],
  [
    'PROJECT_MISSING',
    { ...rewrite, type: 'set_project', payload: { todoId: 'todo_123', projectName: 'New' } },
  ],
  [
    'INVALID_VALUE',
    {
      ...split,
      payload: { todoId: 'todo_123', subtasks: [{ title: 'a' }, { title: 'b', order: 2 }] },
    },
  ],
  ['TARGET', { ...rewrite, payload: { todoId: 'todo_999', title: 'Another task' } }],
];

// cites: V4, J2, J14
it('lets the good one stand beside what is wrong', async () => {
  const given = negative.map(([, suggestion], id) =>
    line(id, {
      envelope: {
        ...EXAMPLES.task_drawer,
        suggestions: [suggestion, { ...rewrite, suggestionId: 'good' }],
      },
    }),
  );
  expect(await validate(given)).toEqual(
    negative.map(([code], id) => ({
      id,
      ok: true,
      envelope: {
        ...EXAMPLES.task_drawer,
        generatedAt: NOW,
        suggestions: [{ ...rewrite, suggestionId: 'good' }],
      },
      rejected: [{ index: 0, code }],
    })),
  );
});

// cites: J1
it('answers every line in its order, those that cannot be read too', async () => {
  const envelope = EXAMPLES.task_drawer;
  const given: ReadonlyArray<readonly [string, object]> = [
    ['{', { id: null, ok: false, code: 'INVALID_JSON' }],
    ['[]', { id: null, ok: false, code: 'INVALID_JSON' }],
    [line(1, {}), { id: 1, ok: false, code: 'INVALID_JSON' }],
    [line('2', { raw: '{"contractVersion": NaN}' }), { id: '2', ok: false, code: 'INVALID_JSON' }],
    [line(3, { raw: 7 }), { id: 3, ok: false, code: 'INVALID_JSON' }],
    [line(4, { envelope: [envelope] }), { id: 4, ok: false, code: 'INVALID_JSON' }],
    [
      line(5, { envelope: { ...envelope, contractVersion: 2 } }),
      { id: 5, ok: false, code: 'WRONG_VERSION' },
    ],
    [
      line(6, { envelope: { ...envelope, requestId: '' } }),
      { id: 6, ok: false, code: 'MISSING_FIELD', field: 'requestId' },
    ],
    [line({}, { now: 'noon' }), { id: null, ok: false, code: 'MISSING_FIELD', field: 'now' }],
    [
      line(8, { envelope, timezone: 'Mars/Base' }),
      { id: 8, ok: false, code: 'MISSING_FIELD', field: 'timezone' },
    ],
    [
      line(9, { raw: JSON.stringify(envelope) }),
      { id: 9, ok: true, envelope: { ...envelope, generatedAt: NOW }, rejected: [] },
    ],
    [
      line(10, { envelope, known: { todoIds: [7, null], projects: 'x', texts: {} } }),
      {
        id: 10,
        ok: true,
        envelope: { ...envelope, generatedAt: NOW, must_abstain: true, suggestions: [] },
        rejected: [
          { index: 0, code: 'TARGET' },
          { index: 1, code: 'TARGET' },
        ],
      },
    ],
  ];
  expect(await validate(given.map(([text]) => text))).toEqual(given.map(([, answer]) => answer));
});

it('takes what is too large, too deep or not to be stored', async () => {
  const { suggestions: _, ...head } = EXAMPLES.task_drawer;
  const good = { ...rewrite, suggestionId: 'good' };
  const beside = (...suggestions: unknown[]) =>
    line('x', { envelope: { ...head, suggestions: [...suggestions, good] } });
  const titled = (title: string) => ({ ...rewrite, payload: { todoId: 'todo_123', title } });
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const hostile = [
    beside(titled('й'.repeat(1_000_000))),
    beside(titled(`а${'\u0315\u0300'.repeat(500_000)}`)),
    beside({ ...rewrite, rationale: '*a'.repeat(500_000) }),
    beside({ ...rewrite, rationale: `${' '.repeat(1_000_000)}x\n` }),
    beside(titled('a\ud83d')),
    beside(titled('a\0')),
    beside({ ...rewrite, confidence: 'NaN' }),
    beside({ ...rewrite, payload: { todoId: 'another:TASK-001', title: 'x' } }),
    beside({ ...rewrite, payload: { todoId: 'todo_123', x: 'DEEP' } }).replace('"DEEP"', deep),
    beside({ ...rewrite, type: 'DEEP' }).replace('"DEEP"', deep),
    beside({ ...rewrite, title: 'DEEP', payload: 'DEEP' }).replaceAll('"DEEP"', deep),
  ];
  const answers = await validate(hostile);
  expect(answers).toEqual(
    hostile.map(() => ({
      id: 'x',
      ok: true,
      envelope: { ...head, generatedAt: NOW, suggestions: [good] },
      rejected: [{ index: 0, code: expect.stringMatching(/^[A-Z_]+$/) }],
    })),
  );
  const many = Array.from({ length: 10_000 }, (__, at) => ({
    ...titled('Написать'),
    suggestionId: `s-${at}`,
  }));
  const far = {
    type: 'set_due_date',
    payload: { todoId: 'todo_123', dueDateISO: '9999-12-31T23:59:59-14:00' },
  };
  expect(await validate([beside(...many), beside({ ...rewrite, ...far })])).toMatchObject([
    { ok: true, rejected: [] },
    { ok: true, rejected: [], envelope: { suggestions: [far, good] } },
  ]);
});
