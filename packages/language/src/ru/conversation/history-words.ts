import type { Item } from '../../grammar/item.ts';
import { isMark, roleAt } from '../commands/view.ts';
import {
  AS_IT_WAS,
  BACK,
  BEFORE_LEAVING,
  BETWEEN,
  CANCEL_STEM,
  COURTESY,
  DOING,
  LEFT_WHERE_IT_WAS,
  MISTAKEN,
  NOT,
  NOT_SO_GIVE_BACK,
  ONE_STEP_MORE,
  PLACING,
  REASON,
  REDO,
  RESTORES,
  RETURNED,
  RETURNING,
  ROLLED,
  SOFT_PART,
  STARTLED,
  TAKING,
  TELLING,
  UNDO,
  WHAT_I_DID,
} from './history-phrases.ts';

/** "ой, я ошибся, отмени", "не то, верни как было". */
function isTakenBack(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !MISTAKEN.has(word));
  const isTold = start > 0 && words.slice(0, start).some((word) => TELLING.has(word));
  return isTold && TAKING.has(words.slice(start).join(' '));
}

/** The same without the reason behind it: "отмени, я ещё не забрал". */
function withoutReason(said: string): string {
  const left = said.replace(REASON, '');
  const isOrder = RETURNED.has(left) || TAKING.has(left) || BACK.has(left);
  return isOrder ? left : said;
}

/**
 * "ой нет, верни", "ошибся, верни на место": the other way, whatever the last step was; "стой, отыграй назад" is
 * what takes the last change back. Null for words that are no such order.
 */
function returnedBy(words: readonly Item[]): 'back' | 'undo' | null {
  const said = words.filter((item) => !isMark(item)).map(({ word }) => word);
  const from = said.findIndex((word) => !STARTLED.has(word));
  if (from < 0) return null;
  const order = said.slice(from).join(' ');
  const returned = RETURNING.exec(order);
  const { verb = '', back } = returned?.groups ?? {};
  const isPlacing = PLACING.test(verb) && back === undefined;
  const isMeant = from > 0 || back !== undefined || RESTORES.test(verb) || order.includes(' ');
  if (returned !== null && isMeant && !isPlacing) return 'back';
  const isRolled = ROLLED.test(order) && (from > 0 || !order.startsWith(CANCEL_STEM));
  return isRolled ? 'undo' : null;
}

/** "отмени то, что я только что сделал": the last change, whatever it was. */
function isWhatIDid(words: readonly string[]): boolean {
  const [verb = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  const between = rest.slice(0, -1).join(' ');
  return DOING.includes(verb) && WHAT_I_DID.includes(last) && BETWEEN.has(between);
}
const WORDS_MAX = 8;

/** "блин, ещё не сдала, верни назад": what was just done was wrong, and nothing else is ordered. */
const tellsItWasNotSo = (words: readonly Item[]): boolean =>
  NOT_SO_GIVE_BACK.test(
    words
      .filter((item) => !isMark(item))
      .map(({ word }) => word)
      .join(' '),
  );

/** "нет, где было оставь" takes back what was altered, and nothing that was only made. */
type HistoryKind = 'undo' | 'redo' | 'back' | 'restored';

/** "отмени ещё раз": "ещё" is soft elsewhere. */
const isOneStepMore = (words: readonly Item[]): boolean =>
  ONE_STEP_MORE.test(
    words
      .filter((item) => !isMark(item) && !COURTESY.has(item.word))
      .map(({ word }) => word)
      .join(' '),
  );

/** "верни как было" is undo, "верни" what goes the other way, "повтори" redo; null for everything longer or else. */
export function readHistoryWords(words: readonly Item[], isAsked = false): HistoryKind | null {
  if (words.length > WORDS_MAX * 2) return null;
  const said = words
    .filter((item) => !isMark(item) && (roleAt(item) !== 'soft' || item.word === SOFT_PART))
    .map((item) => item.word)
    .filter((word) => !COURTESY.has(word))
    .filter((word, at) => word !== NOT || at > 0);
  const all = withoutReason(said.join(' '));
  if (all !== said.join(' ') && RETURNED.has(all)) return 'back';
  if (all !== said.join(' ') && TAKING.has(all)) return 'undo';
  const left = all.replace(BEFORE_LEAVING, '');
  // while something is asked "ещё раз" may ask once more
  if (AS_IT_WAS.has(left) || (!isAsked && isOneStepMore(words))) return 'undo';
  if (UNDO.has(all) || isTakenBack(all.split(' ')) || isWhatIDid(all.split(' '))) return 'undo';
  if (LEFT_WHERE_IT_WAS.test(left)) return 'restored';
  if (BACK.has(all) || tellsItWasNotSo(words)) return 'back';
  const returned = returnedBy(words);
  if (returned !== null) return returned;
  return REDO.has(all) ? 'redo' : null;
}
