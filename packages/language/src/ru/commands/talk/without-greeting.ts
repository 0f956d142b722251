import { GREETING_AHEAD } from './greeting-ahead-phrases.ts';

/** What is said behind a greeting; null where there is none, or nothing behind it. */
export function withoutGreeting(text: string): string | null {
  const rest = text.trimStart().replace(GREETING_AHEAD, '');
  return rest === text.trimStart() ? null : rest;
}
