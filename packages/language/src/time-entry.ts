import { explainReading as explainIn } from './explain-reading.ts';
import { parseTime as parseIn } from './parse-time.ts';
import type { ReadingContext, TimeReading } from './reading.ts';
import { TIME_LOCALES } from './time-locales.ts';

/*
 * `@planerka/language/time`: times alone. A command that reads nothing else starts in half the time, since
 * it loads neither the rules of commands nor those of conversation.
 */

export type { ReadingContext, TimeReading } from './reading.ts';

const LOCALE = TIME_LOCALES.ru;

/**
 * Reads the time that a phrase means; null when it names none.
 * Throws TerminalError `BAD_INSTANT` or `BAD_TIMEZONE` when the context is no context; the text
 * itself never makes it throw.
 */
export function parseTime(text: string, context: ReadingContext): TimeReading | null {
  return parseIn(text, context, LOCALE);
}

/**
 * A reading as a tree that a person can read: what it means, what was said and what a convention
 * filled in, and which rules took which words.
 */
export function explainReading(reading: TimeReading): string {
  return explainIn(reading, LOCALE.explaining);
}
