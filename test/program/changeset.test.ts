import { expect, it } from 'vitest';
import { envelopeOf, newItem, newTask, PROJECT } from '../rig/change-set.ts';
import { runProgram } from '../rig/program.ts';

/** What `changeset --check` answers to lines, whatever they are. */
async function answers(lines: readonly unknown[]): Promise<unknown[]> {
  const stdin = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  const { code, stdout, stderr } = await runProgram(['changeset', '--check'], {}, { stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

const now = '2025-12-20T12:00:00+02:00';
const line = (id: unknown, more: object = {}) => ({
  id,
  now,
  plan: PROJECT,
  envelope: envelopeOf('planning', [
    newItem('a', { category: 'wall' }),
    newTask('b', { itemRef: 'tmp:item:a', durationHours: 4 }),
  ]),
  ...more,
});

it('answers each line with what becomes of its set', async () => {
  const bare = { ...PROJECT, items: [] };
  const [holds, left, moving, hours] = await answers([
    line('holds'),
    line('left', { approve: [1] }),
    line('moving', { plan: { ...bare, overview: 'Стена для съёмки, доставка и координация' } }),
    line('hours', { plan: { ...PROJECT, calendar: { workdays: [7, 1], hours: '09:00-18:00' } } }),
  ]);
  expect(holds).toEqual({
    id: 'holds',
    ok: true,
    ops: [
      { index: 0, status: 'apply' },
      { index: 1, status: 'apply' },
    ],
    totals: {
      accounting: { subtotal: '1565.00', vat: '61.20', total: '1626.20', unpriced: 0 },
    },
    schedule: {
      finishAt: '2025-12-22T09:00:00.000Z',
      criticalTasks: ['T_10', 'T_11'],
      tasks: {
        T_10: {
          startAt: '2025-12-21T06:00:00.000Z',
          endAt: '2025-12-21T15:00:00.000Z',
          slackHours: 0,
        },
        T_11: {
          startAt: '2025-12-22T06:00:00.000Z',
          endAt: '2025-12-22T09:00:00.000Z',
          slackHours: 0,
        },
        T_55: {
          startAt: '2025-12-21T06:00:00.000Z',
          endAt: '2025-12-21T07:00:00.000Z',
          slackHours: 11,
        },
        'tmp:task:b': {
          startAt: '2025-12-21T06:00:00.000Z',
          endAt: '2025-12-21T10:00:00.000Z',
          slackHours: 8,
        },
      },
    },
  });
  expect(left).toMatchObject({
    ok: false,
    ops: [
      { index: 0, status: 'left' },
      { index: 1, status: 'refuse', code: 'REF_NOT_APPROVED' },
    ],
  });
  expect(moving).toEqual({
    id: 'moving',
    ok: false,
    code: 'TEMPLATE_MISSING',
    missing: ['moving', 'management'],
  });
  expect(hours).toMatchObject({ ok: true, schedule: { finishAt: '2025-12-22T10:00:00.000Z' } });
});

it('answers lines that cannot be read, and goes on', async () => {
  const told = await answers([
    '{"id": 1',
    '[]',
    '',
    line(2, { now: 'today' }),
    { id: 3 },
    line(4, { plan: { ...PROJECT, revision: '45' } }),
    line(5, { plan: { ...PROJECT, tasks: [{ taskId: 'T_1', durationHours: -1 }] } }),
    line(6, { approve: 'everything' }),
    line(7, { plan: { ...PROJECT, timezone: 'Nowhere' } }),
    line(8, { envelope: null }),
    '{"id": 9, "plan": NaN}',
    line(10),
  ]);
  const missing = (id: unknown, field: string) => ({ id, ok: false, code: 'MISSING_FIELD', field });
  expect(told.slice(0, -1)).toEqual([
    { id: null, ok: false, code: 'INVALID_JSON' },
    { id: null, ok: false, code: 'INVALID_JSON' },
    missing(2, 'now'),
    missing(3, 'plan'),
    missing(4, 'plan.revision'),
    missing(5, 'plan.tasks.0.durationHours'),
    missing(6, 'approve'),
    missing(7, 'plan.timezone'),
    { id: 8, ok: false, code: 'INVALID_ENVELOPE', field: 'schemaVersion' },
    { id: null, ok: false, code: 'INVALID_JSON' },
  ]);
  expect(told.at(-1)).toMatchObject({ id: 10, ok: true });
});
