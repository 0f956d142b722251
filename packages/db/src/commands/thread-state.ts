import { ObjectHandle } from '@planerka/contracts';
import { toInstant } from '@planerka/plan';
import type { ThreadState, ThreadView } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { columnNamed, tableNamed } from '../connection/names.ts';
import { readList, readMemory, readThreadPin, readWorkroom } from '../objects/rows.ts';

/**
 * A thread's memory, its pin and the person's room, as columns `memory`, `pins` and `rooms` of a
 * query that has the workspace as `w`.
 */
export function threadColumns(
  thread: string | RawBuilder<unknown>,
  actor: string | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select to_jsonb(m) from thread_context m
      where m.workspace_id = w.workspace_id and m.thread = ${thread}) as memory,
    (select jsonb_agg(to_jsonb(n)) from thread_pin n
      where n.workspace_id = w.workspace_id and n.thread = ${thread}) as pins,
    (select jsonb_agg(to_jsonb(r)) from workroom r
      where r.workspace_id = w.workspace_id and r.thread = ${thread} and r.actor = ${actor})
      as rooms`;
}

interface ThreadColumns {
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pins: unknown;
  readonly rooms: unknown;
}

export interface ThreadViewColumns extends ThreadColumns {
  readonly named_objects: unknown;
}

/** What `threadColumns` has brought. */
export function readThread(row: ThreadColumns): ThreadState {
  return {
    memory: readMemory(row.memory ?? undefined),
    pin: readList(row.pins, readThreadPin)[0] ?? null,
    room: readList(row.rooms, readWorkroom)[0] ?? null,
  };
}

/** When an object `o` of the kind begins: an hour from which another one may be counted. */
const BEGINS = {
  task: sql`case when o.recurrence_rule is null and o.status in ('todo', 'in_progress')
    then to_char(o.planned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`,
  timeblock: sql`case when o.recurrence_rule is null
    then to_char(o.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`,
  project: sql`null::text`,
} as const;

/** When it ends: then something may stand right behind it. */
const ENDS = {
  task: sql`null::text`,
  timeblock: sql`to_char(o.end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  project: sql`null::text`,
} as const;

/** The number of the project in which it stands. */
const IN_PROJECT = {
  task: sql`(select p.number from project p where p.workspace_id = o.workspace_id
    and p.project_id = o.project_id and p.deleted_at is null)`,
  timeblock: sql`null::int`,
  project: sql`null::int`,
} as const;

/**
 * `threadColumns`, and as `named_objects` the numbers and titles of the objects that they
 * name: what a reader of words may know of the thread.
 */
export function threadViewColumns(
  thread: string | RawBuilder<unknown>,
  actor: string | RawBuilder<unknown>,
): RawBuilder<unknown> {
  const kept = (id: RawBuilder<unknown>) => sql`union all select n.${id} from thread_pin n
      where n.workspace_id = w.workspace_id and n.thread = ${thread}
    union all select r.${id} from workroom r
      where r.workspace_id = w.workspace_id and r.thread = ${thread} and r.actor = ${actor}`;
  const named = (kind: 'task' | 'project' | 'timeblock') => {
    const id = columnNamed(`${kind}_id`);
    return sql`select jsonb_strip_nulls(jsonb_build_object('id', o.${id}, 'kind', ${sql.lit(kind)},
        'number', o.number, 'title', o.title, 'gone', o.deleted_at is not null,
        'begins_at', ${BEGINS[kind]}, 'ends_at', ${ENDS[kind]},
        'in_project', ${IN_PROJECT[kind]})) as handle
      from ${tableNamed(kind)} o
      where o.workspace_id = w.workspace_id and o.${id} = any(array(
        select unnest(m.${columnNamed(`recent_${kind}_ids`)}) from thread_context m
          where m.workspace_id = w.workspace_id and m.thread = ${thread}
        ${kind === 'timeblock' ? sql`` : kept(id)}))`;
  };
  return sql`${threadColumns(thread, actor)},
    (select jsonb_agg(s.handle) from (${named('task')} union all ${named('project')}
      union all ${named('timeblock')}) s) as named_objects`;
}

const NamedObjects = z
  .array(
    ObjectHandle.extend({
      id: z.uuid(),
      gone: z.boolean(),
      begins_at: z.string().optional(),
      ends_at: z.string().optional(),
      in_project: z.int().optional(),
    }),
  )
  .nullable();

/** What `threadViewColumns` has brought; what is deleted is listed apart. */
export function readThreadView(row: ThreadViewColumns): ThreadView {
  const { memory, pin, room } = readThread(row);
  const known = new Map(
    (NamedObjects.parse(row.named_objects) ?? []).map(({ id, ...named }) => [id, named]),
  );
  const those = (isGone: boolean, ids: ReadonlyArray<string | null | undefined>): ObjectHandle[] =>
    ids.flatMap((id) => {
      const {
        gone,
        begins_at: _at,
        ends_at: _end,
        in_project: _in,
        ...handle
      } = (typeof id === 'string' ? known.get(id) : null) ?? {
        gone: null,
        begins_at: undefined,
        ends_at: undefined,
        in_project: undefined,
      };
      return gone === isGone && 'kind' in handle ? [handle] : [];
    });
  const handles = (...ids: ReadonlyArray<string | null | undefined>) => those(false, ids);
  const recent = [
    ...memory.recent_task_ids,
    ...memory.recent_project_ids,
    ...memory.recent_timeblock_ids,
  ];
  return {
    room: handles(room?.task_id, room?.project_id)[0] ?? null,
    pinned: handles(pin?.task_id, pin?.project_id),
    recent: handles(...recent),
    standing: [...known.values()].flatMap(({ kind, number, gone, in_project: project }) =>
      gone || kind !== 'task' || project === undefined ? [] : [{ task: number, project }],
    ),
    deleted: those(true, recent),
    beginnings: [...known.values()].flatMap(
      ({ kind, number, gone, begins_at: at, ends_at: end }) =>
        gone || at === undefined
          ? []
          : [
              {
                kind,
                number,
                begins_at: toInstant(at),
                ...(end === undefined ? {} : { ends_at: toInstant(end) }),
              },
            ],
    ),
  };
}
