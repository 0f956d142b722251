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

const LEAVING = [
  ...['пусть', 'пускай'].flatMap((may) =>
    ['', 'будет', 'все будет', 'остается', 'все остается', 'останется', 'все останется'].map(
      (stays) => `${may} ${stays}`.trim(),
    ),
  ),
  ...['оставь', 'оставьте', 'оставим', 'сделай', 'верни'].flatMap((verb) => [verb, `${verb} все`]),
];
const AS_BEFORE = ['как было', 'как раньше', 'как прежде', 'по старому', 'по - старому'];
/** "пусть будет как было", "оставь как раньше" */
const AS_IT_WAS: ReadonlySet<string> = new Set(
  LEAVING.flatMap((verb) => AS_BEFORE.map((how) => `${verb} ${how}`)),
);
/** Said before it, and no part of it: "а не, пусть остаётся как было". */
const BEFORE_LEAVING = /^(?:(?:а|не|да|ну|лучше|уж|все|же) )+/u;

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
  'как было',
  'пускай будет как было',
  'пусть останется как было',
  'пусть все будет как было',
  'оставь как было',
  'лучше как было',
  'давай как было',
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

/** They tell that the last change was a mistake; an order behind them takes it back. */
const MISTAKEN: ReadonlySet<string> = new Set(
  'я мы ошибся ошиблась ошибка ошибочка случайно зря упс ай ладно то туда передумал передумала не'.split(
    ' ',
  ),
);
const TELLING: ReadonlySet<string> = new Set(
  'ошибся ошиблась ошибка ошибочка случайно зря передумал передумала туда то'.split(' '),
);
const TAKING: ReadonlySet<string> = new Set([
  'отмени',
  'отменить',
  'отмени это',
  'верни',
  'верни обратно',
  'верни назад',
  'верни как было',
  'верни все как было',
  'откати',
]);

/** "ой, я ошибся, отмени", "не то, верни как было". */
function isTakenBack(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !MISTAKEN.has(word));
  const isTold = start > 0 && words.slice(0, start).some((word) => TELLING.has(word));
  return isTold && TAKING.has(words.slice(start).join(' '));
}

/** Said ahead of an order that takes something back, because what was just done was wrong. */
const STARTLED: ReadonlySet<string> = new Set(
  `а ой ай ах ну нет не неа упс стоп стой стойте постой погоди подожди секунду секундочку блин черт тьфу елки ладно
  так рано зря я мы то та тот туда извини прости слушай случайно ошибся ошиблась ошибка ошибочка промахнулся промахнулась
  поторопился поторопилась погорячился погорячилась поспешил поспешила перепутал перепутала передумал передумала надо`
    .trim()
    .split(/\s+/),
);
const RETURNED: ReadonlySet<string> = new Set([
  'верни',
  'верните',
  'верни ее',
  'верни его',
  'верни это',
]);
/** "верни её на место": back to where it was. */
const RETURNING =
  /^(?:верни|верните|вернуть|вертай|возврати|поставь|положи)(?: ка)?(?: (?:все|ее|его|их|это))?(?<back>(?: (?:назад|обратно|взад|на место|туда|где|как|было|стояло|раньше))+)?$/u;
/** "отыграй назад" */
const ROLLED =
  /^(?:отыграй|отмотай|открути|откати|отмени|отменяй)(?: ка)?(?: (?:все|это))?(?: (?:назад|обратно))?$/u;

/** "я ещё не забрал", "рано": why it is taken back. */
const REASON =
  / (?:я |мы |же )?(?:(?:еще|ещё|пока|вообще) )*(?:рано|не \p{L}+(?: еще| ещё| пока)?)$/u;

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
  if (returned !== null && (from > 0 || returned.groups?.['back'] !== undefined)) return 'back';
  const isRolled = ROLLED.test(order) && (from > 0 || !order.startsWith('отмен'));
  return isRolled ? 'undo' : null;
}

const WHAT_I_DID = [
  'сделал',
  'сделала',
  'записал',
  'записала',
  'добавил',
  'добавила',
  'изменил',
  'изменила',
  'поменял',
  'поменяла',
  'написал',
  'написала',
];
const DOING = ['отмени', 'откати', 'верни', 'убери', 'удали'];

/** "отмени то, что я только что сделал": the last change, whatever it was. */
function isWhatIDid(words: readonly string[]): boolean {
  const [verb = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  const between = rest.slice(0, -1).join(' ');
  return DOING.includes(verb) && WHAT_I_DID.includes(last) && BETWEEN.has(between);
}
const BETWEEN: ReadonlySet<string> = new Set([
  'то что я только что',
  'то что только что',
  'что я только что',
  'что только что',
]);

const WORDS_MAX = 8;

/** "верни как было" is undo, "верни" redo; null for everything longer or else. */
export function readHistoryWords(words: readonly Item[]): 'undo' | 'redo' | 'back' | null {
  if (words.length > WORDS_MAX * 2) return null;
  const said = words
    .filter((item) => !isMark(item) && (roleAt(item) !== 'soft' || item.word === 'так'))
    .map((item) => item.word)
    .filter((word) => word !== 'пожалуйста' && word !== 'нет' && word !== 'ой')
    .filter((word, at) => word !== 'не' || at > 0);
  const all = withoutReason(said.join(' '));
  if (all !== said.join(' ') && RETURNED.has(all)) return 'back';
  if (all !== said.join(' ') && TAKING.has(all)) return 'undo';
  if (AS_IT_WAS.has(all.replace(BEFORE_LEAVING, ''))) return 'undo';
  if (UNDO.has(all) || isTakenBack(all.split(' ')) || isWhatIDid(all.split(' '))) return 'undo';
  if (BACK.has(all)) return 'back';
  const returned = returnedBy(words);
  if (returned !== null) return returned;
  return REDO.has(all) ? 'redo' : null;
}
