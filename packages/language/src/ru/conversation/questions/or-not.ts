import { OR_NOT } from './or-not-phrases.ts';

/**
 * "я отправила договор или нет": the same as a plain question; null where nothing is asked so. Told without its end it would
 * mark the thing done.
 */
export function askedOrNot(said: string): string | null {
  const asked = OR_NOT.exec(said.trim())?.groups?.['asked'];
  return asked === undefined ? null : `${asked}?`;
}
