import { inTurn, RetryableError } from '@planerka/contracts';
import {
  asTarget,
  type DigestKind,
  type ObjectAt,
  objectId,
  Person,
  type PlannedReminder,
  type PlanObject,
  type Target,
  type Task,
} from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { type AttachedWrite, writeUnlessMoved } from '../connection/attached-write.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { objectReads } from '../objects/object-reads.ts';
import { readTask } from '../objects/rows.ts';
import { deriveReminders, type OnUnderivable } from './derive-reminders.ts';
import { digestJobs, remindJobs } from './reminder-writes.ts';

/** Told at once; a workspace with more due is asked again. */
const DUE_MAX = 100;
/** Rounds of derivation at one look. */
const OWED_ROUNDS = 50;

/** A chat, and the topic in it, where reminders are told. */
export interface ReminderPlace {
  readonly chat_id: number;
  /** 0: no topic. */
  readonly topic_id: number;
}

/** One reminder that is due, with the object as it is now. */
export interface DueReminder extends ReminderPlace {
  readonly fire_at: string;
  readonly about_at: string | null;
  readonly target: Target;
  readonly timezone: string;
  /** Whose settings it goes by. */
  readonly person: Person | null;
}

/** A reminder that cannot be told, and why. */
export interface OddReminder extends ReminderPlace {
  readonly object_id: string;
  readonly fire_at: string;
  readonly timezone: string;
  readonly fault: unknown;
}

/** What is due in a workspace; what is odd stops nothing of the rest. */
export interface DueReminders {
  readonly reminders: readonly DueReminder[];
  readonly odd: readonly OddReminder[];
}

/** What a repeating block is to be reminded of next. */
export interface NextReminder {
  readonly object_id: string;
  readonly reminders: readonly PlannedReminder[];
}

export interface DueDigest {
  readonly workspace_id: string;
  readonly actor: string;
  readonly kind: DigestKind;
  readonly next_at: string;
  readonly timezone: string;
  readonly person: Person | null;
  /** Why the person's settings cannot be read; null: they can, or there are none. */
  readonly fault: unknown;
  /** The person's own chat with this bot; null where there is none, or it has blocked the bot. */
  readonly chat_id: number | null;
}

export interface ReminderStore {
  /**
   * What is due in a workspace by `now`, oldest first, at most 100; nothing of chats that have blocked
   * the bot: it waits there.
   */
  due(botId: number, workspaceId: string, now: string): Promise<DueReminders>;
  /**
   * Marks reminders as told together with the message that tells them, and plans the next ones of
   * what repeats, from `at` on. False when somebody else has told one of them, or it holds no more:
   * then nothing is written.
   */
  fire(
    workspaceId: string,
    fired: readonly DueReminder[],
    next: readonly NextReminder[],
    more: { readonly at: string; readonly message: AttachedWrite },
  ): Promise<boolean>;
  /** Keeps reminders back: they are not due before `until`. */
  hold(
    workspaceId: string,
    held: ReadonlyArray<{ readonly reminder: DueReminder; readonly until: string }>,
  ): Promise<void>;
  /**
   * Sets aside what cannot be told until `until`, with what tells its chat so. True the first time: a
   * reminder that is tried again in vain is neither counted nor told of once more.
   */
  setAside(
    workspaceId: string,
    odd: readonly OddReminder[],
    more: { readonly at: string; readonly until: string; readonly message: AttachedWrite | null },
  ): Promise<boolean>;
  /** Workspaces where something is due by `now` in a chat that has not blocked the bot. */
  workspacesWithDue(botId: number, now: string, limit: number): Promise<string[]>;
  /** Digests that are due by `now`; of one person in one workspace, or of all. */
  digestsDue(
    botId: number,
    now: string,
    only?: { readonly workspace_id: string; readonly actor: string },
  ): Promise<DueDigest[]>;
  /** Sets a digest's next time, with its message when there is one. False: it was done already. */
  passDigest(
    digest: DueDigest,
    next: string | null,
    more: { readonly at: string; readonly message: AttachedWrite | null },
  ): Promise<boolean>;
  /**
   * Derives what is missing: reminders of plans that are older than reminders, of imports without them,
   * and what settings changed elsewhere decide. Some rounds of it, so that a look comes to an end;
   * several processes may do it at once.
   */
  deriveReminders(now: string, onFault: OnUnderivable): Promise<number>;
  /** Tasks of the workspace that were closed as done since `from` and still are, newest first. */
  doneSince(workspaceId: string, from: string): Promise<Task[]>;
}

interface DueRow extends ReminderPlace {
  readonly object_id: string;
  readonly object_kind: 'task' | 'timeblock';
  readonly fire_at: string;
  readonly about_at: string | null;
  readonly timezone: string;
  readonly person: Readonly<Record<string, unknown>> | null;
}

/** Where a reminder `r` is told: its own thread when that is this bot's, else the home chat `h`. */
function place(botId: number) {
  const own = sql`r.thread like ${`telegram:${botId}:%`}`;
  return {
    chat: sql<number>`case when ${own} then split_part(r.thread, ':', 3)::bigint else h.chat_id end`,
    topic: sql<number>`case when ${own} then split_part(r.thread, ':', 4)::bigint else 0 end`,
  };
}

