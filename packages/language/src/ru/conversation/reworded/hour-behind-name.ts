import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking } from '../conversation.ts';
import { bearersOf } from '../objects/bearers.ts';
import type { Reader } from '../words.ts';
import { HOUR_BEHIND_NAME, movedAt, SEATS } from './verb-behind-field-phrases.ts';

/**
 * "созвон на 15 перенеси" where the one thing of that name has an hour: to another hour. Of what has none the number is
 * as well a day of the month, and of a table for how many it is: null then, and for everything else.
 */
export const hourBehindName: Reader = ({ said, request, thread, again }) => {
  const { name, hour, verb } = HOUR_BEHIND_NAME.exec(said.trim())?.groups ?? {};
  if (thread === null || name === undefined || hour === undefined || verb === undefined)
    return null;
  const words = wordsIn(name);
  const [only, ...more] = bearersOf(words, thread);
  const isOne = only !== undefined && more.every((other) => hasHour(other, thread));
  if (isAsking(request) || !isOne || !hasHour(only, thread)) return null;
  return words.some((word) => SEATS.test(word)) ? null : again(movedAt(verb, name, hour));
};

const hasHour = ({ kind, number }: ObjectHandle, { beginnings = [] }: ThreadHints): boolean =>
  kind === 'timeblock' || beginnings.some((each) => each.kind === kind && each.number === number);
