import type { Entities, PendingQuestion } from '@planerka/contracts';
import { mergeTime } from '../../../commands/merge-entities.ts';
import type { Item } from '../../../grammar/item.ts';
import type { Ground } from '../../../time/place.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isFact, isMark } from '../view.ts';
import { atClock, TOWARDS } from './answer-phrases.ts';
import { readFrame } from './answer-value.ts';
import { BESIDE_DENIED } from './denied-own-phrases.ts';

/**
 * "ой нет не к трём, она пишет к четырём": the time that is asked about is denied, and another one is said. The words of
 * the right one; null where another time than its own is denied, or where more is told than who says so.
 */
export function besideDeniedOwn(
  text: string,
  pending: PendingQuestion,
  ground: Ground,
): string | null {
  const { items } = readText(text);
  const said = items.filter((item) => !isMark(item));
  const at = said.findIndex((item, each) => hasTag(item, 'not') && isTime(said[each + 1]));
  const [wrong, right, ...more] = said.filter(isTime);
  if (at < 0 || wrong === undefined || right === undefined || more.length > 0) return null;
  if (said[at + 1] !== wrong) return null;
  const isPlain = said.every((item) => isFact(item) || BESIDE_DENIED.test(item.word));
  const wordsOf = (item: Item): string => text.slice(item.from, item.to);
  if (!isPlain || !isOwnTime(wordsOf(wrong), pending, ground)) return null;
  return asHour(wordsOf(right), pending.envelope.command.entities);
}

/** "к четырём", said of what has an hour and no deadline: another hour. */
export const asHour = (
  said: string,
  { planned_at: at, start_at: start, due_date: due }: Entities,
): string => {
  const isTimed = due === undefined && (start ?? at ?? '').length > DATE_CHARS;
  return isTimed ? said.replace(TOWARDS, atClock('')) : said;
};
const DATE_CHARS = '2026-01-01'.length;

/** Is it the day or the hour of what is asked about? */
function isOwnTime(
  said: string,
  { envelope: { command } }: PendingQuestion,
  ground: Ground,
): boolean {
  const frame = readFrame(said)?.frame;
  if (frame === undefined) return false;
  const { entities } = command;
  const { planned_at: at, start_at: start, due_date: due, planned_time: time } = entities;
  const clock = frame.clock ?? frame.due?.clock ?? null;
  if (clock !== null) {
    const own = [time, ...[at, start, due].map((each) => each?.slice(11, 16))];
    return own.some((each) => {
      const [hour, minute] = (each ?? '').split(':').map(Number);
      return minute === clock.minute && (hour ?? 0) % HALF_DAY === clock.hour % HALF_DAY;
    });
  }
  const merged = mergeTime(entities, command.intent, frame, said, ground)?.entities;
  return (
    merged !== undefined &&
    merged.planned_at === at &&
    merged.start_at === start &&
    merged.due_date === due
  );
}
const HALF_DAY = 12;

const isTime = (item: Item | undefined): boolean =>
  item !== undefined && isFact(item) && item.meaning?.kind !== 'correction';
