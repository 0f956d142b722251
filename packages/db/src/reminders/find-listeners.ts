import { AGENTS_DOOR } from '@planerka/plan';
import type { Listener } from '@planerka/runtime';
import { sql } from 'kysely';
import { readRows } from '../connection/read-rows.ts';
import { readPerson } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

interface Asked {
  readonly id: string;
  readonly created_by: string;
}

interface ListenerRow {
  readonly id: string;
  readonly actor: string;
  readonly person: Readonly<Record<string, unknown>> | null;
}

/**
 * Whom to remind of these objects: who was reminded of them last, else the person who has written to
 * them last, else who has made them.
 */
export async function findListeners(
  { db, workspaceId }: WorkspaceDb,
  objects: readonly Asked[],
): Promise<Map<string, Listener>> {
  const asked = JSON.stringify(objects.map(({ id, created_by }) => ({ id, created_by })));
  const listeners = sql<ListenerRow>`select w.id, w.actor, to_jsonb(p) as person
    from (select a.id, coalesce((select r.actor from reminder r
          where r.workspace_id = ${workspaceId}::uuid and r.object_id = a.id
          order by r.fire_at desc limit 1),
        (select j.actor from journal j where j.workspace_id = ${workspaceId}::uuid
          and j.object_id = a.id and j.door <> ${AGENTS_DOOR} order by j.seq desc limit 1),
        a.created_by) as actor
        from jsonb_to_recordset(${asked}::jsonb) as a(id uuid, created_by text)) w
      left join person p on p.actor = w.actor`;
  return new Map(
    await readRows(db, listeners, ({ id, actor, person }) => [
      id,
      { actor, person: person === null ? null : readPerson(person) },
    ]),
  );
}
