import type { DayPicture } from './day-picture.ts';
import { type DrawnSlot, drawMoment, drawSlot } from './draw-slot.ts';
import { type Extent, lanes } from './lanes.ts';
import { type Look, PAGE } from './look.ts';
import { type Box, horizontal, rectangle, textLine } from './svg.ts';

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
 * Hours from top to bottom and free time behind, slots on top, side by side where they overlap; over
 * all of them the line of the present, which ends before words and goes on behind them.
 */
export function drawTimeline(day: DayPicture, look: Look, top: number): Drawn {
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
    parts.push(horizontal(left, right, yOf(minute), `stroke="${look.line}" stroke-width="3"`));
    parts.push(textLine(PAGE.margin, yOf(minute) + 12, label, { size: 34, fill: look.quiet }));
  }
  for (const span of day.free) {
    const y = yOf(span.from) + GAP / 2;
    const height = yOf(span.to) - GAP / 2 - y;
    if (height < FREE_MIN) continue;
    const box = { x: left, y, width: right - left, height };
    const dashes = `fill="${look.freeFill}" stroke="${look.free}" stroke-opacity="0.45" stroke-width="2" stroke-dasharray="10 10"`;
    parts.push(rectangle(box, 16, dashes));
    const words = { size: 32, fill: look.free };
    const middle = y + height / 2;
    const present = day.now === null ? -1 : yOf(day.now.at);
    const isCrossed = Math.abs(present - middle) < NOW_ROOM && present > y && present < y + height;
    const clear = present + (present < middle ? NOW_ROOM : -NOW_ROOM);
    parts.push(textLine(left + 28, (isCrossed ? clear : middle) + 11, span.label, words));
  }
  const slots = slotsOf(day, yOf, { left, right, look });
  parts.push(...slots.map(({ svg }) => svg));
  if (day.now) {
    const y = yOf(day.now.at);
    const style = { size: 34, weight: 'bold', fill: look.now } as const;
    parts.push(textLine(PAGE.margin, y + 12, day.now.label, style));
    const words = slots.flatMap((slot) => slot.words);
    for (const [from, to] of clearOf(words, y, { from: left - 12, to: right })) {
      parts.push(horizontal(from, to, y, `stroke="${look.now}" stroke-width="5"`));
    }
    parts.push(`<circle cx="${left - 12}" cy="${y}" r="11" fill="${look.now}"/>`);
  }
  return { svg: parts.join('\n'), height: yOf(day.to) - top };
}

/** Between the line of the present and words. */
const WORD_ROOM = 14;
/** Shorter than this a piece of the line is no line but a speck. */
const PIECE_MIN = 48;

/**
 * The line at `y` up to the first words on it and behind the last: pieces between words would read as
 * words that are crossed out.
 */
function clearOf(
  words: readonly Box[],
  y: number,
  { from, to }: { readonly from: number; readonly to: number },
): [number, number][] {
  const met = words.filter(
    (box) => box.y - WORD_ROOM / 2 < y && y < box.y + box.height + WORD_ROOM / 2,
  );
  if (met.length === 0) return [[from, to]];
  const first = Math.min(...met.map(({ x }) => x)) - WORD_ROOM;
  const last = Math.max(...met.map(({ x, width }) => x + width)) + WORD_ROOM;
  const pieces: [number, number][] = [
    [from, first],
    [last, to],
  ];
  return pieces.filter(([left, right]) => right - left >= PIECE_MIN);
}

function slotsOf(
  day: DayPicture,
  yOf: (minute: number) => number,
  { left, right, look }: { readonly left: number; readonly right: number; readonly look: Look },
): DrawnSlot[] {
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
    return draw(slot, box, { look, of, past: day.now !== null && slot.to <= day.now.at });
  });
}
