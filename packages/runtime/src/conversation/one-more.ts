import { CONFIDENCE } from '@planerka/contracts';
import { type CreateOperation, type JournalEntry, liveTarget, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { isJustNow } from './just-now.ts';

type More =
  /** One more part of the same task. */
  | { readonly kind: 'part'; readonly of: Target; readonly title: string }
  /** One more of what was written just now: there is nothing to ask. */
  | { readonly kind: 'same'; readonly confidence: number };

/**
 * "и шпатель" behind "купить валик", "и ещё одну: ..." behind a part that was added: what this person has done last says
 * what is one more of it. Null where it is nothing of the kind, so that the words are taken as they were read.
 */
export async function oneMore(
  turn: Turn,
  { notes, entities }: CreateOperation,
): Promise<More | null> {
  if (!notes.some(({ code }) => code === 'ONE_MORE')) return null;
  const { title } = entities;
  if (title === undefined) return null;
  const hasMore = Object.keys(entities).length > 1;
  const changeId = await turn.tx.lastUndoable(turn.context.actor.id);
  const entries = changeId === null ? [] : await turn.tx.entriesOf([changeId]);
  const [first] = entries;
  if (first === undefined || first.action !== 'do' || !isJustNow(first.at, turn.now)) return null;
  if (first.type === 'subtask_added' && !hasMore) return await partOfSame(turn, entries, title);
  const isSame = hasMore ? isWrittenLike : isWrittenSo;
  return entries.length === 1 && isSame(first, title)
    ? { kind: 'same', confidence: CONFIDENCE.act }
    : null;
}

async function partOfSame(
  turn: Turn,
  entries: readonly JournalEntry[],
  title: string,
): Promise<More | null> {
  const id = entries.map(({ after }) => after?.['parent_id']).find((each) => each != null);
  if (typeof id !== 'string') return null;
  const [whole = null] = await turn.objects([{ kind: 'task', id }]);
  const of = liveTarget(whole);
  return of === null ? null : { kind: 'part', of, title };
}

/** When it is to be done; one more of it would be without that. */
const TIMES = [
  'start_at',
  'planned_on',
  'planned_at',
  'due_on',
  'due_at',
  'duration_minutes',
  'recurrence',
];

/** Is it a new task that begins with the same verb, and has no time that one more would lack? */
export function isWrittenSo({ type, after }: Pick<JournalEntry, 'type' | 'after'>, title: string) {
  const written = after?.['title'];
  if (type !== 'task_created' || typeof written !== 'string') return false;
  return !isTimed(after) && verbOf(written) === verbOf(title);
}

/** Is it something new that begins with the same word, and has a time as one more of it has? */
export function isWrittenLike(
  { type, after }: Pick<JournalEntry, 'type' | 'after'>,
  title: string,
) {
  const written = after?.['title'];
  if (!WRITTEN.has(type) || typeof written !== 'string' || !isTimed(after)) return false;
  return verbOf(written) === verbOf(title);
}
const WRITTEN: ReadonlySet<string> = new Set(['task_created', 'timeblock_created']);

const isTimed = (after: JournalEntry['after']): boolean =>
  TIMES.some((field) => (after?.[field] ?? null) !== null);

const verbOf = (title: string): string => title.split(/\s/u)[0]?.toLowerCase() ?? '';
