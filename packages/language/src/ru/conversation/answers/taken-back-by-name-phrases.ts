/** "блин нет, полки протереть это не задача, отмени": what was just written is named, and taken back. */
const OPENS =
  '(?:(?:ой|ох|ай|блин|чёрт|черт|тьфу|слушай|да|ну|а|и|нет|не|неа|стоп|погоди|так|эй)[\\s,.!—–-]+)*';
const ORDER =
  '(?:отмени|отменяй|отмените|убери|убирай|уберите|удали|удаляй|сотри|вычеркни|верни\\s+как\\s+было)(?:\\s+(?:её|ее|его|это|эту|пожалуйста|плиз|обратно))*';
const NO_TASK =
  '(?:[\\s,—–-]+(?:это|то))?(?:\\s+(?:вообще|совсем|же|ж|была|было|был|я))*\\s+не\\s+(?:задач[аиу]|дел[оа]|заметка|напоминание|поручение|тебе|для\\s+записи|надо\\s+было(?:\\s+(?:писать|записывать|заносить|создавать))?)(?:\\s+(?:говорил[аи]?|сказал[аи]?|диктовал[аи]?|был[аои]?|вовсе|вообще|совсем|писать|записывать))*';
/** With its order: "X это не задача, отмени", "убери X, это не задача". */
export const TAKEN_BACK_BY_NAME: readonly RegExp[] = [
  new RegExp(
    `^${OPENS}(?<name>\\S.{2,120}?)${NO_TASK}(?:[\\s,.!—–-]+(?:так\\s+что\\s+)?${ORDER})[\\s.!]*$`,
    'iu',
  ),
  new RegExp(
    `^${OPENS}${ORDER}\\s+(?:вот\\s+)?(?:эту?\\s+)?(?<name>\\S.{2,120}?)${NO_TASK}[\\s.!]*$`,
    'iu',
  ),
];
const GIVE_BACK = '(?:верни|верните|возврати|возвратите)(?:-ка)?';
const WHEN_IT_WAS = '(?<time>на\\s+(?:прежнее|старое)\\s+время|на\\s+(?:прежний|старый)\\s+день)';
const PLACE_IT_HAD =
  '(?<place>(?:туда\\s*,?\\s+)?где\\s+(?:был[аио]?|стоял[аио]?)|на\\s+(?:прежнее|старое)\\s+место|как\\s+стоял[аио]?)';
const WHERE_IT_WAS = `(?:(?:назад|обратно|взад|как\\s+был[аио]?|${PLACE_IT_HAD}|${WHEN_IT_WAS})(?:\\s+пожалуйста)?)`;
const WHOSE = '(?<name>[^,.:;?!\\n]{2,50}?)';
/** "плёнку верни назад", "верни плёнку, где была": what was done to one thing goes back. */
export const GIVEN_BACK_BY_NAME: readonly RegExp[] = [
  new RegExp(`^${OPENS}${WHOSE}\\s*,?\\s+${GIVE_BACK}\\s*,?\\s+${WHERE_IT_WAS}[\\s.!]*$`, 'iu'),
  new RegExp(`^${OPENS}${WHOSE}\\s*,?\\s+${WHERE_IT_WAS}\\s+${GIVE_BACK}[\\s.!]*$`, 'iu'),
  new RegExp(`^${OPENS}${GIVE_BACK}\\s+${WHOSE}\\s*,?\\s+${WHERE_IT_WAS}[\\s.!]*$`, 'iu'),
];
/** What is to be given back in the world, and not in the plan. */
export const GIVES_IN_THE_WORLD = /^(?:верн|возвра)[a-zЀ-ӿ]+$/iu;
/** They stand around a name and name nothing. */
export const BESIDE_TAKEN_BACK: ReadonlySet<string> = new Set(
  'это эту этот эта вот то что задачу задача задачи запись тут там же ж и а'.split(' '),
);
