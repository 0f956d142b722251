const ADD =
  '(?:добавь|добавить|создай|запиши|впиши|допиши|сделай|заведи|внеси|прикрепи|оставь|напиши)(?:те)?';
const TO = '(?:к|ко|в|во|под|для|на)';
const KIND = '(?:(?:задаче|задачу|задачи|таске|таску|делу)\\s+(?:про\\s+|о\\s+|об\\s+)?)?';
const PART = '(?:подзадачу|подзадача|подпункт|шаг|пункт)';
const MORE = '(?:(?:ещ[её]|одну|новую)\\s+)*';
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
/** Of what a name must be known before these: they say other things as well. */
export const UNSURE_TO = /(?:^|\s)(?:в|во|под|для|на)\s/iu;
