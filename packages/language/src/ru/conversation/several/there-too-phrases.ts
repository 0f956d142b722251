const NAME = '(?<name>[\\p{L}][^,;:.!?\\n]{1,40}?)';
const THERE =
  '(?:тоже\\s+туда(?:\\s+же)?|туда(?:\\s+же)?(?:\\s+тоже)?|тоже|также|следом|вслед\\s+за\\s+(?:ним|ней|ними)|вместе\\s+с\\s+(?:ним|ней|ними)|в\\s+тот\\s+же\\s+день|на\\s+тот\\s+же\\s+день)';

/** "X перенесли на понедельник на девять и Y туда же на вечер": what goes to the day of what is said ahead of it. */
export const THERE_TOO = new RegExp(
  `^(?<first>.{5,100}?)(?:\\s*,\\s*(?:(?:и|а|да)\\s+)?|\\s+(?:и|а|да)\\s+)${NAME}\\s+${THERE}(?:\\s+(?<when>[^,;:.!?\\n]{2,40}))?[.!]*$`,
  'iu',
);
/** It spares looking for the rest. */
export const SAYS_THERE =
  /(?<!\p{L})(?:туда|тоже|также|следом|вслед|вместе|тот\s+же\s+день)(?!\p{L})/iu;
/** "X в проект дача, Y туда же": no day. */
export const INTO_SOMETHING =
  /(?<!\p{L})(?:проект\p{L}*|список|списка|списке|подзадач\p{L}*)(?!\p{L})/iu;
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
