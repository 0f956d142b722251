import { type PlanChange, pointedAt } from '@planerka/runtime';
import {
  asTarget,
  dayOf,
  type JournalEntry,
  type JournalType,
  type Moment,
  readRow,
  type Target,
  timeOf,
} from '@planerka/plan';
import { dayLabel, authorOf, changeName, nameSubject, questions } from '@planerka/texts';
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
  moment: Moment,
): Answer {
  const shown = changes.slice(0, CHANGES_PER_PAGE);
  const hasMore = changes.length > CHANGES_PER_PAGE;
  return {
    title: shown.length === 0 ? questions.historyNothing : questions.history,
    lines: shown.map((change, index) => changeLine(change, index + 1, asked, moment)),
    footer: null,
    page: asked.page,
    pages: asked.page + (hasMore ? 2 : 1),
  };
}

function changeLine(
  change: PlanChange,
  position: number,
  { actor, named }: { readonly actor: string; readonly named: ReadonlyMap<string, Target> },
  moment: Moment,
): AnswerLine {
  const { zone } = moment;
  const when = `${dayLabel(dayOf(change.at, zone), moment)}, ${timeOf(change.at, zone)}`;
  const [first] = change.entries;
  const who = first ? authorOf(first, actor, change.agent) : '';
  const undone = change.undone ? `, ${questions.historyUndone}` : '';
  return { text: `${position}. ${whatOf(change, named)}\n${when}, ${who}${undone}`, object: null };
}

/** Where a change holds one of these, it was made for it: a step is verified, and noted on, to be closed. */
const ENDS: ReadonlySet<JournalType> = new Set(['task_completed', 'plan_completed', 'step_done']);

/** "Задача «…» (TASK-003): перенос", of several objects the first and how many more. */
function whatOf({ entries }: PlanChange, named: ReadonlyMap<string, Target>): string {
  const [first] = entries;
  if (!first) return '';
  const names = [...new Set(entries.flatMap((entry) => nameOf(entry, named)))];
  const [name] = names;
  const others = names.length > 1 ? ` ${questions.historyOthers(names.length - 1)}` : '';
  const what = changeName(entries.find(({ type }) => ENDS.has(type))?.type ?? first.type);
  if (name === undefined) return upperFirst(what);
  return `${upperFirst(name)}${others}: ${what}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf(entry: JournalEntry, named: ReadonlyMap<string, Target>): string[] {
  const pointed = named.get(pointedAt(entry)?.id ?? '');
  if (pointed) return [nameSubject(pointed)];
  const row = entry.after ?? entry.before;
  const target = row === null ? null : asTarget(readRow(entry.object_kind, row));
  return target ? [nameSubject(target)] : [];
}
