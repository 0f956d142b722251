/** What opens a reason that is told ahead of what is asked for; "раз" only where it counts nothing. */
const OPENS =
  '(?:т\\s?\\.?\\s?к\\.?|так\\s+как|поскольку|ввиду\\s+того,?\\s+что|в\\s+связи\\s+с\\s+тем,?\\s+что|из[\\s-]за\\s+того,?\\s+что|по\\s+причине\\s+того,?\\s+что|потому\\s+что|раз(?:\\s+уж)?(?!\\s*,|\\s+(?:в|на|за|и|два|другой|какой|из)(?=\\s)(?!\\s+(?:в\\s+)?(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень|выходн)))|ибо)';
/** "поскольку в субботу гости, (то) купить вино": why, and what is asked for because of it. */
export const REASON_AHEAD = new RegExp(
  `^(?:(?:ну|а|и|так|вот|слушай)[\\s,]+)*(?<opens>${OPENS})\\s+(?<why>[^,:;?!\\n«"]{3,80}),\\s*(?:(?:то|тогда|значит|поэтому|а)[\\s,]+)?(?<rest>\\S.*)$`,
  'iu',
);
/** "раз" alone also counts, so that behind what is asked for it is said in full. */
export const ONCE_ALONE = /^раз$/iu;
export const SINCE = 'раз уж';
/** The same behind what is asked for. */
export const SINCE_BEHIND =
  /^(?<asked>[^:;?!\n«"]{4,120}),\s*раз\s+(?!уж\s)(?<why>[^,:;?!\n«"]{3,80})$/iu;
export const WHAT_DAY_IT_IS = /^(?:сегодня|завтра|послезавтра)\s+(?:уже\s+)?[a-zЀ-ӿ]+$/iu;
