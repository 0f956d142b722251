/** All of these patterns are of folded words. */
const OF_DAY =
  '(?:понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья|сегодня|завтра|послезавтра)';
const ON_DAY =
  '(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|завтра|послезавтра)';
const OF_PART = '(?:утра|обеда|вечера)';

/**
 * "вместо вторника в четверг", "с пятницы на субботу", "вечера, а не утра": one time in the place of
 * another.
 */
const TIME_FOR_TIME = `вместо (?:${OF_DAY}|${OF_PART})|(?<!ночь )со? ${OF_DAY} на ${ON_DAY}|а не (?:${OF_DAY}|${OF_PART})`;

/**
 * Words by which somebody changes what was settled before, or says how it really is: "сантехник
 * всё-таки в пятницу". Nothing new is announced so.
 */
export const MIND_CHANGED = new RegExp(
  `(?:^|[\\s,])(?:все[- ](?:таки|же)|получается|оказывается|выходит|теперь|тогда|${TIME_FOR_TIME})(?=[\\s,]|$)`,
  'u',
);

/** "педикюр лучше на вторник"; behind a time it only corrects that: "в десять, нет, лучше в одиннадцать". */
export const RATHER = /(?:^|[\s,])лучше(?=[\s,]|$)/u;

/** "йога это в восемь", "отчёт на самом деле к среде" */
export const SAID_OTHERWISE: readonly RegExp[] = [
  /^\p{L}+(?: \p{L}+)? это (?=(?:в|во|на|к|ко|с|со|после|до) |утром|днем|вечером|сегодня|завтра)/u,
  /(?:^|[\s,])на самом деле(?=[\s,]|$)/u,
];

/** What stands in quotes names something, and says nothing of it. */
export const IN_QUOTES = /["«“][^"»”]*["»”]/gu;
