export type { NormalizeContext } from './commands/normalize-command.ts';
export { offeredCandidates } from './commands/offered-objects.ts';
export type { MarksContext } from './commands/resolve-marks.ts';
export {
  daypartOfTag,
  interpretUtterance,
  normalizeCommand,
  observeTitle,
  projectNeeds,
  resolveMarks,
  resolveSuggestionMarks,
  suggestAboutTasks,
  transcriptIsNoise,
} from './entry.ts';
export type { InterpretZone } from './interpret-utterance.ts';
export type { TaggedDaypart } from './locale.ts';
export type { TitleGround } from './observe-title.ts';
export type {
  Grain,
  ReadingContext,
  ReadingNote,
  Span,
  TimePart,
  TimeReading,
  TimeRole,
  TraceNode,
} from './reading.ts';
export type { RulesInterpretation } from './rules-interpretation.ts';
export type { SuggestZone } from './suggest-about-tasks.ts';
export { explainReading, parseTime } from './time-entry.ts';
export type { KnownOfTitle, LiveProject } from './title-to-see.ts';
