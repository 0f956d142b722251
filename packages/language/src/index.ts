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
