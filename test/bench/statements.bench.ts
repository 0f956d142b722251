import { randomUUID } from 'node:crypto';
import { createTaskSurface } from '@planerka/agents';
import { connect, createPlanStore, createTaskStore, createWorkspaceDirectory } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import { v7 } from 'uuid';
import { command, operation, type Wish } from '../rig/wishes.ts';
import { openBenchDatabase } from './database.ts';
import { queriesOf } from './query-plans.ts';
import { printTable } from './table.ts';

const NOW = '2026-02-25T09:00:00.000Z';
const SEVERAL = 50;
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

const numbers = Array.from({ length: SEVERAL }, (_, index) => index + 1);
const STEP = { task: `TASK-${String(SEVERAL + 2).padStart(3, '0')}`, path: 's:0' };

/** How many statements a call sends to the database: the same on every machine. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 1 });
  try {
    const { db } = connection;
    const ports = { clock: { now: () => NOW }, ids: { uuid: () => v7() } };
    const runtime = createRuntime({ store: createPlanStore(db), ...ports });
    const surface = createTaskSurface({ store: createTaskStore(db), ...ports });
    const directory = createWorkspaceDirectory(db, () => v7());
    const fresh = { kind: 'personal', timezone: 'Europe/Moscow', created_at: NOW } as const;
    const id = await directory.forAlias('acme/repo', fresh);
    const workspace = { id, name: 'acme/repo' };

    const propose = async (...wishes: readonly Wish[]) => {
      const context = {
        workspace: id,
        actor: { id: 'person:1', may_undo_others: false },
        thread: 'thread',
        door: 'bench',
        traceId: 'trace',
      };
      const keyed = wishes.map((wish) => ({ ...wish, key: randomUUID() }));
      return await runtime.propose(context, keyed);
    };
    const call = async (tool: string, args: Readonly<Record<string, unknown>>) => {
      const answer = await surface.call(
        {
          actor: 'agent:sample',
          rights: new Set(['read', 'write', 'delete']),
          workspace,
          defaultWorkspace: workspace.name,
          workspaceOf: () => Promise.resolve(workspace),
          traceId: 'trace',
        },
        tool,
        { workspace: workspace.name, ...args },
      );
      if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    };
    const say = async (wish: Wish) => {
      const [outcome] = await propose(wish);
      if (outcome?.status === 'refused') throw new Error(`refused: ${outcome.code}`);
      return outcome;
    };
    let asked: string | null = null;
    const several = async () => {
      const wish = operation({ type: 'update_status', tasks: numbers, status: 'done' });
      const outcome = await say(wish);
      if (outcome?.status !== 'question') throw new Error('several at once are not asked about');
      asked = outcome.draft_id;
    };
    const yes = async () => {
      if (asked === null) throw new Error('nothing was asked');
      await say({ type: 'choice', draft_id: asked, choice_id: 'yes' });
    };

    for (const number of numbers) await say(command('task_create', { title: `Задача ${number}` }));
    const block = { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 };
    const due = { type: 'set_due', task: 1, due_date: '2026-02-27' } as const;
    const rows: Array<{ call: string; statements: number }> = [];
    const count = async (what: string, work: () => Promise<unknown>) => {
      const asked = await queriesOf(connection, async () => await work());
      rows.push({ call: what, statements: asked.length });
    };
    await count('task_create', () => say(command('task_create', { title: 'молоко' })));
    await count('timeblock_create', () => say(command('timeblock_create', block)));
    await count('set_due', () => say(operation(due)));
    await count('undo', () => say({ type: 'undo' }));
    await count('redo', () => say({ type: 'redo' }));
    await count('a question', () => say(command('timeblock_create', {})));
    await propose({ type: 'cancel', said: 'отмена' });
    await count(`${SEVERAL} tasks done, asked`, several);
    await count(`${SEVERAL} tasks done, yes`, yes);
    await count('undo of them', () => say({ type: 'undo' }));
    await count('redo of them', () => say({ type: 'redo' }));
    await count('tasks_create, a plan', () => call('tasks_create', { title: 'Plan' }));
    const steps = ['One', 'Two', 'Three'].map((title) => ({ title, ...HELD }));
    await count('tasks_create, three steps', () =>
      call('tasks_create', { parent: 'PLAN-001', title: 'Task', steps }),
    );
    await count('tasks_note', () => call('tasks_note', { ...STEP, note: 'Sample' }));
    await count('tasks_close_step', () =>
      call('tasks_close_step', { ...STEP, checkpoints: 'gate' }),
    );
    await count('tasks_undo', () => call('tasks_undo', {}));
    await count('tasks_radar', () => call('tasks_radar', { task: STEP.task }));
    await count('tasks_resume_super', () => call('tasks_resume_super', { task: STEP.task }));
    printTable('Statements a call', rows);
  } finally {
    await connection.close();
    await database.close();
  }
}
