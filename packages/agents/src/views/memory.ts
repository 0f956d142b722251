import { isJsonObject, type JsonObject, type TaskToolInput } from '@planerka/contracts';
import { type Memo, objectId, toLocalIso } from '@planerka/plan';
import type { ChangeQuery, MemoQuery } from '@planerka/runtime';
import { type Counted, countedSoFar, countedUpTo } from '../counted.ts';
import { type More, readCursor, readSeqCursor } from '../cursor.ts';
import type { Entity } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ShrinkableList } from './budget.ts';
import {
  type EntryContext,
  namesFor,
  type RootNames,
  rootNamesIn,
  rootRef,
  stepIdIn,
  traceLine,
  withRootNames,
} from './event-line.ts';
import { blockersOf } from './goal-and-blockers.ts';
import { excerpt } from './json-paths.ts';
import { firstPage, pagedList } from './pages.ts';
import { inWindow, type Situation } from './situation.ts';
import { listedFrom, readListPlace, windowMore } from './task-window.ts';

/** What a list shows where the call names no limit. */
export const DEFAULT_LIMITS = {
  notes: 20,
  trace: 20,
  cards: 20,
  decisions: 10,
  evidence: 10,
  blockers: 20,
  events: 20,
} as const;

/** How many tasks of a plan its memory and timeline take in, the newest first. */
const ROOTS_MAX = 200;

const MEMO_ID = /^([0-9a-f-]{36}|start)$/;

/** Trees whose memory and history belong to the view: of a plan also its tasks, deleted ones too. */
export async function rootsOf(call: ToolCall, entity: Entity): Promise<string[]> {
  const root = objectId(entity);
  if (entity.kind === 'task') return [root];
  const tasks = await call.tx.taskIdsOf(root, ROOTS_MAX + 1);
  const message = `Memory and history: of the newest ${ROOTS_MAX} tasks.`;
  // Several parts of a view ask for them; it is said once.
  if (tasks.length > ROOTS_MAX && call.warnings.every((told) => told.message !== message))
    call.warn('BUDGET_TRUNCATED', message);
  return [root, ...tasks.slice(0, ROOTS_MAX)];
}

const HEAD_MAX_CHARS = 120;
const HEADS_MAX = 5;

/**
 * Evidence by reference: the first receipts, of each artifact its head, and how large all of it is;
 * tasks_mirror with the memo's id has the whole.
 */
function evidenceInBrief(data: JsonObject): JsonObject {
  const listed = (key: string): readonly unknown[] => {
    const value = data[key];
    return Array.isArray(value) ? value : [];
  };
  const heads = (key: string): JsonObject => {
    const all = listed(key);
    if (all.length === 0) return {};
    return {
      [key]: all.slice(0, HEADS_MAX).map(headOf),
      ...(all.length > HEADS_MAX ? { [`${key}_total`]: all.length } : {}),
    };
  };
  return {
    bytes: Buffer.byteLength(JSON.stringify(data)),
    ...heads('checks'),
    ...heads('attachments'),
    ...heads('items'),
  };
}

function headOf(value: unknown): unknown {
  if (typeof value === 'string') return excerpt(value, HEAD_MAX_CHARS);
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, headOf(each)]))
    : value;
}

/** A memo as answers tell it; what it belongs to is named where that is not the view's own root. */
function memoLine(
  { memo_id: id, root_id: root, step_id: step, ...memo }: Memo,
  { names, root: own, zone }: MemoryScope & EntryContext,
): JsonObject {
  return {
    id,
    kind: memo.kind,
    ...(memo.card === null ? {} : { card: memo.card }),
    ...(root === own ? {} : rootRef(root, names)),
    ...(step === null ? {} : { step_id: stepIdIn(step, names) }),
    ...(memo.title === null ? {} : { title: memo.title }),
    ...(memo.body === null ? {} : { text: memo.body }),
    ...(memo.data === null
      ? {}
      : { data: memo.kind === 'evidence' ? evidenceInBrief(memo.data) : memo.data }),
    ...(memo.checkpoints.length === 0 ? {} : { checkpoints: memo.checkpoints }),
    by: memo.created_by,
    at: toLocalIso(memo.created_at, zone),
  };
}

/** The trees that a view remembers, and what their parts are called. */
export interface MemoryScope {
  readonly root: string;
  readonly roots: readonly string[];
  readonly names: RootNames;
}

export async function scopeOf(call: ToolCall, situation: Situation): Promise<MemoryScope> {
  const roots = await rootsOf(call, situation.entity);
  const names = await withRootNames(call, rootNamesIn(situation), roots);
  return { root: objectId(situation.entity), roots, names };
}

