import { exportWorkspaces } from '@planerka/db';
import { type JournalEntry, objectId, type PlanObject } from '@planerka/plan';
import { expect } from 'vitest';
import { NOON } from './wishes.ts';

type Database = Parameters<typeof exportWorkspaces>[0];

/** Every object of a workspace that operations make or change, as the tables hold it. */
export async function planTables(
  db: Database,
  workspaceId: string,
): Promise<Map<string, PlanObject>> {
  const { workspaces } = await exportWorkspaces(db, [workspaceId], NOON);
  const [plan] = workspaces;
  const objects: PlanObject[] = [
    ...(plan?.tasks ?? []).map((row) => ({ kind: 'task', row }) as const),
    ...(plan?.timeblocks ?? []).map((row) => ({ kind: 'timeblock', row }) as const),
    ...(plan?.projects ?? []).map((row) => ({ kind: 'project', row }) as const),
    ...(plan?.items ?? []).map((row) => ({ kind: 'item', row }) as const),
    ...(plan?.dependencies ?? []).map((row) => ({ kind: 'dependency', row }) as const),
    ...(plan?.accounting_lines ?? []).map((row) => ({ kind: 'accounting_line', row }) as const),
    ...(plan?.quotes ?? []).map((row) => ({ kind: 'quote', row }) as const),
    ...(plan?.quote_lines ?? []).map((row) => ({ kind: 'quote_line', row }) as const),
    ...(plan?.memos ?? []).map((row) => ({ kind: 'memo', row }) as const),
    ...(plan?.thread_pins ?? []).map((row) => ({ kind: 'thread_pin', row }) as const),
    ...(plan?.workrooms ?? []).map((row) => ({ kind: 'workroom', row }) as const),
  ];
  return new Map(objects.map((object) => [`${object.kind}:${objectId(object)}`, object]));
}

/** Every entry starts from exactly what the one before it left: nothing was written over unseen. */
export function expectNoLostUpdate(journal: readonly JournalEntry[]): void {
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, index) => index + 1));
  const last = new Map<string, { after: JournalEntry['after']; revision: number }>();
  for (const entry of journal) {
    const key = `${entry.object_kind}:${entry.object_id}`;
    const known = last.get(key);
    expect(entry.before).toEqual(known?.after ?? null);
    expect(entry.revision).toBeGreaterThan(known?.revision ?? 0);
    last.set(key, { after: entry.after, revision: entry.revision });
  }
}
