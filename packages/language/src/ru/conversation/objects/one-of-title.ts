import {
  type ObjectHandle,
  type ReadOperation,
  type ThreadHints,
  targetsOf,
} from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { kindOfNoun } from '../lexicon.ts';
import { BETWEEN_THINGS, joinedThings, NO_THING } from './one-of-title-phrases.ts';

/** More words tell a story, and name no thing. */
const THING_WORDS_MAX = 3;
/** Shorter words bind names. */
const NAME_MIN = 3;

/**
 * "муку вычеркни", "сахар не надо" where one task is called "купить соль, сахар и муку": only that thing goes, and the task
 * gets the title without it, which is asked about. Unchanged where the name is of all of the title, or of several tasks.
 */
export const oneOfTitle = (
  said: string,
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] =>
  thread === null || operations.length !== 1 || saysKind(said)
    ? operations
    : operations.map((one) => withoutThing(one, thread) ?? one);

/** "удали задачу краску": the task is meant, and nothing in it. */
const saysKind = (said: string): boolean => wordsIn(said).some((word) => kindOfNoun(word) !== null);

function withoutThing(one: ReadOperation, { candidates }: ThreadHints): ReadOperation | null {
  const { operation, mention } = one;
  const goes =
    operation.type === 'delete' ||
    (operation.type === 'update_status' && operation.status === 'cancelled');
  if (!goes || mention === undefined || !targetsOf(operation.type).includes('task')) return null;
  const named = wordsIn(mention).filter((word) => word.length >= NAME_MIN);
  const [only, ...more] = candidates.filter((each) => bears(each, named));
  if (named.length === 0 || only?.kind !== 'task' || more.length > 0) return null;
  const title = titleWithout(only.title ?? '', named);
  if (title === null) return null;
  return { operation: { type: 'rename', title, task: only.number }, confidence: GUESS };
}

const bears = ({ title = '' }: ObjectHandle, named: readonly string[]): boolean =>
  named.every((word) => wordsIn(title).some((each) => isSameName(each, word)));

/** The title without the things that are named; null where it lists no things, or none would be left. */
function titleWithout(title: string, named: readonly string[]): string | null {
  const [verb = '', ...rest] = title.split(' ');
  const things = rest.join(' ').split(BETWEEN_THINGS);
  if (!isInfinitive(verb.toLowerCase()) || things.length < 2 || !things.every(isThing)) return null;
  const left = things.filter((thing) => !isNamed(thing, named));
  return left.length === 0 || left.length === things.length
    ? null
    : `${verb} ${joinedThings(left)}`;
}

const isThing = (thing: string): boolean => {
  const words = wordsIn(thing);
  return (
    words.length > 0 &&
    words.length <= THING_WORDS_MAX &&
    !words.some((word) => isInfinitive(word) || NO_THING.has(word))
  );
};

/** Is the thing named, and by its last word: "шарф" of "красный шарф"? */
const isNamed = (thing: string, named: readonly string[]): boolean => {
  const last = wordsIn(thing).at(-1) ?? '';
  return named.some((word) => isSameName(word, last));
};
