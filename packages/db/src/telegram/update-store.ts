import { ObjectHandle } from '@planerka/contracts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { projectsColumn, readProjectsInWork } from '../commands/projects-in-work.ts';
import { readSeries, seriesColumn } from '../commands/series-at-work.ts';
import {
  readThreadView,
  type ThreadViewColumns,
  threadViewColumns,
} from '../commands/thread-state.ts';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import { columnNamed } from '../connection/names.ts';
import { firstRow, readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { questionsIn, readList, readPerson } from '../objects/rows.ts';
import { alongChats, ofChat } from './of-chat.ts';
import { AskedWithButtons, shownColumns } from './shown-store.ts';
import type { ClaimedUpdate, UpdateAges, UpdateStore } from './updates.ts';

type ReadColumn = 'usage' | 'conversation' | 'replied' | 'suggested' | 'listed' | 'asked';

interface ClaimedRow extends Omit<ClaimedUpdate, ReadColumn>, ThreadViewColumns {
  readonly voice_seconds: number | null;
  readonly model_calls: number | null;
  readonly timezone: string | null;
  readonly people: unknown;
  readonly drafts: unknown;
  readonly replied: unknown;
  readonly suggested: unknown;
  readonly listed: unknown;
  readonly asked: unknown;
  readonly projects: unknown;
  readonly series: unknown;
}

/** So many chats of people who have their share are looked past at one claim. */
const LOOKED_PAST = 64;

/** Of a queue so many updates are passed through at one claim, unless too few chats begin in them. */
const PASSED_THROUGH = 1_000;

/** From so many updates on that wait behind one of the same person, it leads a crowd. */
const CROWD_FROM = 5;

/** When to look again where an earlier update of the person is not even done. */
const PACE_LOOK_MS = 1_000;

/** Which updates, and which tries of them. */
function triesOf(updates: readonly ClaimedUpdate[]): string {
  return JSON.stringify(updates.map(({ update_id, tries }) => ({ update_id, tries })));
}

const Handles = z.array(ObjectHandle).nullable();
const Listed = z
  .object({ objects: z.array(ObjectHandle), since: z.array(ObjectHandle) })
  .nullable();

function readClaimed(row: ClaimedRow): ClaimedUpdate {
  const { voice_seconds, model_calls, timezone, people, drafts, ...known } = row;
  const {
    replied,
    suggested,
    listed,
    asked,
    memory,
    pins,
    rooms,
    named_objects,
    projects,
    series,
    ...rest
  } = known;
  return {
    ...rest,
    usage: { voice_seconds: voice_seconds ?? 0, model_calls: model_calls ?? 0 },
    conversation:
      timezone === null
        ? null
        : {
            timezone,
            person: readList(people, readPerson)[0] ?? null,
            ...questionsIn(drafts),
            thread: readThreadView({ memory, pins, rooms, named_objects }),
            projects: readProjectsInWork(projects),
            series: readSeries(series),
          },
    replied: Handles.parse(replied) ?? [],
    suggested: Handles.parse(suggested) ?? [],
    listed: Listed.parse(listed ?? null),
    asked: AskedWithButtons.nullable().parse(asked),
  };
}

/**
 * `marks`: a connection for claims and progress, whose commits may be relaxed; what arrives never is.
 * `process`: the number under which this process claims.
 */
export function createUpdateStore(
  db: Kysely<Schema>,
  marks: Kysely<Schema>,
  process: number | null,
): UpdateStore {
  const mine = (update: ClaimedUpdate) =>
    marks
      .updateTable('telegram_update')
      .where('bot_id', '=', update.bot_id)
      .where('update_id', '=', update.update_id)
      .where('state', '=', 'new')
      .where('tries', '=', update.tries);

  return {
    receive: async (botId, updates) => {
      if (updates.length === 0) return 0;
      const rows = updates.map((update) => ({
        bot_id: botId,
        ...update,
        body: JSON.stringify(update.body),
      }));
      const inserted = await db
        .insertInto('telegram_update')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['bot_id', 'update_id']).doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
    },

    // What every update needs to know comes along in the one statement that claims it.
    // The front of the queue is passed through once, and what lies behind it only where the front has too few
    // chats whose turn it is. PostgreSQL takes the queue for empty, as it is whenever it looks: asked
    // for each update whether an earlier one of its chat waits, it read the whole queue for each answer.
    // What is picked is in a CTE of its own: inside IN the planner may run it again and pick more.
    // A person in many chats has one of them after the other taken: what is beyond their share is
    // looked at, and lies there untouched.
    claim: (botId, leaseMs, limit, { now, hands, each }) => {
      const busy = [...hands].flatMap(([user, count]) => (count >= each ? [user] : []));
      const inHand = JSON.stringify([...hands].map(([user_id, count]) => ({ user_id, count })));
      const isFree = sql`(c.lease_until is null or c.lease_until < now())`;
      const queue = sql`select c.update_id, c.seq, c.chat_id, c.user_id, ${isFree} as is_free
        from telegram_update c where c.bot_id = ${botId} and c.state = 'new'`;
      const isTakeable = sql`(is_free and (user_id is null or user_id <> all(${busy}::bigint[])))`;
      return readRows(
        marks,
        sql<ClaimedRow>`with front as materialized (${queue} order by c.seq limit ${PASSED_THROUGH}),
          behind as materialized (${queue}
            and (select count(*) from front) = ${PASSED_THROUGH}
            and c.seq > (select max(seq) from front)
            and (select count(*) from (select distinct on (chat_id) ${isTakeable} as is_takeable
              from front order by chat_id, seq) f where is_takeable) < ${limit}),
          waiting as materialized (
            select q.*, row_number() over (partition by chat_id order by seq) = 1 as is_first,
              user_id is not null and lead(seq, ${CROWD_FROM}) over (
                partition by user_id order by seq) is not null as leads_crowd
            from (table front union all table behind) q),
          heads as materialized (
            select update_id, seq, user_id, leads_crowd from waiting
            where is_first and ${isTakeable}
            order by seq limit ${limit + LOOKED_PAST}),
          turns as materialized (
            select h.update_id, h.user_id, h.leads_crowd,
              row_number() over (partition by h.user_id order by h.seq) + coalesce(i.count, 0) as turn
            from heads h left join jsonb_to_recordset(${inHand}::jsonb) as i(user_id bigint, count integer)
              on i.user_id = h.user_id),
          picked as materialized (
            select c.update_id from telegram_update c
            where c.bot_id = ${botId} and c.update_id = any(array(
                select update_id from turns where user_id is null or turn <= ${each}))
              and c.state = 'new' and ${isFree}
            order by c.seq limit ${limit} for update skip locked),
          u as (
            update telegram_update t
            set lease_until = now() + make_interval(secs => ${leaseMs / 1000}), tries = t.tries + 1,
              process = ${process}::integer
            where t.bot_id = ${botId} and t.update_id = any(array(select update_id from picked))
            returning t.*)
          select u.bot_id, u.update_id, u.chat_id, u.user_id, u.thread, u.actor, u.body,
            u.received_at, u.tries, u.waits_for, u.answers, u.process,
            (select count(*) from heads) = ${limit + LOOKED_PAST}
              or (select count(*) from waiting) = ${PASSED_THROUGH} as is_crowded, u.transcript, u.interpretation, u.placeholder_message_id,
            w.workspace_id, w.timezone, g.voice_seconds, g.model_calls,
            (select f.state from telegram_form f where f.bot_id = u.bot_id
              and f.form_key = u.chat_id || ':' || u.user_id) as form,
            (select a.role from telegram_access a where a.bot_id = u.bot_id
              and a.user_id = u.user_id) as role,
            exists (select 1 from telegram_chat b where b.bot_id = u.bot_id
              and b.chat_id = u.chat_id) as blocked,
            (select h.leads_crowd from turns h where h.update_id = u.update_id) as leads_crowd,
            (select count(*) from (select from telegram_update r
              where r.bot_id = u.bot_id and r.user_id = u.user_id and r.seq <= u.seq
                and r.received_at > u.received_at - interval '1 minute'
                and coalesce(r.sent_at, r.received_at)
                  > coalesce(u.sent_at, u.received_at) - interval '1 minute'
              order by r.received_at) lately) as recent,
            (select jsonb_agg(to_jsonb(p)) from person p where p.actor = u.actor) as people,
            (select jsonb_agg(to_jsonb(q) order by q.created_at desc, q.draft_id desc)
              from clarification q
              where q.workspace_id = w.workspace_id and q.thread = u.thread
                and q.actor = u.actor and q.state in ('open', 'waiting')
                and q.expires_at > ${now}::timestamptz) as drafts,
            ${threadViewColumns(columnNamed('u.thread'), columnNamed('u.actor'))}, ${projectsColumn},
            ${seriesColumn},
            ${shownColumns()}
          from u
          left join chat_workspace k on k.bot_id = u.bot_id and k.chat_id = u.chat_id
          left join workspace w on w.workspace_id = k.workspace_id
          left join telegram_usage g on g.bot_id = u.bot_id and g.user_id = u.user_id
            and g.day = (now() at time zone 'utc')::date
          order by u.seq`,
        readClaimed,
      );
    },

    extend: async (updates, leaseMs) => {
      if (updates.length === 0) return;
      await sql`update telegram_update t set lease_until = now() + make_interval(secs => ${leaseMs / 1000})
        from jsonb_to_recordset(${triesOf(updates)}::jsonb) as h(update_id bigint, tries integer)
        where t.bot_id = ${updates[0]?.bot_id} and t.update_id = h.update_id
          and t.tries = h.tries and t.state = 'new'`.execute(marks);
    },

    resume: async (update) => {
      await mine(update)
        .set({ lease_until: null, process: null, waits_for: null, tries: sql`tries - 1` })
        .execute();
    },

    saveProgress: async (update, progress) => {
      const { answer, ...rest } = progress;
      const kept = answer && JSON.stringify({ [answer[0]]: answer[1] });
      await mine(update)
        .set({
          ...rest,
          ...(kept === undefined ? {} : { answers: sql<string>`answers || ${kept}::jsonb` }),
        })
        .execute();
    },

    release: async (update, delayMs) => {
      await mine(update)
        .set({
          lease_until: sql<string>`now() + make_interval(secs => ${delayMs / 1000})`,
          process: null,
        })
        .execute();
    },

    paceOf: async ({ bot_id, update_id }, most) => {
      const wait = sql<{
        wait_ms: number;
      }>`select case when b.finished_at is null then ${PACE_LOOK_MS}
            else extract(epoch from b.finished_at + interval '1 minute' - now()) * 1000 end::float8
            as wait_ms
          from telegram_update u
            cross join lateral (select r.finished_at from telegram_update r
              where r.bot_id = u.bot_id and r.user_id = u.user_id and r.seq < u.seq
                and r.received_at <= u.received_at
              order by r.received_at desc, r.seq desc offset ${most - 1} limit 1) b
          where u.bot_id = ${bot_id} and u.update_id = ${update_id}`;
      return Math.max(0, Math.ceil((await firstRow(db, wait))?.wait_ms ?? 0));
    },

    album: async ({ bot_id, chat_id, user_id, received_at }, mediaGroupId) =>
      await readRows(
        db,
        sql<{ body: unknown }>`select s.body from telegram_update s
          where s.bot_id = ${bot_id} and s.user_id = ${user_id} and s.chat_id = ${chat_id}
            and s.received_at between ${received_at}::timestamptz - interval '1 minute'
              and ${received_at}::timestamptz + interval '1 minute'
            and s.body -> 'message' ->> 'media_group_id' = ${mediaGroupId}
          order by s.seq`,
        ({ body }) => body,
      ),

    putOff: async (update, { for: reason, delayMs, message }) => {
      const off = sql`update telegram_update
          set lease_until = now() + make_interval(secs => ${delayMs / 1000}), process = null,
            tries = tries - 1, waits_for = ${reason}
          where bot_id = ${update.bot_id} and update_id = ${update.update_id} and state = 'new'
            and tries = ${update.tries} returning bot_id`;
      const put: AttachedWrite = {
        ctes: [{ name: 'put_off', statement: off }],
        required: { condition: sql`exists (select from put_off)`, otherwise: 'lease lost' },
      };
      await writeTogether(db, message ? [put, message] : [put]);
    },

    shownFor: async ({ bot_id, update_id }) => {
      const answered = sql<Pick<ClaimedRow, 'replied' | 'suggested' | 'listed' | 'asked'>>`
          select ${shownColumns()} from telegram_update u
          where u.bot_id = ${bot_id} and u.update_id = ${update_id}`;
      const row = await firstRow(db, answered);
      return {
        replied: Handles.parse(row?.replied) ?? [],
        suggested: Handles.parse(row?.suggested) ?? [],
        listed: Listed.parse(row?.listed ?? null),
        asked: AskedWithButtons.nullable().parse(row?.asked ?? null),
      };
    },

    body: async (botId, chatId, updateId) => {
      const row = await db
        .selectFrom('telegram_update')
        .select('body')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .where('update_id', '=', updateId)
        .executeTakeFirst();
      return row?.body ?? null;
    },

    ages: async (botId) => {
      const ages = sql<UpdateAges>`select
          coalesce((select extract(epoch from now() - f.received_at) from telegram_update f
            where f.bot_id = ${botId} and f.state = 'new' order by f.seq limit 1), 0)::float8
            as unfinished,
          coalesce((select extract(epoch from now() - greatest(c.received_at, c.lease_until))
            from telegram_update c
            where c.bot_id = ${botId} and c.state = 'new'
              and (c.lease_until is null or c.lease_until < now())
              and c.seq = (select e.seq from telegram_update e where e.state = 'new'
                and ${ofChat('e', 'c')} ${alongChats('e')} limit 1)
            order by c.seq limit 1), 0)::float8 as untaken`;
      return (await firstRow(db, ages)) ?? { unfinished: 0, untaken: 0 };
    },

    backlog: async (botId) => {
      const { count } = await db
        .selectFrom('telegram_update')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('bot_id', '=', botId)
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
