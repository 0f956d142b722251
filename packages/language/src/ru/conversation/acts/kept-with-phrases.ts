const ADD =
  '(?:добавь|добавить|создай|запиши|впиши|допиши|сделай|заведи|внеси|прикрепи|оставь|напиши)(?:те)?';
const TO = '(?:к|ко|в|во|под|для|на)';
const KIND = '(?:(?:задаче|задачу|задачи|таске|таску|делу)\\s+(?:про\\s+|о\\s+|об\\s+)?)?';
const PART = '(?:подзадачу|подзадача|подпункт|шаг|пункт)';
const MORE =
  '(?:(?:ещ[её]|потом|одн[ау]|(?:нов|перв|втор|четв[её]рт|пят|друг)(?:ую|ая)|треть(?:ю|я)|следующ(?:ую|ая))\\s+)*';
const NOTE = '(?:заметку|заметка|комментарий|коммент|примечание|пометку|ремарку)';
const OWNER = '(?<owner>[^,:;!?\\n]{2,60}?)';
const TITLE = '(?<title>[^:;!?\\n]{2,200})';
/** What is to be done and what it is done to: "съездить к маме" goes to nothing. */
const PART_WORDS = '(?<title>[^\\s:;!?]+\\s[^:;!?\\n]{1,200}?)';
const said = (...parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.join('\\s+')}[.!]?$`, 'iu');

/** What is said first is the task, so that the words behind "подзадачу" are the part. */
export const PARTS_OF_NAMED: readonly RegExp[] = [
  said(ADD, `${TO}\\s+${KIND}${OWNER}`, `${MORE}${PART}`, TITLE),
  said(`${TO}\\s+${KIND}${OWNER}`, ADD, PART, TITLE),
  said(`(?:и\\s+)?(?:ещ[её]\\s+)?(?:к|ко)\\s+${KIND}${OWNER}`, `${MORE}подзадач[ау]`, TITLE),
];
/** "добавь подзадачу заказать зал к юбилею": behind the part, where such a task is known. */
export const PARTS_TO_KNOWN: readonly RegExp[] = [
  said(ADD, PART, `${PART_WORDS}\\s+(?:к|ко)\\s+${KIND}${OWNER}`),
  said(ADD, 'пункт', `${PART_WORDS}\\s+(?:в|во)\\s+${KIND}${OWNER}`),
];
/** "купить билеты и ещё подзадачу забронировать отель": two parts, of which each is read by itself. */
export const ONE_MORE_PART = new RegExp(
  `(?:^|[\\s,])(?:и|ещё|еще|также|потом)\\s+${PART}\\s`,
  'iu',
);
/** "добавь к садику комментарий: группа 4" */
export const NOTES_OF_NAMED: readonly RegExp[] = [
  new RegExp(`^${ADD}\\s+${TO}\\s+${KIND}${OWNER}\\s+${NOTE}\\s*:\\s*(?<title>.+)$`, 'isu'),
  new RegExp(`^${TO}\\s+${KIND}${OWNER}\\s+${ADD}\\s+${NOTE}\\s*:\\s*(?<title>.+)$`, 'isu'),
  new RegExp(`^${ADD}\\s+${NOTE}\\s+${TO}\\s+${KIND}${OWNER}\\s*:\\s*(?<title>.+)$`, 'isu'),
];
/**
 * "к окнам пометка стремянка у соседа", "по шкафу заметка доплатить": without a mark, so that only the name parts
 * the note from its noun.
 */
export const NOTES_TO_KNOWN = new RegExp(
  `^(?:(?:а|и|ну|так|ещ[её]|кстати|да|вот)\\s+)*(?:к|ко|по|у|для)\\s+${KIND}${OWNER}\\s+(?:(?:такая|такой|такое|будет|ещ[её])\\s+)*(?:${ADD}\\s+)?(?:${NOTE}|заметочк[ау]|пометочк[ау]|пометка|ремарка|пояснение)\\s+(?:(?:такая|такой|такое|что)\\s+)*(?<title>[^?\\n]+)$`,
  'iu',
);
/** "к крану пометка ...": what nobody else says of what is to be done. */
export const TOWARD = /^(?:(?:а|и|ну|так|ещ[её]|кстати|да|вот)\s+)*(?:к|ко)\s/iu;
/** What is said of a note, or is to be written: no words of a note. */
export const OF_NOTE_ITSELF =
  /^(?:есть|была|был|какая|какой|какое|какие|где|когда|зачем|написать|подготовить|составить|сделать|проверить|прочитать|перечитать|дописать|готов[аыо]?|нашлась|потерялась)(?![a-zЀ-ӿ])/iu;
/** Of what a name must be known before these: they say other things as well. */
export const UNSURE_TO = /(?:^|\s)(?:в|во|под|для|на)\s/iu;
