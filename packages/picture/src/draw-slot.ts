import type { DayPicture } from './day-picture.ts';
import { fitText } from './fit-text.ts';
import { fonts, type Look, type SlotLook } from './look.ts';
import { type Box, padlock, rectangle, textLine } from './svg.ts';

const EDGE = 10;
const PAD = 18;
const LOCK_ROOM = 40;

/** Large type while there is room beside the others, smaller where several are side by side. */
function sizesFor(of: number): { readonly title: number; readonly time: number } {
  if (of === 1) return { title: 38, time: 30 };
  return of === 2 ? { title: 33, time: 27 } : { title: 28, time: 24 };
}

/** A slot as it is drawn, and where its words are: the line of the present ends before them. */
export interface DrawnSlot {
  readonly svg: string;
  readonly words: readonly Box[];
}

/** In which colours, beside how many others, and whether it is over. */
interface SlotManner {
  readonly look: Look;
  readonly of: number;
  readonly past: boolean;
}

const RING = 13;
/** Less than there is between two slots. */
const BESIDE = 7;

/**
 * What takes no time of its own: its hour and its title on one line, the hour below where several are
 * side by side; a ring before a task.
 */
export function drawMoment(
  slot: DayPicture['slots'][number],
  box: Box,
  how: SlotManner,
): DrawnSlot {
  const look = how.look.slots[slot.kind];
  const sizes = sizesFor(how.of);
  const isTask = slot.kind === 'task';
  const isAlone = how.of === 1;
  const middle = box.y + box.height / 2;
  const baseline = middle + (isAlone || !isTask ? sizes.title * 0.35 : -1);
  const left = box.x + EDGE + (isTask ? 2 * RING + PAD : PAD);
  const clock = isTask && isAlone ? fonts.regular.width(slot.time, sizes.title) + PAD : 0;
  const width = box.x + box.width - PAD - left - clock;
  const title = fonts.medium.drawable(slot.title);
  const [words = ''] = fitText(fonts.medium, title, { width, size: sizes.title, lines: 1 });
  const style = { size: sizes.title, weight: 'medium', fill: look.text } as const;
  const parts = [textLine(left + clock, baseline, words, style)];
  if (isTask) {
    const size = isAlone ? sizes.title : sizes.time;
    const below = isAlone ? 0 : sizes.time * 1.05;
    parts.push(textLine(left, baseline + below, slot.time, { size, fill: look.edge }));
    const ring = `cx="${box.x + EDGE + RING}" cy="${middle}" r="${RING}"`;
    parts.push(`<circle ${ring} fill="none" stroke="${look.edge}" stroke-width="4"/>`);
  }
  // The lines of the hours end before the words, and leave no specks beside them.
  const ground = { ...box, x: box.x - BESIDE, width: box.width + 2 * BESIDE };
  const behind = rectangle(ground, 0, `fill="${how.look.page}"`);
  const written = Math.max(
    clock + fonts.medium.width(words, sizes.title),
    isTask ? fonts.regular.width(slot.time, sizes.time) : 0,
  );
  const right = Math.min(left + written, box.x + box.width);
  return {
    svg: `${behind}<g opacity="${how.past ? 0.5 : 1}">${parts.join('')}</g>`,
    words: [{ x: box.x, y: box.y, width: right - box.x, height: box.height }],
  };
}

/** The box of a slot; what is only proposed has a dashed edge around it. */
function ground(
  kind: DayPicture['slots'][number]['kind'],
  box: Box,
  { fill, edge }: SlotLook,
): string[] {
  if (kind === 'proposed') {
    const dashes = `fill="${fill}" stroke="${edge}" stroke-width="4" stroke-dasharray="14 10"`;
    return [rectangle(inset(box, 2), 16, dashes)];
  }
  return [
    rectangle(box, 16, `fill="${fill}"`),
    rectangle({ ...box, width: EDGE }, 5, `fill="${edge}"`),
  ];
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** A block or a timed task: its title over as many lines as fit, then its time. */
export function drawSlot(slot: DayPicture['slots'][number], box: Box, how: SlotManner): DrawnSlot {
  const look = how.look.slots[slot.kind];
  const sizes = sizesFor(how.of);
  const lineHeight = Math.round(sizes.title * 1.18);
  const timeHeight = Math.round(sizes.time * 1.3);
  const left = box.x + EDGE + PAD;
  const width = box.width - EDGE - 2 * PAD - (slot.locked ? LOCK_ROOM : 0);
  const room = box.height - 12;
  const withTime = room >= lineHeight + timeHeight;
  const lines = Math.max(1, Math.floor((room - (withTime ? timeHeight : 0)) / lineHeight));
  const title = fonts.medium.drawable(slot.title);
  const beside = withTime || how.of > 1 ? 0 : fonts.regular.width(slot.time, sizes.time) + PAD;
  const shown = fitText(fonts.medium, title, { width: width - beside, size: sizes.title, lines });
  const height = shown.length * lineHeight + (withTime ? timeHeight : 0);
  const top = box.height > height + 60 ? box.y + 14 : box.y + (box.height - height) / 2;
  const parts = [
    ...ground(slot.kind, box, look),
    ...shown.map((line, index) =>
      textLine(left, top + sizes.title * 0.93 + index * lineHeight, line, {
        size: sizes.title,
        weight: 'medium',
        fill: look.text,
      }),
    ),
  ];
  const words = shown.map((line, index): Box => {
    const y = top + index * lineHeight;
    return { x: left, y, width: fonts.medium.width(line, sizes.title), height: lineHeight };
  });
  const right = left + width;
  const clock = fonts.regular.width(slot.time, sizes.time);
  if (withTime) {
    const below = top + shown.length * lineHeight;
    const y = below + sizes.time * 0.98;
    parts.push(textLine(left, y, slot.time, { size: sizes.time, fill: look.edge }));
    words.push({ x: left, y: below, width: clock, height: timeHeight });
  } else if (beside > 0) {
    const y = top + sizes.title * 0.93;
    parts.push(textLine(right, y, slot.time, { size: sizes.time, fill: look.edge, anchor: 'end' }));
    words.push({ x: right - clock, y: top, width: clock, height: lineHeight });
  }
  if (slot.locked) {
    const lock = { x: box.x + box.width - PAD - 26, y: box.y + 14, width: 26, height: 30 };
    parts.push(padlock(lock.x, lock.y, look.edge));
    words.push(lock);
  }
  // The page behind what is over keeps the lines of the hours from showing through.
  const behind = how.past ? rectangle(box, 16, `fill="${how.look.page}"`) : '';
  return { svg: `${behind}<g opacity="${how.past ? 0.5 : 1}">${parts.join('')}</g>`, words };
}
