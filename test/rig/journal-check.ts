import { connect, exportWorkspaces, listWorkspaces } from '@planerka/db';
import { objectId, type PlanObject } from '@planerka/plan';
import { expect } from 'vitest';
import { replay } from './replay.ts';

const KINDS: ReadonlySet<PlanObject['kind']> = new Set([
  'task',
  'timeblock',
  'project',
  'item',
  'dependency',
  'accounting_line',
  'quote',
  'quote_line',
  'memo',
]);

function keyed(objects: Iterable<PlanObject>): Record<string, PlanObject> {
  const plan = [...objects].filter(({ kind }) => KINDS.has(kind));
  return Object.fromEntries(plan.map((object) => [`${object.kind}:${objectId(object)}`, object]));
}

/** In every workspace of a database: the journal replayed from empty gives exactly the tables. */
export async function journalTellsAll(databaseUrl: string): Promise<void> {
  const connection = connect({ url: databaseUrl, max: 1 });
  try {
    const ids = (await listWorkspaces(connection.db)).map(({ workspace_id }) => workspace_id);
    const { workspaces } = await exportWorkspaces(connection.db, ids, new Date().toISOString());
    for (const { workspace, tasks, timeblocks, projects, memos, journal, ...more } of workspaces) {
      const standing: PlanObject[] = [
        ...tasks.map((row) => ({ kind: 'task', row }) as const),
        ...timeblocks.map((row) => ({ kind: 'timeblock', row }) as const),
        ...projects.map((row) => ({ kind: 'project', row }) as const),
        ...memos.map((row) => ({ kind: 'memo', row }) as const),
        ...more.items.map((row) => ({ kind: 'item', row }) as const),
        ...more.dependencies.map((row) => ({ kind: 'dependency', row }) as const),
        ...more.accounting_lines.map((row) => ({ kind: 'accounting_line', row }) as const),
        ...more.quotes.map((row) => ({ kind: 'quote', row }) as const),
        ...more.quote_lines.map((row) => ({ kind: 'quote_line', row }) as const),
      ];
      expect({
        workspace: workspace.workspace_id,
        objects: keyed(replay(journal).values()),
        numbers: journal.map(({ seq }) => seq),
      }).toEqual({
        workspace: workspace.workspace_id,
        objects: keyed(standing),
        numbers: journal.map((_, index) => index + 1),
      });
    }
  } finally {
    await connection.close();
  }
}
