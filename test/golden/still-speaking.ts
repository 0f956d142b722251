import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Sources that still make words of their own where a message of the catalogue belongs. Each entry goes
 * when its words have become codes and data; at the end there is none.
 */
const STILL_SPEAKING: readonly string[] = [
  'apps/bot/src',
  'packages/texts/src/ru-questions.ts',
  'packages/texts/src/ru-reminders.ts',
  'packages/texts/src/ru-surfaces.ts',
  'packages/views/src',
  // what the sources above call to describe dates, changes and objects
  'packages/texts/src/dates.ts',
  'packages/texts/src/day-label.ts',
  'packages/texts/src/describe-changes.ts',
  'packages/texts/src/describe.ts',
  'packages/texts/src/lead-time.ts',
  'packages/texts/src/lists.ts',
  'packages/texts/src/name-object.ts',
  'packages/texts/src/recurrence.ts',
];

function filesOf(entry: string): string[] {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesOf(path.join(entry, name)));
}

/** The Cyrillic words of a text, in lower case. */
export function cyrillicIn(text: string): string[] {
  return (text.match(/[а-яё]+/giu) ?? []).map((word) => word.toLowerCase());
}

/** Every word of the sources that still speak. */
export function wordsStillSpoken(): string[] {
  const root = path.resolve(import.meta.dirname, '../..');
  return STILL_SPEAKING.flatMap((entry) => filesOf(path.join(root, entry))).flatMap((file) =>
    cyrillicIn(readFileSync(file, 'utf8')),
  );
}
