import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { GUESS } from '../acts/made.ts';
import { takesAway } from '../acts/takes-away.ts';
import { type Clause, isQuoted } from '../clause.ts';
import {
  AHEAD_OF_ACT,
  AS_OBJECT,
  DENIED_OF_FIELD,
  DONE_TO_FIELD,
  DROPS_NOTE,
  NOT,
  NOTE_IN_TITLE,
} from './said-of-field-phrases.ts';

/** How plainly words behind "заметка" or "название" are its value: "заметку удали", "название не меняй" are none. */
export type ValueSaid = 'none' | 'maybe' | 'plain';

export function valueSaid(title: readonly Item[], clause: Clause): ValueSaid {
  const [first] = title;
  if (first === undefined) return 'none';
  if (isQuoted(first) || opensBehindMark(first, clause)) return 'plain';
  // as it was said: no letter of a value is a slip
  const words = title.map(({ from, to }) => fold(clause.text.slice(from, to)));
  const from = words.findIndex((word) => !AHEAD_OF_ACT.has(word));
  const [opens, next] = from < 0 ? [] : words.slice(from);
  if (opens === undefined) return 'none';
  if (opens === NOT) return deniedOfField(next);
  const isDone = DONE_TO_FIELD.test(opens);
  if (isDone && next === undefined) return 'none';
  // "название снять зал" tells the name
  const isTold = (isDone && !isInfinitive(opens)) || isFinite(opens);
  return isTold || DONE_TO_FIELD.test(words.at(-1) ?? '') ? 'maybe' : 'plain';
}

function deniedOfField(next: string | undefined): ValueSaid {
  if (next === undefined || DENIED_OF_FIELD.test(next)) return 'none';
  return isInfinitive(next) ? 'plain' : 'maybe';
}

/** A colon or a dash makes it plain that a value follows. */
export const opensBehindMark = (first: Item, { text }: Clause): boolean =>
  /[:—–]\s*$/u.test(text.slice(0, first.from));

/** "задачу 2 дописать до пятницы": it is to be finished, and nothing is written to it. */
export function isFinished([first]: readonly Item[], clause: Clause): boolean {
  if (first === undefined || opensBehindMark(first, clause)) return false;
  return isFact(first) || AS_OBJECT.test(clause.text.slice(0, first.from));
}

/** "удали описание у TASK-1": the note goes, and the task stays; what would take the task away is asked about. */
export function withoutNoteOnly(
  said: string,
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  if (!operations.some(({ operation }) => takesAway(operation)) || !DROPS_NOTE.test(said))
    return operations;
  const isTitled = (thread?.candidates ?? []).some(({ title = '' }) => NOTE_IN_TITLE.test(title));
  if (isTitled) return operations;
  return operations.map((one) =>
    takesAway(one.operation) ? { ...one, confidence: Math.min(one.confidence, GUESS) } : one,
  );
}
