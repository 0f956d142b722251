import { ChangeSetCode, OpCode, Phase } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import {
  draftQuote,
  envelopeOf,
  link,
  newItem,
  newLine,
  newTask,
  PROJECT,
  patchItem,
  patchLine,
  patchTask,
  projectWith,
  type RawOp,
  unlink,
} from '../../../../../test/rig/change-set.ts';
import { checkChangeSet } from './check-change-set.ts';
import type { SetGround } from './set-fault.ts';
import type { Approval } from './verdict.ts';

/*
 * cites: CS-E1, CS-E2, CS-E3, CS-E4, CS-E6, CS-E7, CS-E8, CS-O1, CS-O2, CS-O3, CS-O4, CS-O5, CS-O6
 * cites: CS-O7, CS-O8, CS-P1, CS-P2, CS-S3, CS-T1, CS-T2, CS-T3, CS-A2, CS-A3, CS-A4, CS-Q1, CS-Q2
 * cites: CS-Q3
 */

type Fields = Readonly<Record<string, unknown>>;

function check(
  envelope: unknown,
  { project = {}, ...more }: { project?: Fields } & Partial<Omit<SetGround, 'project'>> = {},
) {
  return checkChangeSet(envelope, { project: projectWith(project), needs: [], ...more });
}

/** What becomes of each op: its status, and the code if there is one. */
function verdicts(
  phase: string,
  ops: readonly unknown[],
  {
    changes = {},
    approve,
    project,
  }: { changes?: Fields; approve?: Approval; project?: Fields } = {},
): string[] {
  const checked = check(envelopeOf(phase, ops, changes), { approve, ...(project && { project }) });
  if (!('ops' in checked)) return [checked.code];
  return checked.ops.map(({ status, code }) => (code === undefined ? status : `${status} ${code}`));
}

const PLANNED = [newItem('wall_01')];

