export { agendaAnswer, dayLines } from './questions/agenda-answer.ts';
export { type Answer, LINES_PER_PAGE } from './questions/answer.ts';
export { daysAhead, freeAnswer } from './questions/free-answer.ts';
export { busySpans, freeSpans } from './questions/free-time.ts';
export { CHANGES_PER_PAGE, historyAnswer } from './questions/history-answer.ts';
export {
  findAnswer,
  overdueAnswer,
  projectAnswer,
  projectsAnswer,
} from './questions/list-answers.ts';
export { countedDays, loadAnswer } from './questions/load-answer.ts';
export { priorityList } from './surfaces/priority-list.ts';
export { scheduleBlocks, suggestionCandidates, todaySchedule } from './surfaces/today-schedule.ts';
export { TRIAGE_PER_PAGE, triageTable } from './surfaces/triage-table.ts';
export { SOON_DAYS } from './surfaces/urgency.ts';
export { whatNext } from './surfaces/what-next.ts';
