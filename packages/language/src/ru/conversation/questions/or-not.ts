import { ASKS_ITSELF, OR_NOT } from './or-not-phrases.ts';

/**
 * "я отправила договор или нет": the same as a plain question; null where nothing is asked so. Told without its end it would
 * mark the thing done.
 */
export function askedOrNot(said: string): string | null {
  const { asked, loose } = OR_NOT.exec(said.trim())?.groups ?? {};
  if (asked === undefined || (loose !== undefined && !ASKS_ITSELF.test(asked))) return null;
  return `${asked}?`;
}
