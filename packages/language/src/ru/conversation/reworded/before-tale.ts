import { isPast, isThirdPerson } from '../../commands/finite-verbs.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { MOVES_AHEAD, NO_TALE } from './before-tale-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import { isToDo, saysTime } from './told-by-others.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "отложи его до пятницы заказчик не торопит": the order to move, without what is told behind it where nothing parts
 * them; where nothing is pointed at, it is asked about first. Null where what is behind may be a name or another order.
 */
export function beforeTale(said: string): PlainOrder | null {
  const text = said.trim();
  const ahead = text.length > CHARS_MAX ? null : MOVES_AHEAD.exec(text);
  if (ahead === null || /[,;:?\n]/u.test(text)) return null;
  const items = readText(text).items.filter((item) => item.from >= ahead[0].length);
  const from = items.findIndex((item) => !saysTime(item));
  if (!items.slice(0, Math.max(from, 0)).some(isFact)) return null;
  const [first, ...more] = items.slice(from).filter((item) => !isMark(item));
  const tale = first === undefined ? '' : text.slice(first.from);
  if (first === undefined || more.length === 0 || NO_TALE.test(tale)) return null;
  const told = [first, ...more];
  if (told.some((item) => isFact(item) || isToDo(item))) return null;
  const isPointed = ahead.groups?.['it'] !== undefined;
  const isTold = told.some(({ word }) => isPast(word) || isThirdPerson(word));
  const order = text.slice(0, first.from).trim();
  if (isPointed) return { order };
  return isTold ? { order, most: GUESS } : null;
}
