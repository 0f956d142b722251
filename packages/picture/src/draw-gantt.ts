import { drawSvg } from './draw-svg.ts';
import { fitText } from './fit-text.ts';
import type { GanttPicture, GanttRow } from './gantt-picture.ts';
import { BARS, fonts, LOOKS, PAGE } from './look.ts';
import { horizontal, rectangle, textLine } from './svg.ts';

/** As many as a phone shows without the names growing too small to read. */
const ROWS_MAX = 24;

/** A schedule goes to others, too: on paper, and on screens of any theme. */
const INK = LOOKS.light;

const AXIS_TOP = 330;
const CHART_TOP = 366;
const ROW = 74;
const NAME_BASELINE = 31;
const BAR_TOP = 43;
const BAR_HEIGHT = 20;
/** What takes no time is still seen. */
const BAR_MIN = 8;
const NOTE_GAP = 24;
const LABEL_SIZE = 28;
const LABEL_GAP = 26;
/** Days off that are narrower than this would make the page grey. */
const SHADE_MIN = 1.5;

const ORDER: Readonly<Record<GanttRow['state'], number>> = { critical: 0, open: 1, done: 2 };

/** The rows of each picture: the critical path first, each part by its start. */
export function ganttPages(rows: readonly GanttRow[]): GanttRow[][] {
  const ordered = [...rows].sort(
    (a, b) => ORDER[a.state] - ORDER[b.state] || a.from - b.from || a.to - b.to,
  );
  const pages: GanttRow[][] = [];
  for (let at = 0; at === 0 || at < ordered.length; at += ROWS_MAX) {
    pages.push(ordered.slice(at, at + ROWS_MAX));
  }
  return pages;
}

/** One picture of a schedule as SVG, 1080 pixels wide and as high as its rows need; pages count from 1. */
export function ganttSvg(
  gantt: GanttPicture,
  page: { readonly rows: readonly GanttRow[]; readonly number: number; readonly of: number },
): string {
  const { margin, width } = PAGE;
  const bottom = CHART_TOP + page.rows.length * ROW + 12;
  const height = bottom + margin;
  const perDay = (width - 2 * margin) / gantt.days.length;
  const xOf = (day: number): number =>
    round(margin + Math.min(Math.max(day, 0), gantt.days.length) * perDay);
  const count = page.of > 1 ? `${page.number} / ${page.of}` : '';
  const title = fitted(gantt.title, { width: 968 - (count === '' ? 0 : 150), size: 60 }, 'bold');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${INK.page}"/>`,
    textLine(margin, 116, title, { size: 60, weight: 'bold', fill: INK.text }),
    textLine(width - margin, 116, count, { size: 40, fill: INK.quiet, anchor: 'end' }),
    textLine(margin, 178, fitted(gantt.subtitle, { width: 968, size: 38 }), {
      size: 38,
      fill: INK.quiet,
    }),
    ...legend(gantt.legend),
    ...daysOff(gantt, { xOf, perDay, bottom }),
    ...dayLabels(gantt, { xOf, perDay }),
    ...present(gantt, { xOf, rows: page.rows.length }),
    ...page.rows.flatMap((row, index) => drawRow(row, { top: CHART_TOP + index * ROW, xOf })),
    '</svg>',
  ].join('\n');
}

/** The pictures of a schedule as PNG bytes, each of at most 24 rows; one of none still says so. */
export async function drawGantt(gantt: GanttPicture): Promise<Uint8Array[]> {
  const pages = ganttPages(gantt.rows);
  const pictures: Uint8Array[] = [];
  for (const page of pages.keys()) {
    const picture = await drawGanttPage(gantt, page);
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}

/** How many pictures a schedule of so many rows makes. */
export function ganttPageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / ROWS_MAX));
}

/** One of these pictures, counted from 0; null where there are fewer. */
export async function drawGanttPage(gantt: GanttPicture, page: number): Promise<Uint8Array | null> {
  const pages = ganttPages(gantt.rows);
  const rows = pages[page];
  if (rows === undefined) return null;
  return await drawSvg(ganttSvg(gantt, { rows, number: page + 1, of: pages.length }));
}

type XOf = (day: number) => number;

function legend(words: GanttPicture['legend']): string[] {
  let x: number = PAGE.margin;
  return (['critical', 'open', 'done'] as const).flatMap((state) => {
    const label = fitted(words[state], { width: 270, size: LABEL_SIZE });
    const box = { x, y: 222, width: 36, height: BAR_HEIGHT };
    const drawn = [
      rectangle(box, 10, `fill="${BARS[state]}"`),
      textLine(x + 50, 242, label, { size: LABEL_SIZE, fill: INK.quiet }),
    ];
    x = round(x + 50 + fonts.regular.width(label, LABEL_SIZE) + 40);
    return drawn;
  });
}

