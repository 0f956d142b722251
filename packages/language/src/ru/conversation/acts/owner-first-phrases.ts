const SOFT = '(?:(?:и|а|ну|так|да|ещ[её]|кстати|вот)[\\s,]+)*';
const ADD =
  '(?:(?:добавь|запиши|впиши|допиши|занеси|внеси|напиши|поставь|пометь|сделай|создай|заведи|укажи|оставь|закинь|прикрепи)(?:те)?)';
const ALSO = '(?:\\s+(?:ещ[её]|пожалуйста|такую|такой|такое))*';
const ORDERED = `(?:\\s+${ADD})?`;
const KIND = '(?:(?:задаче|задачу|задачи|таске|делу|блоку)\\s+)?';
const OWNER = '(?<owner>[^,:;!?\\n]{2,60}?)';
const MARK = '\\s*(?::|\\s[–—-])\\s*';
/** What parts the owner from what is kept with it: a mark, an order, or both. */
const SEVERED = `(?:\\s+(?<order>${ADD})${ALSO}(?:${MARK}|\\s+)|(?<mark>${MARK}))`;
const PART_BY = '(?<part>подзадачей|подзадачкой|подпунктом|пунктом|шагом|этапом)';
const PART = '(?<part>подзадач[ау]|подпункт|пункт|шаг)';
const NOTE_BY =
  '(?:заметкой|комментарием|комментом|примечанием|пометкой|ремаркой|припиской|пояснением)';
const NOTE_IN =
  '(?:в|во)\\s+(?:заметк[иу]|комментари[ий]|комменты?|примечани[ея]|пометк[иу]|ремарк[иу]|описание)';
const NOTE = `(?<note>${NOTE_BY}|${NOTE_IN})`;
const TO = '(?<to>к|ко|по|для|у|в|во|на)';
const KEPT = '(?<title>\\S[^?\\n]*?)';
/** One thing to be done: an infinitive opens it. */
const TO_DO = '(?<title>[a-zЀ-ӿ]{2,}(?:ть|ти|чь)(?:ся)?\\s[^?\\n]*?)';
const said = (...parts: readonly string[]): RegExp =>
  new RegExp(`^${SOFT}${parts.join('')}[.!]?$`, 'iu');

/** "к выпускному подзадачей запиши заказать шары", "подзадачей к чемодану: купить крем": whose part it is stands first. */
export const PARTS_OWNER_FIRST: readonly RegExp[] = [
  said(`${TO}\\s+${KIND}${OWNER}${ORDERED}${ALSO}\\s+${PART_BY}`, SEVERED, KEPT),
  said(`${TO}\\s+${KIND}${OWNER}${ORDERED}${ALSO}\\s+${PART_BY}\\s+`, TO_DO),
  said(`(?:${ADD}${ALSO}\\s+)?${PART_BY}${ALSO}\\s+${TO}\\s+${KIND}${OWNER}`, SEVERED, KEPT),
  said(`(?:${ADD}${ALSO}\\s+)?${PART_BY}${ALSO}\\s+${TO}\\s+${KIND}${OWNER}\\s+`, TO_DO),
  said(`${PART}\\s+${TO}\\s+${KIND}${OWNER}\\s+(?<order>${ADD})${ALSO}(?:${MARK}|\\s+)`, KEPT),
  said(`${TO}\\s+${KIND}${OWNER}${ALSO}\\s+${PART}\\s+`, TO_DO, `\\s+(?<order>${ADD})`),
];
/** "в заметку к билетам: ...", "к столу в заметки запиши ...", "комментарием к крану — ...": the same of a note. */
export const NOTES_OWNER_FIRST: readonly RegExp[] = [
  said(`${TO}\\s+${KIND}${OWNER}${ORDERED}${ALSO}\\s+${NOTE}`, SEVERED, KEPT),
  said(`(?:${ADD}${ALSO}\\s+)?${NOTE}${ALSO}\\s+${TO}\\s+${KIND}${OWNER}`, SEVERED, KEPT),
  said(
    `(?<to>к|ко|по|для|у)\\s+${KIND}${OWNER}\\s+(?<note>пометь|отметь|учти)`,
    `(?<mark>${MARK})`,
    KEPT,
  ),
];
const AHEAD =
  '(?:вс[её]-?таки|уже|вс[её]|это|она|оно|он|они|полностью|почти|очень|наконец(?:-?то)?)';
