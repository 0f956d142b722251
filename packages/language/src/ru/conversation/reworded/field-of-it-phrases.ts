const LEAD = '(?:(?:и|а|ну|да|так|ещё|еще|также|плюс)[\\s,]+)*';
const LED = '(?:(?:и|а|ну|да|так|ещё|еще|также|плюс)[\\s,]+)+';
const POLITE = '(?:\\s+(?:пожалуйста|плиз|плз))?[.!]*';
const KEEP = '(?:добавь|допиши|припиши|запиши|впиши|внеси|напиши|вставь)(?:те)?';
const INFINITIVE = '[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?=[\\s.!]|$)';

/** One of these is said with all that is said here. */
export const MAY_BE_FIELD =
  /замет|примечан|коммент|помет|тег|тэг|метк|подпункт|пункт|подзадач|шаг|начало|старт|это|меня|мне|маякни|пингани|свистни/iu;

// "заметки" are a place of one's own
const NOTE = '(?:заметку|примечани[ея]|комментари[йи]|коммент|пометку)';
/** "и в заметку: талон 77", "допиши в примечание: натощак": into the note of what is in view. */
export const INTO_NOTE = new RegExp(
  `^${LEAD}(?:${KEEP}\\s+)?в\\s+(?:эту\\s+)?${NOTE}(?:\\s+${KEEP})?\\s*[:–—]\\s*(?<text>\\S.+)$`,
  'isu',
);
/** "заметкой к ней: номер на двери", "комментарием к нему: ..." */
export const AS_NOTE_TO_IT = new RegExp(
  `^${LEAD}(?:${KEEP}\\s+)?(?:(?:заметкой|примечанием|комментарием|пометкой)\\s+(?:к\\s+(?:ней|нему|этому|этой)|туда(?:\\s+же)?)|(?:к\\s+(?:ней|нему|этому|этой)|туда(?:\\s+же)?)\\s+(?:заметкой|примечанием|комментарием|пометкой))(?:\\s+${KEEP})?\\s*[:–—]\\s*(?<text>\\S.+)$`,
  'isu',
);
/** "а в примечание натощак", "допиши в заметку код 55": the same, without a mark. */
export const INTO_NOTE_UNMARKED = new RegExp(
  `^(?:${LED}в\\s+(?:заметку|примечание|комментарий|пометку)|${LEAD}${KEEP}\\s+в\\s+(?:заметку|примечание|комментарий|пометку)|${LEAD}в\\s+(?:заметку|примечание|комментарий|пометку)\\s+${KEEP})\\s+(?!(?:к|ко|для|о|об|обо|про|на|по|от|из|с|со|у|в|насч[её]т)\\s)(?<text>[^:?\\n]{2,200})$`,
  'iu',
);
/** "примечание: натощак", "и заметка: вход со двора" */
export const NOTE_HEADED = new RegExp(
  `^(?<led>${LEAD})(?<noun>заметка|примечание|комментарий|коммент|пометка)\\s*[:–—]\\s*(?<text>\\S.+)$`,
  'isu',
);
/** A remark is said of something; a note may be what is to be kept by itself. */
export const IS_REMARK = /^(?:примечание|комментарий|коммент|пометка)$/iu;
/** "заметка: рецепт пирога", "заметка: идеи для отпуска": it is kept by itself. */
export const KEPT_BY_ITSELF =
  /^(?:рецепт|иде[яию]|списо?к|парол|логин|мысл|цитат|план(?:ы|а)?(?![a-zЀ-ӿ])|хотелк|желани|контакт|фильм|книг|сериал|песн|подарк|тем[аы](?![a-zЀ-ӿ]))/iu;
/** Where something is called so, "в заметки" names that. */
export const NOTE_IN_NAME = /замет|примечан|коммент|помет/iu;
export const noteOfIt = (text: string): string => `добавь заметку: ${text}`;

