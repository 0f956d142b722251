export { DayPicture, dayPictureOf } from './day-picture.ts';
export { drawDay } from './draw-day.ts';
