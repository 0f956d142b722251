/** How people speak of lists with boxes: what is bought, packed, brought along. */

/** "список", in whatever case; "чек-лист" too. */
const NOUN = '(?:спис(?:ок|ка|ку|ке|ком)|чек-?лист(?:а|у|е|ом)?)';
const MY =
  '(?:(?:мой|моего|моему|моём|моем|наш|нашего|нашему|нашем|этот|этого|этому|этом|тот|общий|общего|общем|новый)\\s+)?';
const SOFT =
  '(?:(?:ну|ой|ах|ай|блин|да|точно|кстати)\\s*,?\\s+|а\\s+|и\\s+|так\\s+|слушай,?\\s+|пожалуйста,?\\s+)*';
const PLEASE = '(?:(?:мне|нам|ещё|еще|пожалуйста|тоже|также|туда|себе)\\s+)*';
const MAKE =
  '(?:сделай(?:те)?|создай(?:те)?|заведи(?:те)?|начни|запиши(?:те)?|добавь(?:те)?|(?:составь|подготовь|приготовь|набросай)(?:те)?)';
const ADD =
  '(?:добав(?:ь|ьте|ить)|допиши(?:те)?|впиши(?:те)?|внеси(?:те)?|запиши(?:те)?|занеси(?:те)?|закинь|кинь|положи|включи(?:те)?)(?:-ка)?';
const TICK = '(?:вычеркни(?:те)?|зачеркни(?:те)?|отметь(?:те)?|отмечай|закрой)';
const DROP = '(?:убери(?:те)?|удали(?:те)?|выкинь|сотри(?:те)?|выброси)';
const BACK = '(?:верни(?:те)?|сними\\s+(?:галочку|отметку)\\s+с)';
const SHOW = '(?:покажи(?:те)?|открой|выведи|дай|скинь|пришли|напомни|посмотреть|прочитай)';
const TICKED =
  '(?:вс[её]\\s+)?(?:купленн(?:ое|ые|ого)|отмеченн(?:ое|ые|ого)|вычеркнут(?:ое|ые|ого)|сделанное|собранное|галочки)';

/** "ещё", "также": of what is put beside what stands there. */
const MORE_OF = '(?:(?:ещё|еще|также|тоже|и|плюс)\\s+)*';
/** "и сахар": the same where nothing but things was said since. */
export const AND_MORE = /^(?:и|а)\s+(?<items>[^,;:?!\n]{2,40}?)(?:\s+(?:тоже|также))?[.!]?$/iu;
/** Within a sentence somebody's name begins so. */
export const OF_NAME = /^\p{Lu}\p{Ll}/u;
const MORE_OF_SURE = '(?:(?:и|а|плюс)\\s+)?(?:ещё|еще|также|плюс)\\s+';

const re = (source: string): RegExp => new RegExp(`^${SOFT}${source}$`, 'isu');

