/** What takes the last change back, and what does it again. */
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
  'удаление',
  'переименование',
  'завершение',
  'выполнение',
  'отметку',
  'снятие',
  'правки',
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
export const AS_IT_WAS: ReadonlySet<string> = new Set(
  LEAVING.flatMap((verb) => AS_BEFORE.map((how) => `${verb} ${how}`)),
);
/** Said before it, and no part of it: "а не, пусть остаётся как было". */
export const BEFORE_LEAVING = /^(?:(?:а|не|да|ну|лучше|уж|все|же) )+/u;

/** What takes the last change back; "отмени" alone is a word of cancelling, which undoes, too. */
export const UNDO: ReadonlySet<string> = new Set([
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
export const BACK: ReadonlySet<string> = new Set([
  'верни',
  'верните',
  'вернуть',
  'верни все назад',
  'верни все обратно',
  'верни назад',
  'верни обратно',
]);

/** What does it again after it was taken back. */
export const REDO: ReadonlySet<string> = new Set([
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
export const MISTAKEN: ReadonlySet<string> = new Set(
  'я мы ошибся ошиблась ошибка ошибочка случайно зря упс ай ладно то туда передумал передумала не'.split(
    ' ',
  ),
);
export const TELLING: ReadonlySet<string> = new Set(
  'ошибся ошиблась ошибка ошибочка случайно зря передумал передумала туда то'.split(' '),
);
export const TAKING: ReadonlySet<string> = new Set([
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

/** Said ahead of an order that takes something back, because what was just done was wrong. */
export const STARTLED: ReadonlySet<string> = new Set(
  `а ой ай ах ну нет не неа упс стоп стой стойте постой погоди подожди секунду секундочку блин черт тьфу елки ладно
  так рано зря я мы то та тот туда извини прости слушай случайно ошибся ошиблась ошибка ошибочка промахнулся промахнулась
  поторопился поторопилась погорячился погорячилась поспешил поспешила перепутал перепутала передумал передумала надо не-а нет-нет лучше давай все же все-таки таки пожалуйста`
    .trim()
    .split(/\s+/),
);
export const RETURNED: ReadonlySet<string> = new Set([
  'верни',
  'верните',
  'верни ее',
  'верни его',
  'верни это',
]);
const BACK_WORDS = [
  'назад|обратно|взад|на место|туда|где|как|было|была|стояло|стояла|раньше|прежде|называлось',
  'в (?:список|план|календарь|задачи)',
  '(?:на )?(?:прежн|стар|обычн|перв)\\p{L}+(?: (?:название|имя|время|дату|день|срок|приоритет|проект|место|час|длительность))?',
  '(?:то |ту |того |задачу |блок )?(?:что|которую|который) (?:я |ты )?(?:сейчас |только что )?(?:удалил|убрал|стер|снял|отменил|вычеркнул|закрыл)(?:а|ла)?',
  '(?:последн|удаленн|стерт|снят)\\p{L}+(?: (?:задачу|блок|встречу|удаленную|удаленное))?',
].join('|');
/** "верни её на место", "верни прежнее время", "восстанови": back to where or what it was. */
export const RETURNING = new RegExp(
  `^(?<verb>верни|верните|вернуть|вертай|возврати|возвращай|восстанови|восстановите|восстановить|поставь|положи)(?: ка)?(?: пожалуйста)?(?: (?:все|ее|его|их|это))?(?<back>(?: (?:${BACK_WORDS}))+)?(?: пожалуйста)?(?: (?:${[
    '(?:она|он|оно|это) (?:еще |все же |все таки )?(?:будет|нужна|нужен|нужно|пригодится|в силе)',
    '(?:я )?(?:передумал|ошибся|поторопил)\\p{L}*',
  ].join('|')}))?$`,
  'u',
);
export const RESTORES = /^(?:восстанов|вернуть|возвращай)/u;
/** "поставь" alone places something. */
export const PLACING = /^(?:поставь|положи)/u;
/** "отыграй назад" */
export const ROLLED =
  /^(?:отыграй|отмотай|открути|откати|отмени|отменяй)(?: ка)?(?: (?:все|это))?(?: (?:назад|обратно))?$/u;

/** "я ещё не забрал", "рано": why it is taken back. */
export const REASON =
  / (?:я |мы |же )?(?:(?:еще|ещё|пока|вообще) )*(?:рано|не \p{L}+(?: еще| ещё| пока)?)$/u;

export const WHAT_I_DID: readonly string[] = [
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
export const DOING: readonly string[] = ['отмени', 'откати', 'верни', 'убери', 'удали'];

export const BETWEEN: ReadonlySet<string> = new Set([
  'то что я только что',
  'то что только что',
  'что я только что',
  'что только что',
]);

/** "отмени" alone is a word of cancelling. */
export const CANCEL_STEM = 'отмен';
/** Soft words that may be a part of such an order. */
export const SOFT_PART = 'так';
/** They say nothing in it. */
export const COURTESY: ReadonlySet<string> = new Set(['пожалуйста', 'нет', 'ой']);
/** In front of it a "не" only says that it was wrong. */
export const NOT = 'не';
