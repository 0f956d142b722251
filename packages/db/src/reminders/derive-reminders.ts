import { RetryableError } from '@planerka/contracts';
import {
  type Instant,
  nextDigests,
  type ObjectAt,
  objectId,
  type Person,
  reminderGround,
  remindersOf,
} from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import { columnNamed } from '../connection/names.ts';
import { oneAfterAnother } from '../connection/one-after-another.ts';
import { allRows, firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { objectReads } from '../objects/object-reads.ts';
import { readList, readPerson } from '../objects/rows.ts';
import { digestTimes, objectReminders } from './reminder-writes.ts';

/** A person whose reminders in a workspace are to be derived anew. */
interface Underived {
  readonly workspace_id: string;
  readonly actor: string;
  readonly after_id: string | null;
  readonly version: number;
  readonly timezone: string;
  readonly people: unknown;
  /** Is the workspace that of the person's own chat, where digests come? */
  readonly own_chat: boolean;
}

/** Objects of one round, which is one statement. */
const BATCH = 500;

/**
 * Derives the reminders and digests that are missing, a round at a time, until there are all or
 * `rounds` are done; tells how many rounds it did. Each round waits its turn among the calls on its workspace and
 * holds only if nobody has written to it meanwhile, so several processes may do it at once, and one
 * that is killed leaves whole rounds.
 */
export async function deriveReminders(
  db: Kysely<Schema>,
  now: Instant,
  { rounds = Number.POSITIVE_INFINITY, batch = BATCH, onFault = thrown }: DeriveOptions = {},
): Promise<number> {
  let done = 0;
  const aside: Whose[] = [];
  while (done < rounds) {
    const next = await firstUnderived(db, { but: aside, now });
    if (!next) break;
    try {
      const isDone = await oneAfterAnother(db, next.workspace_id, async (on) => {
        const still = await firstUnderived(on, { one: next, now });
        if (still) await deriveRound(on, still, { now, batch });
        return still !== null;
      });
      if (isDone) done += 1;
    } catch (error) {
      if (error instanceof RetryableError) throw error;
      aside.push(next);
      if (await setAside(db, next, now)) onFault(next.workspace_id, next.actor, error);
      done += 1;
    }
  }
  return done;
}

/** How long after a vain try there is another one. */
const AGAIN_MINUTES = 10;

/** Tried again later; true the first time, for it is told once. */
async function setAside(db: Kysely<Schema>, whose: Whose, now: Instant): Promise<boolean> {
  const until = sql`${now}::timestamptz + make_interval(mins => ${AGAIN_MINUTES})`;
  const before = sql<{ is_new: boolean }>`with b as (
      select o.workspace_id, o.actor, o.set_aside_at is null as is_new from reminder_owed o
      where o.workspace_id = ${whose.workspace_id}::uuid and o.actor = ${whose.actor} for update)
    update reminder_owed o set held_until = ${until},
      set_aside_at = coalesce(o.set_aside_at, ${now}::timestamptz)
    from b where o.workspace_id = b.workspace_id and o.actor = b.actor returning b.is_new`;
  return (await firstRow(db, before))?.is_new ?? false;
}

type Whose = Pick<Underived, 'workspace_id' | 'actor'>;

/** Told once of a person whose reminders cannot be derived: they are set aside, the others' go on. */
export type OnUnderivable = (workspaceId: string, actor: string, error: unknown) => void;

interface DeriveOptions {
  readonly rounds?: number;
  readonly batch?: number;
  /** By default nobody is set aside: the fault is thrown. */
  readonly onFault?: OnUnderivable;
}

function thrown(_workspaceId: string, _actor: string, error: unknown): never {
  throw error;
}

/** The first person whose reminders are missing, `but` for these; or what is left of just `one`'s. */
async function firstUnderived(
  db: Kysely<Schema>,
  {
    one,
    but = [],
    now,
  }: { readonly one?: Whose; readonly but?: readonly Whose[]; readonly now: Instant },
): Promise<Underived | null> {
  const aside = but.map(({ workspace_id: id, actor }) => `${id} ${actor}`);
  const only = one
    ? sql`where o.workspace_id = ${one.workspace_id}::uuid and o.actor = ${one.actor}`
    : sql`where o.workspace_id::text || ' ' || o.actor <> all(${aside}::text[])
        and (o.held_until is null or o.held_until <= ${now}::timestamptz)`;
  const query = sql<Underived>`select o.workspace_id, o.actor, o.after_id, w.version,
        w.timezone,
        (select jsonb_agg(to_jsonb(p)) from person p where p.actor = o.actor) as people,
        exists (select from chat_workspace k where k.workspace_id = o.workspace_id
          and k.chat_id > 0 and o.actor = 'telegram:' || k.chat_id) as own_chat
      from reminder_owed o join workspace w on w.workspace_id = o.workspace_id
      ${only} order by o.workspace_id, o.actor limit 1`;
  return await firstRow(db, query);
}

async function deriveRound(
  db: Kysely<Schema>,
  underived: Underived,
  { now, batch }: { readonly now: Instant; readonly batch: number },
): Promise<void> {
  const { workspace_id: workspaceId, actor, version, timezone } = underived;
  const person: Person | null = readList(underived.people, readPerson)[0] ?? null;
  const ground = reminderGround(person, timezone, now);
  const found = await underivedObjects(db, underived, batch);
  const objects = (await objectReads({ db, workspaceId }).objects(found)).flatMap((object) => {
    if (object.kind !== 'task' && object.kind !== 'timeblock') return [];
    const { kind: object_kind } = object;
    const reminders = remindersOf(object, ground) ?? [];
    return [{ object_kind, object_id: objectId(object), reminders }];
  });
  const isLast = found.length < batch;
  const writes: AttachedWrite[] = [guardOf(workspaceId, version), mark(underived, found, isLast)];
  if (objects.length > 0) {
    // No thread: what has one already keeps it, the rest is told in the workspace's own chat.
    writes.push(objectReminders({ workspaceId, at: now, thread: '', actor, objects }));
  }
  if (isLast && underived.own_chat) {
    const digests = nextDigests(ground.settings, timezone, now);
    writes.push(digestTimes({ workspaceId, at: now, actor, digests }));
  }
  await writeTogether(db, writes);
}

/** The next objects that the person has made; what waits by somebody else's settings is theirs. */
async function underivedObjects(
  db: Kysely<Schema>,
  { workspace_id: workspaceId, actor, after_id: after }: Underived,
  batch: number,
): Promise<ObjectAt[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const theirs = (id: string) => sql`exists (select from reminder r
    where r.workspace_id = t.workspace_id and r.object_id = ${columnNamed(id)}
      and r.state = 'waiting' and r.actor <> ${actor})`;
  const mine = sql`t.workspace_id = ${workspaceId}::uuid and t.created_by = ${actor}
    and t.deleted_at is null`;
  const next = sql<ObjectAt>`select 'task' as kind, t.task_id as id from task t
      where ${mine} and t.status in ('todo', 'in_progress') and t.task_id > ${from}::uuid
        and (t.planned_at is not null or t.remind_before_minutes is not null
          or t.snoozed_until is not null) and not ${theirs('t.task_id')}
    union all select 'timeblock', t.timeblock_id from timeblock t
      where ${mine} and t.timeblock_id > ${from}::uuid and not ${theirs('t.timeblock_id')}
    order by id limit ${batch}`;
  return await allRows(db, next);
}

/** As every write of the plan: nobody's write in between goes unseen, by either side. */
function guardOf(workspaceId: string, version: number): AttachedWrite {
  const statement = sql`update workspace set version = version + 1
    where workspace_id = ${workspaceId}::uuid and version = ${version} returning workspace_id`;
  return {
    ctes: [{ name: 'guard', statement }],
    required: { condition: sql`exists (select from guard)`, otherwise: 'moved' },
  };
}

/** Goes on behind the objects of this round, or is over. */
function mark(
  { workspace_id: workspaceId, actor }: Underived,
  found: readonly ObjectAt[],
  isLast: boolean,
): AttachedWrite {
  const mine = sql`o.workspace_id = ${workspaceId}::uuid and o.actor = ${actor}`;
  const last = found.at(-1)?.id ?? null;
  const statement = isLast
    ? sql`delete from reminder_owed o using guard where ${mine}`
    : sql`update reminder_owed o set after_id = ${last}::uuid from guard where ${mine}`;
  return { ctes: [{ name: 'derived_marked', statement }] };
}
