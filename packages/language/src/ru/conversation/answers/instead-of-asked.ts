import {
  type InterpretRequest,
  Operation,
  type OperationType,
  type PendingOperationQuestion,
  type QuestionCode,
  type ReadOperation,
} from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { takesAway } from '../acts/takes-away.ts';
import { whenOf } from '../acts/when.ts';
import { choiceByWords, isSameWord, wordsIn } from './choice-by-words.ts';
import {
  asOrdered,
  BESIDE_NAME,
  BUT_AHEAD,
  NOT_THIS_BUT,
  OF_ASKED,
  TURNED_DOWN,
} from './instead-of-asked-phrases.ts';
import { orderOfNothing } from './order-of-nothing.ts';

/** Questions that name their object and what is to be done to it. */
const NAMES_BOTH: ReadonlySet<QuestionCode> = new Set([
  'CONFIRM',
  'BULK',
  'STEPS',
  'BLOCKED',
  'PAST',
]);
const WORDS_MAX = 14;

/**
 * "нет, не удаляй, а перенеси на среду": something else is to be done to what the question is about; "нет, кактус":
 * the same to something else. Null for every other answer, and in reply to a message, which names its own object.
 */
export function insteadOfAsked(
  { text, read, request, ground }: Spoken,
  { operation, question }: PendingOperationQuestion,
): ReadOperation | null {
  const { thread = null } = request;
  const isAsked = read.words.at(-1)?.word === '?';
  if (!NAMES_BOTH.has(question.code) || thread?.named === true || isAsked) return null;
  if (read.words.length > WORDS_MAX) return null;
  const said = text.trim().replace(/[.!]+$/u, '');
  const named = otherName(said, request, question.clarifying_question);
  if (named !== null) return { operation, confidence: 1, mention: named };
  const rest = asOrdered(said.replace(TURNED_DOWN, '').replace(BUT_AHEAD, ''));
  const { pending_operation: _asked, ...plain } = request;
  const other = rest === '' ? null : orderOfNothing(rest, ground, plain);
  const moved = other ?? (rest === said ? null : otherTime(rest, ground));
  if (moved === null || moved.type === operation.type) return null;
  const isBeside = rest === said && areApart(operation, moved);
  return { operation: moved, confidence: 1, ...(isBeside ? { beside: true } : {}) };
}

/** What an object has beside its time and its name: set without a no, it takes the place of nothing that is asked. */
const APART: ReadonlySet<OperationType> = new Set([
  'set_reminders',
  'set_priority',
  'set_tags',
  'set_category',
  'add_note',
  'move_to_project',
  'subtask_add',
]);

const areApart = (asked: Operation, moved: Operation): boolean =>
  !takesAway(asked) && !takesAway(moved) && (APART.has(asked.type) || APART.has(moved.type));

/** "на завтра её": another time for it, behind a no. */
function otherTime(rest: string, ground: Spoken['ground']): Operation | null {
  const { items } = readText(rest);
  const isPlain = items.every(
    (item) => isFact(item) || isMark(item) || roleAt(item) === 'soft' || OF_ASKED.has(item.word),
  );
  const when = isPlain ? whenOf(items.filter(isFact), rest, ground) : null;
  if (when === null || Object.keys(when.fields).length === 0) return null;
  return Operation.safeParse({ type: 'reschedule', ...when.fields }).data ?? null;
}

/** The words that name something else of what was shown: "нет, кактус", "не банк, а кактус". */
function otherName(said: string, { thread }: InterpretRequest, asked: string): string | null {
  const { wrong, right } = NOT_THIS_BUT.exec(said)?.groups ?? {};
  if (wrong !== undefined && right !== undefined) {
    const known = wordsIn(asked);
    const isOfAsked = wordsIn(wrong).every((word) => known.some((each) => isSameWord(each, word)));
    return isOfAsked ? knownName(right, thread, asked) : null;
  }
  const rest = said.replace(TURNED_DOWN, '');
  return rest === said || rest === '' ? null : knownName(rest, thread, asked);
}

/** The words of a name, where they are those of one shown object and not of the one that is asked about. */
function knownName(
  words: string,
  thread: InterpretRequest['thread'],
  asked: string,
): string | null {
  const telling = wordsIn(words).filter((word) => !BESIDE_NAME.has(word));
  const own = wordsIn(asked);
  if (telling.length === 0 || telling.some((word) => own.some((each) => isSameWord(each, word)))) {
    return null;
  }
  const shown = (thread?.candidates ?? []).map(({ kind, number, title }) => ({
    id: `${kind}:${number}`,
    label: title ?? '',
  }));
  return choiceByWords(telling.join(' '), shown) === null ? null : telling.join(' ');
}
