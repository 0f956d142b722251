/** All of these patterns are of folded words: small letters, "е" for "ё". */
const LEADING =
  '(?:(?:и|а|ну|так|давай|давайте|лучше|тогда|пожалуйста|только|все-таки|вот|ой|нет|да|еще|теперь)\\s+)*?';
/** The kind of what is pointed at. */
const NOUN = '(?:задач[ау]|дел[оа]|встреч[ау]|блок|событие|пункт|запись)(?![A-Za-zЀ-ӿ])';
const ONE = `(?:(?:вот\\s+)?(?:эту|этот|это|эта|ту|тот|то(?=\\s+(?:же\\s+)?дело))(?:\\s+(?:же|самую|самый|последнюю|последний))*(?:\\s+${NOUN})?|ее|его|ей|ему|она|он|оно|у\\s+(?:нее|него))`;
const SEVERAL =
  '(?:и\\s+(?:ту|тот|то|эту|этот)\\s+и\\s+(?:другую|другой|другое|эту|этот|ту|тот)|(?:их\\s+)?(?:обе|оба|обеим|обоим|обеих)(?:\\s+(?:их|эти|задачи))?|их|им)';
const PLACED =
  '(?:(?:самую\\s+)?(?:перв|втор|трет|четверт|пят)(?:ую|ая|ый|ой|ое|ью|ья|ий|ье)|(?:вот\\s+)?(?:эту\\s+)?последн(?:юю|яя|ий|ее))(?:\\s+(?:задачу|задача|из\\s+них))?';
const VERB =
  '(?:перенеси|переставь|передвинь|сдвинь|подвинь|поставь|ставь|перекинь|перебрось|отложи|сделай|пометь|отметь|назначь|установи|удали|убери|вычеркни|сотри|выкинь|отмени|запланируй|положи|добавь)(?:те)?';

/** What points at one, at several, at a place in a list; ahead of everything else, or behind it. */
export const POINTED_AHEAD = new RegExp(
  `^${LEADING}(?<pointer>${SEVERAL}|${PLACED}|${ONE})\\s+${LEADING}(?<rest>\\S.*)$`,
  'u',
);
export const POINTED_BEHIND = new RegExp(
  `^${LEADING}(?<rest>\\S.*?)\\s+(?<pointer>${SEVERAL}|${PLACED}|${ONE})(?:\\s+(?:пожалуйста|давай))*(?:\\s+(?<tail>${VERB}))?$`,
  'u',
);
/** "срок ей поставь до вторника": between what is set and the rest. */
export const POINTED_WITHIN = new RegExp(
  `^${LEADING}(?<field>срок|дедлайн|приоритет|длительность|тег)\\s+(?<pointer>ей|ему|ее|его|у\\s+нее|у\\s+него|им|обеим)\\s+(?:${VERB}\\s+)?(?<rest>\\S.*)$`,
  'u',
);
/** "сделай вторую срочной" */
export const POINTED_BETWEEN = new RegExp(
  `^${LEADING}(?<tail>${VERB})\\s+(?<pointer>${PLACED})\\s+(?<rest>\\S.*)$`,
  'u',
);
export const SEVERAL_POINTED = new RegExp(`^(?:${SEVERAL})$`, 'u');
/** "другую": of two the one that is not in view. */
export const OTHER =
  /^(?:(?:а|и|ну|нет|ой|тогда|давай|лучше)\s+)*(?:ту\s+)?(?:другую|другой|другое|другая|предыдущую|предыдущий|прошлую)(?:\s+задачу)?\s+(?<rest>\S.*)$/u;
/** "удали её": that verb and the rest. */
export const ORDERED = new RegExp(
  `^(?:(?<first>${VERB})(?:\\s+(?:пожалуйста|ка|давай))?(?:\\s+(?<behind>.+))?|(?<ahead>.+?)\\s+(?<last>${VERB})(?:\\s+(?:пожалуйста|ка))?)$`,
  'u',
);
/** What may be said of what is pointed at without a verb, and the verb that stands for it. */
export const SAID_OF_IT: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:пусть\s+будет\s+)?(?:очень\s+)?(?:высокий|низкий|средний|обычный|максимальный)\s+приоритет$/u,
    'поставь',
  ],
  [/^(?:пусть\s+будет\s+)?(?:срок|дедлайн)\s+\S/u, 'поставь'],
  [/^в\s+проект\s+\S/u, 'перенеси'],
  [/^(?:срочн|важн)(?:ой|ым|ыми)$/u, 'сделай'],
];
/** "она готова", "эту сделала", "обе сделаны": told as done. */
export const TOLD_DONE =
  /^(?:(?:я|мы|уже|все|наконец)\s+)*(?:готов[аоы]?|сделан[аоы]?|выполнен[аоы]?|закончен[аоы]?|сделал[аи]?|выполнил[аи]?|закончил[аи]?|доделал[аи]?|закрыл[аи]?|завершил[аи]?)(?:\s+(?:уже|я|мы))*$/u;
