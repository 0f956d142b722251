import type { DayPicture } from './day-picture.ts';
import type { Drawn } from './draw-timeline.ts';
import { fitText } from './fit-text.ts';
import { fonts, type Look, PAGE } from './look.ts';
import { textLine } from './svg.ts';

const HEADING = 44;
const TITLE = 38;
const NOTE = 30;
const LINES_MAX = 2;
const BETWEEN = 26;
const CIRCLE = 17;

/** The tasks without an hour, one under another, each with its note ("срок вчера"). */
export function drawTasks(
  { heading, items, footer }: DayPicture['tasks'],
  look: Look,
  top: number,
): Drawn {
  const left = PAGE.margin + 2 * CIRCLE + 24;
  const width = PAGE.width - PAGE.margin - left;
  const parts: string[] = [];
  let y = top;
  if (items.length > 0) {
    parts.push(
      textLine(PAGE.margin, y + HEADING, heading, {
        size: HEADING,
        weight: 'bold',
        fill: look.text,
      }),
    );
    y += HEADING + 40;
  }
  for (const item of items) {
    const title = fonts.regular.drawable(item.title);
    const lines = fitText(fonts.regular, title, { width, size: TITLE, lines: LINES_MAX });
    const ring = item.late ? look.late : look.quiet;
    parts.push(
      `<circle cx="${PAGE.margin + CIRCLE}" cy="${y + 22}" r="${CIRCLE}" fill="none" stroke="${ring}" stroke-width="4"/>`,
    );
    for (const line of lines) {
      parts.push(textLine(left, y + TITLE * 0.93, line, { size: TITLE, fill: look.text }));
      y += TITLE * 1.2;
    }
    if (item.note !== null) {
      const fill = item.late ? look.late : look.quiet;
      parts.push(textLine(left, y + NOTE * 0.9, item.note, { size: NOTE, fill }));
      y += NOTE * 1.25;
    }
    y += BETWEEN;
  }
  if (footer !== null) {
    parts.push(textLine(PAGE.margin, y + 34, footer, { size: 34, fill: look.quiet }));
    y += 52;
  }
  return { svg: parts.join('\n'), height: Math.round(y - top) };
}