/** The chat of a workspace: a supergroup rather than the group that it was. */
function homeOf(botId: number) {
  return sql`left join lateral (select k.chat_id from chat_workspace k
      where k.workspace_id = r.workspace_id and k.bot_id = ${botId}
      order by k.chat_id limit 1) h on true`;
}

function reachable(botId: number) {
  const { chat } = place(botId);
  return sql`${chat} is not null and not exists (select from telegram_chat b
    where b.bot_id = ${botId} and b.chat_id = ${chat} and b.blocked_at is not null)`;
}

function notHeld(now: string) {
  return sql`(r.held_until is null or r.held_until <= ${now}::timestamptz)`;
}

/** Settings that cannot be read are their own person's trouble. */
function readSettings(row: Row | null): { person: Person | null; fault: unknown } {
  if (row === null) return { person: null, fault: null };
  const { data, error } = Person.safeParse(row);
  return { person: data ?? null, fault: error ?? null };
}

/** Objects that are read together, and where one of them cannot be, each for itself. */
async function readEach(
  reads: Pick<ReturnType<typeof objectReads>, 'objects'>,
  wanted: readonly ObjectAt[],
): Promise<{ objects: PlanObject[]; faults: Map<string, unknown> }> {
  const faults = new Map<string, unknown>();
  try {
    return { objects: await reads.objects(wanted), faults };
  } catch (error) {
    if (error instanceof RetryableError) throw error;
  }
  const objects = await inTurn(wanted, async (one) => {
    try {
      return await reads.objects([one]);
    } catch (error) {
      if (error instanceof RetryableError) throw error;
      faults.set(one.id, error);
      return [];
    }
  });
  return { objects: objects.flat(), faults };
}

interface HeldRow {
  readonly object_id: string;
  readonly fire_at: string;
  readonly until: string;
}

async function holdBack(
  db: Kysely<Schema>,
  workspaceId: string,
  held: readonly HeldRow[],
): Promise<void> {
  await sql`update reminder r set held_until = h.until
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as h(object_id uuid, fire_at timestamptz, until timestamptz)
    where r.workspace_id = ${workspaceId}::uuid and r.object_id = h.object_id
      and r.fire_at = h.fire_at and r.state = 'waiting'`.execute(db);
}