/** Verbs of striking out: what is only pointed at and struck goes. */
export const STRIKES = /^(?:вычеркни|выкинь|отмени)/u;
export const DELETE = 'удали';
export const MOVE_IT = 'перенеси';
export const MARK_DONE = (pointer: string, isSeveral: boolean): string =>
  `отметь ${pointer} ${isSeveral ? 'сделанными' : 'сделанной'}`;
export const BOTH = 'обе';
export const IT = 'её';
/** What is pointed at by its kind, where that tells tasks from blocks. */
export const BY_KIND: readonly (readonly [RegExp, string])[] = [
  [/\sблок$/u, 'этот блок'],
  [/\sзадач[ау]$/u, 'эту задачу'],
];
/** "эту задачу надо сделать до пятницы": ahead of the time they say nothing more. */
export const NEEDED =
  /^(?:(?:мне|нам)\s+)?(?:надо|нужно|необходимо|хочу|хотелось\s+бы|успеть|сделаю)\s+(?:бы\s+)?(?:(?:сделать|выполнить|закончить|доделать|успеть)\s+)*/u;
/** "положи в него все задачи, которые я сегодня наговорил": what was written goes into the project that was just made. */
export const ALL_INTO_IT =
  /^(?:(?:и|а|ну|теперь|давай|пожалуйста)\s+)*(?:положи|добавь|закинь|кинь|перенеси|перемести|сложи|собери|убери|запихни|засунь|внеси|занеси)(?:те)?\s+(?:(?:туда|сюда|(?:в|во)\s+(?:него|(?:этот|тот)(?:\s+же)?\s+проект))\s+все(?:\s+\S.*)?|все(?:\s+\S.*)?\s+(?:туда|сюда|(?:в|во)\s+(?:него|(?:этот|тот)(?:\s+же)?\s+проект)))$/u;
/** Those that stand in no project yet. */
export const ALL_INTO = (project: string): string =>
  `перенеси все задачи из входящих в проект ${project}`;
/** A title that points at a thing of the plan, and is none: "эту задачу сделать", "в этот проект". */
export const POINTS_AT_KIND =
  /^(?:вот )?(?:(?:в|во|для|из|к|по) )?(?:эт(?:у|от|ой|ом|ого|ому)|т(?:у|от|ой|ом|ого|ому))(?: же)? (?:задач[ауеи]|встреч[ауеи]|блок[ау]?|проект[ауе]?|пункт[ау]?|запись)(?: |$)|^(?:в него|туда|сюда) (?:задач[ауи]|запис|добав|внес)|\sтогда тоже$/u;
export const HANDLE = (kind: string, number: number): string =>
  `${kind === 'timeblock' ? 'блок' : 'задачу'} №${number}`;
export const IS_HANDLE = /№\d+$/u;
/** Nothing is called by such words alone. */
export const ONLY_POINTS: ReadonlySet<string> = new Set(
  `ее его их ей ему им она он оно они эту этот это эта эти этой этого этому этих ту тот то та те тех той тому другую другой
  другое другая другие других обе оба обеих обоих обеим обоим последнюю последний последнее последняя последние
  предыдущую предыдущий предыдущее прошлую все же и а самую самый вот у нее него нее
  такую такой такое саму одну одну из них`.split(/\s+/u),
);
export const PLEASE = /,\s*пожалуйста,?\s*/iu;
export const COUNTS_PLACE = /^(?:самую\s+)?(?:перв|втор|трет|четверт|пят)/u;
export const LET_IT_BE = /^пусть\s+будет\s+/u;
/** Beside a time they set another one; some of them do nothing else. */
export const MOVES =
  /^(?:перене|перестав|передв|сдви|подви|постав|став|переки|перебр|отлож|сдела|назнач|установ|запланир|полож)/u;
export const PLACES = /^(?:постав|став|сдела|назнач|установ|запланир|полож)/u;
export const MOVES_ON =
  /^(?:перене|перестав|передв|сдви|подви|переки|перебр|отлож|удал|убер|вычерк|сотр|выкин|отмен)/u;
/** "на полчаса позже" */
export const SHIFTS = /^(?:на\s.+\s)?(?:позже|раньше|попозже|пораньше)$/u;
export const SET = 'поставь';
export const DUE = 'срок';