async function memoLines(
  call: ToolCall,
  memos: readonly Memo[],
  scope: MemoryScope,
): Promise<JsonObject[]> {
  const steps = memos.flatMap(({ step_id: id }) => id ?? []);
  const names = await withRootNames(call, scope.names, steps);
  return memos.map((memo) => memoLine(memo, { ...scope, names, zone: call.turn.moment.zone }));
}

interface Page {
  readonly items: readonly JsonObject[];
  readonly next_cursor: string | null;
  /** How many the whole list has. */
  readonly counted: Counted;
}

/** A page as it is answered: how many there are is said where it is not all of them. */
function pageTold({ items, next_cursor, counted }: Page): JsonObject {
  return { items, ...(next_cursor === null ? {} : counted), next_cursor };
}

async function memoPage(
  call: ToolCall,
  scope: MemoryScope,
  query: {
    readonly list: 'notes' | 'cards';
    readonly kinds: ReadonlyArray<Memo['kind']>;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<Page> {
  const { list, kinds, cursor, limit } = query;
  const place = readCursor(list, `${list}_cursor`, cursor, MEMO_ID);
  const before = place === null || place === 'start' ? {} : { before: place };
  const found = await call.tx.memos({ roots: scope.roots, kinds, ...before, limit: limit + 1 });
  const { shown, next_cursor } = firstPage(list, found, limit, ({ memo_id: id }) => id);
  const isAll = place === null && next_cursor === null;
  const counted = countedSoFar(found.length, isAll);
  return { items: await memoLines(call, shown, scope), counted, next_cursor };
}

/** The agents' own changes of these trees, the newest first. */
async function tracePage(
  call: ToolCall,
  scope: MemoryScope,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<Page> {
  const before = readSeqCursor('trace', 'trace_cursor', cursor);
  const found = await call.tx.changes({
    roots: scope.roots,
    door: 'mcp',
    ...(before === null ? {} : { before }),
    limit: limit + 1,
  });
  const { shown, next_cursor } = firstPage('trace', found, limit, ({ seq }) => String(seq));
  const isAll = cursor === undefined && next_cursor === null;
  const counted = countedSoFar(found.length, isAll);
  const names = await namesFor(
    call,
    shown.flatMap(({ entries }) => entries),
    scope.names,
  );
  return {
    items: shown.map((change) => traceLine(change, { names, zone: call.turn.moment.zone })),
    counted,
    next_cursor,
  };
}

type MemoryInput = Pick<
  TaskToolInput<'tasks_resume_super'>,
  | 'notes_limit'
  | 'notes_cursor'
  | 'trace_limit'
  | 'trace_cursor'
  | 'cards_limit'
  | 'cards_cursor'
  | KeptKey
>;

type KeptKey =
  | 'decisions_limit'
  | 'decisions_cursor'
  | 'evidence_limit'
  | 'evidence_cursor'
  | 'blockers_limit'
  | 'blockers_cursor';

/** Notes, trace and cards by pages; the newest decisions and evidence; blockers. */
export async function memoryOf(
  call: ToolCall,
  situation: Situation,
  scope: MemoryScope,
  input: MemoryInput,
): Promise<Kept<KeptList | MemoryList>> {
  const { lists, shrinkage } = await keptOf(call, situation, scope, input);
  const pages: Readonly<Record<MemoryList, Page>> = {
    notes: await memoPage(call, scope, {
      list: 'notes',
      kinds: ['note', 'risk'],
      cursor: input.notes_cursor,
      limit: input.notes_limit ?? DEFAULT_LIMITS.notes,
    }),
    trace: await tracePage(call, scope, {
      cursor: input.trace_cursor,
      limit: input.trace_limit ?? DEFAULT_LIMITS.trace,
    }),
    cards: await memoPage(call, scope, {
      list: 'cards',
      kinds: ['card'],
      cursor: input.cards_cursor,
      limit: input.cards_limit ?? DEFAULT_LIMITS.cards,
    }),
  };
  const { notes, trace, cards } = pages;
  const told = { notes: pageTold(notes), trace: pageTold(trace), cards: pageTold(cards) };
  const paged = (list: MemoryList, at: string): ShrinkableList =>
    pagedList(
      list,
      {
        items: `${at}${list}.items`,
        cursor: `${at}${list}.next_cursor`,
        counted: [`${at}${list}.`, pages[list].counted],
      },
      input[`${list}_cursor`],
    );
  return {
    lists: { ...told, ...lists },
    shrinkage: (at) => ({
      ...shrinkage(at),
      notes: paged('notes', at),
      trace: paged('trace', at),
      cards: paged('cards', at),
    }),
  };
}

/** What a view keeps of its task or plan, and how each of these lists is cut. */
interface Kept<List extends string> {
  readonly lists: JsonObject;
  /** In a view that has them at `at` (`memory.`, or nothing). */
  readonly shrinkage: (at: string) => Readonly<Record<List, ShrinkableList>>;
}

type MemoryList = 'notes' | 'trace' | 'cards';

type KeptList = 'decisions' | 'evidence' | 'blockers';

/** Decisions, evidence and blockers, as tasks_resume_pack shows them too; `cut` where there are more. */
export async function keptOf(
  call: ToolCall,
  situation: Situation,
  scope: MemoryScope,
  input: Partial<Pick<MemoryInput, KeptKey>>,
): Promise<Kept<KeptList>> {
  const { roots } = scope;
  const place = readListPlace('blockers', 'blockers_cursor', input.blockers_cursor);
  const listed = await inWindow(call, situation, place.window);
  const all = blockersOf(listed);
  const blockers = listedFrom(all, place, input.blockers_limit ?? DEFAULT_LIMITS.blockers);
  const decisions = await keptPage(call, 'decisions', input.decisions_cursor, {
    roots,
    kinds: ['decision'],
    cards: ['decision'],
    limit: input.decisions_limit ?? DEFAULT_LIMITS.decisions,
  });
  const evidence = await keptPage(call, 'evidence', input.evidence_cursor, {
    roots,
    kinds: ['evidence'],
    limit: input.evidence_limit ?? DEFAULT_LIMITS.evidence,
  });
  const moreBlockers = windowMore('blockers', place, { inWindow: all.length, rest: listed.rest });
  const memos = (at: string, list: 'decisions' | 'evidence', more: More): ShrinkableList => {
    const { next_cursor: _next, ...counted } = more;
    const cut = `${at}cut.${list}.`;
    const place = { items: `${at}${list}`, cursor: `${cut}next_cursor` };
    return pagedList(list, { ...place, counted: [cut, counted] }, input[`${list}_cursor`]);
  };
  return {
    lists: {
      decisions: await memoLines(call, decisions.shown, scope),
      evidence: await memoLines(call, evidence.shown, scope),
      blockers,
      ...cutOf({
        decisions: decisions.more,
        evidence: evidence.more,
        blockers: moreBlockers(blockers.length),
      }),
    },
    shrinkage: (at) => ({
      decisions: memos(at, 'decisions', decisions.more),
      evidence: memos(at, 'evidence', evidence.more),
      blockers: {
        path: `${at}blockers`,
        keep: 2,
        whenCut: ({ length }) => ({ [`${at}cut.blockers`]: moreBlockers(length) }),
      },
    }),
  };
}

/** Of so many memos the total is told; beyond it is at least so many. */
const COUNTED_MAX = 250;
/** The same of changes, which are larger to read. */
const CHANGES_COUNTED_MAX = 100;

async function countedMemos(call: ToolCall, query: Omit<MemoQuery, 'limit'>): Promise<Counted> {
  const all = await call.tx.memos({ ...query, limit: COUNTED_MAX + 1 });
  return countedUpTo(COUNTED_MAX, all.length);
}

/** How many changes there are of these, as far as they are counted. */
export async function countedChanges(
  call: ToolCall,
  query: Omit<ChangeQuery, 'limit'>,
): Promise<Counted> {
  const all = await call.tx.changes({ ...query, limit: CHANGES_COUNTED_MAX + 1 });
  return countedUpTo(CHANGES_COUNTED_MAX, all.length);
}

/** Memos from behind a cursor, the newest first, and how many there are where not all are shown. */
async function keptPage(
  call: ToolCall,
  list: 'decisions' | 'evidence',
  cursor: string | undefined,
  query: MemoQuery,
): Promise<{ readonly shown: readonly Memo[]; readonly more: More }> {
  const place = readCursor(list, `${list}_cursor`, cursor, MEMO_ID);
  const before = place === null || place === 'start' ? {} : { before: place };
  const { limit } = query;
  const found = await call.tx.memos({ ...query, ...before, limit: limit + 1 });
  const page = firstPage(list, found, limit, ({ memo_id: id }) => id);
  if (page.next_cursor === null && place === null)
    return { shown: page.shown, more: { total: page.shown.length } };
  const counted = await countedMemos(call, query);
  const next = page.next_cursor === null ? {} : { next_cursor: page.next_cursor };
  return { shown: page.shown, more: { ...counted, ...next } };
}

function cutOf(lists: Readonly<Record<string, More>>): JsonObject {
  const cut = Object.entries(lists).filter(([, more]) => more.next_cursor !== undefined);
  return cut.length === 0 ? {} : { cut: Object.fromEntries(cut) };
}
