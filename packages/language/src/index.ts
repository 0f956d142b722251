export type { NormalizeContext } from './commands/normalize-command.ts';
export { offeredCandidates } from './commands/offered-objects.ts';
export type { MarksContext } from './commands/resolve-marks.ts';
export {
  explainReading,
  interpretUtterance,
  normalizeCommand,
  parseTime,
  resolveMarks,
  transcriptIsNoise,
} from './entry.ts';
export type { InterpretZone, RulesInterpretation } from './interpret-utterance.ts';
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
