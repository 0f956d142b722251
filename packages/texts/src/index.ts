export {
  formatDay,
  formatDayAndMonth,
  formatDuration,
  formatInstant,
  formatSpan,
  formatWhen,
  weekdayName,
  weekdayShort,
} from './dates.ts';
export { dayLabel } from './day-label.ts';
export { authorOf, changeName, operationDone } from './describe-changes.ts';
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
export { counted } from './plural.ts';
export { describeRecurrence } from './recurrence.ts';
export { questions } from './ru-questions.ts';
export { reminderLines } from './ru-reminders.ts';
export { surfaces } from './ru-surfaces.ts';
export { PSEUDO_LOCALE } from './pseudo-words.ts';
export { render, renderLines } from './render.ts';
export { choicesInWords, outcomeWords, toRuntimeOutput } from './render-outcome.ts';
export { pendingInWords } from './pending-question.ts';
