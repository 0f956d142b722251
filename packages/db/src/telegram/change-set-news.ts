import { ShownSet } from '@planerka/contracts';
import { Person } from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { type AttachedWrite, writeUnlessMoved } from '../connection/attached-write.ts';
import { allRows, firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** A change set of a workspace. */
export interface ChangeSetAt {
  readonly workspace_id: string;
  readonly set_id: string;
}

/** A set that waits and that nobody was told of. */
export interface ChangeSetNews extends ChangeSetAt {
  readonly chat_id: number;
  readonly timezone: string;
  /** Whose chat it is, where it is one person's and they have settings. */
  readonly person: Person | null;
  readonly shown: ShownSet;
}

export interface ChangeSetNewsStore {
  /** Null where it was told, decided about, or there is no chat that this bot can write to now. */
  waiting(botId: number, at: ChangeSetAt): Promise<ChangeSetNews | null>;
  /** Marks it as told together with its message; false, and nothing written, when somebody else has. */
  told(news: ChangeSetAt, at: string, message: AttachedWrite): Promise<boolean>;
  /** Sets that no job has told. */
  untold(botId: number): Promise<ChangeSetAt[]>;
}

const LOOK_MAX = 100;

/** The chat of a workspace: a supergroup rather than the group that it was; one that the bot can write to. */
function homeOf(botId: number) {
  return sql`join lateral (select k.chat_id from chat_workspace k
      where k.workspace_id = s.workspace_id and k.bot_id = ${botId}
      order by k.chat_id limit 1) h on not exists (select from telegram_chat c
        where c.bot_id = ${botId} and c.chat_id = h.chat_id and c.blocked_at is not null)`;
}

const UNTOLD = sql`s.state = 'proposed' and s.told_at is null`;

export function createChangeSetNews(db: Kysely<Schema>): ChangeSetNewsStore {
  return {
    waiting: async (botId, { workspace_id: workspaceId, set_id: setId }) => {
      const query = sql<{
        chat_id: number;
        timezone: string;
        shown: unknown;
        person: unknown;
      }>`select h.chat_id, w.timezone, s.shown,
          (select to_jsonb(p) from person p where p.actor = 'telegram:' || h.chat_id) as person
        from change_set s join workspace w on w.workspace_id = s.workspace_id ${homeOf(botId)}
        where s.workspace_id = ${workspaceId}::uuid and s.set_id = ${setId}::uuid and ${UNTOLD}`;
      const row = await firstRow(db, query);
      if (row === null) return null;
      return {
        workspace_id: workspaceId,
        set_id: setId,
        chat_id: row.chat_id,
        timezone: row.timezone,
        person: row.person === null ? null : Person.parse(row.person),
        shown: ShownSet.parse(row.shown),
      };
    },

    told: async ({ workspace_id: workspaceId, set_id: setId }, at, message) => {
      const passed = sql`update change_set s set told_at = ${at}::timestamptz
        where s.workspace_id = ${workspaceId}::uuid and s.set_id = ${setId}::uuid and ${UNTOLD}
        returning s.set_id`;
      const mark: AttachedWrite = {
        ctes: [{ name: 'set_told', statement: passed }],
        required: { condition: sql`exists (select from set_told)`, otherwise: 'moved' },
      };
      return await writeUnlessMoved(db, [mark, message]);
    },

    untold: (botId) =>
      allRows(
        db,
        sql<ChangeSetAt>`select s.workspace_id, s.set_id from change_set s ${homeOf(botId)}
          where ${UNTOLD} order by s.created_at limit ${LOOK_MAX}`,
      ),
  };
}
