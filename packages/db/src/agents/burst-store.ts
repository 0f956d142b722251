import { asTarget, JournalType, objectId, Person, type Target } from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { type AttachedWrite, writeUnlessMoved } from '../connection/attached-write.ts';
import { allRows, firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { objectReads } from '../objects/object-reads.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { agentNames } from './agent-names.ts';
import { LONGEST_SECONDS, QUIET_SECONDS } from './burst-writes.ts';

/** Changes of one message, which is taken back by one tap; a longer burst is several messages. */
const CHANGES_MAX = 200;
const DUE_MAX = 100;

/** Whose writes, and where. */
export interface AgentAt {
  readonly workspace_id: string;
  readonly actor: string;
}

/** One object's part in a burst. */
export interface BurstEntry {
  readonly change_id: string;
  readonly type: JournalType;
  readonly object_id: string;
  /** The task or plan that it belongs to. */
  readonly root_id: string;
}

/** What an agent has written, nobody was told of, and still holds. */
export interface Burst extends AgentAt {
  /** What the agent is called. */
  readonly name: string;
  /** Where it is told: the workspace's chat. */
  readonly chat_id: number;
  readonly timezone: string;
  /** Whose chat it is, where it is one person's and they have settings. */
  readonly person: Person | null;
  readonly told_seq: number;
  /** Everything up to here is told with this burst. */
  readonly upto: number;
  /** Is it too much for one message? Then the rest waits still. */
  readonly is_cut: boolean;
  /** In order; empty when all of it was taken back meanwhile. */
  readonly entries: readonly BurstEntry[];
  /** The tasks and plans of the entries, as they are now, deleted ones too. */
  readonly roots: ReadonlyMap<string, Target>;
}

export interface BurstStore {
  /** What waits of one agent; null where nothing does, or this bot can write to no chat of theirs now. */
  waiting(botId: number, at: AgentAt): Promise<Burst | null>;
  /**
   * Marks a burst as told together with the message that tells it, if there is anything to tell.
   * False when somebody else has told it: then nothing is written.
   */
  told(burst: Burst, message: AttachedWrite | null): Promise<boolean>;
  /** Agents whose bursts are over by `now`, or long enough, where there is a chat to tell. */
  over(botId: number, now: string): Promise<AgentAt[]>;
}

interface HeadRow {
  readonly told_seq: number;
  readonly last_seq: number;
  readonly timezone: string;
  readonly chat_id: number;
  readonly person: Readonly<Record<string, unknown>> | null;
}

/** The chat of a workspace: a supergroup rather than the group that it was; one that the bot can write to. */
function homeOf(botId: number) {
  return sql`join lateral (select k.chat_id from chat_workspace k
      where k.workspace_id = b.workspace_id and k.bot_id = ${botId}
      order by k.chat_id limit 1) h on not exists (select from telegram_chat c
        where c.bot_id = ${botId} and c.chat_id = h.chat_id and c.blocked_at is not null)`;
}

export function createBurstStore(db: Kysely<Schema>): BurstStore {
  return {
    waiting: async (botId, { workspace_id: workspaceId, actor }) => {
      const unsent = sql<HeadRow>`select b.told_seq, b.last_seq, w.timezone, h.chat_id,
            (select to_jsonb(p) from person p where p.actor = 'telegram:' || h.chat_id) as person
          from agent_burst b join workspace w on w.workspace_id = b.workspace_id ${homeOf(botId)}
          where b.workspace_id = ${workspaceId}::uuid and b.actor = ${actor}
            and b.last_seq > b.told_seq`;
      const head = await firstRow(db, unsent);
      if (!head) return null;
      const { last_seq: last, person, ...rest } = head;
      const { changes, upto } = await changesOf(db, { workspaceId, actor }, head);
      const entries = await entriesOf(db, workspaceId, changes);
      const names = await agentNames(db, workspaceId, [actor]);
      return {
        workspace_id: workspaceId,
        actor,
        name: names.get(actor) ?? actor,
        ...rest,
        person: person && Person.parse(person),
        upto: upto ?? last,
        is_cut: upto !== null,
        entries,
        roots: await rootsOf({ db, workspaceId }, entries),
      };
    },

    told: async ({ workspace_id: workspaceId, actor, told_seq: before, upto }, message) => {
      // What came meanwhile is the next burst.
      const passed = sql`update agent_burst set told_seq = ${upto}::bigint,
            begun_at = case when last_seq > ${upto}::bigint then last_at else begun_at end
          where workspace_id = ${workspaceId}::uuid and actor = ${actor}
            and told_seq = ${before}::bigint returning actor`;
      const mark: AttachedWrite = {
        ctes: [{ name: 'burst_told', statement: passed }],
        required: { condition: sql`exists (select from burst_told)`, otherwise: 'moved' },
      };
      return await writeUnlessMoved(db, message ? [mark, message] : [mark]);
    },

    over: (botId, now) =>
      allRows(
        db,
        sql<AgentAt>`select b.workspace_id, b.actor from agent_burst b
          ${homeOf(botId)}
          where b.last_seq > b.told_seq
            and (b.last_at <= ${now}::timestamptz - make_interval(secs => ${QUIET_SECONDS})
              or b.begun_at <= ${now}::timestamptz - make_interval(secs => ${LONGEST_SECONDS}))
          order by b.last_at limit ${DUE_MAX}`,
      ),
  };
}

interface Whose {
  readonly workspaceId: string;
  readonly actor: string;
}

/**
 * The agent's changes of the span that hold at present, in order; what it did again counts as done.
 * `upto`: where they end, if the span holds more than one message can tell; else null.
 */
async function changesOf(
  db: Kysely<Schema>,
  { workspaceId, actor }: Whose,
  { told_seq: after, last_seq: last }: Pick<HeadRow, 'told_seq' | 'last_seq'>,
): Promise<{ changes: string[]; upto: number | null }> {
  const { rows } = await sql<{ change_id: string; seq: number; undone: boolean }>`
    select c.change_id, c.seq, (select t.action from journal t
        where t.workspace_id = ${workspaceId}::uuid and t.target_change_id = c.change_id
        order by t.seq desc limit 1) is not distinct from 'undo' as undone
    from (select coalesce(j.target_change_id, j.change_id) as change_id, max(j.seq) as seq
      from journal j
      where j.workspace_id = ${workspaceId}::uuid and j.actor = ${actor}
        and j.action in ('do', 'redo') and j.seq > ${after}::bigint and j.seq <= ${last}::bigint
      group by 1 order by 2 limit ${CHANGES_MAX + 1}) c
    order by c.seq`.execute(db);
  const told = rows.slice(0, CHANGES_MAX);
  return {
    changes: told.flatMap(({ change_id: id, undone }) => (undone ? [] : [id])),
    upto: rows.length > told.length ? (told.at(-1)?.seq ?? null) : null,
  };
}

async function entriesOf(
  db: Kysely<Schema>,
  workspaceId: string,
  changes: readonly string[],
): Promise<BurstEntry[]> {
  if (changes.length === 0) return [];
  const rows = await db
    .selectFrom('journal')
    .select(['change_id', 'type', 'object_id', 'root_id'])
    .where('workspace_id', '=', workspaceId)
    .where('change_id', 'in', changes)
    .orderBy('seq')
    .execute();
  return rows.map(({ type, ...row }) => ({ ...row, type: JournalType.parse(type) }));
}

async function rootsOf(
  place: WorkspaceDb,
  entries: readonly BurstEntry[],
): Promise<Map<string, Target>> {
  const ids = [...new Set(entries.map(({ root_id: id }) => id))];
  const kinds = ['task', 'project'] as const;
  const wanted = kinds.flatMap((kind) => ids.map((id) => ({ kind, id })));
  const targets = (await objectReads(place).objects(wanted)).map(asTarget);
  return new Map(targets.flatMap((target) => (target ? [[objectId(target), target]] : [])));
}
