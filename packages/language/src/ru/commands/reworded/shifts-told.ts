import { COMMANDS_MAX } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFact, isMark } from '../view.ts';
import * as phrases from './shifts-told-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "сутки у меня сегодня, завтра отсыпаюсь, ночь в четверг": each part says one shift and its day, so that each is to
 * be written. Null where any part says more or less than that.
 */
export function shiftsTold(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !phrases.OF_SHIFTS.test(said) || /[?\n«":]/u.test(said))
    return null;
  const parts = said
    .replace(phrases.LEAD, '')
    .split(phrases.BETWEEN)
    .map((part) => nightFirst(part.replace(phrases.MINE, '').trim()));
  const isRota = parts.length > 1 && parts.length <= COMMANDS_MAX && parts.every(isShift);
  return isRota ? parts.map((part) => `${phrases.NEW_TASK} ${part}`).join('\n') : null;
}

function nightFirst(part: string): string {
  const { day, rest = '' } = phrases.NIGHT_BEHIND.exec(part)?.groups ?? {};
  return day === undefined ? part : phrases.nightOn(day, rest);
}

/** One day, an hour or a span of hours at most, and the one word that says what shift it is. */
function isShift(part: string): boolean {
  const items = readText(part).items.filter((item) => !isMark(item));
  const kinds = items.map((item) => factOf(item)?.kind);
  const days = kinds.filter((kind) => kind === 'day' || kind === 'moment').length;
  const words = items.filter((item) => !isFact(item));
  const [only] = words;
  return days === 1 && words.length === 1 && phrases.OF_SHIFTS.test(only?.word ?? '');
}
