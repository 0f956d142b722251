/** What a person says of a name that is to be another one, and no name: the new one has not been said. */
export const NO_NEW_NAME =
  /^(?:(?:в|на)\s+)?(?:не\s+(?:так|то|та|тот|очень|совсем|по|как|надо)(?:\s.+)?|(?:не)?(?:правильно|верно|корректно)|обратно|назад|заново|снова|раньше|прежде|было|по-(?:другому|старому|новому|человечески|русски|нормальному)|по\s+(?:другому|старому|новому|человечески)|как(?:-то|-нибудь|-нить)?(?:\s.+)?|же(?:\s.+)?|так\s+же(?:\s.+)?|(?:по)?[a-zЀ-ӿ]+нее|(?:по)?(?:короче|проще|лучше|длиннее|строже))(?:\s+(?:пожалуйста|плиз))?$/iu;
/** "первая называется слишком длинно": it is judged; "переименуй в очень важное" says a name. */
export const JUDGED = /^(?:слишком|очень|совсем|уж|больно|чуть|немного|намного)\s.+$/iu;
/** "вторая звучит глупо": it is told how a name sounds. */
export const TOLD_HOW = /^[a-zЀ-ӿ]+о$/iu;
const ORDERED =
  'перенеси|передвинь|сдвинь|подвинь|отложи|переставь|перекинь|поставь|ставь|запиши|назначь|удали|убери|сотри|вычеркни|отметь|закрой|заверши|напомни|добавь|допиши|поменяй|смени|сделай';
/** Behind the name another thing is ordered. */
export const NAME_AND_ORDER = new RegExp(
  `^(?<name>.{2,}?)(?:\\s*,\\s*(?:(?:и|а|но|потом|затем)\\s+)?|\\s+(?:и|а|но)\\s+)(?:(?:ещё|еще|сразу|заодно|тогда|потом)\\s+)?(?<more>(?:(?:её|ее|его|там)\\s+)?(?:${ORDERED})(?:те)?(?:\\s.+)?)$`,
  'iu',
);
/** Behind the name another one gets its own: "... в клей, а вторую в пшено". */
export const NAME_AND_ANOTHER =
  /^(?<name>.{2,}?)(?:\s*,\s*(?:(?:и|а)\s+)?|\s+(?:и|а)\s+)(?<which>[a-zЀ-ӿ]+(?:\s+[a-zЀ-ӿ]+)?)\s+(?<verb>(?:переименуй|назови)\s+)?(?<into>в|как)\s+(?<next>.{2,})$/iu;
/** How the words go where a name is said in so many words. */
export const into = (title: string): string => ` в ${title.toLowerCase()}`;
export const rowInto = (which: string, next: string): string => `переименуй ${which} в ${next}`;
/** "первую и вторую в дела по дому": the same name for two rows. */
export const AND_ANOTHER_ROW =
  /^(?:и|или|,)\s*(?<which>[a-zЀ-ӿ]{4,})\s+(?:(?:переименуй|назови)\s+)?(?:(?:в|как)\s+)?(?<name>.{2,})$/iu;
