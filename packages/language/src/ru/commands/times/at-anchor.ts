/** A command laid on the time of the command before it, as its anchor tells. */
import type { Item } from '../../../grammar/item.ts';
import { emptyFrame, type Frame } from '../../../time/frame.ts';
import { doubted, TIMED } from '../confidence/confidence.ts';
import { ELSEWHERE } from '../head/head.ts';
import type { CommandReading } from '../read-command.ts';
import type { Anchor } from './anchors.ts';
import { saidDayOf } from './shared-days.ts';

/** An hour is said from which another one can be counted. */
const isAtHour = (frame: Frame | null): boolean =>
  frame !== null &&
  frame.repeats.length === 0 &&
  (frame.clock !== null || frame.due?.clock != null);

/** Is anything said before it that the anchor can be counted from? "через час" alone wants an hour. */
export const counts = (anchor: Anchor, former: CommandReading | null): boolean =>
  former !== null && (anchor.isSure || isAtHour(former.frame));

/**
 * The reading laid on the time that its anchor tells: so long before or behind the one before it, by
 * its beginning, or on its day. Where that has no hour, or the words may be counted from now, it is
 * asked about.
 */
export function atAnchor(
  reading: CommandReading,
  former: CommandReading | null,
  { anchor, told }: { readonly anchor: Anchor; readonly told: ReadonlySet<Item> },
): CommandReading {
  if (former === null || ELSEWHERE.has(reading.act)) return reading;
  const own = reading.frame;
  const used = [...(own?.used ?? []), ...told];
  const isFree = own === null || (own.clock === null && own.day === null && own.due === null);
  const { minutes, isDue, isSure } = anchor;
  const timed = own === null ? Math.max(reading.confidence, TIMED) : reading.confidence;
  const asked = doubted(reading.confidence, ['split']);
  const isDoubted = reading.isDoubted === true || !isSure;
  const confidence = isDoubted ? Math.min(reading.confidence, asked) : timed;
  if (minutes !== null && isFree && isAtHour(former.frame)) {
    const frame = { ...(own ?? emptyFrame()), used };
    return { ...reading, frame, confidence, fromBefore: { minutes, isDue } };
  }
  const day = saidDayOf(former.frame);
  if (day === null || (own !== null && own.day !== null)) return { ...reading, confidence: asked };
  const frame = { ...(own ?? emptyFrame()), day, used };
  return { ...reading, frame, confidence: minutes === null ? confidence : asked };
}
