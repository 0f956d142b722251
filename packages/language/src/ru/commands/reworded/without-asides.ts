import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact } from '../view.ts';
import * as phrases from './without-asides-phrases.ts';

/** When something is done once. */
const AT_ONCE: ReadonlySet<string> = new Set(['clock', 'day', 'daypart', 'moment']);
/** Shorter words bind others and name nothing. */
const NAME_MIN = 3;
/** Longer texts are stories. */
const CHARS_MAX = 240;

/**
 * What is said beside a request and is no word of it: "кстати" and "где то" behind its time, "я говорила" last of all,
 * "это" before the order to remind, "ещё" behind whom it is for, "одной задачей" ahead of it. Null for everything else.
 */
export function withoutAsides(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !phrases.MAY_BE_ASIDE.test(said) || /[?\n«"]/u.test(said))
    return null;
  return (
    byTheWay(said) ??
    roughlyLast(said) ??
    asISaid(said) ??
    thisOrder(said) ??
    oneMore(said) ??
    asOne(said)
  );
}

const endsWithTime = (words: string): boolean => {
  const last = readText(words).items.at(-1);
  return last !== undefined && isFact(last);
};

function byTheWay(said: string): string | null {
  const { time, rest = '' } = phrases.BY_THE_WAY.exec(said)?.groups ?? {};
  if (time === undefined || !endsWithTime(time)) return null;
  // "в семь кстати день рождения": no seven days
  const last = readText(time).items.at(-1);
  const isHour = last !== undefined && factOf(last)?.kind === 'clock';
  return `${time}${isHour && /^\s+[^\s,]/u.test(rest) ? ',' : ''}${rest}`.trim();
}

function roughlyLast(said: string): string | null {
  const { time } = phrases.ROUGHLY_LAST.exec(said)?.groups ?? {};
  return time !== undefined && endsWithTime(time) ? time : null;
}

/** Only behind a whole request with its time. */
function asISaid(said: string): string | null {
  const { time } = phrases.AS_I_SAID.exec(said)?.groups ?? {};
  if (time === undefined || phrases.WHAT_WAS_SAID.test(time) || !endsWithTime(time)) return null;
  return readText(time).items.some(isAction) ? time : null;
}

function thisOrder(said: string): string | null {
  const { ahead, order } = phrases.THIS_ORDER.exec(said)?.groups ?? {};
  if (ahead === undefined || order === undefined || phrases.WHAT_WAS_SAID.test(ahead)) return null;
  const { items } = readText(ahead);
  const last = items.at(-1);
  // "забрать это напомни": what is to be fetched
  const isObject = last !== undefined && isAction(last);
  // "отвезти завтра это запиши": what is to be taken there
  const isOfVerb = items.some(isAction) && AT_ONCE.has((last && factOf(last)?.kind) ?? '');
  // "в пятницу это поставь": what was written just now
  const isNamed = items.some((item) => !isFact(item) && item.word.length >= NAME_MIN);
  const isRequest =
    isNamed && !isObject && !isOfVerb && items.some((item) => isFact(item) || isAction(item));
  return isRequest ? `${ahead} ${order}` : null;
}

/** Only of what has no verb and comes again and again. */
function oneMore(said: string): string | null {
  const { whom, rest } = phrases.ONE_MORE.exec(said)?.groups ?? {};
  if (whom === undefined || rest === undefined) return null;
  const { items } = readText(said);
  const isRepeated = items.some(({ meaning }) => meaning?.kind === 'repeat');
  return isRepeated && !items.some(isAction) ? `${whom} ${rest}` : null;
}

/** Where one thing alone is to be done: of several, each would be written by itself. */
function asOne(said: string): string | null {
  const { lead = '', rest } = phrases.AS_ONE.exec(said)?.groups ?? {};
  const words = rest === undefined ? [] : readText(rest).items;
  const acts = words.filter(({ word }) => isInfinitive(word));
  return rest !== undefined && acts.length === 1 && words[0] === acts[0] ? `${lead}${rest}` : null;
}
