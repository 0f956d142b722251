const PLACE = '(?:в|во|на|к|ко|с|со|из|у|от|до|для|по)\\s+[a-zЀ-ӿ-]+';
/** "сменку взять на работу, ой сменку не на работу а в сад" */
export const PLACE_CORRECTED = new RegExp(
  `^(?<first>.+?)[\\s,.–—-]+(?:(?:ой|ай|блин|тьфу|стоп|точнее|вернее|погоди|нет)[\\s,]+)+(?:(?<object>[a-zЀ-ӿ]+)\\s+)?не\\s+(?<wrong>${PLACE})[\\s,]+а\\s+(?<right>${PLACE})(?<behind>\\s+[^,]+)?[.!]*$`,
  'iu',
);
/** "взять на работу сменку тимоше и три пачки бумаги": two things that are taken there. */
export const TWO_THINGS = /^(?<one>(?:(?!\sи\s)[^,;\n])+)\s+и\s+(?<other>(?:(?!\sи\s)[^,;\n])+)$/iu;
/** "чай, сахар и соль": some are several things. */
export const SEVERAL_THINGS = /,|;|\n|\s(?:и|да|плюс|также|еще|ещё)\s/iu;
