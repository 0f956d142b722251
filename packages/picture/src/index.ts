export { DayPicture, dayPictureOf, mapPictureWords } from './day-picture.ts';
export { drawDay } from './draw-day.ts';
export { drawGantt, drawGanttPage, ganttPageCount } from './draw-gantt.ts';
export { GanttPicture, ganttPictureOf } from './gantt-picture.ts';
