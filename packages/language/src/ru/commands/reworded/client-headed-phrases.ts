const SOFT = '(?:(?:а|и|ну|так|слушай|короче|значит|вот|ещё|еще)[\\s,]+)*';
const COUNT =
  '(?<count>2|3|4|5|6|7|8|две|два|три|четыре|пять|шесть|семь|восемь|двое|трое|несколько|пару|пара)';
const NOUN =
  '(?:задач(?:и|ки|ек)?|задачк[иу]|задачек|дел(?:а|о)?|вещи|вещей|таск(?:а|и|ов)?|штуки)';
const NAME = '[a-zЀ-ӿ0-9«»"-]+(?:\\s+[a-zЀ-ӿ0-9«»"-]+){0,2}';
const ALL =
  '(?:вс[её]|все|обе|оба|срок\\s+(?:у\\s+)?(?:всех|обеих|обоих|всего)|(?:всё|все)\\s+это|каждая|каждую)';
const UNTIL = '(?:до|к|ко|не\\s+позже)\\s+[^,.;:?\\n]{2,24}';
/** "у пекарни 3 задачи: a, b, c. все до чт", "у цветочного 2 задачки. первая a, вторая b. до среды" */
export const TASKS_OF = new RegExp(
  `^${SOFT}(?<at>у|для)\\s+(?<whose>${NAME})\\s+${COUNT}\\s+(?:новы[ехя]\\s+)?(?<noun>${NOUN})(?:\\s*[:.–—-]+\\s*|\\s+)(?<list>[^?\\n]+?)(?:\\s*[,.;]\\s*${ALL}\\s+|\\s+${ALL}\\s+|\\s*[.;]\\s*)(?<until>${UNTIL})[.!\\s]*$`,
  'iu',
);
const MAKE = '(?:добавь|запиши|создай|поставь|внеси|заведи|закинь|накидай)(?:те)?';
/** "добавь задачи пекарне до чт 5.03: a, b", "задачи для пекарни на завтра: a, b" */
export const TASKS_FOR = new RegExp(
  `^${SOFT}(?:(?<make>${MAKE})\\s+)?(?:(?:мне|пожалуйста|${COUNT}|новые|эти)\\s+)*задач(?:и|ки)(?:\\s+(?<whose>(?:(?:для|у)\\s+)?(?!по\\s)${NAME}?))??(?:\\s+(?<when>(?:до|к|на|в|во)\\s+[^:\\n?]{2,30}?))?\\s*:\\s+(?<list>[^?\\n]+?)[.!\\s]*$`,
  'iu',
);
/** "школа, всё до понедельника: a, b, c" */
export const ALL_UNTIL = new RegExp(
  `^${SOFT}(?<head>${NAME})\\s*[,–—-]+\\s*${ALL}\\s+(?<until>${UNTIL})\\s*:\\s+(?<list>[^?\\n]+?)[.!\\s]*$`,
  'iu',
);
/** "пекарня: a до чт 5 марта, b туда же" */
export const EACH_OF = new RegExp(
  `^${SOFT}(?<head>${NAME})\\s*:\\s+(?<list>[^?\\n:]+?)[.!\\s]*$`,
  'iu',
);
/** "b туда же", "и b тоже": by when the one before it is due. */
export const SAME_THEN =
  /^(?<said>.+?)[\s,]+(?:туда\s+же|тогда\s+же|тоже|также|так\s+же|срок\s+(?:тот|такой)\s+же|к\s+тому\s+же\s+сроку|до\s+того\s+же)$/iu;
export const BETWEEN = /\s*(?:,(?!\d)|;)\s*(?:(?:и|а)\s+(?:ещё\s+|еще\s+)?)?/u;
export const SENTENCES = /\s*[.,;]\s+/u;
export const AND = /\s+и\s+/u;
/** "отчёт, смета и презентация": the one "и" behind the last comma. */
export const LAST_AND =
  /^(?<ahead>(?:.*(?:,(?!\d)|;)\s*)?)(?<last>(?:(?!\sи\s)[^,;])+?)\s+и\s+(?<then>(?:(?!\sи\s)[^,;])+)$/u;
