import { inTurn, type TargetKind } from '@planerka/contracts';
import type { Target } from '@planerka/plan';
import type { DeletedObjects, ObjectSearch, PlanTransaction } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { columnNamed, tableNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import { newestByPages } from './by-pages.ts';
import { openLists } from './open-lists.ts';
import { anyWord, everyWord, uuids } from './query-parts.ts';
import { readTarget, readTask } from './rows.ts';
import type { WorkspaceDb } from './workspace-db.ts';

/** How alike the letters must be when no word form fits: typos, not other words. */
const ALIKE_MIN = 0.4;
/** So many of each closed state are compared letter by letter. */
const CLOSED_ALIKE_MAX = 300;
/** So many deleted ones of a kind are looked through for a name. */
const DELETED_MAX = 500;

/** What is offered: what is open, active and not over, or what no longer is. `now`: product time. */
function offered(
  kind: TargetKind,
  { state, now }: Pick<ObjectSearch, 'state' | 'now'>,
): RawBuilder<unknown> {
  if (state === 'any') return sql`t.deleted_at is null`;
  const isOpen = state === 'open';
  switch (kind) {
    case 'task':
      return isOpen
        ? sql`t.deleted_at is null and t.status in ('todo', 'in_progress')`
        : sql`t.deleted_at is null and t.status in ('done', 'cancelled')`;
    case 'timeblock':
      return isOpen
        ? sql`t.deleted_at is null and (t.end_at > ${now}::timestamptz - interval '1 day'
            or t.recurrence_rule is not null)`
        : sql`t.deleted_at is null and t.end_at <= ${now}::timestamptz - interval '1 day'
            and t.recurrence_rule is null`;
    case 'project':
      return sql`t.deleted_at is null and t.status = ${isOpen ? 'active' : 'archived'}`;
  }
}

function idOf(kind: TargetKind): RawBuilder<unknown> {
  return columnNamed(`t.${kind}_id`);
}

/** The title just as the indexes spell it (migrations/0047-search-by-pages.sql). */
function titleIn(kind: TargetKind): RawBuilder<unknown> {
  return kind === 'timeblock' ? sql`coalesce(t.title, '')` : sql`t.title`;
}

type Condition = (title: RawBuilder<unknown>) => RawBuilder<unknown>;

function conditionOf({ match, words }: ObjectSearch): Condition {
  const every = everyWord(words);
  const conditions: Readonly<Record<typeof match, Condition>> = {
    all: (title) => sql`title_words(${title}) @@ ${every}`,
    some: (title) => sql`title_words(${title}) @@ ${anyWord(words)}`,
    alike: (title) =>
      sql`word_similarity(latin_signs(${words}), latin_signs(${title})) >= ${ALIKE_MIN}`,
  };
  return conditions[match];
}

/** The same as the indexes answer it: likeness by the operator, whose threshold is set beside it. */
function indexedCondition(query: ObjectSearch): Condition {
  if (query.match !== 'alike') return conditionOf(query);
  return (title) => sql`latin_signs(${query.words}) <% latin_signs(${title})`;
}

/** The operator's threshold, for this statement alone: a pooler leads the next one to another session. */
const ALIKE_THRESHOLD = sql`set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE_MIN)}, true)`;

const CLOSED_STATUSES = ['done', 'cancelled'] as const;

/** The reads of a workspace's objects by words or by age. */
export function searchReads({ db, workspaceId }: WorkspaceDb) {
  async function matching(query: ObjectSearch): Promise<Target[]> {
    const found = await inTurn(
      query.kinds,
      async (kind) =>
        await readRows(db, matchesOf(workspaceId, kind, query), (row) => readTarget(kind, row)),
    );
    return found.flat().sort(newestFirst).slice(0, query.limit);
  }

  return {
    /** As closely as the query says. */
    search: matching,

    deleted: async ({ kinds, named, limit }: DeletedObjects) => {
      const found = await inTurn(kinds, (kind) => {
        const bears =
          'words' in named
            ? sql`title_words(${titleIn(kind)}) @@ ${everyWord(named.words)}`
            : sql`t.number = ${named.number}`;
        return readRows(
          db,
          sql<Row>`select t.* from (select d.* from ${tableNamed(kind)} d
              where d.workspace_id = ${workspaceId}::uuid and d.deleted_at is not null
              order by d.number desc limit ${DELETED_MAX}) t
            where ${bears} order by t.deleted_at desc, t.number desc limit ${limit}`,
          (row) => readTarget(kind, row),
        );
      });
      return found.flat().slice(0, limit);
    },

    newest: (how) =>
      readRows(
        db,
        sql<Row>`select t.* from ${tableNamed(how.kind)} t
          where t.workspace_id = ${workspaceId}::uuid and ${offered(how.kind, how)}
            and ${idOf(how.kind)} <> all(${uuids(how.exclude)})
          order by t.number desc limit ${how.limit}`,
        (row) => readTarget(how.kind, row),
      ),

    lists: () => readRows(db, openLists(workspaceId), readTask),
  } satisfies Partial<PlanTransaction>;
}

/** The newest that fit a query; few are read, however many there are. */
function matchesOf(workspaceId: string, kind: TargetKind, query: ObjectSearch): RawBuilder<Row> {
  const { match, only, exclude = [], limit } = query;
  const title = titleIn(kind);
  const rest = sql`${idOf(kind)} <> all(${uuids(exclude)})`;
  if (only !== undefined || kind === 'project') {
    const among = only === undefined ? sql`` : sql`and ${idOf(kind)} = any(${uuids(only)})`;
    return sql<Row>`select t.* from ${tableNamed(kind)} t
      where t.workspace_id = ${workspaceId}::uuid and ${offered(kind, query)}
        and ${conditionOf(query)(title)} ${among} and ${rest}
      order by t.created_at desc, t.number desc limit ${limit}`;
  }
  const byIndex = (state: ObjectSearch['state']) =>
    newestByPages({
      table: kind,
      workspaceId,
      condition: sql`${offered(kind, { state, now: query.now })}
        and ${indexedCondition(query)(title)} and ${rest}`,
      limit,
      ...(match === 'alike' ? { first: ALIKE_THRESHOLD } : {}),
    });
  if (kind === 'timeblock' || query.state === 'open') return byIndex(query.state);
  const closed =
    match === 'alike'
      ? sql`select t.* from (${newestClosed(workspaceId)}) t
          where ${conditionOf(query)(title)} and ${rest}`
      : byIndex('closed');
  const newest = sql`order by created_at desc, number desc limit ${limit}`;
  return query.state === 'closed'
    ? sql<Row>`select t.* from (${closed}) t ${newest}`
    : sql<Row>`select t.* from ((${byIndex('open')}) union all (${closed})) t ${newest}`;
}

/** Closed tasks have no index of letters: a slip of the hand is looked for among the newest. */
function newestClosed(workspaceId: string): RawBuilder<Row> {
  const each = CLOSED_STATUSES.map(
    (status) => sql`(select t.* from task t where t.workspace_id = ${workspaceId}::uuid
      and t.status = ${sql.lit(status)} and t.parent_id is null and t.deleted_at is null
      order by t.number desc limit ${CLOSED_ALIKE_MAX})`,
  );
  return sql<Row>`${sql.join(each, sql` union all `)}`;
}

function newestFirst(a: Target, b: Target): number {
  if (a.row.created_at === b.row.created_at) return b.row.number - a.row.number;
  return a.row.created_at < b.row.created_at ? 1 : -1;
}