/** "и ещё подпункт купить веники", "и пункт: веники": one more part of what is in view. */
export const ONE_MORE_PART_OF_IT = new RegExp(
  `^${LED}(?:подпункт|пункт|подзадач[ау]|шаг)(?:\\s*:\\s*(?=\\S)|\\s+(?!(?:перенести|передвинуть|сдвинуть|отложить|удалить|убрать|вычеркнуть|закрыть|отметить|пометить|отменить|завершить|переименовать|назвать|показать|открыть|сделать)(?:\\s|$))(?=${INFINITIVE}\\s+\\S))(?<title>[^?]+)$`,
  'iu',
);
export const partOfIt = (title: string): string => `добавь подзадачу ${title}`;

const TAG = '(?:тег|тэг|метку|хештег|хэштег|теги|тэги|метки|хештеги|хэштеги)';
const ONE_TAG = '#?[0-9a-zЀ-ӿ]+(?:[-_][0-9a-zЀ-ӿ]+)*';
const TAGS = `(?<tags>${ONE_TAG}(?:(?:\\s*,\\s*|\\s+и\\s+)${ONE_TAG})*)`;
const HANG =
  '(?:добавь|повесь|навесь|поставь|проставь|присвой|припиши|допиши|прицепи|прилепи|приклей|накинь)(?:те)?(?:\\s+(?:ещё|еще))?';
/** "припиши метку дом", "повесь сюда тег дом": what is in view gets one. */
export const TAG_OF_IT = new RegExp(
  `^${LEAD}(?:(?:к\\s+)?(?:ней|нему|ей|ему|сюда|туда)\\s+)?${HANG}(?:\\s+(?:к\\s+)?(?:ней|нему|ей|ему|сюда|туда))?\\s+${TAG}\\s+${TAGS}${POLITE}$`,
  'iu',
);
export const tagOfIt = (tags: string): string => `добавь тег ${tags}`;

/** "и начало в 16:30", "начало 18:30", "начало на час позже": when what is in view begins. */
export const BEGINS_AT = new RegExp(
  `^${LEAD}(?:пусть\\s+)?(?:начало|старт)(?:\\s+(?:будет|теперь|лучше|пусть|уже|там|же|давай|ровно|строго))*(?:\\s*[:–—-])?\\s+(?<at>(?:(?:в|во|с|со|на|около|к)\\s+|(?=\\d{1,2}[:.]\\d\\d))[^,;?!\\n]{1,40}?)${POLITE}$`,
  'iu',
);
export const beginsThen = (at: string): string => `нет, ${at}`;

/** "это каждый день надо": they say of what is in view that it repeats, beside how often. */
export const IS_ABOUT_IT = 'это';
export const BESIDE_REPEAT: ReadonlySet<string> = new Set(
  `и а ну да это мне нам надо нужно делать будет пусть пускай должно быть бы повторять хочу
  хотелось вообще-то вообще ведь же`.split(/\s+/u),
);
/** "это чтобы было каждый день" wishes what "это было каждый день" tells. */
export const WISHED = 'чтобы';
export const WAS: ReadonlySet<string> = new Set(['было', 'повторялось']);
export const repeatsSo = (often: string): string => `повторяй ${often}`;

const NUDGE =
  '(?:(?:пни|толкни|дёрни|дерни|пингани|пнуть|тыкни|ткни|стукни|торкни|растолкай|подёргай|подергай|маякни|свистни)(?:те)?\\s+(?:меня|мне)|(?:меня|мне)\\s+(?:пни|толкни|дёрни|дерни|пингани|тыкни|ткни|маякни|свистни)(?:те)?|(?:маякни|пингани|свистни)(?:те)?)';
const BEFORE = '(?<before>за\\s+[^,:;?!\\n]{2,25}?)(?:\\s+до\\s+(?<name>[^,:;?!\\n]{2,50}?))?';
/** "за час до бассейна пни меня", "маякни за полчаса": how long before it to remind. */
export const NUDGES: readonly RegExp[] = [
  new RegExp(`^${LEAD}${BEFORE}\\s+${NUDGE}${POLITE}$`, 'iu'),
  new RegExp(`^${LEAD}${NUDGE}\\s+${BEFORE}${POLITE}$`, 'iu'),
];
/** "до начала", "до этого" */
export const OF_ITSELF: ReadonlySet<string> = new Set(
  'начала этого него нее неё выхода'.split(' '),
);
export const remindsBefore = (before: string, name: string | undefined): string =>
  name === undefined ? `напомни ${before}` : `напомни ${before} до ${name}`;
