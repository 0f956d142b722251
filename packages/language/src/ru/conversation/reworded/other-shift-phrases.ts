const NO =
  '(?:ой|ай|нет|не(?=\\s*[,.!])|тьфу|стой|стоп|погоди|подожди|хотя|точнее|вернее|лучше|давай(?:те)?|то\\s+есть|верней)';
const AMOUNT =
  '(?:пол(?:часа|часика|дня)|полтора|полторы|\\d{1,3}|[a-zЀ-ӿ]{2,12})(?:\\s+[a-zЀ-ӿ]{3,12})??';
/** "сдвинь врача на полчаса позже, нет, на час": an order, by how much it moves, and what instead. */
export const OTHER_SHIFT = new RegExp(
  `^(?<order>[^?:;\\n]{3,80}?)\\s+на\\s+(?<wrong>${AMOUNT})(?:\\s+(?<way>позже|раньше|попозже|пораньше|вперед|вперёд|назад))?(?:[\\s,.!–—-]+${NO})+[\\s,.!–—-]+(?<onto>на|в|во)\\s+(?<right>${AMOUNT}|[^?:;\\n,]{2,30}?)(?:\\s+(?<anew>позже|раньше|попозже|пораньше|вперед|вперёд|назад))?[.!]*$`,
  'iu',
);
/** One of these is said with all of them. */
export const MAY_BE_OTHER_SHIFT =
  /(?:^|\s)(?:ой|ай|нет|не|тьфу|стой|стоп|погоди|подожди|хотя|точнее|вернее|лучше|то\s+есть)[\s,.!–—-](?:.*\s)?(?:на|во?)\s/iu;
/** Verbs of which a bare number behind "на" is no hour: "сдвинь", "отложи". */
export const BY_SO_MUCH =
  /(?:^|\s)(?:(?:по|пере|с|за|ото|под|от)?(?:двин|двиг|лож)[a-zЀ-ӿ]*)(?=\s|$)/iu;
/** Whoever moves it orders so. */
export const ORDERS_MOVE =
  /(?:^|\s)(?:(?:пере|с|по|под|ото)?(?:двинь|двигай|двинем)|перенеси|переноси|перекинь|отложи|откладывай|переставь)(?:те)?(?:-ка)?(?=\s|$)/iu;
/** The unit that was said with the wrong number, and its forms behind the right one. */
export const UNITS: readonly (readonly [
  RegExp,
  { readonly few: string; readonly many: string },
])[] = [
  [/(?:^|\s|пол)час/iu, { few: 'часа', many: 'часов' }],
  [/(?:^|\s)мин/iu, { few: 'минуты', many: 'минут' }],
  [/(?:^|\s)(?:день|дня|дней|ден[её]к)/iu, { few: 'дня', many: 'дней' }],
  [/(?:^|\s)недел/iu, { few: 'недели', many: 'недель' }],
  [/(?:^|\s)месяц/iu, { few: 'месяца', many: 'месяцев' }],
];
/** Behind these the unit stands in the genitive of one. */
export const FEW: ReadonlySet<string> = new Set(
  'полтора полторы два две три четыре 2 3 4'.split(' '),
);
/** It is no hour. */
export const ONE_AND_A_HALF = /^полтор[аы]$/iu;
export const ontoOrder = (order: string, onto: string, when: string): string =>
  `${order} ${onto} ${when}`;
export const BY = 'на';
export const shiftOrder = (order: string, length: string, way: string): string =>
  [order, 'на', length, way].filter((part) => part !== '').join(' ');
/** It is minutes that are counted. */
export const IN_MINUTES = /мин/iu;
