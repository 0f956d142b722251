import { readNow } from './calendar/local-instant.ts';
import type { Locale } from './locale.ts';
import type { ReadingContext, TimeReading } from './reading.ts';
import { assembleFrame } from './time/assemble-frame.ts';
import { resolveFrame } from './time/resolve-frame.ts';

/** The time that a phrase means in the language of the locale; null when it names none. */
export function parseTime(
  text: string,
  context: ReadingContext,
  { readText, isFinishing }: Pick<Locale, 'readText' | 'isFinishing'>,
): TimeReading | null {
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