/** Days off that follow each other are one stretch. */
function daysOff(
  { days }: GanttPicture,
  { xOf, perDay, bottom }: { xOf: XOf; perDay: number; bottom: number },
): string[] {
  const parts: string[] = [];
  for (let from = 0; from < days.length; from += 1) {
    if (days[from]?.isOff !== true) continue;
    let to = from + 1;
    while (days[to]?.isOff === true) to += 1;
    if ((to - from) * perDay >= SHADE_MIN) {
      const x = xOf(from);
      const box = {
        x,
        y: AXIS_TOP + 10,
        width: round(xOf(to) - x),
        height: bottom - AXIS_TOP - 10,
      };
      parts.push(rectangle(box, 0, `fill="${BARS.off}"`));
    }
    from = to;
  }
  return parts;
}

/** As many days by name as there is room for, evenly. */
function dayLabels(
  { days, today }: GanttPicture,
  { xOf, perDay }: { xOf: XOf; perDay: number },
): string[] {
  const widest = fonts.regular.width(days[0]?.label ?? '', LABEL_SIZE) * 1.25 + LABEL_GAP;
  const step = Math.max(1, Math.ceil(widest / perDay));
  const parts: string[] = [];
  for (let day = 0; day < days.length; day += step) {
    const words = fonts.regular.drawable(days[day]?.label ?? '');
    const x = xOf(day);
    const end = x + fonts.regular.width(words, LABEL_SIZE);
    if (end > PAGE.width - PAGE.margin / 2) break;
    const present = today === null ? -1 : xOf(today.at);
    if (present > x - LABEL_GAP / 2 && present < end + LABEL_GAP / 2) continue;
    parts.push(
      textLine(x, AXIS_TOP - 8, words, { size: LABEL_SIZE, fill: INK.quiet }),
      horizontal(x, x + 2, AXIS_TOP + 6, `stroke="${INK.quiet}" stroke-width="8"`),
    );
  }
  parts.push(
    horizontal(
      PAGE.margin,
      PAGE.width - PAGE.margin,
      AXIS_TOP + 10,
      `stroke="${INK.line}" stroke-width="3"`,
    ),
  );
  return parts;
}

/** Beside the bars alone, so that it crosses no words. */
function present({ today }: GanttPicture, { xOf, rows }: { xOf: XOf; rows: number }): string[] {
  if (today === null) return [];
  const x = xOf(today.at);
  const half = fonts.bold.width(today.label, LABEL_SIZE) / 2;
  const middle = Math.min(Math.max(x, PAGE.margin + half), PAGE.width - PAGE.margin - half);
  const upright = (from: number, to: number): string =>
    `<line x1="${x}" y1="${from}" x2="${x}" y2="${to}" stroke="${BARS.today}" stroke-width="4"/>`;
  return [
    upright(AXIS_TOP - 46, CHART_TOP),
    ...Array.from({ length: rows }, (_, row) => {
      const top = CHART_TOP + row * ROW + BAR_TOP;
      return upright(top - 6, top + BAR_HEIGHT + 8);
    }),
    textLine(round(middle - half), AXIS_TOP - 52, fonts.bold.drawable(today.label), {
      size: LABEL_SIZE,
      weight: 'bold',
      fill: BARS.today,
    }),
  ];
}

/** The name and its days above the bar, so that neither needs to fit into it. */
function drawRow(
  { title, note, from, to, state }: GanttRow,
  { top, xOf }: { readonly top: number; readonly xOf: XOf },
): string[] {
  const { margin, width } = PAGE;
  const days = fitted(note, { width: 330, size: LABEL_SIZE });
  const noteWidth = fonts.regular.width(days, LABEL_SIZE);
  const room = width - 2 * margin - noteWidth - NOTE_GAP;
  const x = Math.min(xOf(from), width - margin - BAR_MIN);
  const bar = {
    x,
    y: top + BAR_TOP,
    width: round(Math.max(xOf(to) - x, BAR_MIN)),
    height: BAR_HEIGHT,
  };
  return [
    textLine(margin, top + NAME_BASELINE, fitted(title, { width: room, size: 31 }, 'medium'), {
      size: 31,
      weight: 'medium',
      fill: state === 'done' ? INK.quiet : INK.text,
    }),
    textLine(width - margin, top + NAME_BASELINE, days, {
      size: LABEL_SIZE,
      fill: INK.quiet,
      anchor: 'end',
    }),
    rectangle(bar, BAR_MIN / 2, `fill="${BARS[state]}"`),
  ];
}

/** Marks, embeddings, overrides and isolates of direction (Unicode Annex 9, section 2). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** More than a line ever holds: a name of ten thousand characters is not measured to its end. */
const LONGEST = 300;

/** One line of words that can be drawn; what does not fit ends in "…". */
function fitted(
  words: string,
  box: { readonly width: number; readonly size: number },
  weight: keyof typeof fonts = 'regular',
): string {
  const font = fonts[weight];
  const plain = font.drawable(words.slice(0, LONGEST).replace(DIRECTION, ''));
  const [line = ''] = fitText(font, plain, { ...box, lines: 1 });
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(line)?.[0] ?? '') ? `\u202B${line}\u202C` : line;
}

/** A name runs as its first letter does (Unicode Annex 9, P2 and P3): resvg lays each out from the left. */
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
