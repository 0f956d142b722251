import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isQuoted } from '../clause.ts';
import { ASKS_TO, COURTESY, WANTS_TO } from './in-other-mood-phrases.ts';
import { isInfinitiveVerb, isVerb, ORDER_OF, wordsOf } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { directionOf } from '../acts/when.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** What such a sentence is about is short. */
const NAMED_MAX = 5;
/** What is done to things of the plan, and hardly to anything else. */
const EDITS = ['move', 'shift', 'postpone', 'delete', 'cancel'];

/** An order that was said in another mood, and whether it may as well be something to do. */
export interface InOtherMood {
  readonly order: string;
  readonly isWish: boolean;
}

/**
 * "смету давай перенесём на субботу", "сможешь перенести смету на субботу?", "надо бы смету перенести ...": the
 * order that is meant, of what was spoken of here. Null for everything else: what has to be done is a task.
 */
export function inOtherMood(said: string, thread: ThreadHints | null): InOtherMood | null {
  if (said.length > CHARS_MAX || thread === null || said.includes('\n')) return null;
  const bare = said
    .trim()
    .replace(/[?.!]+$/u, '')
    .replace(COURTESY, '');
  const isAsked = ASKS_TO.test(bare);
  const isWish = !isAsked && WANTS_TO.test(bare);
  const isPolite = bare.length < said.trim().length && !isAsked && !isWish;
  const left = bare.replace(isWish ? WANTS_TO : ASKS_TO, '$1').trim();
  if (left === said.trim() || !(isAsked || isWish || isPolite)) return null;
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
  return { order: [order, before, behind].filter(Boolean).join(' '), isWish };
}

const isEdit = ({ word }: Item): boolean => EDITS.some((name) => wordsOf(name)?.has(word) === true);

const isOrder = (item: Item): boolean =>
  !isQuoted(item) &&
  item.meaning === null &&
  (isVerb(item.word) || isInfinitiveVerb(item.word) || isEdit(item));
