import type { Item } from '../../grammar/item.ts';
import { isMark, roleAt } from '../commands/view.ts';

const ACTIONS = [
  '',
  'действие',
  'изменение',
  'команду',
  'операцию',
  'шаг',
  'правку',
  'изменения',
  'перенос',
];
const LAST = [
  'последнее',
  'последнюю',
  'последний',
  'последние',
  'прошлое',
  'прошлую',
  'предыдущее',
  'предыдущую',
];

/** What takes the last change back; "отмени" alone is a word of cancelling, which undoes, too. */
const UNDO: ReadonlySet<string> = new Set([
  ...['отмени', 'отменить', 'откати', 'верни'].flatMap((verb) =>
    LAST.flatMap((last) => ACTIONS.map((noun) => [verb, last, noun].filter(Boolean).join(' '))),
  ),
  ...ACTIONS.slice(1).map((noun) => `отмени ${noun}`),
  'откати',
  'откат',
  'откати назад',
  'откати изменения',
  'верни как было',
  'верни все как было',
  'сделай как было',
  'пусть будет как было',
  'как было',
  'undo',
]);

/** What goes one step the other way: what was taken back comes again, anything else is taken back. */
const BACK: ReadonlySet<string> = new Set([
  'верни все назад',
  'верни все обратно',
  'верни назад',
  'верни обратно',
]);

/** What does it again after it was taken back. */
const REDO: ReadonlySet<string> = new Set([
  'верни',
  'верните',
  'вернуть',
  'повтори',
  'повтори действие',
  'повтори последнее',
  'повтори изменение',
  'отмени отмену',
  'отменить отмену',
  'верни отмененное',
  'верни изменение',
  'верни изменения',
  'redo',
]);

const WORDS_MAX = 8;

/** "верни как было" is undo, "верни" redo; null for everything longer or else. */
export function readHistoryWords(words: readonly Item[]): 'undo' | 'redo' | 'back' | null {
  if (words.length > WORDS_MAX * 2) return null;
  const said = words
    .filter((item) => !isMark(item) && (roleAt(item) !== 'soft' || item.word === 'так'))
    .map((item) => item.word)
    .filter((word) => word !== 'пожалуйста' && word !== 'нет' && word !== 'ой');
  const all = said.join(' ');
  if (UNDO.has(all)) return 'undo';
  if (BACK.has(all)) return 'back';
  return REDO.has(all) ? 'redo' : null;
}
