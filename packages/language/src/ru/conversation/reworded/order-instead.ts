import type { ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { knownAs, mentionIn, namingWords } from '../objects/known-as.ts';
import {
  MAY_BE_INSTEAD,
  NOT_SO_BUT_ORDER,
  NOT_THEN_MOVED,
  NOTED,
  notThenBut,
  ORDER_OF,
} from './order-instead-phrases.ts';
import { partsOf } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "нет не записать их, а перенести осмотр на субботу" where that stands: the order that was meant, also where its verb
 * is an infinitive, and nothing of what was not. "позвонить в банк не сегодня, перенести на завтра" is the plain
 * contrast. Null where nothing bears the words.
 */
export function orderInstead(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || thread.named === true || text.length > CHARS_MAX) return null;
  if (!MAY_BE_INSTEAD.test(text)) return null;
  return orderMeant(text, thread) ?? movedThen(text, thread);
}

function orderMeant(text: string, thread: ThreadHints): string | null {
  const { wrong, order, rest } = NOT_SO_BUT_ORDER.exec(text)?.groups ?? {};
  if (wrong === undefined || order === undefined || rest === undefined) return null;
  if (!NOTED.test(wrong)) return null;
  const { name, times } = partsOf(rest);
  const mention = name === '' ? null : mentionIn(name, thread);
  if (mention === null) return null;
  const verb = order.toLowerCase();
  return [ORDER_OF[verb] ?? verb, mention, times].join(' ').trim();
}

function movedThen(text: string, thread: ThreadHints): string | null {
  const { what, wrong, right } = NOT_THEN_MOVED.exec(text)?.groups ?? {};
  if (what === undefined || wrong === undefined || right === undefined) return null;
  if (!saysOnlyTime(wrong) || !saysOnlyTime(right)) return null;
  const { name, times } = partsOf(what);
  const isKnown = times === '' && knownAs(namingWords(name), thread).length > 0;
  return isKnown ? notThenBut(what, wrong, right) : null;
}
