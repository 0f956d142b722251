const THERE = '(?:это|там|он[аои]?|оно|тут|у\\s+(?:тебя|меня|нас|вас))';
const STRESS = '(?:уже|ведь|же|вс[её]|давно|и\\s+так)';
const WRITTEN = '(?:записан[аоы]?|внес[её]н[аоы]?|добавлен[аоы]?|запланирован[аоы]?)';
const IN_PLAN = '(?:в\\s+(?:плане|планах|списке|календаре|расписании|задачах))';
const NO_MORE = '(?:[\\s,]+(?:больше\\s+)?(?:ничего\\s+)?(?:больше\\s+)?не\\s+(?:надо|нужно))?';
/** One of these is said with all of it. */
export const MAY_STAND =
  /(?:записан|внес[её]н|добавлен|запланирован|(?:^|\s)(?:есть|стоит)\s|стоит$)/iu;
/** "..., там уже записано", "... это уже есть в плане": it stands already, and nothing new is wanted. */
export const STANDS_ALREADY: readonly RegExp[] = [
  new RegExp(
    `^(?<what>[^?!\\n]{2,90}?)[\\s,.–—-]+(?:${THERE}\\s+)+(?:${STRESS}\\s+)*${WRITTEN}(?:\\s+${STRESS})*(?:\\s+${IN_PLAN})?${NO_MORE}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>[^?!\\n]{2,90}?)[\\s,.–—-]+(?:${THERE}\\s+)*(?:${STRESS}\\s+(?:есть|стоит)|(?:есть|стоит)\\s+${STRESS})\\s+${IN_PLAN}${NO_MORE}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>[^?!\\n]{2,90}?)[\\s,.–—-]+(?:${THERE}\\s+)+${STRESS}\\s+(?:есть|стоит)${NO_MORE}[.!]*$`,
    'iu',
  ),
];
/** "отчёт уже записан на завтра", "йога уже стоит": with a time it may be news. */
export const STANDS_THEN = new RegExp(
  `^(?:(?:а|да|но|так|нет|ой)[\\s,]+)*(?<what>[^?!,\\n]{2,60}?)\\s+(?:${THERE}\\s+)?${STRESS}\\s+(?:${WRITTEN}|стоит)(?<when>\\s+(?:на|в|во|к)\\s+[^?!,\\n]{2,40}?)?[.!]*$`,
  'iu',
);
/** Around what is named they say nothing. */
export const AROUND_STANDING: ReadonlySet<string> = new Set(
  'это просто только нет да а и ну так не надо там тут он она оно они лишь всего'.split(' '),
);
export const findOrder = (mention: string): string => `найди ${mention}`;
