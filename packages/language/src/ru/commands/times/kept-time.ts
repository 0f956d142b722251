import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFact, isMark, plainWord } from '../view.ts';
import {
  BESIDE_KEEPING,
  HOUR_NOUNS,
  KEEP,
  KEEPING_OPENS,
  KEEPS_TIME,
  KEPT_FOR,
  KEPT_SPANS,
  ONLY_OF_TIME,
  TIME_NOUNS,
  UNDER_MEAL,
} from './kept-time-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "займи завтра время с 16 до 18 на репетицию", "выкрои час под дневник": an order to keep time, in the words in
 * which a block is asked for. Nothing but time may stand between the order and what it is kept for: "займи у
 * Вити денег" and "оставь ключи на час" keep other things. Null for everything else.
 */
export function keptTime(said: string): string | null {
  if (said.length > CHARS_MAX || said.includes('\n') || !KEEPING_OPENS.test(said)) return null;
  const text = said.replace(UNDER_MEAL, ': ');
  const items = readText(text).items.filter((item) => !isMark(item) || item.word === ':');
  const at = items.findIndex((item) => !BESIDE_KEEPING.has(plainWord(item)));
  const verb = items[at];
  if (verb === undefined || !KEEPS_TIME.has(plainWord(verb))) return null;
  const rest = items.slice(at + 1);
  const reason = reasonIn(rest);
  const kept = reason < 0 ? rest : rest.slice(0, reason);
  const purpose = reason < 0 ? [] : rest.slice(reason + 1);
  if (!kept.every((item) => isOfTime(item) || KEPT_FOR.has(plainWord(item)))) return null;
  const isNamed = kept.some(isNounOfTime);
  // "оставь на час", "отложи на два часа": what is kept is not said to be time
  const isSure = isNamed || rest.some((item) => factOf(item)?.kind === 'clock-range');
  const isSpan = rest.some((item) => KEPT_SPANS.has(factOf(item)?.kind ?? ''));
  const isMeant = purpose.some((item) => !isFact(item)) ? isNamed || isSpan : isSure;
  if (!isMeant || (ONLY_OF_TIME.has(plainWord(verb)) && !isNamed)) return null;
  const plain = [KEEP, ...wordsBehind(text, verb, rest)].join(' ');
  return plain === said.trim() ? null : plain;
}

const isHour = (item: Item): boolean => HOUR_NOUNS.has(plainWord(item));
const isNounOfTime = (item: Item): boolean => TIME_NOUNS.has(plainWord(item)) || isHour(item);
const isBeside = (item: Item): boolean => BESIDE_KEEPING.has(plainWord(item));
const isOfTime = (item: Item): boolean => isFact(item) || isNounOfTime(item) || isBeside(item);

/** Where it begins to be said for what time is kept; -1 where it is not. */
const reasonIn = (rest: readonly Item[]): number =>
  rest.findIndex((item, at) => {
    if (isFact(item)) return false;
    const next = rest[at + 1];
    const isForUs = next !== undefined && isBeside(next);
    return item.word === ':' || (KEPT_FOR.has(plainWord(item)) && !isForUs);
  });

/** What is said behind the order, without the nouns of time and the words that say nothing. */
function wordsBehind(text: string, verb: Item, rest: readonly Item[]): readonly string[] {
  const reason = reasonIn(rest);
  const kept = reason < 0 ? rest : rest.slice(0, reason);
  const said = kept
    .filter((item) => isFact(item) || isHour(item))
    .map(({ from, to }) => text.slice(from, to));
  const behind = reason < 0 ? '' : text.slice(rest[reason]?.from ?? verb.to).trim();
  return behind === '' ? said : [...said, behind];
}
