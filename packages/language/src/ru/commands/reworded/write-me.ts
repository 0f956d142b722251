import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark } from '../view.ts';
import { OWN_ACT, reminded, WRITE_ME, written } from './write-me-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "напиши мне завтра утром проверить диктанты и сдать отчёт": a planner that writes to somebody then reminds of each. Where
 * no time is said, "напиши мне купить мел" is written down. Null where nothing is to be done: "напиши мне стихи".
 */
export function writeMe(text: string): string | null {
  const { rest } = text.length > CHARS_MAX ? {} : (WRITE_ME.exec(text.trim())?.groups ?? {});
  if (rest === undefined || /[?\n«"]/u.test(rest)) return null;
  const { items } = readText(rest);
  const begins = items.findIndex((item) => !isFact(item));
  const verb = items[begins];
  if (verb === undefined || !isToDo(verb)) return null;
  if (items.some((item) => isToDo(item) && OWN_ACT.test(item.word))) return null;
  if (begins === 0) return written(rest);
  const time = rest.slice(0, verb.from).trim();
  const lines = deedsIn(rest, items, begins).map((deed) => reminded(time, deed));
  return lines.join('\n');
}

/** The deeds, each from its verb on. */
function deedsIn(text: string, items: readonly Item[], begins: number): readonly string[] {
  const cuts = items.flatMap((item, at) => (at > begins && isNext(items, at) ? [item] : []));
  const from = [items[begins]?.from ?? 0, ...cuts.map((item) => item.from)];
  const ends = [...cuts.map((item) => lastBefore(items, item)), text.length];
  return from.map((start, at) => text.slice(start, ends[at]).trim());
}

const isToDo = (item: Item | undefined): boolean =>
  item !== undefined && isAction(item) && isInfinitive(item.word);

const isJoint = (item: Item | undefined): boolean => isMark(item) || hasTag(item, 'conjunction');

const isNext = (items: readonly Item[], at: number): boolean =>
  isToDo(items[at]) && isJoint(items[at - 1]);

/** Where the words end that are before what joins the deed at `item`. */
function lastBefore(items: readonly Item[], item: Item): number {
  let at = items.indexOf(item);
  while (isJoint(items[at - 1])) at -= 1;
  return items[at]?.from ?? item.from;
}
