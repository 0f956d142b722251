import {
  asTarget,
  authorOf,
  type JournalEntry,
  type JournalType,
  type NamedObject,
  nameFacts,
  readRow,
  say,
  type Target,
} from '@planerka/plan';
import { type PlanChange, pointedAt } from '@planerka/runtime';
import type { Answer, AnswerLine } from './answer.ts';

export const CHANGES_PER_PAGE = 8;

/** /history: what changed, when and by whom, the newest first; each line is numbered on its page. */
export function historyAnswer(
  changes: readonly PlanChange[],
  asked: {
    readonly actor: string;
    readonly page: number;
    /** Tasks and projects by id, for changes that only point at one. */
    readonly named: ReadonlyMap<string, Target>;
  },
): Answer {
  const shown = changes.slice(0, CHANGES_PER_PAGE);
  const hasMore = changes.length > CHANGES_PER_PAGE;
  return {
    title: say('history_title', { changes: shown.length }),
    lines: shown.flatMap((change, index) => changeLine(change, index + 1, asked)),
    footer: null,
    page: asked.page,
    pages: asked.page + (hasMore ? 2 : 1),
  };
}

/** Where a change holds one of these, it was made for it: a step is verified, and noted on, to be closed. */
const ENDS: ReadonlySet<JournalType> = new Set(['task_completed', 'plan_completed', 'step_done']);

/** Of several objects the first, and how many more. */
function changeLine(
  { entries, at, agent, undone }: PlanChange,
  position: number,
  { actor, named }: { readonly actor: string; readonly named: ReadonlyMap<string, Target> },
): AnswerLine[] {
  const [first] = entries;
  if (!first) return [];
  const names = new Map(
    entries.flatMap((entry) => nameOf(entry, named)).map((name) => [JSON.stringify(name), name]),
  );
  const [object = null] = names.values();
  const text = say('history_line', {
    position,
    object,
    others: Math.max(0, names.size - 1),
    change: entries.find(({ type }) => ENDS.has(type))?.type ?? first.type,
    at,
    by: authorOf(first, actor),
    agent,
    undone,
    suggested: entries.some(({ operation }) => typeof operation?.['suggestion'] === 'string'),
  });
  return [{ text, object: null }];
}

function nameOf(entry: JournalEntry, named: ReadonlyMap<string, Target>): NamedObject[] {
  const pointed = named.get(pointedAt(entry)?.id ?? '');
  if (pointed) return [nameFacts(pointed)];
  const row = entry.after ?? entry.before;
  const target = row === null ? null : asTarget(readRow(entry.object_kind, row));
  return target ? [nameFacts(target)] : [];
}