export function createReminderStore(db: Kysely<Schema>): ReminderStore {
  return {
    due: async (botId, workspaceId, now) => {
      const { chat, topic } = place(botId);
      const { rows } = await sql<DueRow>`select r.object_id, r.object_kind, r.fire_at, r.about_at,
            ${chat} as chat_id, ${topic} as topic_id, w.timezone, to_jsonb(p) as person
          from reminder r join workspace w on w.workspace_id = r.workspace_id
          left join person p on p.actor = r.actor ${homeOf(botId)}
          where r.workspace_id = ${workspaceId}::uuid and r.state = 'waiting'
            and r.fire_at <= ${now}::timestamptz and ${notHeld(now)} and ${reachable(botId)}
          order by r.fire_at, r.object_id limit ${DUE_MAX}`.execute(db);
      const wanted = rows.map(({ object_kind: kind, object_id: id }) => ({ kind, id }));
      const { objects, faults } = await readEach(objectReads({ db, workspaceId }), wanted);
      const byId = new Map(objects.map((object) => [objectId(object), object]));
      const reminders: DueReminder[] = [];
      const odd: OddReminder[] = [];
      for (const { object_id, object_kind: _kind, person, about_at, ...rest } of rows) {
        const read = readSettings(person);
        const fault = faults.get(object_id) ?? read.fault;
        const target = asTarget(byId.get(object_id) ?? null);
        if (fault !== null) odd.push({ ...rest, object_id, fault });
        else if (target) reminders.push({ ...rest, about_at, target, person: read.person });
      }
      return { reminders, odd };
    },

    fire: (workspaceId, fired, next, { at, message }) => {
      const told = JSON.stringify(
        fired.map(({ target, fire_at }) => ({ object_id: objectId(target), fire_at })),
      );
      const planned = JSON.stringify(
        next.flatMap(({ object_id, reminders }) =>
          reminders.map((reminder) => ({ object_id, ...reminder })),
        ),
      );
      const claimed = sql`update reminder r set state = 'fired'
          from jsonb_to_recordset(${told}::jsonb) as f(object_id uuid, fire_at timestamptz)
          where r.workspace_id = ${workspaceId}::uuid and r.object_id = f.object_id
            and r.fire_at = f.fire_at and r.state = 'waiting'
          returning r.object_id, r.thread, r.actor, r.object_kind`;
      const following = sql`insert into reminder (workspace_id, object_id, fire_at, object_kind,
            about_at, thread, actor, state)
          select distinct on (n.object_id, n.fire_at) ${workspaceId}::uuid, n.object_id, n.fire_at,
            c.object_kind, n.about_at, c.thread, c.actor, 'waiting'
          from jsonb_to_recordset(${planned}::jsonb)
              as n(object_id uuid, fire_at timestamptz, about_at timestamptz)
            join fired_reminders c on c.object_id = n.object_id
          where n.fire_at > ${at}::timestamptz
          on conflict (workspace_id, object_id, fire_at) do nothing returning fire_at`;
      const all = sql`(select count(*) from fired_reminders) = ${fired.length}::bigint`;
      const claim: AttachedWrite = {
        ctes: [
          { name: 'fired_reminders', statement: claimed },
          { name: 'next_reminders', statement: following },
          { name: 'next_jobs', statement: remindJobs(workspaceId, at, 'next_reminders') },
        ],
        required: { condition: all, otherwise: 'moved' },
        result: sql`(select to_jsonb(count(*)) from next_jobs)`,
      };
      return writeUnlessMoved(db, [claim, message]);
    },

    hold: (workspaceId, held) =>
      holdBack(
        db,
        workspaceId,
        held.map(({ reminder: { target, fire_at }, until }) => ({
          object_id: objectId(target),
          fire_at,
          until,
        })),
      ),

    setAside: async (workspaceId, odd, { at, until, message }) => {
      const rows = odd.map(({ object_id, fire_at }) => ({ object_id, fire_at, until }));
      await holdBack(db, workspaceId, rows);
      const marked = sql`update reminder r set set_aside_at = ${at}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as o(object_id uuid, fire_at timestamptz)
          where r.workspace_id = ${workspaceId}::uuid and r.object_id = o.object_id
            and r.fire_at = o.fire_at and r.state = 'waiting' and r.set_aside_at is null
          returning r.object_id`;
      const mark: AttachedWrite = {
        ctes: [{ name: 'set_aside', statement: marked }],
        required: { condition: sql`exists (select from set_aside)`, otherwise: 'moved' },
      };
      return await writeUnlessMoved(db, message ? [mark, message] : [mark]);
    },

    workspacesWithDue: (botId, now, limit) =>
      readRows(
        db,
        sql<{ workspace_id: string }>`select distinct r.workspace_id
          from reminder r ${homeOf(botId)}
          where r.state = 'waiting' and r.fire_at <= ${now}::timestamptz and ${notHeld(now)}
            and ${reachable(botId)}
          limit ${limit}`,
        ({ workspace_id: id }) => id,
      ),

    digestsDue: async (botId, now, only) => {
      const one = only
        ? sql`and d.workspace_id = ${only.workspace_id}::uuid and d.actor = ${only.actor}`
        : sql``;
      const due = sql<
        Omit<DueDigest, 'person' | 'fault'> & { person: Row | null }
      >`select d.workspace_id, d.actor, d.kind, d.next_at, w.timezone, to_jsonb(p) as person,
            (select k.chat_id from chat_workspace k where k.workspace_id = d.workspace_id
              and k.bot_id = ${botId} and k.chat_id > 0 and not exists (
                select from telegram_chat b where b.bot_id = k.bot_id and b.chat_id = k.chat_id
                  and b.blocked_at is not null) limit 1) as chat_id
          from digest d join workspace w on w.workspace_id = d.workspace_id
          left join person p on p.actor = d.actor
          where d.next_at <= ${now}::timestamptz ${one}
          order by d.next_at limit ${DUE_MAX}`;
      return await readRows(db, due, ({ person, ...rest }) => ({
        ...rest,
        ...readSettings(person),
      }));
    },

    passDigest: (digest, next, { at, message }) => {
      const { workspace_id: workspaceId, actor } = digest;
      const passed = sql`update digest set next_at = ${next}::timestamptz
          where workspace_id = ${workspaceId}::uuid and actor = ${actor}
            and kind = ${digest.kind} and next_at = ${digest.next_at}::timestamptz
          returning kind, next_at`;
      const pass: AttachedWrite = {
        ctes: [
          { name: 'digest_times', statement: passed },
          { name: 'digest_jobs', statement: digestJobs(workspaceId, actor, at) },
        ],
        required: { condition: sql`exists (select from digest_times)`, otherwise: 'moved' },
        result: sql`(select to_jsonb(count(*)) from digest_jobs)`,
      };
      return writeUnlessMoved(db, message ? [pass, message] : [pass]);
    },

    deriveReminders: (now, onFault) => deriveReminders(db, now, { rounds: OWED_ROUNDS, onFault }),

    doneSince: (workspaceId, from) =>
      readRows(
        db,
        sql<Row>`select t.* from task t
          join (select j.object_id, max(j.seq) as seq from (
              select object_id, seq, at, before, after from journal
              where workspace_id = ${workspaceId}::uuid and object_kind = 'task'
              order by seq desc limit 1000) j
            where j.at >= ${from}::timestamptz and j.after ->> 'status' = 'done'
              and j.before ->> 'status' is distinct from 'done'
            group by j.object_id) d on d.object_id = t.task_id
          where t.workspace_id = ${workspaceId}::uuid and t.status = 'done'
            and t.deleted_at is null
          order by d.seq`,
        readTask,
      ),
  };
}