const PREFIX = '(?:вз?|вы|до|за|на|об?|от|пере|по|под|при|про|рас|раз|из|ис|с|со|у)';
const BROUGHT_TO_END = `(?:[a-zЀ-ӿ]{2,}(?:[аеёя]н|[иыуя]т|[её]рт)о|${PREFIX}[a-zЀ-ӿ]{0,12}(?:дан|крыт|нят|елан|лен|слан|чен|шен|сан|ран)[аы]?|готов[аоы]?)`;
const CAME_ABOUT = `(?:[a-zЀ-ӿ]{2,}[аеёиоуыя]л[аио](?:сь)?|${PREFIX}[a-zЀ-ӿ]{1,12}[аеёиоуыя]л(?:ся)?)`;
const MATTERS = '(?:не\\s*)?(?:срочн|важн|актуальн)[a-zЀ-ӿ]*';
const NO_MORE = '(?:больше\\s+)?не\\s+(?:надо|нужн[a-zЀ-ӿ]*|горит)';
/** "по докладу отметь: сделано", "к отчёту пометь: срочно": how it stands is no note. */
export const IS_STATE = new RegExp(
  `^(?:${AHEAD}\\s+)*(?:${BROUGHT_TO_END}|${CAME_ABOUT}|${MATTERS}|${NO_MORE}|в\\s+(?:работе|процессе)|на\\s+паузе|горит)(?:\\s+уже)?[.!]*$`,
  'iu',
);
const LEVEL =
  '(?:высок|низк|средн|обычн|максимальн|нормальн|повышенн|крайн|больш|минимальн|наивысш)[a-zЀ-ӿ]+';
/** "пометь: срок в пятницу", "пометь: высокий приоритет": a field that is called by its name, and what it is to be. */
export const IS_FIELD = new RegExp(
  `^(?:(?<level>${LEVEL}|новый)\\s+)?(?:(?<ranked>приоритет|важность|срочность)|(?<timed>срок|дедлайн|длительность|напоминание)|(?<named>статус|теги?|тэги?|метк[ау]))(?:[\\s:—–-]+(?<value>\\S.*?))?[.!]*$`,
  'iu',
);
export const IS_LEVEL = new RegExp(`^(?:самый\\s+)?${LEVEL}$`, 'iu');
/** One word, or several with commas: "работа", "дом, дача". */
export const IS_WORDS = /^#?[a-zЀ-ӿ\d_-]+(?:\s*,\s*#?[a-zЀ-ӿ\d_-]+)*$/iu;
/** "отметь", "пометь", "учти": said of a state as well as of a note. */
export const MARKS_OR_NOTES = /^(?:пометь|отметь|учти)$/iu;
/** The same where nothing parts the owner from the note, so that only a name that is known does. */
export const NOTES_UNPARTED: readonly RegExp[] = [
  said(`${TO}\\s+${KIND}(?<owner>\\S+(?:\\s+\\S+)?)\\s+${NOTE}\\s+`, KEPT),
  said(`(?:${ADD}${ALSO}\\s+)?${NOTE}\\s+${TO}\\s+${KIND}(?<owner>\\S+)\\s+`, KEPT),
  said(`(?:${ADD}${ALSO}\\s+)?${NOTE}\\s+${TO}\\s+${KIND}(?<owner>\\S+\\s+\\S+)\\s+`, KEPT),
];
/** Said of parts alone: "пункт выдачи", "шаг" are things as well. */
export const SURELY_PART = /^подзадач/iu;
/** "к чемодану", and no other way to name an owner, is hardly said of anything else. */
export const TOWARD_OWNER = /^ко?$/iu;
/** "TASK-001" */
export const NUMBERED_OWNER = /^TASK-\d+$/iu;
export const partAddedTo = (owner: string, title: string): string =>
  `добавь к ${owner} подзадачу ${title}`;
export const fieldOf = (owner: string, field: string): string => `поставь ${owner} ${field}`;
export const noteAddedTo = (owner: string, title: string): string =>
  `добавь к ${owner} комментарий: ${title}`;
