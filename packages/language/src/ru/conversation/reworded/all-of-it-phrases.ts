const SOFT = '(?:(?:и|а|ну|так|ой|давай|тогда|пожалуйста)[\\s,]+)*';
/** "это всё": what was shown, one or several. */
export const ALL_OF_IT = /(?<![a-zЀ-ӿ])(?:это\s+вс[её]|вс[её]\s+это)(?![a-zЀ-ӿ])/iu;
/** "это всё сделано" */
export const ALL_DONE = new RegExp(
  `^${SOFT}(?:это\\s+вс[её]|вс[её]\\s+это)\\s+(?:уже\\s+)?(?:сделано|готово|выполнено|закрыто|закончено)[.!]*$`,
  'iu',
);
/** "это всё в пятницу вечером", "всё на завтра" */
export const ALL_THEN = new RegExp(
  `^${SOFT}(?:это\\s+вс[её]|вс[её]\\s+это|вс[её])\\s+(?:надо\\s+|нужно\\s+|лучше\\s+)?(?<when>[^,;?\\n]{3,60}?)[.!]*$`,
  'iu',
);
/** "перенеси всё на завтра", "всё двигаем на пятницу": behind a list its rows, and else what is planned for today. */
export const MOVES_ALL = new RegExp(
  `^${SOFT}(?:(?:перенеси|переноси|двигай|сдвинь|передвинь|отложи|перекинь|перенес[её]м|двигаем|переносим)(?:те)?\\s+вс[её]|вс[её]\\s+(?:перенеси|переноси|двигай|сдвинь|передвинь|отложи|перекинь|перенес[её]м|двигаем|переносим)(?:те)?)\\s+(?<when>(?:на|в|во)\\s+[^,;?\\n]{3,40}?)[.!]*$`,
  'iu',
);
/** "их на пятницу", "эти все на завтра": behind a list they are its rows, however many. */
export const THEY_THEN = new RegExp(
  `^${SOFT}(?:лучше\\s+)?(?:их|эти)(?:\\s+(?:всех|все|задачи|дела|пункты|три|четыре|пять))*\\s+(?:лучше\\s+|давай\\s+|тогда\\s+)?(?<when>[^,;?\\n]{3,60}?)(?:\\s+(?:лучше|давай))?[.!]*$`,
  'iu',
);
/** A deadline is another order. */
export const UNTIL_THEN = /^(?:до|к|ко|не\s+позже)\s/iu;
/** What stands for several and for one, and the orders in plain words. */
export const THEM = 'их';
export const IT = 'это';
export const MARKS = (which: string): string => `отметь ${which} сделанным`;
/** The tasks of today, which are listed and asked about first. */
export const MOVES_TODAY = (when: string): string => `перенеси всё с сегодня ${when}`;
export const MOVES = (which: string, when: string): string => `перенеси ${which} ${when}`;
