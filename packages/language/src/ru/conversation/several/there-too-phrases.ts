const NAME = '(?<name>[A-Za-zЀ-ӿ][^,;:.!?\\n]{1,40}?)';
const THERE =
  '(?:тоже\\s+туда(?:\\s+же)?|туда(?:\\s+же)?(?:\\s+тоже)?|тоже|также|следом|вслед\\s+за\\s+(?:ним|ней|ними)|вместе\\s+с\\s+(?:ним|ней|ними)|в\\s+тот\\s+же\\s+день|на\\s+тот\\s+же\\s+день)';

/** "X перенесли на понедельник на девять и Y туда же на вечер": what goes to the day of what is said ahead of it. */
export const THERE_TOO = new RegExp(
  `^(?<first>.{5,100}?)(?:\\s*,\\s*(?:(?:и|а|да)\\s+)?|\\s+(?:и|а|да)\\s+)${NAME}\\s+${THERE}(?:\\s+(?<when>[^,;:.!?\\n]{2,40}))?[.!]*$`,
  'iu',
);
/** It spares looking for the rest. */
export const SAYS_THERE =
  /(?<![a-zЀ-ӿ])(?:туда|тоже|также|следом|вслед|вместе|тот\s+же\s+день)(?![a-zЀ-ӿ])/iu;
/** "X в проект дача, Y туда же": no day. */
export const INTO_SOMETHING =
  /(?<![a-zЀ-ӿ])(?:проект[a-zЀ-ӿ]*|список|списка|списке|подзадач[a-zЀ-ӿ]*)(?![a-zЀ-ӿ])/iu;
/** The second part with the day of the first. */
export const EACH_TO_ITS_DAY = (first: string, name: string, time: string): string =>
  `${first}, ${name} ${time}`;
/** Behind a time, of something else that goes there. */
export const GOES_THERE: ReadonlySet<string> = new Set([
  'туда',
  'следом',
  'вслед',
  'тоже',
  'также',
]);
