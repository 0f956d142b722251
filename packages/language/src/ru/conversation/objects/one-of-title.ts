import { type ReadOperation, type ThreadHints, targetsOf } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { takesAway } from '../acts/takes-away.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { kindOfNoun } from '../lexicon.ts';
import { bearersOf, tellingWords } from './bearers.ts';
import { BETWEEN_THINGS, joinedThings, NO_THING } from './one-of-title-phrases.ts';

/** More words tell a story, and name no thing. */
const THING_WORDS_MAX = 3;

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

function withoutThing(one: ReadOperation, thread: ThreadHints): ReadOperation | null {
  const { operation, mention } = one;
  if (!takesAway(operation) || mention === undefined || !targetsOf(operation.type).includes('task'))
    return null;
  const named = tellingWords(mention);
  const [only, ...more] = bearersOf(named, thread);
  if (only?.kind !== 'task' || more.length > 0) return null;
  const title = titleWithout(only.title ?? '', named);
  if (title === null) return null;
  return { operation: { type: 'rename', title, task: only.number }, confidence: GUESS };
}

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