/** "список покупок: молоко, хлеб": its name, and what follows the colon or the line. */
export const MADE_WITH_ITEMS = re(
  `(?:${MAKE}\\s+)?${PLEASE}${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60}?)?)\\s*(?::|\\s[-–—]\\s|\\n)\\s*(?<items>.+)`,
);
/** "список покупок добавь сливки", "покупки: допиши сливки": the list first, and then what is ordered of it. */
export const ADDED_TO_FIRST = re(
  `(?:(?:(?:в|во)\\s+)?${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60}?)?)|(?<kept>покупки|продукты|хозтовары))\\s*(?:[:,–—-]\\s*)?\\s${PLEASE}${ADD}\\s+${PLEASE}(?<items>.+)`,
);
/** "заведи список для дачи" */
export const MADE_EMPTY = re(
  `(?:создай(?:те)?|заведи(?:те)?|начни)\\s+${PLEASE}${MY}${NOUN}(?<name>\\s+[^:\\n,.!?]{1,60})`,
);
/** "добавь в список покупок яйца": where the name ends is told by its words. */
export const ADDED_BEHIND = re(`${ADD}\\s+${PLEASE}(?:в|во|к)\\s+${MY}${NOUN}\\s+(?<rest>.+)`);
/** "добавь яйца в список покупок", "яйца в список покупок" */
export const ADDED_BEFORE = re(
  `(?<verb>${ADD}\\s+)?${PLEASE}(?<items>.+?)\\s+(?:в|во|к)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60})?)`,
);
const THERE = '(?:туда(?:\\s+же)?|в\\s+(?:него|этот\\s+список))';
const FROM_THERE = '(?:оттуда|из\\s+него)';
const ON_IT = '(?:там|в\\s+нём|в\\s+нем)';
/** "добавь туда сыр", "туда же батон": on the list that was shown. */
export const ADDED_THERE = re(`(?:${ADD}\\s+)?${MORE_OF}${THERE}\\s*[:,]?\\s+(?<items>.+)`);
/** "и ещё наждачку туда", "кисть туда же впиши", "гвозди допиши": the same with the pointer behind what is put there. */
export const ADDED_THERE_BEHIND = re(
  `(?<verb>${ADD}\\s+)?${MORE_OF}(?<items>[^?\\n]+?)(?:\\s+(?:ещё|еще|тоже|также))?(?:\\s+туда(?:\\s+же?)?(?:\\s+(?:${ADD}|припиши(?:те)?|над[оа]|надобно|нужно|бы|уж|пожалуйста))*|,?\\s+(?:допиши|впиши|припиши)(?:те)?(?:-ка)?)`,
);
/** "и ещё батон", "допиши ещё спальник и коврик": only right behind the list. */
export const ADDED_MORE = re(`(?:${ADD}\\s+)?${MORE_OF_SURE}(?<items>.+)`);
/** "убери оттуда лук", "лук оттуда убери" */
export const DROPPED_THERE = re(
  `(?:${DROP}\\s+${PLEASE}${FROM_THERE}\\s+(?<items>.+)|${DROP}\\s+(?<before>.+)\\s+${FROM_THERE})`,
);
/** "вычеркни оттуда лук", "отметь там лук" */
export const TICKED_THERE = re(
  `(?:${TICK}\\s+${PLEASE}(?:${FROM_THERE}|${ON_IT})\\s+(?<items>.+)|${TICK}\\s+(?<before>.+)\\s+(?:${FROM_THERE}|${ON_IT}))`,
);
/** "а лук у нас есть?", "фонарик там есть?", "есть там соль?": whether it stands on the list. */
export const ITEM_ASKED = re(
  `(?:(?:есть(?:\\s+ли)?|стоит)\\s+(?:${ON_IT}\\s+|в\\s+списке\\s+|у\\s+нас\\s+)(?<items>[^?]{2,60})|(?<before>[^?]{2,60}?)\\s+(?:${ON_IT}\\s+|у\\s+нас\\s+|в\\s+списке\\s+|уже\\s+)*(?:есть|стоит|записан[аыо]?|в\\s+списке|там))\\s*\\?+`,
);
/** "вычеркни молоко из списка покупок", "отметь хлеб в списке" */
export const TICKED_ON = re(
  `${TICK}\\s+${PLEASE}(?<items>.+?)\\s+(?:из|со|с|в|во)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60})?)`,
);
/** "вычеркни из списка покупок молоко" */
export const TICKED_BEHIND = re(`${TICK}\\s+${PLEASE}(?:из|в)\\s+${MY}${NOUN}\\s+(?<rest>.+)`);
/** "убери хлеб из списка" */
export const DROPPED_FROM = re(
  `${DROP}\\s+${PLEASE}(?<items>.+?)\\s+(?:из|со|с)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60})?)`,
);
/** "убери из списка покупок хлеб" */
export const DROPPED_BEHIND = re(`${DROP}\\s+${PLEASE}из\\s+${MY}${NOUN}\\s+(?<rest>.+)`);
/** "верни молоко в список", "сними галочку с хлеба в списке покупок" */
export const UNTICKED_ON = re(
  `${BACK}\\s+(?<items>.+?)\\s+(?:в|во)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60})?)`,
);
/** Nothing on a list is called so. */
export const POINTED_BACK = /^\s*(?:(?:её|ее|его|их|это|всё|все|обратно|назад|пожалуйста)\s*)+$/iu;
/** "очисти купленное", "убери отмеченное из списка покупок" */
export const CLEARED = re(
  `(?:очисти(?:те)?|почисти(?:те)?|${DROP})\\s+${PLEASE}${TICKED}(?:\\s+(?:из|в|со)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60})?))?`,
);
/** "очисти список покупок": what is ticked; a list that is not named is none. */
export const CLEARED_LIST = re(
  `(?:очисти(?:те)?|почисти(?:те)?)\\s+${MY}${NOUN}(?<name>\\s+[^:\\n,.!?]{1,60})`,
);
/** "что в списке покупок?", "покажи список в поход" */
export const ASKED = re(
  `(?:что\\s+(?:там\\s+|ещё\\s+|еще\\s+|осталось\\s+|осталась\\s+|у\\s+меня\\s+|у\\s+нас\\s+|стоит\\s+|есть\\s+)*(?:в|во|на)|${SHOW}\\s+${PLEASE})\\s*${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60}?)?)(?:\\s+(?:осталось|ещё|еще|стоит|есть))*\\s*[?.!]*`,
);
/** "список покупок" with nothing else: asked for, where it is one that people keep. */
export const NAMED_ALONE = re(
  `${MY}${NOUN}(?<name>\\s+[^:\\n,.!?]{1,60}?)(?:\\s+${SHOW})?\\s*\\??`,
);
/** "мои списки" */
export const ALL_ASKED = re(
  `(?:${SHOW}\\s+|какие\\s+(?:у\\s+меня\\s+|у\\s+нас\\s+)?(?:есть\\s+)?)?(?:все\\s+)?(?:мои\\s+|наши\\s+)?списки\\s*[?.!]*`,
);

