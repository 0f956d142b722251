import type { DayPicture } from './day-picture.ts';
import { drawSvg } from './draw-svg.ts';
import { drawTasks } from './draw-tasks.ts';
import { drawTimeline } from './draw-timeline.ts';
import { fitText } from './fit-text.ts';
import { fonts, LOOKS, PAGE } from './look.ts';
import { textLine } from './svg.ts';

const TIMELINE_TOP = 300;
const BETWEEN = 64;

/** The day as SVG, 1080 pixels wide and as high as it needs. */
export function daySvg(day: DayPicture): string {
  const { margin, width } = PAGE;
  const look = LOOKS[day.theme];
  const timeline = drawTimeline(day, look, TIMELINE_TOP);
  const tasksTop = TIMELINE_TOP + timeline.height + BETWEEN;
  const tasks = drawTasks(day.tasks, look, tasksTop);
  const height = Math.ceil(tasksTop + tasks.height + margin - (tasks.height === 0 ? BETWEEN : 0));
  const inner = width - 2 * margin;
  const [summary = ''] = fitText(fonts.regular, day.summary, { width: inner, size: 34, lines: 1 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${look.page}"/>`,
    textLine(margin, 122, day.title, { size: 80, weight: 'bold', fill: look.text }),
    textLine(margin, 184, day.subtitle, { size: 42, fill: look.quiet }),
    textLine(margin, 238, summary, { size: 34, fill: look.quiet }),
    timeline.svg,
    tasks.svg,
    '</svg>',
  ].join('\n');
}

/** The day as PNG bytes. */
export async function drawDay(day: DayPicture): Promise<Uint8Array> {
  return await drawSvg(daySvg(day));
}
