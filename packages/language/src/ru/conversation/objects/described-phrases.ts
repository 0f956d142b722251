const VERB = '(?:удали|убери|сотри|вычеркни|удаляй|убирай|стирай)(?:те)?';
/** "удали музыкалку, которая без времени", "танцы без времени убери", "и субботнюю в 11 тоже удали". */
export const TAKES_DESCRIBED: readonly RegExp[] = [
  new RegExp(`^${VERB}\\s+(?<what>[^?\\n]{3,80}?)$`, 'iu'),
  new RegExp(`^(?<what>[^?\\n]{3,80}?)\\s+${VERB}$`, 'iu'),
];
/** Ahead of it they say nothing. */
export const AHEAD =
  /^(?:(?:а|и|ну|так|ой|еще|ещё|теперь|тогда|пожалуйста|нет|да|тоже|также)[\s,]+)+/iu;
/** "которая без времени", "та, что без часа" */
export const UNTIMED =
  /(?:[\s,]+|^)(?:(?:та|ту|тот|те|того)[\s,]+)?(?:(?:котор[a-zЀ-ӿ]+|что|где|у\s+которо[a-zЀ-ӿ]+)\s+)?(?:без\s+(?:указания\s+)?(?:времени|часа|часов)|(?:нет|не\s+указано|не\s+стоит)\s+времени)(?=[\s,.]|$)/iu;
/** Around the name they say nothing. */
export const AROUND_DESCRIBED: ReadonlySet<string> = new Set(
  'тоже также ту тот та те того которая которую который которые что запись записи задачу задача встречу еще уже и а'.split(
    ' ',
  ),
);
/** The title in the label of a choice. */
export const IN_QUOTES = /«(?<title>.+?)»/u;
