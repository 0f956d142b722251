import type { WriteBatch } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import { tableNamed } from '../connection/names.ts';

/** Threads in which the bot can write; other doors' objects go to the workspace's own chat. */
const BOT_THREADS = '^telegram:';
/** A person's own chat with the bot: digests come only there. */
const OWN_CHAT = /^telegram:\d+:\d+:\d+$/;

/** Is the thread a person's own chat with the bot? */
export function isOwnChat(thread: string): boolean {
  return OWN_CHAT.test(thread);
}

const MAX_ATTEMPTS = 20;

/**
 * "напомни через минуту" may be written when its minute has begun: a voice note takes seconds, and so
 * does a busy machine. A start in the running minute is now and not past, so it is told at once.
 */
const RUNNING = '1 minute';

/**
 * The reminders of what a call writes, as part of its statement: those that no longer hold go, new
 * ones come with their jobs. What lies behind `at` is not added any more, unless its own minute is the
 * running one, but what still waits there stays. `guard` is the CTE that the whole statement hangs on.
 */
export function reminderWrites(workspaceId: string, batch: WriteBatch): AttachedWrite[] {
  const { objects, digests, actor, thread, later } = batch.reminders;
  const writes: AttachedWrite[] = [];
  if (objects.length > 0) {
    writes.push(objectReminders({ workspaceId, at: batch.at, thread, actor, objects }));
  }
  if (digests && isOwnChat(thread)) {
    writes.push(digestTimes({ workspaceId, at: batch.at, actor, digests }));
  }
  if (later.settingsChanged || later.zoneChanged) {
    writes.push(remindersToDerive(workspaceId, actor, later));
  }
  return writes;
}

/** What a person's settings decide in any workspace, and what a zone decides in this one. */
function remindersToDerive(
  workspaceId: string,
  actor: string,
  { settingsChanged, zoneChanged }: WriteBatch['reminders']['later'],
): AttachedWrite {
  const here = sql`workspace_id = ${workspaceId}::uuid and deleted_at is null and ${zoneChanged}`;
  const mine = sql`created_by = ${actor} and deleted_at is null and ${settingsChanged}`;
  const statement = sql`insert into reminder_owed (workspace_id, actor)
    select o.workspace_id, o.actor from (
      select workspace_id, created_by as actor from timeblock
        where ${mine} and remind_before_minutes is null
      union select workspace_id, created_by from task
        where ${mine} and remind_before_minutes is not null and planned_at is null
      union select workspace_id, actor from digest where actor = ${actor} and ${settingsChanged}
      union select workspace_id, created_by from timeblock where ${here}
      union select workspace_id, created_by from task where ${here}
      union select workspace_id, actor from digest
        where workspace_id = ${workspaceId}::uuid and ${zoneChanged}) o, guard
    on conflict (workspace_id, actor)
      do update set after_id = null, held_until = null, set_aside_at = null`;
  return { ctes: [{ name: 'reminders_owed', statement }] };
}

interface ReminderRows {
  readonly workspaceId: string;
  readonly at: string;
  readonly thread: string;
  readonly actor: string;
  readonly objects: WriteBatch['reminders']['objects'];
}

