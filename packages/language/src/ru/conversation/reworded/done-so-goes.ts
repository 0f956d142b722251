import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import {
  ASPECT_PREFIX,
  BEEN,
  deleteOrder,
  doneOrder,
  GOES_BECAUSE,
  GOING,
  MAY_GO,
  NOT_TOLD,
} from './done-so-goes-phrases.ts';
import { partsOf } from './other-time.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
const WHY_MAX = 6;

/**
 * "позвонить тёте убери звонила я уже", of what was spoken of here: the title, the order and why. Where what is told is
 * what was to be done, it is marked as done; else it is asked whether it shall go. Null for everything else.
 */
export function doneSoGoes(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || said.length > CHARS_MAX || !MAY_GO.test(said)) return null;
  const { name, why } = GOES_BECAUSE.exec(said.trim())?.groups ?? {};
  if (name === undefined || why === undefined || NOT_TOLD.test(why)) return null;
  const past = toldIn(why);
  if (past === null) return null;
  const { name: bare } = partsOf(name);
  const words = namingWords(bare);
  if (words.length === 0 || readText(bare).items.some(({ word }) => isVerb(word))) return null;
  const found = knownAs(words, thread);
  const [known] = found.filter(({ title = '' }) => fold(title) === fold(bare)).concat(found);
  // whoever names an act to be done by its whole title has it in mind, though it is not spoken of here
  if (known === undefined) return isInfinitive(wordsIn(bare)[0] ?? '') ? goes(bare) : null;
  const { title = '' } = known;
  const mention = fold(title) === fold(bare) ? title : asTitled(words, known);
  return isDoneBy(past, title) ? { order: doneOrder(mention) } : goes(mention);
}

/** The one verb of what is told; null where it is a story, or where another thing is to be done. */
function toldIn(why: string): string | null {
  const told = wordsIn(why);
  const [past, ...others] = told.filter(isPast);
  const isStory = told.length > WHY_MAX || told.some((word) => isInfinitive(word) || isVerb(word));
  return past === undefined || others.length > 0 || isStory ? null : past;
}

const goes = (mention: string): PlainOrder => ({ order: deleteOrder(mention), most: GUESS });

/** Is what is told what was to be done: "звонила" of "позвонить", "была" of "съездить"? */
function isDoneBy(past: string, title: string): boolean {
  return wordsIn(title)
    .filter(isInfinitive)
    .some((verb) => {
      const bare = verb.replace(ASPECT_PREFIX, '');
      const forms = [...pastsOf(verb), ...pastsOf(bare)];
      return forms.includes(fold(past)) || (BEEN.test(past) && GOING.test(verb));
    });
}
