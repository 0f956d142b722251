export { normalizeCommand } from './commands/normalize-command.ts';
export type { NormalizeContext } from './commands/normalize-command.ts';
export { resolveMarks } from './commands/resolve-marks.ts';
export type { MarksContext } from './commands/resolve-marks.ts';
export { explainReading } from './explain-reading.ts';
export { interpretUtterance } from './interpret-utterance.ts';
export type { InterpretZone, RulesInterpretation } from './interpret-utterance.ts';
export { parseTime } from './parse-time.ts';
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
export { offeredCandidates } from './ru/conversation/offered-ids.ts';
export { transcriptIsNoise } from './ru/commands/noise.ts';
