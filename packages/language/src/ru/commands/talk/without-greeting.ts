import { GREETING_AHEAD, SIGH_AHEAD } from './greeting-ahead-phrases.ts';

/** What is said behind a greeting, or a sigh; null where there is none, or nothing behind it. */
export function withoutGreeting(text: string): string | null {
  const said = text.trimStart();
  const rest = said.replace(GREETING_AHEAD, '').replace(SIGH_AHEAD, '');
  return rest === said ? null : rest;
}
