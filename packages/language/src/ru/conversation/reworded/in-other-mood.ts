import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { directionOf } from '../acts/when.ts';
import { isQuoted } from '../clause.ts';
import { isInfinitiveVerb, isVerb, ORDER_OF, wordsOf } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { ASKS_TO, COURTESY, WANTS_TO } from './in-other-mood-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** What such a sentence is about is short. */
const NAMED_MAX = 5;
/** What is done to things of the plan, and hardly to anything else. */
const EDITS = ['move', 'shift', 'postpone', 'delete', 'cancel'];

/**
 * "смету давай перенесём на субботу", "сможешь перенести смету на субботу?", "надо бы смету перенести ...": the
 * order that is meant, of what was spoken of here. Null for everything else: what has to be done is a task.
 */
export function inOtherMood(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (said.length > CHARS_MAX || thread === null || said.includes('\n')) return null;
  const mood = moodOf(said.trim());
  if (mood === null) return null;
  const { left, most } = mood;
  const words = readText(left).items.filter((item) => !isMark(item) || isQuoted(item));
  const [verb, ...others] = words.filter(isOrder);
  if (verb === undefined || others.length > 0 || !isEdit(verb)) return null;
  const rest = words.filter((item) => item !== verb);
  const named = rest.filter(
    (item) => !isFact(item) && roleAt(item) !== 'soft' && directionOf([item]).sign === 0,
  );
  if (named.length === 0 || named.length > NAMED_MAX || named.some(isAction)) return null;
  if (!isSpokenOfIn(named, thread)) return null;
  const order = ORDER_OF.get(verb.word) ?? verb.word;
  const before = left.slice(0, verb.from).trim();
  const behind = left.slice(verb.to).trim();
  return { order: [order, before, behind].filter(Boolean).join(' '), most };
}

/** What is left without the words of the mood, and how sure it may be: a wish may as well be something to do. */
function moodOf(said: string): { readonly left: string; readonly most: number } | null {
  const bare = said.replace(/[?.!]+$/u, '').replace(COURTESY, '');
  const isAsked = ASKS_TO.test(bare);
  const isWish = !isAsked && WANTS_TO.test(bare);
  const isPolite = bare.length < said.length && !isAsked && !isWish;
  const left = bare.replace(isWish ? WANTS_TO : ASKS_TO, '$1').trim();
  if (left === said || !(isAsked || isWish || isPolite)) return null;
  return { left, most: isWish ? GUESS : LIKELY };
}

const isEdit = ({ word }: Item): boolean => EDITS.some((name) => wordsOf(name)?.has(word) === true);

const isOrder = (item: Item): boolean =>
  !isQuoted(item) &&
  item.meaning === null &&
  (isVerb(item.word) || isInfinitiveVerb(item.word) || isEdit(item));
