import { readText } from '../../grammar.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isAction, isFact } from '../view.ts';
import { PLACE_CORRECTED, SEVERAL_THINGS, TWO_THINGS } from './place-corrected-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "книги отвезти на дачу, ой книги не на дачу а в библиотеку": the place that was meant stands where the other one was.
 * Of two things only the one that is named goes there, and each of them is done for itself. Null where the words that
 * are taken back were not said, or said twice.
 */
export function placeCorrected(text: string): string | null {
  const said = text.trim();
  const { first, object, wrong, right, behind } =
    said.length > CHARS_MAX ? {} : (PLACE_CORRECTED.exec(said)?.groups ?? {});
  if (first === undefined || wrong === undefined || right === undefined) return null;
  const at = only(first, wrong);
  const isNamed = object === undefined || only(first, object) !== null;
  const isTime = behind === undefined || saysOnlyTime(behind.trim());
  if (at === null || !isNamed || !isTime) return null;
  const { items } = readText(first);
  if (items.filter(isAction).length !== 1 || saysOnlyTime(wrong)) return null;
  const rest = behind?.trim() ?? '';
  const corrected = [first.slice(0, at) + right + first.slice(at + wrong.length), rest]
    .join(' ')
    .trim();
  if (!SEVERAL_THINGS.test(first)) return corrected;
  // of more than two it is not told apart here which of them go there
  const isTwo = object !== undefined && TWO_THINGS.test(first);
  return !isTwo ? null : eachThere(first, { object, wrong, right, rest });
}

interface Corrected {
  readonly object: string;
  readonly wrong: string;
  readonly right: string;
  readonly rest: string;
}

/** "завтра взять на работу сменку и бумагу": the one that is named there, the other where it was said. */
function eachThere(first: string, { object, wrong, right, rest }: Corrected): string | null {
  const { items } = readText(first);
  const verb = items.find(isAction);
  const at = only(first, wrong);
  if (verb === undefined || at === null || verb.from > at) return null;
  if (first.slice(verb.to, at).trim() !== '') return null;
  const { one, other } = TWO_THINGS.exec(first.slice(at + wrong.length).trim())?.groups ?? {};
  const ahead = first.slice(0, verb.from).trim();
  if (one === undefined || other === undefined || !readText(ahead).items.every(isFact)) return null;
  const isFirst = only(one, object) !== null;
  if (isFirst === (only(other, object) !== null)) return null;
  const done = first.slice(verb.from, verb.to);
  const line = (thing: string, isMeant: boolean): string =>
    [ahead, done, isMeant ? right : wrong, thing, rest].filter((word) => word !== '').join(' ');
  return [line(one, isFirst), line(other, !isFirst)].join('\n');
}

/** Where the words stand, once, as whole words; null for none and for several. */
function only(text: string, words: string): number | null {
  const found = [...` ${text.toLowerCase()} `.matchAll(wordsAs(words.toLowerCase()))];
  const [one, ...more] = found;
  return one === undefined || more.length > 0 ? null : one.index - PADDED;
}

/** A space is put before the text, so that its first word is whole, too. */
const PADDED = 1;

const wordsAs = (words: string): RegExp => new RegExp(`(?<=[\\s,])${words}(?=[\\s,])`, 'giu');
