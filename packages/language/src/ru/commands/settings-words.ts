import type { Item } from '../../grammar/item.ts';
import { isMark, roleAt } from './view.ts';

/** One word of a wish: is it said here? */
type Place = (word: string) => boolean;

const WORDS_MAX = 7;

const oneOf = (words: string): Place => {
  const known = new Set(words.split(' '));
  return (word) => known.has(word);
};
const startingWith =
  (...stems: readonly string[]): Place =>
  (word) =>
    stems.some((stem) => word.startsWith(stem));

const NO = oneOf('не');
const SEND = oneOf('присылай присылайте шли шлите отправляй показывай надо нужно');
const TO_SEND = oneOf('присылать слать показывать');
const OFF = oneOf('отключи отключите выключи выключите');
const SWITCH = oneOf('включи включите поставь отключи отключите выключи');
const DISTURB = oneOf('беспокой беспокойте тревожь буди отвлекай');
const WRITE = oneOf('пиши пишите напоминай напоминайте');
const OF_DAY = startingWith('утренн', 'вечерн', 'ежедневн');
const DIGEST = startingWith('сводк', 'обзор', 'итог', 'дайджест');
const BY = oneOf('по');
const NIGHTS = oneOf('ночам вечерам утрам');
const AT_NIGHT = oneOf('ночью вечером утром поздно');
const QUIET = oneOf('тихие');
const HOURS = oneOf('часы');

/** Whole utterances: "не присылай отчёт Лене" is none of them. */
const WISHES: readonly (readonly Place[])[] = [
  [NO, SEND, DIGEST],
  [NO, SEND, OF_DAY, DIGEST],
  [NO, SEND, TO_SEND, DIGEST],
  [NO, SEND, TO_SEND, OF_DAY, DIGEST],
  [OFF, DIGEST],
  [OFF, OF_DAY, DIGEST],
  [NO, DISTURB],
  [NO, DISTURB, AT_NIGHT],
  [NO, DISTURB, BY, NIGHTS],
  [NO, WRITE, AT_NIGHT],
  [NO, WRITE, BY, NIGHTS],
  [SWITCH, QUIET, HOURS],
];

const FILLING = oneOf('меня мне больше теперь уже и пожалуйста');

/**
 * "не присылай утреннюю сводку", "не беспокой меня ночью": how the bot itself behaves is set in its
 * settings, so such words are nothing to be written down.
 */
export function isAboutSettings(words: readonly Item[]): boolean {
  if (words.length > WORDS_MAX * 2) return false;
  const said = words
    .filter((item) => !isMark(item) && roleAt(item) !== 'soft' && !FILLING(item.word))
    .map(({ word }) => word);
  return WISHES.some(
    (wish) => wish.length === said.length && wish.every((fits, at) => fits(said[at] ?? '')),
  );
}
