import { factOf } from '../../../time/frame.ts';
import { isVerb } from '../../conversation/lexicon.ts';
import { readText } from '../../grammar.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isAction } from '../view.ts';
import { FETCHED, MAY_BE_FETCHED, withNote } from './fetched-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "торт Вере, к субботе, забирает в обед", "рулет к пятнице, муж заедет в 10": of one thing that is due by a day, when
 * it is fetched is a note, and nothing else to be done. Null for everything else.
 */
export function fetched(text: string): string | null {
  if (text.length > CHARS_MAX || !MAY_BE_FETCHED.test(text) || /[?\n«"]/u.test(text)) return null;
  const { order, told, when, then } = FETCHED.exec(text.trim())?.groups ?? {};
  const time = when ?? then;
  if (order === undefined || told === undefined || time === undefined) return null;
  const { items } = readText(order);
  const dues = items.filter((item) => factOf(item)?.kind === 'due');
  const acts = items.filter(isAction);
  const isOrdered = items.some(({ word }) => isVerb(word));
  if (dues.length !== 1 || acts.length > 1 || isOrdered || !saysOnlyTime(time)) return null;
  return withNote(order, told, acts.length === 0);
}