/** "в покупки", "из продуктов": lists that people keep, by their names alone. */
export const KEPT_ALONE =
  /(?<=^|\s)(?<how>в|во|из|на|по)\s+(?:(?:мои|наши|общие)\s+)?(?<what>покупк(?:и|ах|ам)|покупок|продукт(?:ы|ах|ов|ам)|хозтовар(?:ы|ах|ов|ам)|лекарств(?:а|ах|ам)?|подарк(?:и|ах|ов|ам))(?=[\s,.!?:]|$)/iu;
/** The name of such a list as it is written, by its beginning; and "список" as the preposition wants it. */
export const KEPT_NAMES: readonly (readonly [string, string])[] = [
  ['покуп', 'покупок'],
  ['продукт', 'продуктов'],
  ['хозтовар', 'хозтоваров'],
  ['лекарств', 'лекарств'],
  ['подар', 'подарков'],
];
export const LIST_BEHIND = { в: 'список', во: 'список', на: 'список', из: 'списка', по: 'списку' };
/** "в покупках" is where it stands, "в покупки" where it goes. */
export const STANDING = /ах$/iu;
export const LIST_WITHIN = 'списке';
/** Only with these a kept list is meant, and no shop and no act. */
const ORDER = `${ADD}|${TICK}|${DROP}|${BACK}`;
const inside = (words: string): RegExp => new RegExp(`(?:^|\\s)(?:${words})(?=[\\s,.!?:]|$)`, 'iu');
export const LIST_ORDER = inside(`${ORDER}|ещё|еще|тоже|также|что|чего`);
/** Another order, where only a reason may be. */
export const LIST_VERB = inside(ORDER);
/** "чай в покупки добавь", "соль из списка покупок вычеркни": the order behind all that it is about. */
export const ORDER_LAST = new RegExp(
  `^${SOFT}(?<rest>.*\\S)\\s+(?<order>${ADD}|${TICK})(?:\\s+(?:тоже|также|ещё|еще|пожалуйста))*$`,
  'isu',
);
/** "в список": what such an order is about. */
export const ON_LIST = /(?:^|\s)(?:в|во|из|со|с)\s+(?:[a-zЀ-ӿ]+\s+)?спис(?:ок|ка)(?=\s|$)/iu;
/** "масло из списка покупок убери, дома есть": why, and no other order. */
export const DROPPED_LAST = re(
  `(?<items>.+?)\\s+(?:из|со|с)\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60}?)?)\\s+${DROP}(?:\\s*,\\s*(?<why>[^,]{1,60}))?`,
);
/** "в список покупок ещё масло": nothing is ordered, and more is meant. */
export const ADDED_BARE = re(
  `(?:в|во|на)\\s+${MY}${NOUN}\\s+(?<name>[^:\\n,.!?\\s]{1,60})\\s+${MORE_OF_SURE}(?<items>.+)`,
);
/** "что ещё купить по списку покупок?" */
export const ASKED_TO_GET = re(
  `(?:что|чего)\\s+(?:(?:там|ещё|еще|мне|нам|осталось|надо|нужно|нам)\\s+)*(?:купить|взять|докупить|собрать|докупать)\\s+(?:(?:осталось|надо|нужно)\\s+)?по\\s+${MY}${NOUN}(?<name>(?:\\s+[^:\\n,.!?]{1,60}?)?)\\s*[?.!]*`,
);
/** Behind an item and no part of it: "укроп тоже". */
export const BEHIND_ITEM = /\s+(?:тоже|также|ещё|еще)$/iu;

