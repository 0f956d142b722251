const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Where in a list: from its beginning, from its end, or in its middle. */
export const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:верхн|начальн|перв)(?:ий|его|ему|ым|ом|ой|ый|ого|ому|им|ем|яя|ей|юю|ая|ую|ее|ое)$/u, 0],
  [
    /^(?:нижн|последн|крайн|финальн|конечн)(?:ий|ого|его|ему|им|ем|яя|ей|юю|ая|ую|ый|ой|ее|ое)$/u,
    -1,
  ],
  [/^предпоследн(?:ий|его|ему|им|ем|яя|ей|юю|ее)$/u, -2],
];
export const MIDDLE = /^(?:средн|серединн)(?:ий|его|ему|им|ем|яя|ей|юю|ее|ый|ую|ая)$/u;

/** "номер два", "двойка" */
export const COUNTED: ReadonlyMap<string, number> = new Map(
  [
    'один одна одно единица',
    'два две двойка',
    'три тройка',
    'четыре четверка',
    'пять пятерка',
  ].flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
);
/** "второй с конца", "первую снизу": counted from the end. */
export const FROM_END = setOf('снизу конца');
/** "первую по времени": in the order in which they stand in the plan. */
export const BY_TIME = setOf('времени дате хронологии');

/** They stand around a choice and choose nothing. */
export const BESIDE_CHOICE = setOf(`
  та тот то ту те тех этот эту эта это которая который которое которые которую которого что кто чтоб про с со о об в во на и из по под
  у за к а ну да вот ага угу наверное наверно пожалуй давай давайте конечно пожалуйста лучше тогда думаю только именно скорее нужна
  нужен нужно надо самый самую самая самое самого список списка списке списку счету порядку номер номером номера пункт пунктом
  вариант варианта вариантом строка строку строчка строчку позиция позицию задача задачу задачи дело блок встреча встречу запись
  проект нее них их этих сверху начала будет стоит идет есть запланирована запланирован назначена назначен бери беру возьми
  выбираю хочу мне нам`);

/** "ту, что раньше", "позднюю": the first or the last of them in time. */
export const EARLIER = setOf(
  'раньше пораньше ранняя раннюю ранний раннее ближайшая ближайшую ближайший ближайшее ближе ближняя ближнюю ближний поближе скоро',
);
export const LATER = setOf(
  'позже попозже позднее поздняя позднюю поздний дальше подальше дальняя дальнюю дальний потом',
);

const forms = (stems: string): RegExp =>
  new RegExp(`^(?:${stems})(?:ая|ую|ой|ый|ий|его|ого|ее|ое|яя|юю|ей|ие|ые|их|ых)$`, 'u');

/** "вторничную": the days of the week by their adjectives, Monday first, and how the same is said as a time. */
export const DAYS_OF_ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [forms('понедельничн|понедельников'), 'в понедельник'],
  [forms('вторничн|вторников'), 'во вторник'],
  [forms('средов|средошн'), 'в среду'],
  [forms('четвергов|четверговск'), 'в четверг'],
  [forms('пятничн'), 'в пятницу'],
  [forms('субботн|субботск'), 'в субботу'],
  [forms('воскресн'), 'в воскресенье'],
];

/** "вторничную", "вечернюю": the same of parts of the day, too. */
export const TIMES_OF_ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  ...DAYS_OF_ADJECTIVES,
  [forms('сегодняшн'), 'сегодня'],
  [forms('завтрашн'), 'завтра'],
  [forms('послезавтрашн'), 'послезавтра'],
  [forms('вчерашн'), 'вчера'],
  [forms('утренн'), 'утром'],
  [forms('дневн|послеобеденн'), 'днем'],
  [forms('обеденн'), 'в обед'],
  [forms('вечерн'), 'вечером'],
  [forms('ночн'), 'ночью'],
];

/** "и ту и другую", "обе сразу": all that are offered, beside a count or without one. */
export const EACH_OF_BOTH =
  /^(?:и )?(?:ту|тот|то|та|эту|этот|та и|одну|один|перв\p{L}+) и (?:другую|другой|другое|другая|эту|ту|вторую|второй|втор\p{L}+)$/u;
export const BESIDE_ALL = setOf(
  'сразу вместе их эти тоже разом одновременно тогда давай удали удаляй убирай да конечно можно пожалуйста подряд два',
);

/** "ту, что с утра": the part of the day in which it stands. */
export const SINCE_PART_OF_DAY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:с|по) утра(?!\p{L})/iu, 'утром'],
  [/(?<!\p{L})с вечера(?!\p{L})/iu, 'вечером'],
];

/** They stand between names of a set and name nothing. */
export const BESIDE_NAMES = setOf('и с про задачу только');
