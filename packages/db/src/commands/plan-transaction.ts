import { StoredOutcome, TerminalError } from '@planerka/contracts';
import { NUMBERED_KINDS, type NumberedKind } from '@planerka/plan';
import type { PlanTransaction } from '@planerka/runtime';
import { sql } from 'kysely';
import { z } from 'zod';
import { productionReads } from '../changesets/production-reads.ts';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import { columnNamed } from '../connection/names.ts';
import { firstRow } from '../connection/read-rows.ts';
import { readDayFacts } from '../conversation/read-day-facts.ts';
import { blockReads } from '../objects/block-reads.ts';
import { objectReads } from '../objects/object-reads.ts';
import { onDemand, over } from '../objects/on-demand.ts';
import { readDraft, readList, readPerson } from '../objects/rows.ts';
import { searchReads } from '../objects/search-reads.ts';
import { setReads } from '../objects/set-reads.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { findListeners } from '../reminders/find-listeners.ts';
import { isOwnChat } from '../reminders/reminder-writes.ts';
import { readSuggestible, suggestibleColumn } from '../suggestions/suggestible.ts';
import { suggestionFacts } from '../suggestions/suggestion-facts.ts';
import { suggestionReads } from '../suggestions/suggestion-reads.ts';
import { batchWrites, MOVED } from './apply-batch.ts';
import { findDraft } from './find-draft.ts';
import { reversalReads } from './reversal-reads.ts';
import { readThread, threadColumns } from './thread-state.ts';

/** The last number given of each kind, by its name. */
const NUMBERS = sql`jsonb_build_object(${sql.join(
  NUMBERED_KINDS.flatMap((kind) => [sql.lit(kind), columnNamed(`w.${kind}_number`)]),
)})`;

const Outcomes = z.record(z.string(), StoredOutcome).nullable();

/** The workspace's row and what a call starts from, as one moment saw them. */
interface OpenedWorkspace {
  readonly timezone: string;
  readonly revision: number;
  readonly version: number;
  readonly journal_seq: number;
  readonly numbers: Readonly<Record<NumberedKind, number>>;
  readonly outcomes: unknown;
  readonly drafts: unknown;
  readonly people: unknown;
  readonly has_digests: boolean;
  readonly suggestible: unknown;
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pins: unknown;
  readonly rooms: unknown;
}

/** The runtime's storage for one call, to which a door may attach its own writes. */
export interface DbTransaction extends PlanTransaction {
  /** Adds a door's own write to the statement that applies the batch. */
  attach(write: AttachedWrite): void;
  /** Fails like `apply` if somebody has written: a call that writes nothing has nothing else that would. */
  heldStill(): Promise<void>;
}

const planReads = onDemand([
  objectReads,
  blockReads,
  searchReads,
  setReads,
  reversalReads,
  suggestionReads,
  suggestionFacts,
  productionReads,
]);

/** What is written here, and not in one of the groups. */
type Own = Omit<DbTransaction, Exclude<keyof ReturnType<typeof planReads>, 'objects'>>;

/**
 * Nothing is locked while a call reads: the one statement that writes holds only if the plan's version
 * is still the one that the snapshot saw, so that all reads in between saw the same plan.
 */
export function planTransaction(place: WorkspaceDb): DbTransaction {
  const { db, workspaceId } = place;
  const reads = planReads(place);
  const attached: AttachedWrite[] = [];
  let workspace: OpenedWorkspace | null = null;

  const transaction: DbTransaction = over(reads, {
    async snapshot({ keys, thread, actor, suggesting }) {
      const seen = sql<OpenedWorkspace>`select
          w.timezone, w.revision, w.version, w.journal_seq, ${NUMBERS} as numbers,
          (select jsonb_object_agg(k.key, k.outcome) from idempotency_key k
            where k.workspace_id = w.workspace_id and k.key = any(${[...keys]}::text[]))
            as outcomes,
          (select jsonb_agg(to_jsonb(c) order by c.created_at, c.draft_id) from clarification c
            where c.workspace_id = w.workspace_id and c.thread = ${thread}
              and c.actor = ${actor} and c.state in ('open', 'queued', 'waiting')) as drafts,
          (select jsonb_agg(to_jsonb(p)) from person p where p.actor = ${actor}) as people,
          exists (select from digest d where d.workspace_id = w.workspace_id
            and d.actor = ${actor}) as has_digests,
          ${suggesting === null ? sql`null::jsonb` : suggestibleColumn(suggesting, { thread, actor })}
            as suggestible,
          ${threadColumns(thread, actor)}
        from workspace w where w.workspace_id = ${workspaceId}::uuid`;
      const row = await firstRow(db, seen);
      if (!row) throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`);
      workspace = row;
      return {
        settings: { workspace_id: workspaceId, timezone: row.timezone, revision: row.revision },
        counters: {
          journal_seq: row.journal_seq,
          numbers: row.numbers,
        },
        person: readList(row.people, readPerson)[0] ?? null,
        has_digests: row.has_digests || !isOwnChat(thread),
        suggestible: row.suggestible === null ? null : readSuggestible(row.suggestible),
        drafts: readList(row.drafts, readDraft),
        thread: readThread(row),
        outcomes: new Map(Object.entries(Outcomes.parse(row.outcomes) ?? {})),
      };
    },

    draft: (draftId) => findDraft(place, draftId),
    dayFacts: (asked) => readDayFacts(place, asked),
    listenersOf: (objects) => findListeners(place, objects),

    async object(kind, id) {
      const [object = null] = await transaction.objects([{ kind, id }]);
      return object;
    },

    /** The workspace's own settings are those that the snapshot saw. */
    async objects(wanted) {
      const found = await reads.objects(wanted);
      const isWanted = wanted.some(({ kind, id }) => kind === 'workspace' && id === workspaceId);
      if (!isWanted || workspace === null) return found;
      const { timezone, revision } = workspace;
      return [
        { kind: 'workspace', row: { workspace_id: workspaceId, timezone, revision } },
        ...found,
      ];
    },

    async heldStill() {
      await sql`select case when version = ${workspace?.version ?? -1}
          then null::jsonb else refuse(${MOVED}) end
        from workspace where workspace_id = ${workspaceId}::uuid`.execute(db);
    },

    attach(write) {
      attached.push(write);
    },

    async apply(batch) {
      const writes = batchWrites(workspaceId, workspace?.version ?? -1, batch);
      await writeTogether(db, [...writes, ...attached]);
    },
  } satisfies Own);
  return transaction;
}
