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
