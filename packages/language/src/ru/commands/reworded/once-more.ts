import { readText } from '../../grammar.ts';
import { isInfinitive } from '../verb-forms.ts';
import { AGAIN_AHEAD, ASKS, ONCE_MORE, SHOWN } from './once-more-phrases.ts';

/**
 * "еще раз что у меня в среду", "повтори что на завтра": the question without that it is asked once more, in the ways
 * in which it may be read. "еще раз проверить котел" asks nothing.
 */
export function askedOnceMore(text: string): readonly string[] {
  const { show, rest } = ONCE_MORE.exec(text.trim())?.groups ?? {};
  if (rest === undefined || !ASKS.test(rest)) return [];
  return show?.toLowerCase() === SHOWN ? [`${show} ${rest}`, rest] : [rest];
}

/** "еще раз проверить котел": what is done again, with that behind it. Null for everything else. */
export function doneAgain(text: string): string | null {
  const { lead = '', again = '', rest } = AGAIN_AHEAD.exec(text.trim())?.groups ?? {};
  if (rest === undefined || /[?\n,.;:]/u.test(rest)) return null;
  const { words } = readText(rest);
  const verbs = words.filter(({ word }) => isInfinitive(word));
  const isOne = verbs.length === 1 && verbs[0] === words[0];
  return isOne ? `${lead}${rest} ${again}` : null;
}