describe('a set as a whole', () => {
  const told = new Set<ChangeSetCode>();
  function codeOf(envelope: unknown, more: Parameters<typeof check>[1] = {}) {
    const checked = check(envelope, more);
    if ('ops' in checked) return null;
    told.add(checked.code);
    const { code, field, missing } = checked;
    return [code, field ?? missing ?? null];
  }
  const without = (path: string, value?: unknown) => {
    const envelope = structuredClone<Record<string, unknown>>(envelopeOf('planning', PLANNED));
    const keys = path.split('.');
    let at = envelope;
    for (const key of keys.slice(0, -1)) at = at[key] as typeof at;
    at[keys.at(-1) ?? ''] = value;
    return envelope;
  };

  it('holds', () => {
    expect(codeOf(envelopeOf('planning', PLANNED))).toBeNull();
  });

  it.each([
    'schemaVersion',
    'phase',
    'agent.runId',
    'project.projectId',
    'project.timezone',
    'project.currency',
    'inputSnapshot.itemsRevisionId',
    'changeSet.changeSetId',
    'changeSet.ops',
  ])('needs %s', (field) => {
    for (const value of [undefined, null, 1, '  ', {}]) {
      expect(codeOf(without(field, value))).toEqual(['INVALID_ENVELOPE', field]);
    }
  });

  it.each([null, undefined, 1, 'text', []])('that is %j is no envelope', (envelope) => {
    expect(codeOf(envelope)).toEqual(['INVALID_ENVELOPE', 'schemaVersion']);
  });

  it.each<[string, unknown, string]>([
    ['schemaVersion', '1.1', 'WRONG_VERSION'],
    ['phase', 'scheduling', 'UNKNOWN_PHASE'],
    ['project.projectId', 'P_124', 'WRONG_PROJECT'],
    ['project.timezone', 'Europe/Moscow', 'WRONG_PROJECT'],
    ['project.currency', 'RUB', 'WRONG_PROJECT'],
    ['inputSnapshot.itemsRevisionId', 'ir_46', 'BASE_UNKNOWN'],
    ['inputSnapshot.itemsRevisionId', '45', 'BASE_UNKNOWN'],
    ['inputSnapshot.itemsRevisionId', 'ir_-1', 'BASE_UNKNOWN'],
    ['changeSet.ops', [], 'PHASE_EMPTY'],
    ['changeSet.ops', [link('T_10', 'T_55')], 'PHASE_EMPTY'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(codeOf(without(field, value))?.[0]).toBe(code);
  });

  it('is for a project with a currency of the list', () => {
    const envelope = without('project.currency', 'XXX');
    expect(codeOf(envelope, { project: { currency: 'XXX' } })).toEqual([
      'INVALID_ENVELOPE',
      'project.currency',
    ]);
  });

  it('is applied once', () => {
    const applied = (runId: string, changeSetId: string) => ({
      project: { appliedSets: [{ runId, changeSetId }] },
    });
    const envelope = envelopeOf('planning', PLANNED);
    expect(codeOf(envelope, applied('ar_01', 'cs_tmp_01'))?.[0]).toBe('ALREADY_APPLIED');
    expect(codeOf(envelope, applied('ar_02', 'cs_tmp_01'))).toBeNull();
    expect(codeOf(envelope, applied('ar_01', 'cs_tmp_02'))).toBeNull();
  });

  it('has at most 2,000 ops', () => {
    const ops = Array.from({ length: 2001 }, (_, index) => newItem(`i${index}`));
    expect(codeOf(envelopeOf('planning', ops))?.[0]).toBe('TOO_MANY_OPS');
    expect(codeOf(envelopeOf('planning', ops.slice(1)))).toBeNull();
  });

  it('waits for the answer to a blocking question before anybody approves', () => {
    const asked = (question: Fields) =>
      envelopeOf('planning', PLANNED, {
        openQuestions: [{ id: 'q1', question: '?', ...question }],
      });
    expect(codeOf(asked({ blocking: true }))).toBeNull();
    expect(codeOf(asked({ blocking: true }), { approve: 'all' })?.[0]).toBe('BLOCKING_QUESTION');
    expect(codeOf(asked({ blocking: true }), { approve: [] })?.[0]).toBe('BLOCKING_QUESTION');
    expect(codeOf(asked({ blocking: false }), { approve: 'all' })).toBeNull();
    expect(codeOf(asked({ blocking: true, answer: 'yes' }), { approve: 'all' })).toBeNull();
  });

  it('proposes what the overview and the flags ask for', () => {
    const bare = { items: [] };
    const needs = ['management', 'moving'] as const;
    const propose = (...ops: RawOp[]) => envelopeOf('planning', [...PLANNED, ...ops]);
    expect(codeOf(propose(), { project: bare, needs })).toEqual([
      'TEMPLATE_MISSING',
      ['moving', 'management'],
    ]);
    const both = [newItem('m', { category: 'moving' }), newItem('c', { category: 'management' })];
    expect(codeOf(propose(...both), { project: bare, needs })).toBeNull();
    const flagged = newItem('f', { flags: { requiresInstallation: true, requiresMoving: true } });
    expect(codeOf(propose(flagged), { project: bare })).toEqual([
      'TEMPLATE_MISSING',
      ['moving', 'install_day'],
    ]);
    expect(codeOf(propose(flagged))).toBeNull();
    const patched = patchItem('I_9', { flags: { requiresMoving: true } });
    const one = { items: [{ itemId: 'I_9', name: 'Floor', revision: 1 }] };
    expect(codeOf(propose(patched), { project: one })?.[0]).toBe('TEMPLATE_MISSING');
    expect(codeOf(propose(patchItem('I_9', {})), { project: one })).toBeNull();
  });

  it('may decline a template by naming its category', () => {
    const declined = (message: string, code = 'TEMPLATE_DECLINED') =>
      codeOf(envelopeOf('planning', PLANNED, { warnings: [{ code, message }] }), {
        project: { items: [] },
        needs: ['moving'],
      });
    expect(declined('moving: the client has a truck')).toBeNull();
    expect(declined('install_day is not needed')?.[0]).toBe('TEMPLATE_MISSING');
    expect(declined('moving', 'NOTE')?.[0]).toBe('TEMPLATE_MISSING');
  });

  it('asks for templates in planning only', () => {
    const task = envelopeOf('tasks', [newTask('t')]);
    expect(codeOf(task, { project: { items: [] }, needs: ['moving'] })).toBeNull();
  });

  it('is told with every code above', () => {
    expect([...told].sort()).toEqual([...ChangeSetCode.options].sort());
  });
});

interface OpCase {
  readonly phase: Phase;
  readonly holds: readonly unknown[];
  readonly falls: readonly unknown[];
  /** The op of `falls` that is refused; the last one. */
  readonly at?: number;
  readonly project?: Fields;
  readonly changes?: Fields;
}

/** Each code by an op that differs in one thing from one that holds. */
const OP_CASES: ReadonlyArray<readonly [OpCode, string, OpCase]> = [
  [
    'UNKNOWN_OP',
    'a name of none',
    { phase: 'planning', holds: PLANNED, falls: [...PLANNED, { op: 'item.destroy' }] },
  ],
  ['UNKNOWN_OP', 'no object', { phase: 'planning', holds: PLANNED, falls: [...PLANNED, null] }],
  [
    'UNKNOWN_OP',
    'a name of every object',
    { phase: 'planning', holds: PLANNED, falls: [...PLANNED, { op: 'constructor' }] },
  ],
  [
    'BAD_TEMP_ID',
    'none',
    { phase: 'tasks', holds: [newTask('a')], falls: [newTask('a', {}, { tempId: undefined })] },
  ],
  [
    'BAD_TEMP_ID',
    'no such kind',
    { phase: 'tasks', holds: [newTask('a')], falls: [newTask('a', {}, { tempId: 'tmp:step:a' })] },
  ],
  [
    'BAD_TEMP_ID',
    'another kind',
    { phase: 'tasks', holds: [newTask('a')], falls: [newTask('a', {}, { tempId: 'tmp:item:a' })] },
  ],
  [
    'BAD_TEMP_ID',
    'too long',
    { phase: 'tasks', holds: [newTask('a'.repeat(64))], falls: [newTask('a'.repeat(65))] },
  ],
  [
    'BAD_TEMP_ID',
    'a letter too many',
    { phase: 'tasks', holds: [newTask('a_1.b-2')], falls: [newTask('a/b')] },
  ],
  [
    'BAD_TEMP_ID',
    'on a link',
    {
      phase: 'tasks',
      holds: [link('T_10', 'T_55')],
      falls: [{ ...link('T_10', 'T_55'), tempId: 'tmp:task:a' }],
    },
  ],
  [
    'DUPLICATE_TEMP_ID',
    'used twice',
    {
      phase: 'tasks',
      holds: [newTask('a'), newTask('b')],
      falls: [newTask('a'), newTask('a', {}, { clientRef: 'other' })],
    },
  ],
  [
    'DUPLICATE_REF',
    'used twice',
    {
      phase: 'planning',
      holds: [newTask('a'), newItem('b', {}, { clientRef: 'task_a' })],
      falls: [newTask('a'), newTask('b', {}, { clientRef: 'task_a' })],
    },
  ],
  [
    'OP_NOT_IN_PHASE',
    'tasks in accounting',
    {
      phase: 'accounting',
      holds: [newLine('a')],
      falls: [newTask('a')],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'no title',
    { phase: 'tasks', holds: [newTask('a')], falls: [newTask('a', { title: ' ' })] },
  ],
  [
    'INVALID_PAYLOAD',
    'no name',
    { phase: 'planning', holds: PLANNED, falls: [newItem('a', { name: null })] },
  ],
  [
    'INVALID_PAYLOAD',
    'no payload',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', {})],
      falls: [{ op: 'task.patch', taskId: 'T_11' }],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'a number as text',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', { durationHours: 3 })],
      falls: [patchTask('T_11', { durationHours: '3' })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'minutes in parts',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', { durationHours: 1 / 3 })],
      falls: [patchTask('T_11', { durationHours: 0.334 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'less than nothing',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', { durationHours: 0 })],
      falls: [patchTask('T_11', { durationHours: -1 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'more than any work',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', { durationHours: 40 })],
      falls: [patchTask('T_11', { durationHours: 1e308 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'too long a lag',
    {
      phase: 'tasks',
      holds: [link('T_10', 'T_55', { lagHours: -2000 })],
      falls: [link('T_10', 'T_55', { lagHours: -2000.5 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'a type of no link',
    {
      phase: 'tasks',
      holds: [link('T_10', 'T_55', { type: 'SF' })],
      falls: [link('T_10', 'T_55', { type: 'XX' })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'half a pair',
    {
      phase: 'tasks',
      holds: [unlink('T_10', 'T_11')],
      falls: [{ op: 'dependency.delete', payload: { fromTaskIdOrRef: 'T_10' } }],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'a line of no type',
    { phase: 'accounting', holds: [newLine('a')], falls: [newLine('a', { lineType: 'gift' })] },
  ],
  [
    'INVALID_PAYLOAD',
    'long delivery',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { leadTimeDays: 3650 })],
      falls: [patchLine('L_900', { leadTimeDays: 3651 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'a long status',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { purchaseStatus: 'x'.repeat(40) })],
      falls: [patchLine('L_900', { purchaseStatus: 'x'.repeat(41) })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'over all of it',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { taxable: true, vatRate: 1 })],
      falls: [patchLine('L_900', { taxable: true, vatRate: 1.01 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'too many',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { quantity: 999_999_999 })],
      falls: [patchLine('L_900', { quantity: 1_000_000_000 })],
    },
  ],
  [
    'INVALID_PAYLOAD',
    'below itself',
    {
      phase: 'planning',
      holds: [patchItem('I_101', { parentItemId: 'I_100' })],
      falls: [patchItem('I_100', { parentItemId: 'I_101' })],
    },
  ],
  [
    'TOO_PRECISE',
    'a cost',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { unitCost: 0.1234 })],
      falls: [patchLine('L_900', { unitCost: 0.12345 })],
    },
  ],
  [
    'TOO_PRECISE',
    'a sum of doubles',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { unitCost: 0.3 })],
      falls: [patchLine('L_900', { unitCost: 0.1 + 0.2 })],
    },
  ],
  [
    'TOO_PRECISE',
    'next to nothing',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { quantity: 1e-4 })],
      falls: [patchLine('L_900', { quantity: 1e-7 })],
    },
  ],
  [
    'UNKNOWN_ID',
    'of what is patched',
    { phase: 'tasks', holds: [patchTask('T_11', {})], falls: [patchTask('T_12', {})] },
  ],
  [
    'UNKNOWN_ID',
    'of a reference',
    {
      phase: 'tasks',
      holds: [newTask('a', { itemRef: 'I_100' })],
      falls: [newTask('a', { itemRef: 'I_999' })],
    },
  ],
  [
    'UNKNOWN_ID',
    'a tempId where an id belongs',
    {
      phase: 'tasks',
      holds: [newTask('a'), patchTask('T_11', {})],
      falls: [newTask('a'), patchTask('tmp:task:a', {})],
    },
  ],
  [
    'UNKNOWN_ID',
    'a link that is not there',
    { phase: 'tasks', holds: [unlink('T_10', 'T_11')], falls: [unlink('T_11', 'T_10')] },
  ],
  [
    'UNKNOWN_REF',
    'nothing bears it',
    {
      phase: 'planning',
      holds: [newItem('a'), newTask('b', { itemRef: 'tmp:item:a' })],
      falls: [newItem('a'), newTask('b', { itemRef: 'tmp:item:c' })],
    },
  ],
  [
    'UNKNOWN_REF',
    'what bears it is refused',
    {
      phase: 'planning',
      holds: [newItem('a'), newTask('b', { itemRef: 'tmp:item:a' })],
      falls: [newItem('a', { name: '' }), newTask('b', { itemRef: 'tmp:item:a' })],
    },
  ],
  [
    'UNKNOWN_REF',
    'a circle',
    {
      phase: 'planning',
      holds: [newItem('a'), newItem('b', { parentItemId: 'tmp:item:a' })],
      falls: [
        newItem('a', { parentItemId: 'tmp:item:b' }),
        newItem('b', { parentItemId: 'tmp:item:a' }),
      ],
    },
  ],
  [
    'WRONG_KIND',
    'a task is no item',
    {
      phase: 'tasks',
      holds: [newTask('a', { itemRef: 'I_100' })],
      falls: [newTask('a', { itemRef: 'T_10' })],
    },
  ],
  [
    'WRONG_KIND',
    'a link of items',
    { phase: 'tasks', holds: [link('T_10', 'T_55')], falls: [link('T_10', 'I_100')] },
  ],
  [
    'WRONG_KIND',
    'a tempId of another kind',
    {
      phase: 'planning',
      holds: [newItem('a'), newTask('b', { itemRef: 'tmp:item:a' })],
      falls: [newTask('a'), newTask('b', { itemRef: 'tmp:task:a' })],
    },
  ],
  [
    'WRONG_KIND',
    'an item is patched as one',
    { phase: 'tasks', holds: [patchTask('T_10', {})], falls: [patchTask('I_100', {})] },
  ],
  [
    'STALE',
    'a task',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', {})],
      falls: [patchTask('T_11', {})],
      changes: { inputSnapshot: { itemsRevisionId: 'ir_3' } },
    },
  ],
  [
    'STALE',
    'a link',
    {
      phase: 'tasks',
      holds: [link('T_10', 'T_11', { lagHours: 1 })],
      falls: [link('T_10', 'T_11', { lagHours: 1 })],
      changes: { inputSnapshot: { itemsRevisionId: 'ir_4' } },
    },
  ],
  [
    'STALE',
    'a quote',
    {
      phase: 'quote',
      holds: [draftQuote()],
      falls: [draftQuote()],
      changes: { inputSnapshot: { itemsRevisionId: 'ir_5' } },
    },
  ],
  [
    'STALE',
    'what is below a task that is deleted',
    {
      phase: 'tasks',
      project: {
        tasks: [
          { taskId: 'T_1', revision: 1 },
          { taskId: 'T_2', parentTaskId: 'T_1', revision: 4 },
        ],
        dependencies: [],
      },
      holds: [{ op: 'task.deleteRequest', taskId: 'T_1' }],
      falls: [{ op: 'task.deleteRequest', taskId: 'T_1' }],
      changes: { inputSnapshot: { itemsRevisionId: 'ir_3' } },
    },
  ],
  [
    'STALE',
    'a line of an item that is deleted',
    {
      phase: 'planning',
      holds: [...PLANNED, { op: 'item.deleteRequest', itemId: 'I_100' }],
      falls: [...PLANNED, { op: 'item.deleteRequest', itemId: 'I_100' }],
      changes: { inputSnapshot: { itemsRevisionId: 'ir_5' } },
    },
  ],
  [
    'FIELD_NOT_IN_PHASE',
    'a name in accounting',
    {
      phase: 'accounting',
      holds: [patchItem('I_100', { rollups: { cost: { sellPrice: 8500 } } })],
      falls: [patchItem('I_100', { name: 'Wall' })],
    },
  ],
  [
    'FIELD_NOT_IN_PHASE',
    'a scope in a quote',
    {
      phase: 'quote',
      holds: [patchItem('I_100', { quoteDefaults: { displayName: 'Wall' } })],
      falls: [patchItem('I_100', { scope: { unit: 'job' } })],
    },
  ],
  [
    'FIELD_NOT_IN_PHASE',
    'a price in planning',
    {
      phase: 'planning',
      holds: [patchItem('I_100', { name: 'Wall' })],
      falls: [patchItem('I_100', { rollups: { cost: { sellPrice: 1 } } })],
    },
  ],
  [
    'DEPENDENCY_CYCLE',
    'back again',
    {
      phase: 'tasks',
      holds: [link('T_10', 'T_55'), link('T_55', 'T_11')],
      falls: [link('T_11', 'T_55'), link('T_55', 'T_10')],
    },
  ],
  [
    'DEPENDENCY_CYCLE',
    'with itself',
    { phase: 'tasks', holds: [link('T_10', 'T_55')], falls: [link('T_55', 'T_55')] },
  ],
  [
    'UNGROUNDED_QUANTITY',
    'material',
    {
      phase: 'solutioning',
      holds: [newLine('a', { lineType: 'material', quantity: 4, assumption: '6 x 4 m' })],
      falls: [newLine('a', { lineType: 'material', quantity: 4 })],
    },
  ],
  [
    'UNGROUNDED_QUANTITY',
    'labor',
    {
      phase: 'solutioning',
      holds: [newLine('a', { lineType: 'labor', quantity: 4, confidence: 0.4 })],
      falls: [newLine('a', { lineType: 'labor', quantity: 4, assumption: ' ' })],
    },
  ],
  [
    'UNGROUNDED_QUANTITY',
    'of a line that is there',
    {
      phase: 'solutioning',
      holds: [patchLine('L_900', { quantity: 5, measurementSource: 'plan' })],
      falls: [patchLine('L_900', { quantity: 5 })],
    },
  ],
  [
    'IMPOSSIBLE_DATES',
    'on a day off',
    {
      phase: 'tasks',
      holds: [patchTask('T_55', { plannedStart: '2025-12-25T08:00:00+02:00' })],
      falls: [patchTask('T_55', { plannedStart: '2025-12-26T08:00:00+02:00' })],
    },
  ],
  [
    'IMPOSSIBLE_DATES',
    'at the closing hour',
    {
      phase: 'tasks',
      holds: [patchTask('T_55', { plannedEnd: '2025-12-25T17:00:00+02:00' })],
      falls: [patchTask('T_55', { plannedStart: '2025-12-25T17:00:00+02:00' })],
    },
  ],
  [
    'IMPOSSIBLE_DATES',
    'an end before its start',
    {
      phase: 'tasks',
      holds: [
        patchTask('T_55', {
          plannedStart: '2025-12-22T08:00:00Z',
          plannedEnd: '2025-12-22T09:00:00Z',
        }),
      ],
      falls: [
        patchTask('T_55', {
          plannedStart: '2025-12-22T08:00:00Z',
          plannedEnd: '2025-12-22T08:00:00Z',
        }),
      ],
    },
  ],
  [
    'IMPOSSIBLE_DATES',
    'less time than work',
    {
      phase: 'tasks',
      holds: [
        patchTask('T_55', {
          durationHours: 1,
          plannedStart: '2025-12-22T08:00:00Z',
          plannedEnd: '2025-12-22T09:00:00Z',
        }),
      ],
      falls: [
        patchTask('T_55', {
          durationHours: 1.5,
          plannedStart: '2025-12-22T08:00:00Z',
          plannedEnd: '2025-12-22T09:00:00Z',
        }),
      ],
    },
  ],
  [
    'IMPOSSIBLE_DATES',
    'before what the links allow',
    {
      phase: 'tasks',
      holds: [patchTask('T_11', { plannedStart: '2025-12-22T08:00:00+02:00' })],
      falls: [patchTask('T_11', { plannedStart: '2025-12-21T16:59:00+02:00' })],
    },
  ],
  [
    'CURRENCY_MISMATCH',
    'of a line',
    {
      phase: 'accounting',
      holds: [newLine('a', { currency: 'ILS' })],
      falls: [newLine('a', { currency: 'USD' })],
    },
  ],
  [
    'CURRENCY_MISMATCH',
    'of a quote',
    { phase: 'quote', holds: [draftQuote()], falls: [draftQuote({ quote: { currency: 'USD' } })] },
  ],
  [
    'USER_COST_LOCKED',
    'a cost of a person',
    {
      phase: 'accounting',
      holds: [patchLine('L_901', { costOverride: 130 })],
      falls: [patchLine('L_901', { unitCost: 130 })],
    },
  ],
  [
    'USER_COST_LOCKED',
    'taken away',
    {
      phase: 'accounting',
      holds: [patchLine('L_901', { unitCost: 120.5 })],
      falls: [patchLine('L_901', { unitCost: null })],
    },
  ],
  [
    'VAT_INCONSISTENT',
    'no rate',
    {
      phase: 'accounting',
      holds: [newLine('a', { taxable: true, vatRate: 0 })],
      falls: [newLine('a', { taxable: true })],
    },
  ],
  [
    'VAT_INCONSISTENT',
    'a rate of nothing',
    {
      phase: 'accounting',
      holds: [newLine('a', { vatRate: 0 })],
      falls: [newLine('a', { vatRate: 0.17 })],
    },
  ],
  [
    'VAT_INCONSISTENT',
    'of the row as it becomes',
    {
      phase: 'accounting',
      holds: [patchLine('L_900', { taxable: false, vatRate: null })],
      falls: [patchLine('L_900', { taxable: false })],
    },
  ],
  [
    'VAT_INCONSISTENT',
    'in a quote',
    {
      phase: 'quote',
      holds: [draftQuote()],
      falls: [
        draftQuote({ lines: [{ displayName: 'Wall', quantity: 1, price: 1, taxable: true }] }),
      ],
    },
  ],
  [
    'TOTALS_MISMATCH',
    'by an agora',
    {
      phase: 'quote',
      holds: [draftQuote({ totals: { total: 16965.0 } })],
      falls: [draftQuote({ totals: { total: 16965.01 } })],
    },
  ],
];

describe('an op', () => {
  it.each(OP_CASES)('%s: %s', (code, _, { phase, holds, falls, project, changes }) => {
    const more = project === undefined ? {} : { project };
    expect(verdicts(phase, holds, more).filter((verdict) => verdict.startsWith('refuse'))).toEqual(
      [],
    );
    const fallen = verdicts(phase, falls, { ...more, ...(changes && { changes }) });
    expect(fallen.at(-1)).toBe(`refuse ${code}`);
  });

  it('without a calendar has no dates', () => {
    const dated = [patchTask('T_55', { plannedStart: '2025-12-25T08:00:00+02:00' })];
    const timed = [patchTask('T_55', { durationHours: 2 })];
    const none = { project: { calendar: null } };
    const idle = { project: { calendar: { ...PROJECT.calendar, workdays: [] } } };
    expect(verdicts('tasks', dated)).toEqual(['apply']);
    expect(verdicts('tasks', dated, none)).toEqual(['refuse DATES_WITHOUT_CALENDAR']);
    expect(verdicts('tasks', dated, idle)).toEqual(['refuse DATES_WITHOUT_CALENDAR']);
    expect(verdicts('tasks', timed, none)).toEqual(['apply']);
  });

  it('that refers to what was left says so', () => {
    const ops = [newItem('a'), newTask('b', { itemRef: 'tmp:item:a' })];
    expect(verdicts('planning', ops, { approve: [0, 1] })).toEqual(['apply', 'apply']);
    expect(verdicts('planning', ops, { approve: [1] })).toEqual([
      'left',
      'refuse REF_NOT_APPROVED',
    ]);
    expect(verdicts('planning', ops, { approve: [0] })).toEqual(['apply', 'left']);
  });

  it('is told with every code', () => {
    const told = new Set<string>(OP_CASES.map(([code]) => code));
    // Those two differ in the project and in what is approved.
    const elsewhere = ['DATES_WITHOUT_CALENDAR', 'REF_NOT_APPROVED'];
    expect(OpCode.options.filter((code) => !told.has(code))).toEqual(
      OpCode.options.filter((code) => elsewhere.includes(code)),
    );
  });

  it('is lawful in its phases only', () => {
    const ops: Readonly<Record<string, RawOp>> = {
      item: newItem('a'),
      task: newTask('a'),
      link: link('T_10', 'T_55'),
      line: newLine('a'),
      quote: draftQuote(),
      hint: { op: 'projection.recomputeHint' },
    };
    const lawful = (phase: Phase) =>
      Object.keys(ops).filter((name) => {
        const op = ops[name];
        const told = verdicts(phase, [...(phase === 'planning' ? [newItem('b')] : []), op]);
        return told.at(-1) !== 'refuse OP_NOT_IN_PHASE';
      });
    expect(Object.fromEntries(Phase.options.map((phase) => [phase, lawful(phase)]))).toEqual({
      planning: ['item', 'task', 'link', 'hint'],
      solutioning: ['item', 'task', 'link', 'line', 'hint'],
      tasks: ['task', 'link', 'hint'],
      accounting: ['line', 'hint'],
      quote: ['quote', 'hint'],
    });
  });
});

describe('what is done already', () => {
  const applied = [{ runId: 'ar_01', clientRef: 'task_a', id: 'T_55' }];

  it('is skipped, and its tempId means the object', () => {
    const ops = [newTask('a', { durationHours: 99 }), link('T_10', 'tmp:task:a')];
    expect(verdicts('tasks', ops, { project: { applied } })).toEqual(['skip SAME_RUN', 'apply']);
    const checked = check(envelopeOf('tasks', ops), { project: { applied } });
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.plan.tasks.get('T_55')?.durationHours).toBe(1);
    expect([...checked.plan.links.values()].map(({ from, to }) => [from, to])).toEqual([
      ['T_10', 'T_11'],
      ['T_10', 'T_55'],
    ]);
  });

  it('of another run is made anew, unless a live object of the kind bears it', () => {
    const other = applied.map((one) => ({ ...one, runId: 'ar_02' }));
    expect(verdicts('tasks', [newTask('a')], { project: { applied: other } })).toEqual(['apply']);
    const wall = newItem('a', {}, { clientRef: 'wall' });
    expect(verdicts('planning', [wall])).toEqual(['skip SAME_REF']);
    expect(verdicts('tasks', [newTask('a', {}, { clientRef: 'wall' })])).toEqual(['apply']);
  });

  it('closes no circle with what refers to it, whichever comes first', () => {
    const wall = newItem('a', { parentItemId: 'tmp:item:b' }, { clientRef: 'wall' });
    const within = newItem('b', { parentItemId: 'tmp:item:a' });
    expect(verdicts('planning', [wall, within])).toEqual(['skip SAME_REF', 'apply']);
    expect(verdicts('planning', [within, wall])).toEqual(['apply', 'skip SAME_REF']);
  });

  it('is not read as a quote twice', () => {
    const quotes = [{ quoteId: 'Q_1', clientRef: 'quote_v3', revision: 9 }];
    expect(verdicts('quote', [draftQuote()], { project: { quotes } })).toEqual(['skip SAME_REF']);
  });

  it('and gone leaves its tempId without a meaning', () => {
    const gone = [{ runId: 'ar_01', clientRef: 'task_a', id: 'T_99' }];
    const ops = [newTask('a'), link('T_10', 'tmp:task:a')];
    expect(verdicts('tasks', ops, { project: { applied: gone } })).toEqual([
      'skip SAME_RUN',
      'refuse UNKNOWN_REF',
    ]);
  });
});

describe('what deletes', () => {
  const ops = [newTask('a'), { op: 'task.deleteRequest', taskId: 'T_10' }];

  it('is asked about, and done when it is named', () => {
    expect(verdicts('tasks', ops)).toEqual(['apply', 'ask']);
    expect(verdicts('tasks', ops, { approve: 'all' })).toEqual(['apply', 'ask']);
    expect(verdicts('tasks', ops, { approve: [0, 1] })).toEqual(['apply', 'apply']);
    expect(verdicts('tasks', ops, { approve: [0] })).toEqual(['apply', 'left']);
  });

  it('takes along what belongs to it', () => {
    const all = [...ops, { op: 'item.deleteRequest', itemId: 'I_100' }];
    const checked = check(envelopeOf('solutioning', all), { approve: [1, 2] });
    if (!('ops' in checked)) throw new Error(checked.code);
    const { items, tasks, lines, links } = checked.plan;
    expect([...items.keys()]).toEqual(['I_300', 'I_400']);
    expect([...tasks.keys()]).toEqual(['T_11', 'T_55']);
    expect([lines.size, links.size]).toEqual([0, 0]);
    expect(checked.totals.accounting).toEqual({
      subtotal: '0.00',
      vat: '0.00',
      total: '0.00',
      unpriced: 0,
    });
  });

  it('leaves nothing to refer to for what stands behind it', () => {
    const remove = { op: 'task.deleteRequest', taskId: 'T_10' };
    const approve = [0, 1];
    expect(verdicts('tasks', [remove, patchTask('T_10', {})], { approve })).toEqual([
      'apply',
      'refuse UNKNOWN_ID',
    ]);
    expect(verdicts('tasks', [patchTask('T_10', {}), remove], { approve })).toEqual([
      'apply',
      'apply',
    ]);
  });
});

describe('links', () => {
  it('are taken away first, then put in listed order', () => {
    const turned = [link('T_11', 'T_10'), unlink('T_10', 'T_11')];
    expect(verdicts('tasks', turned)).toEqual(['apply', 'apply']);
    expect(verdicts('tasks', turned.slice(0, 1))).toEqual(['refuse DEPENDENCY_CYCLE']);
  });

  it('make no circle with what agents say that tasks depend on', () => {
    const tasks = PROJECT.tasks.map((row) =>
      row.taskId === 'T_55' ? { ...row, dependsOn: ['T_11'] } : row,
    );
    expect(verdicts('tasks', [link('T_55', 'T_10')], { project: { tasks } })).toEqual([
      'refuse DEPENDENCY_CYCLE',
    ]);
    expect(verdicts('tasks', [link('T_10', 'T_55')], { project: { tasks } })).toEqual(['apply']);
  });

  it('of what dates have refused are refused with it', () => {
    const dated = newTask('a', { plannedStart: '2025-12-26T08:00:00+02:00' });
    expect(verdicts('tasks', [dated, link('T_10', 'tmp:task:a'), newTask('b')])).toEqual([
      'refuse IMPOSSIBLE_DATES',
      'refuse UNKNOWN_REF',
      'apply',
    ]);
  });
});

describe('the project as it then stands', () => {
  it('has its money and its dates', () => {
    const ops = [newTask('a', { durationHours: 9 }), link('T_11', 'tmp:task:a', { lagHours: 6 })];
    const checked = check(envelopeOf('tasks', ops));
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.totals).toEqual({
      accounting: { subtotal: '1565.00', vat: '61.20', total: '1626.20', unpriced: 0 },
    });
    const { finishAt, criticalTasks, tasks } = checked.schedule ?? {};
    expect(finishAt).toBe('2025-12-23T15:00:00.000Z');
    expect(criticalTasks).toEqual(['T_10', 'T_11', 'tmp:task:a']);
    expect(tasks?.get('T_55')?.slackMinutes).toBe(26 * 60);
  });

  const instructed = (unitCost: number | null, question: Fields, approve?: 'all') =>
    check(
      envelopeOf('accounting', [patchLine('L_901', { unitCost })], {
        openQuestions: [{ id: 'q1', question: 'Сколько теперь L_901?', ...question }],
      }),
      approve === undefined ? {} : { approve },
    );

  it.each<[number | null, Fields]>([
    [130, { blocking: true }],
    [130, { answer: '130' }],
    [130, { answer: '130,00 ₪ за лист' }],
    [1450.5, { answer: '1 450,50' }],
    [130, { id: 'L_901', question: 'Сколько?', answer: 'пусть 130' }],
  ])('overwrites a person’s cost with %j where they have said so: %j', (unitCost, question) => {
    const checked = instructed(unitCost, question);
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.ops).toEqual([{ index: 0, status: 'apply' }]);
    // It stays theirs, and nothing that was proposed instead of the old one counts.
    expect(checked.plan.lines.get('L_901')).toMatchObject({
      unitCost,
      unitCostBy: 'person',
      costOverride: null,
    });
  });

  it.each<[number | null, Fields]>([
    [130, {}],
    [130, { answer: '140' }],
    [130, { answer: 'да' }],
    [130, { answer: '120 или 130' }],
    [null, { answer: '130' }],
    [130, { question: 'Сколько теперь L_9011?', answer: '130' }],
    [130, { question: 'Сколько?', blocking: true }],
  ])('does not with %j where they have not: %j', (unitCost, question) => {
    const checked = instructed(unitCost, question);
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.ops).toMatchObject([{ status: 'refuse', code: 'USER_COST_LOCKED' }]);
  });

  it('is approved only when they have', () => {
    expect(instructed(130, { blocking: true }, 'all')).toMatchObject({ code: 'BLOCKING_QUESTION' });
    expect(instructed(130, { blocking: true, answer: '120' }, 'all')).toMatchObject({
      ops: [{ status: 'refuse', code: 'USER_COST_LOCKED' }],
    });
    expect(instructed(130, { blocking: true, answer: '130' }, 'all')).toMatchObject({ ok: true });
  });

  it('leaves a person’s cost theirs where an agent writes the same once more', () => {
    const checked = check(envelopeOf('accounting', [patchLine('L_901', { unitCost: 120.5 })]));
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.plan.lines.get('L_901')).toMatchObject({ unitCostBy: 'person' });
  });

  it('counts a cost that an agent proposed instead of a person’s', () => {
    const checked = check(envelopeOf('accounting', [patchLine('L_901', { costOverride: 130 })]));
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.totals.accounting.subtotal).toBe('1660.00');
  });
});
