import path from 'node:path';
import { exportWorkspaces } from '@planerka/db';
import { expect, it } from 'vitest';
import type { Act } from '../histories/act.ts';
import { playHistory } from '../histories/play-history.ts';
import { startAgents } from '../rig/agent.ts';
import { countedIds } from '../rig/counted-ids.ts';

const STEP = { task: 'TASK-001', path: 's:0' };
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

/** A plan in which every table of an export holds something. */
const ACTS: readonly Act[] = [
  { do: 'call', by: 'one', tool: 'tasks_create', args: { title: 'Plan', contract: 'Ship it' } },
  {
    do: 'call',
    by: 'one',
    tool: 'tasks_create',
    args: { parent: 'PLAN-001', title: 'Task', steps: [{ title: 'First', ...HELD }] },
  },
  { do: 'call', by: 'one', tool: 'tasks_task_add', args: { task: 'TASK-001', parent_step: 's:0', title: 'Node' } },
  { do: 'call', by: 'one', tool: 'tasks_note', args: { ...STEP, note: 'Looked at it' } },
  {
    do: 'call',
    by: 'two',
    tool: 'tasks_evidence_capture',
    args: { ...STEP, checks: ['CMD: npm test'], checkpoint: ['security'] },
  },
  { do: 'call', by: 'one', tool: 'tasks_snapshot', args: { task: 'TASK-001', name: 'here' } },
  { do: 'call', by: 'two', tool: 'tasks_verify', args: { ...STEP, checkpoints: 'all' } },
  {
    do: 'say',
    by: 'first',
    words: [
      {
        command: 'task_create',
        entities: { title: 'отчёт', planned_at: '2026-02-26T15:00:00+03:00', tags: ['дом'] },
        confidence: 0.95,
      },
    ],
  },
  {
    do: 'say',
    by: 'second',
    words: [
      {
        command: 'timeblock_create',
        entities: {
          start_at: '2026-02-26T09:00:00+03:00',
          duration_minutes: 60,
          recurrence: 'FREQ=DAILY',
          remind_before_minutes: [15],
        },
        confidence: 0.95,
      },
    ],
  },
  { do: 'settings', by: 'first', values: { timezone: 'Asia/Yekaterinburg' } },
  { do: 'settings', by: 'first', values: { working_hours: { from: '10:00', to: '18:00' } } },
  { do: 'wait', minutes: 5 },
  {
    do: 'say',
    by: 'first',
    words: [{ operation: { type: 'pin', project: 1 }, confidence: 0.95 }],
  },
  {
    do: 'say',
    by: 'first',
    words: [{ operation: { type: 'focus', task: 1 }, confidence: 0.95 }],
  },
  {
    do: 'say',
    by: 'second',
    words: [{ operation: { type: 'project_create', title: 'ремонт' }, confidence: 0.95 }],
  },
  { do: 'undo', by: 'second' },
  {
    do: 'say',
    by: 'second',
    words: [{ operation: { type: 'rename', timeblock: 1 }, confidence: 0.95 }],
  },
];

// cites: D-journal
it('the export of a workspace is what it was', async () => {
  const kernel = await startAgents({ connections: 2, ids: countedIds() });
  try {
    const { calls, workspace, names } = await playHistory(kernel, ACTS);
    const refused = calls.filter(({ came }) => came?.some(({ status }) => status === 'refused'));
    expect(refused).toEqual([]);
    const { db } = kernel.connection;
    const file = await exportWorkspaces(db, [workspace.id], kernel.clock.now);
    const text = `${JSON.stringify(names.named(file), null, 1)}\n`;
    const golden = path.join(import.meta.dirname, 'golden', 'export', 'workspace.json');
    await expect(text).toMatchFileSnapshot(golden);
  } finally {
    await kernel.stop();
  }
});
