export { DayPicture, dayPictureOf, withWords } from './day-picture.ts';
export { drawDay } from './draw-day.ts';