/** A list of things to be done holds tasks, which are read one by one. */
export const OF_TASKS = new Set(
  'дел дела задач задачи задачу проектов поручений встреч подзадач шагов дня входящих'.split(' '),
);
/** What lists are of, where nothing else tells that a word still belongs to the name. */
export const KEPT_LISTS = new Set(
  'покупок продуктов вещей подарков гостей книг фильмов сериалов лекарств документов материалов инструментов хозтоваров'.split(
    ' ',
  ),
);
/** "в поход", "на дачу", "для бабушки": a name with its preposition. */
export const NAMING_PREPOSITIONS = new Set('в во на для к ко по от'.split(' '));

/** "на обед", "на новый год": a meal and a feast are what a list is for, and not when something is done. */
export const FOR_FEAST =
  /^(?:на|к|ко|для)\s+(?:обед[ау]?|полдник[ау]?|нов(?:ый|ому|ого)\s+год[ау]?|рождеств[оау]|пасх[ауе]|маслениц[ауе]|(?:8|восьмое)\s+марта)$/iu;
/** "на новый год", "в зимний лагерь": what the name is of stands behind it. */
export const OF_NEXT_WORD = /(?:ый|ую|юю|ого|ых|(?<![оа]р|ен|ат)ий)$/u;
/** "на день рождения" */
export const DAY_OF_BIRTH = /^(?:день|дня|дню)\s+рождени/u;

/** What one asks after in general is no thing on a list: "встречи есть?" */
export const NO_ITEMS = new Set(
  'встречи встреча дела дело задачи задача планы план время окно что-то что кто где когда какие какая сколько вопросы вопрос что-нибудь минутка смысл'.split(
    ' ',
  ),
);

/** "ещё раз", "и ещё одно", "ещё не всё": no thing that is put on a list. */
export const NO_THINGS = new Set(
  'раз одно один одна вопрос не рано нет бы как что чего кое какие какой есть чуть немного пять про позже когда'.split(
    ' ',
  ),
);

/** What every list is called by. */
export const LIST_TITLE = 'Список';

/** What parts the items of one line, and where a line begins with a mark of its own. */
export const BETWEEN_ITEMS = /\s*[,;]\s*(?:и\s+)?/u;
export const LAST_ITEM = /\s+и\s+/iu;
export const BEFORE_ITEM = /^\s*(?:[-–—•*☐☑]|\d{1,2}[.)])\s*/u;
/** Before an item and no part of it: "ещё", "и". */
export const BESIDE_ITEM = /^(?:и|ещё|еще|также|плюс)\s+/iu;

/** "список покупок и дел": joins, and names nothing. */
export const AND: ReadonlySet<string> = new Set(['и']);

/** Where a list is named, it is said on which one something is put: that is no part of the thing. */
export const NAMES_LIST = /(?:^|\s)спис(?:ок|к[а-яё]+)(?!\S)/iu;
