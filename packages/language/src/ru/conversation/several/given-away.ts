import { FROM, HANDED, TO_SOMEBODY, TO_US } from './given-away-phrases.ts';

/**
 * "клей подарил соседу", "верёвку отдала брату": what has gone to somebody is not got, but "брат отдал", "нам подарили",
 * "одолжила у соседки" are. `beside`: the words that name no thing.
 */
export function isGivenAway(words: readonly string[], beside: readonly string[]): boolean {
  if (!words.some((word) => HANDED.test(word))) return false;
  if (words.some((word) => TO_US.has(word) || FROM.has(word))) return false;
  return beside.some((word) => TO_SOMEBODY.test(word));
}
