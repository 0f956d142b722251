export {
  formatDay,
  formatDayAndMonth,
  formatDuration,
  formatInstant,
  formatSpan,
  formatWhen,
  weekdayName,
} from './dates.ts';
export { dayLabel } from './day-label.ts';
export {
  blockInBrief,
  blockLines,
  blockTitle,
  priorityName,
  quoted,
  taskInBrief,
  taskLines,
  taskNumber,
} from './describe.ts';
export { CITIES } from './cities.ts';
export { tell } from './door-messages.ts';
export { formatLead, leadTime } from './lead-time.ts';
export { listed, upperFirst } from './lists.ts';
export {
  nameAbout,
  nameObject,
  nameOf,
  nameSubject,
  nameTo,
  objectLabel,
  titled,
  titleOf,
} from './name-object.ts';
export { describeRecurrence } from './recurrence.ts';
export { PSEUDO_LOCALE } from './pseudo-words.ts';
export { render, renderLines } from './render.ts';
export { choicesInWords, outcomeWords, toRuntimeOutput } from './render-outcome.ts';
export { pendingInWords } from './pending-question.ts';
export { shorten } from './shorten.ts';
