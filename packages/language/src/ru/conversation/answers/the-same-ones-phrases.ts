/** "нет, это те же розы и вода, только в субботу": nothing new, at another time. */
export const THE_SAME_ONES =
  /^(?:(?:да|нет|неа|не|ну|ой|так|а)(?![a-zЀ-ӿ])[\s,.!]*)*(?:(?:это|то|там|вс[её])\s+){0,2}(?:(?:те|та|тот|то|ту|т[оу]й)\s+же(?:\s+сам[a-zЀ-ӿ]+)?|же)\s+(?<names>[^.;:?!]{3,60}?)[\s,–—-]+(?:только|но|просто)\s+(?:уже\s+|теперь\s+|лучше\s+)?(?<time>[^.;:?]{4,60})$/iu;
/** The time that it is not: "в субботу, а не в воскресенье", "не в пятницу, а в субботу". */
export const NOT_THEN_BEHIND = /[\s,]+(?:а\s+)?не\s+.+$/iu;
export const NOT_THEN_AHEAD = /^не\s+.+?[\s,]+а\s+/iu;
export const JOINED_NAMES = /\s*,\s*|\s+и\s+/iu;
export const MOVED_SO = (names: string, time: string): string => `перенеси ${time} ${names}`;
/** "нет, это те же розы": nothing new was meant; "та же тренировка, только в субботу" may be one more. */
export const NOTHING_NEW = /^(?:(?:да|ну|ой|так|а)[\s,.!]+)*(?:нет|неа|не|это)(?![a-zЀ-ӿ])/iu;
