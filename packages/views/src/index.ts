export { answerQuery } from './answers/answer-query.ts';
export type { Answered, Asked, Reversal } from './answers/asked.ts';
export { answerAsLines, readLines, readSurface } from './answers/read-answer.ts';
export { cardOf, isRoom, type ObjectCard, objectCard } from './cards/object-card.ts';
export { agentBurst } from './notices/burst.ts';
export { type DayState, digest } from './notices/digest.ts';
export { remindersNotice } from './notices/reminders.ts';
export { objectsTold } from './objects-told.ts';
export { dayPicture, type PlanPicture } from './picture/day-picture.ts';
export type { GanttInView } from './production/sheet.ts';
export type { Answer } from './questions/answer.ts';
export { inOurWords, type KnownToPlan } from './surfaces/in-our-words.ts';
export type {
  ActionOf,
  OpTriggerOf,
  Payloads,
  PlanSurface,
  PriorityListOf,
  SurfaceOf,
  TodayScheduleOf,
  TriageItemOf,
  TriageTableOf,
  WhatNextOf,
} from './surfaces/surface-of.ts';
export type { Action, ActionOp, Told } from './told.ts';
