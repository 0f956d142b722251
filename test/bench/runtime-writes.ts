import { randomUUID } from 'node:crypto';
import { type Connection, createPlanStore, createWorkspaceDirectory } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import { systemIds } from '../../apps/planerka/src/compose/system-ids.ts';
import { NOW, type Write } from './bare-writes.ts';

/** So many workspaces, each of somebody else. */
export async function someWorkspaces({ db }: Connection, count: number): Promise<string[]> {
  const directory = createWorkspaceDirectory(db, () => systemIds.uuid());
  const fresh = { kind: 'personal', timezone: 'Europe/Moscow', created_at: NOW } as const;
  return await Promise.all(
    Array.from({ length: count }, () => directory.forAlias(randomUUID(), fresh)),
  );
}

/** A new task through runtime and database, in the worker's workspace. */
export function runtimeWrite({ db }: Connection, workspaces: readonly string[]): Write {
  const runtime = createRuntime({
    store: createPlanStore(db),
    clock: { now: () => NOW },
    ids: systemIds,
  });
  const envelope = {
    trace_id: 'trace',
    source: { channel: 'cli' },
    command: { intent: 'task_create', confidence: 0.95, entities: { title: 'купить молоко' } },
  };
  return async (worker) => {
    await runtime.propose(
      {
        workspace: workspaces[worker] ?? '',
        actor: { id: 'person:1', may_undo_others: false },
        thread: 'thread',
        door: 'bench',
        traceId: 'trace',
      },
      [{ type: 'command', key: randomUUID(), envelope, said: 'купить молоко' }],
    );
  };
}
