import { readNow } from './calendar/local-instant.ts';
import type { ReadingContext, TimeReading } from './reading.ts';
import { isFinishing } from './ru/finishing.ts';
import { readText } from './ru/grammar.ts';
import { assembleFrame } from './time/assemble-frame.ts';
import { resolveFrame } from './time/resolve-frame.ts';

/**
 * Reads the time that a phrase means; null when it names none.
 * Throws TerminalError `BAD_INSTANT` or `BAD_TIMEZONE` when the context is no context; the text
 * itself never makes it throw.
 */
export function parseTime(text: string, context: ReadingContext): TimeReading | null {
  const ground = {
    now: readNow(context.now, context.timezone ?? null),
    dayparts: context.dayparts ?? {},
  };
  const { items } = readText(text);
  const mode = context.mode ?? 'phrase';
  const frame = assembleFrame(items, 0, items.length, {
    weakDeadlines: items.length === 1 || isFinishing(items),
    lengths: mode === 'task' ? 'within-day' : 'any',
  });
  if (frame === null) return null;
  return resolveFrame(frame, text, ground, { dayIsAsked: mode === 'task' });
}
