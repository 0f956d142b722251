import { readText } from '../../grammar.ts';
import { isFinite } from '../finite-verbs.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import {
  LET_AHEAD,
  LET_AMID,
  LET_BEHIND,
  LET_BETWEEN,
  LET_THERE_BE,
} from './let-behind-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "кран починить пусть", "стол собрать пусть завтра", "пусть завтра будет ужин": what is to be done without the word that only wishes it. Null where
 * somebody else may be meant to do it.
 */
export function letBehind(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX) return null;
  const behind = LET_BEHIND.exec(said)?.groups?.['said'];
  const amid = LET_AMID.exec(said) ?? LET_BETWEEN.exec(said) ?? LET_THERE_BE.exec(said);
  const { said: ahead, when } = amid?.groups ?? {};
  const isWhen = when !== undefined && saysOnlyTime(when);
  const plain = behind ?? (isWhen ? `${ahead} ${when}` : undefined);
  if (plain === undefined || LET_AHEAD.test(plain)) return null;
  return readText(plain).items.some(({ word }) => isFinite(word)) ? null : plain;
}
