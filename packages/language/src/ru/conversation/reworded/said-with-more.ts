import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { MONEY, OF_PEOPLE, OTHER_ONE, SEVERAL_THINGS } from './said-with-more-phrases.ts';

/** Shorter words bind names. */
const NAME_MIN = 3;
/** So much more may be said of what is named by one noun, and by several. */
const MORE_OF_ONE = 1;
const MORE_OF_SEVERAL = 4;

/**
 * "справку для бассейна забрать" behind "забрать справку для бассейна из поликлиники", "посылку маме отправить" behind
 * "отправить посылку": the same verb of the same things, of which one title tells more. What may be another thing, or
 * another person, is not the same.
 */
export function isSameAndMore(said: string, known: string): boolean {
  const [a, b] = [wordsIn(said), wordsIn(known)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const longer = few === a ? known : said;
  const [verb, ...others] = few.filter(isInfinitive);
  const isOneAct = verb !== undefined && others.length === 0;
  if (!isOneAct || many.filter(isInfinitive).join() !== verb) return false;
  const things = few.filter((word) => word !== verb && tells(word));
  const left = many.filter((word) => word !== verb && tells(word));
  for (const thing of things) {
    const at = left.findIndex((word) => isSameName(thing, word));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (things.length === 0 || left.some((word) => OTHER_ONE.test(word))) return false;
  if (left.length > 0 && SEVERAL_THINGS.test(longer)) return false;
  if (things.length > 1) return left.length <= MORE_OF_SEVERAL;
  return left.length <= MORE_OF_ONE && !OF_PEOPLE.test(verb);
}

const tells = (word: string): boolean =>
  (word.length >= NAME_MIN || NUMBER.test(word)) && !MONEY.test(word);
const NUMBER = /^\d/u;
