import type { DayPicture } from './day-picture.ts';
import { drawMoment, drawSlot } from './draw-slot.ts';
import { type Extent, lanes } from './lanes.ts';
import { INK, PAGE } from './look.ts';
import { horizontal, rectangle, textLine } from './svg.ts';

const LABEL_ROOM = 128;
const GAP = 8;
/** No slot is lower than one line of its title. */
const SLOT_MIN = 60;
const FREE_MIN = 60;
const HOUR_TALL = 124;
const HOUR_LOW = 100;
const MANY_HOURS = 11;
/** An hour so near to the present gives way to its line and label. */
const NOW_ROOM = 40;

export interface Drawn {
  readonly svg: string;
  readonly height: number;
}

/**
 * Hours from top to bottom, free time and the line of the present behind, so that it crosses no
 * words; slots on top, side by side where they overlap.
 */
export function drawTimeline(day: DayPicture, top: number): Drawn {
  const hours = (day.to - day.from) / 60;
  const perMinute = (hours > MANY_HOURS ? HOUR_LOW : HOUR_TALL) / 60;
  const yOf = (minute: number): number => Math.round(top + (minute - day.from) * perMinute);
  const left = PAGE.margin + LABEL_ROOM;
  const right = PAGE.width - PAGE.margin;
  const parts: string[] = [];

  for (let minute = day.from; minute <= day.to; minute += 60) {
    const label = `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:00`;
    const underNow = day.now !== null && Math.abs(day.now.at - minute) * perMinute < NOW_ROOM;
    if (underNow) continue;
    parts.push(horizontal(left, right, yOf(minute), `stroke="${INK.line}" stroke-width="3"`));
    parts.push(textLine(PAGE.margin, yOf(minute) + 12, label, { size: 34, fill: INK.quiet }));
  }
  for (const span of day.free) {
    const y = yOf(span.from) + GAP / 2;
    const height = yOf(span.to) - GAP / 2 - y;
    if (height < FREE_MIN) continue;
    const box = { x: left, y, width: right - left, height };
    const dashes = `fill="${INK.freeFill}" stroke="${INK.free}" stroke-opacity="0.45" stroke-width="2" stroke-dasharray="10 10"`;
    parts.push(rectangle(box, 16, dashes));
    const words = { size: 32, fill: INK.free };
    const middle = y + height / 2;
    const present = day.now === null ? -1 : yOf(day.now.at);
    const isCrossed = Math.abs(present - middle) < NOW_ROOM && present > y && present < y + height;
    const clear = present + (present < middle ? NOW_ROOM : -NOW_ROOM);
    parts.push(textLine(left + 28, (isCrossed ? clear : middle) + 11, span.label, words));
  }
  if (day.now) {
    const y = yOf(day.now.at);
    const style = { size: 34, weight: 'bold', fill: INK.now } as const;
    parts.push(textLine(PAGE.margin, y + 12, day.now.label, style));
    parts.push(horizontal(left - 12, right, y, `stroke="${INK.now}" stroke-width="5"`));
    parts.push(`<circle cx="${left - 12}" cy="${y}" r="11" fill="${INK.now}"/>`);
  }
  parts.push(...slotsOf(day, yOf, { left, right }));
  return { svg: parts.join('\n'), height: yOf(day.to) - top };
}

function slotsOf(
  day: DayPicture,
  yOf: (minute: number) => number,
  { left, right }: { readonly left: number; readonly right: number },
): string[] {
  const extents = day.slots.map(({ from, to }): Extent => {
    const upper = yOf(from) + GAP / 2;
    return { top: upper, bottom: Math.max(yOf(to) - GAP / 2, upper + SLOT_MIN) };
  });
  const placed = lanes(extents);
  return day.slots.map((slot, index) => {
    const extent = extents[index] ?? { top: 0, bottom: 0 };
    const { lane, of } = placed[index] ?? { lane: 0, of: 1 };
    const width = (right - left - GAP * (of - 1)) / of;
    const box = {
      x: left + lane * (width + GAP),
      y: extent.top,
      width,
      height: extent.bottom - extent.top,
    };
    const draw = slot.from === slot.to ? drawMoment : drawSlot;
    return draw(slot, box, { of, past: day.now !== null && slot.to <= day.now.at });
  });
}