/** The reminders of objects, as they are to be from `at` on. */
export function objectReminders({
  workspaceId,
  at,
  thread,
  actor,
  objects,
}: ReminderRows): AttachedWrite {
  const ids = objects.map(({ object_id: id }) => id);
  const wanted = JSON.stringify(
    objects.flatMap(({ object_id, object_kind, reminders, actor: whom = actor }) =>
      reminders.map((reminder) => ({ object_id, object_kind, whom, ...reminder })),
    ),
  );
  const rows = sql`jsonb_to_recordset(${wanted}::jsonb) as n(
    object_id uuid, object_kind text, whom text, fire_at timestamptz, about_at timestamptz)`;
  const gone = sql`delete from reminder r using guard
    where r.workspace_id = ${workspaceId}::uuid and r.object_id = any(${ids}::uuid[])
      and r.state = 'waiting' and not exists (select from ${rows}
        where n.object_id = r.object_id and n.fire_at = r.fire_at)`;
  const toldIn = sql`case when ${thread} ~ ${BOT_THREADS} then ${thread} else (
      select o.thread from reminder o where o.workspace_id = ${workspaceId}::uuid
        and o.object_id = n.object_id order by o.fire_at desc limit 1) end`;
  const added = sql`insert into reminder (workspace_id, object_id, fire_at, object_kind, about_at,
      thread, actor, state)
    select ${workspaceId}::uuid, n.object_id, n.fire_at, n.object_kind, n.about_at, ${toldIn},
      n.whom, 'waiting'
    from ${rows}, guard where n.fire_at > ${at}::timestamptz
      or n.fire_at = n.about_at and n.fire_at > ${at}::timestamptz - ${RUNNING}::interval
    on conflict (workspace_id, object_id, fire_at) do update set thread = excluded.thread,
      about_at = excluded.about_at, actor = excluded.actor where reminder.state = 'waiting'
    returning fire_at`;
  return {
    ctes: [
      { name: 'reminders_gone', statement: gone },
      { name: 'reminders_added', statement: added },
      { name: 'reminder_jobs', statement: remindJobs(workspaceId, at, 'reminders_added') },
    ],
    result: sql`(select to_jsonb(count(*)) from reminder_jobs)`,
  };
}

/**
 * One job for each time at which something is to be said in a workspace. The queue runs on the
 * database's clock, so a job is so far from its now as the reminder is from the product's.
 */
export function remindJobs(workspaceId: string, at: string, from: string): RawBuilder<unknown> {
  return sql`select graphile_worker.add_job('remind',
      json_build_object('workspace_id', ${workspaceId}::text, 'fire_at', due.fire_at),
      run_at => now() + (due.fire_at - ${at}::timestamptz),
      job_key => 'remind:' || ${workspaceId}::text || ':' || extract(epoch from due.fire_at),
      max_attempts => ${MAX_ATTEMPTS})
    from (select distinct fire_at from ${tableNamed(from)}) due`;
}

/** A person's digests in their own chat's workspace. */
export function digestTimes({
  workspaceId,
  at,
  actor,
  digests,
}: {
  readonly workspaceId: string;
  readonly at: string;
  readonly actor: string;
  readonly digests: NonNullable<WriteBatch['reminders']['digests']>;
}): AttachedWrite {
  const times = sql`insert into digest (workspace_id, actor, kind, next_at)
    select ${workspaceId}::uuid, ${actor}, n.kind, n.next_at
    from (values ('morning', ${digests.morning}::timestamptz),
      ('evening', ${digests.evening}::timestamptz)) n(kind, next_at), guard
    on conflict (workspace_id, actor, kind) do update set next_at = excluded.next_at
    returning kind, next_at`;
  return {
    ctes: [
      { name: 'digest_times', statement: times },
      { name: 'digest_jobs', statement: digestJobs(workspaceId, actor, at) },
    ],
    result: sql`(select to_jsonb(count(*)) from digest_jobs)`,
  };
}

/** The jobs of the digests in the CTE `digest_times`. */
export function digestJobs(workspaceId: string, actor: string, at: string): RawBuilder<unknown> {
  return sql`select graphile_worker.add_job('digest',
      json_build_object('workspace_id', ${workspaceId}::text, 'actor', ${actor}::text,
        'kind', due.kind, 'next_at', due.next_at),
      run_at => now() + (due.next_at - ${at}::timestamptz),
      job_key => 'digest:' || ${workspaceId}::text || ':' || ${actor}::text || ':' || due.kind,
      max_attempts => ${MAX_ATTEMPTS})
    from digest_times due where due.next_at is not null`;
}
