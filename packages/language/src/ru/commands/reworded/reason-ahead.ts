import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { isFinite } from '../finite-verbs.ts';
import { isAction, isFact, isMark, roleAt } from '../view.ts';
import {
  ONCE_ALONE,
  REASON_AHEAD,
  SINCE,
  SINCE_BEHIND,
  WHAT_DAY_IT_IS,
} from './reason-ahead-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "поскольку в субботу гости, купить вино": why it is asked for, said ahead, is read as it is behind: it becomes a note, and
 * its day is not the day of what is asked for. Null where nothing is asked for behind it, or the reason tells of something to do.
 */
export function reasonAhead(text: string): string | null {
  const said = text.trim();
  const { opens, why, rest } =
    said.length > CHARS_MAX ? {} : (REASON_AHEAD.exec(said)?.groups ?? {});
  if (opens === undefined && SINCE_BEHIND.test(said)) return sinceBehind(said);
  if (opens === undefined || why === undefined || rest === undefined || /[?\n]/u.test(rest))
    return null;
  const asked = readText(rest).items.filter((item) => !isFact(item) && !isMark(item));
  const isLed = isAction(asked[0]) || ASKING.has(roleAt(asked[0]) ?? '');
  // "раз завтра в 9 врач, машину надо заправить": it may be done then, and what stands then may be to be written, too
  const isAsked = isLed || (isNeedBehind(asked) && !readText(why).items.some(isFact));
  // "..., взять зонт и купить хлеб": behind two of them it would be a reason of the last one
  if (asked.filter(isAction).length > 1) return null;
  if (!isAsked || readText(why).items.some(isAction)) return null;
  const opening = ONCE_ALONE.test(opens) ? SINCE : opens;
  return `${rest.replace(/[\s.!,]+$/u, '')}, ${opening} ${why}`;
}

/** "купить пиво, раз завтра пятница": "раз" counts nothing before a time of which something is told. */
function sinceBehind(said: string): string | null {
  const { asked = '', why = '' } = SINCE_BEHIND.exec(said)?.groups ?? {};
  const { items } = readText(why);
  const [first] = items;
  // "раз завтра пятница": what day it is
  const isTold = items.some((item) => !isFact(item)) || WHAT_DAY_IT_IS.test(why);
  const isTimed = first !== undefined && isFact(first);
  return isTold && isTimed && !items.some(isAction) ? `${asked}, ${SINCE} ${why}` : null;
}
/** "зимнюю резину надо поставить": a thing, and that something has to be done to it. */
function isNeedBehind(asked: readonly Item[]): boolean {
  const need = asked.findIndex((item) => roleAt(item) === 'need');
  const isNamed = need > 0 && !asked.slice(0, need).some((item) => isFinite(item.word));
  return isNamed && isAction(asked[need + 1]);
}
const ASKING: ReadonlySet<string> = new Set(['need', 'create', 'remind', 'schedule', 'put']);
