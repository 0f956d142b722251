const SLIP = '(?:ой|ай|ох|упс|нет|не,|вернее|точнее|или|лучше|хотя|стоп)';
const JOINT = '(?:и|а|но|да|только|ещё|еще|ну|давай|тогда|уж)';

/** What leads from the answer to what is mended behind it: ". ой и", ", нет,", " и лучше", " и она не". */
export const MEND_BEGINS = new RegExp(
  `[\\s,.;!…—–-]+(?:(?:${JOINT}|${SLIP})(?![a-zЀ-ӿ-])[\\s,.!…]*)+`,
  'iu',
);
/** Something is taken back, or said of what was to be written, so that it is no second thing. */
export const MENDS =
  /(?<![a-zЀ-ӿ])(?:ой|ай|упс|нет|вернее|точнее|лучше|она|он|оно|они|(?:пере|на)путал[аи]?|ошиб(?:ся|лась|лись)|не\s+(?:в|во|на|с|к)?\s*[^\s]+,?\s+а)(?![a-zЀ-ӿ])/iu;
/** "не в субботу, а": what it is not. */
export const NOT_SO =
  /(?<![a-zЀ-ӿ])не\s+(?:(?:в|во|на|с|со|к)\s+)?[^\s,]+(?:\s+[^\s,]+)?,?\s+а\s+/iu;
/** Words that say so and nothing else. */
export const SAYS_SO =
  /(?<![a-zЀ-ӿ])(?:она|он|оно|они|это|же|тогда|вообще|всё|все|я|мы|просто|теперь|(?:пере|на)путал[аи]?|ошиб(?:ся|лась|лись)|там|будет|у\s+нас)(?![a-zЀ-ӿ])/giu;
/** Both at once, as they are said plainly. */
export const BOTH = (answer: string, mend: string): string => `${answer}, ${mend}`;
