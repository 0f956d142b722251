import {
  CANDIDATES_MAX,
  type ObjectHandle,
  type ReadOperation,
  type ThreadHints,
  targetsOf,
} from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { takesAway } from '../acts/takes-away.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { tellingWords } from './bearers.ts';
import { ADJECTIVE, AFTER_EVENT, IN_CLAUSE, WHEN_CLAUSE } from './headed-phrases.ts';
import { asTitled, knownAs, namingWords } from './known-as.ts';

/**
 * «собрание» and «до собрания составить список»: the one that is called so is meant, and not what only tells for what it
 * is. Unchanged where several are called so, or none.
 */
export const headed = (
  said: string,
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] =>
  thread === null
    ? operations
    : operations.map((one) => ofHead(withoutEvent(said, one, thread), thread));

function ofHead(one: ReadOperation, thread: ThreadHints): ReadOperation {
  const { operation, mention } = one;
  if (mention === undefined || !isOfOne(one)) return one;
  const kinds = targetsOf(operation.type);
  const words = tellingWords(mention);
  const bearers = knownAs(words, thread).filter(
    ({ kind }) => kinds.includes(kind) && (one.kind === undefined || one.kind === kind),
  );
  const heads = bearers.filter((each) => !isInClause(each, words));
  const [head, ...others] = heads;
  if (head === undefined || others.length > 0 || bearers.length < 2) return one;
  if (bearers.every((each) => each === head || each.kind !== head.kind))
    return { ...one, kind: head.kind };
  // what is not known here may be called so, too
  if (thread.candidates.length >= CANDIDATES_MAX || isRepeated(head, thread)) return one;
  const { mention: _named, ...rest } = one;
  return {
    ...rest,
    operation: { ...operation, [head.kind]: head.number } as ReadOperation['operation'],
    confidence: takesAway(operation) ? Math.min(one.confidence, GUESS) : one.confidence,
  };
}

/** Nothing else tells which ones are meant. */
const isOfOne = ({ operation, ...one }: ReadOperation): boolean =>
  [one.names, one.several, one.set, one.bulk, one.ordinal, one.shown, one.list, one.same].every(
    (each) => each === undefined,
  ) &&
  !('task' in operation && operation.task !== undefined) &&
  !('timeblock' in operation && operation.timeblock !== undefined);

const isRepeated = ({ kind, number }: ObjectHandle, { series = [] }: ThreadHints): boolean =>
  series.some((each) => each.kind === kind && each.number === number);

/** "до собрания составить список": something else is to be done, and the words only tell when or for what. */
function isInClause({ title = '' }: ObjectHandle, words: readonly string[]): boolean {
  const borne = wordsIn(title);
  if (!borne.some(isInfinitive)) return false;
  const at = borne.findIndex((word) => words.some((each) => isSameName(each, word)));
  if (at < 0 || words.some(isInfinitive)) return false;
  // "записаться к врачу": behind the verb that is what is to be done, and no clause of its own
  const leads = at < borne.findIndex(isInfinitive) ? IN_CLAUSE : WHEN_CLAUSE;
  const before = borne[at - 1] ?? '';
  return leads.has(before) || (ADJECTIVE.test(before) && leads.has(borne[at - 2] ?? ''));
}

/** "звонок кате перенеси на завтра после уроков": of the name nothing is left out but what tells when. */
function withoutEvent(said: string, one: ReadOperation, thread: ThreadHints): ReadOperation {
  const { operation, mention } = one;
  if (operation.type !== 'reschedule' || mention === undefined) return one;
  const [event] = AFTER_EVENT.exec(said) ?? [];
  if (event === undefined) return one;
  const told = wordsIn(event);
  const words = namingWords(mention);
  const left = words.filter((word) => !told.includes(word));
  if (left.length === words.length || left.length === 0) return one;
  const [known] = knownAs(words, thread).length > 0 ? [] : knownAs(left, thread);
  return known === undefined ? one : { ...one, mention: asTitled(left, known) };
}
