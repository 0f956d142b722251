/** How people say that a day is done but for something. */

const TODAY = '(?:(?:на|за)\\s+)?сегодня(?:шнее|шние)?';
const ALL = '(?:я\\s+)?вс[её](?:\\s+дела)?';
const DONE =
  '(?:сделал[аи]?|сделано|сделаны|выполнил[аи]?|выполнено|готово|закрыл[аи]?|закрыто|переделал[аи]?|успел[аи]?|закончил[аи]?|завершено)';
const BUT = '(?:кроме|помимо|исключая|не\\s+считая|за\\s+исключением|за\\s+вычетом)';
const LEFT = 'остал(?:ся|ась|ось|ись)';
const SOFT = '(?:ну\\s+|вот\\s+|так\\s+|ура\\s+|уже\\s+)*';
/** The day, all of it and what became of it, in whatever order; the day is said. */
const HEAD = `(?:${TODAY}\\s+${ALL}\\s+${DONE}|${ALL}\\s+${TODAY}\\s+${DONE}|${ALL}\\s+${DONE}\\s+${TODAY}|${TODAY}\\s+${DONE}\\s+${ALL})`;

/** "сегодня всё сделала кроме юриста", "на сегодня всё готово, остался только юрист", "кроме юриста на сегодня всё сделано" */
export const ALL_DONE_BUT: readonly RegExp[] = [
  `${HEAD}\\s*,?\\s*(?:а\\s+|но\\s+)?${BUT}\\s+(?<but>.+)`,
  `${HEAD}\\s*,?\\s*(?:а\\s+|но\\s+)?(?:только|лишь|один|одна|одно)?\\s*(?<but>\\S.*?)\\s+${LEFT}`,
  `${HEAD}\\s*,?\\s*(?:а\\s+|но\\s+)?${LEFT}\\s+(?:только\\s+|лишь\\s+)?(?<but>.+)`,
  `${BUT}\\s+(?<but>.+?)\\s*,?\\s+${HEAD}`,
].map((source) => new RegExp(`^${SOFT}${source}$`, 'iu'));

/** What parts the things that are left out. */
export const BETWEEN_LEFT_OUT = /\s*,\s*(?:и\s+)?|\s+и\s+/iu;