/** "договор", "соль", "молоко": ends as what is named; "книг", "гостей" are of something as well. */
export const NAMED = /(?:[бвгджзклмнпрстфхцчшщьо]|[аоиуя]й)(?<!(?:[оеё]в))$/u;
/** "сверки", "масла", "складу", "кассе": the last word of what belongs to something or stands behind a preposition. */
export const OF_SOMETHING = /[иыаяуюе]$/u;
/** "на плитку", "про аренду": what stands behind them has the form of what is named. */
export const ABOUT = /(?:^|\s)(?:на|про|в|во|за|через|под)\s/iu;
/** Nouns of what is done to or for something, beside those of verbs. */
export const DEEDS = /^(?:заявк|заказ|письм|чехл|чехол|запрос|набор|подборк|список|списк|реклам)/iu;
/** "воды", "бумаги": of what the deed is; "Оле" is to whom. */
export const OF_WHAT = /[иыая]$/iu;
/** "1) прайс": a number is no word of it. */
export const FIGURE_AHEAD = /^(?<place>\d)[.)]\s*/u;
/** "первая прайс", "первая — вывеска": where it stands among those that were announced. */
export const PLACE_AHEAD = /^(?<place>[а-яё]+)\s*(?<apart>[-–—:])?\s+(?<thing>\S.*)$/iu;
export const FIRST = /^перв[а-яё]+(?![а-яё])/iu;
/** In the gender of what was announced: a first storey is no first task. */
export const PLACES: ReadonlyArray<{
  readonly of: RegExp;
  readonly places: readonly string[];
  readonly alike: RegExp;
}> = [
  {
    of: /^(?:задач|вещ|штук)/iu,
    places: ['первая', 'вторая', 'третья', 'четвёртая', 'пятая'],
    alike: /[аяь]$/iu,
  },
  { of: /^дел/iu, places: ['первое', 'второе', 'третье', 'четвёртое', 'пятое'], alike: /[оеё]$/iu },
  {
    of: /^таск/iu,
    places: ['первый', 'второй', 'третий', 'четвёртый', 'пятый'],
    alike: /[бвгджзклмнпрстфхцчшщйь]$/iu,
  },
];
/** Ones for whom something is done, and who do nothing themselves: what people have to do is theirs. */
const FIRM =
  '(?:кафе|кофе[ей]ни|пекарни|кондитерской|булочной|аптеки|столовой|ресторана|бара|паба|магазина|салона|студии|школы|садика|сада|лицея|гимназии|института|университета|клиники|больницы|поликлиники|стоматологии|лаборатории|фирмы|компании|конторы|организации|агентства|бюро|типографии|издательства|редакции|газеты|журнала|банка|завода|фабрики|склада|базы|цеха|отеля|гостиницы|хостела|турбазы|клуба|фонда|музея|театра|библиотеки|галереи|церкви|храма|ателье|мастерской|автосервиса|сервиса|автомойки|парикмахерской|барбершопа|фермы|теплицы|питомника|бутика|рынка|лавки|цветочного|мебельного|книжного|продуктового|хозяйственного|строительного|рыбного|мясного|зоомагазина|зоопарка|стартапа|стройки|бригады|ооо|тсж|сайта|блога|канала)';
export const IS_FIRM = new RegExp(
  `^(?:[«"].+[»"]|[a-z0-9-]+|(?:[а-яё]+(?:ого|его|ой|ей)\\s+)?${FIRM}(?:\\s.+)?)$`,
  'iu',
);
/** Said of whoever it is for, and not of whoever has to do it. */
export const FOR_THEM = /^для(?:\s|$)/iu;
export const COUNTS: ReadonlyMap<string, number> = new Map(
  ['две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'].map((word, at) => [word, at + 2]),
);
export const MORE_COUNTS: ReadonlyMap<string, number> = new Map([
  ['два', 2],
  ['двое', 2],
  ['трое', 3],
]);
/** What binds the parts, or makes them no things to do. */
export const BOUND =
  /(?<![a-zЀ-ӿ])(?:чтобы?|потому|если|котор[а-яё]+|когда|где|пока|хотя|зато|но|либо|или|не|я|мы|он|она|они|сам|сама|сами|готов[ао]?|готовы)(?![a-zЀ-ӿ])/iu;
/** "пекарня и школа": whose is which is not said. */
export const TWO_CLIENTS = /\sи\s/iu;
/** Heads that name no one for whom something is done. */
export const NO_CLIENT =
  /^(?:итак|дедлайн|дедлайны|срок|сроки|вопрос|нас|меня|них|детей|план|список|рецепт|состав|ингредиенты|повестка|вопросы|темы|тема|заметка|заметки|адрес|телефон|пароль|важно|срочно|напоминание|задача|дело|дела|задачи|покупки|купить|продукты|меню|идеи|блок|встреча|сегодня|завтра|послезавтра|утро|день|вечер|ночь|завтрак|обед|ужин|полдник)(?![a-zЀ-ӿ])/iu;
/** "для пекарни" is said of what is done for it; a bare case is the person's own word. */
export const taskOf = (name: string, whose: string, until: string): string =>
  `добавь задачу ${name}${whose === '' ? '' : ` ${whose}`}${until === '' ? '' : ` ${until}`}`;
export const forWhom = (genitive: string): string => `для ${genitive}`;
export const inBrackets = (head: string): string => `(${head})`;
