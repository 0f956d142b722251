import { readText } from '../../grammar.ts';
import { isFinite } from '../finite-verbs.ts';
import { isInfinitive, isVerbToDo } from '../verb-forms.ts';
import { isFact } from '../view.ts';
import { AND_EVEN } from './said-order-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** What something more is done to is named shortly. */
const NAME_ITEMS_MAX = 4;

/**
 * "починить кран, там прокладка протекла, к пятнице": when it is to be done stands behind why, and is no part of that.
 * The same with the time ahead of the reason; null for everything else.
 */
export function timeBehindReason(said: string): string | null {
  const parts = said.length > CHARS_MAX ? [] : said.split(/\s*,\s*/u);
  const [asked = '', why = '', when = ''] = parts;
  if (parts.length !== 3 || /[?;:\n«"]/u.test(said)) return null;
  const timed = readText(when).items;
  if (timed.length === 0 || !timed.every(isFact)) return null;
  const reason = readText(why).items;
  const isReason =
    reason.some(({ word }) => isFinite(word)) && !reason.some(isFact) && !reason.some(isVerbToDo);
  const own = readText(asked).items;
  const isAsked = own.some(isVerbToDo) && !own.some(isFact);
  return isReason && isAsked ? `${asked} ${when.replace(/[.!]+$/u, '')}, ${why}` : null;
}

/** "витрину ещё и помыть": one thing to do, and not two; null for everything else. */
export function evenMore(said: string): string | null {
  const { ahead, rest } =
    (said.length > CHARS_MAX ? null : AND_EVEN.exec(said.trim()))?.groups ?? {};
  if (ahead === undefined || rest === undefined) return null;
  const [verb] = readText(rest).words;
  if (verb === undefined || !isInfinitive(verb.word)) return null;
  const { items } = readText(ahead);
  const isName = items.length <= NAME_ITEMS_MAX && !items.some(isFact) && !items.some(isVerbToDo);
  return isName ? `${ahead} ${rest}` : null;
}
