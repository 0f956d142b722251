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
  `^${SOFT}(?:у|для)\\s+(?<whose>${NAME})\\s+${COUNT}\\s+(?:новы[ехя]\\s+)?${NOUN}(?:\\s*[:.–—-]+\\s*|\\s+)(?<list>[^?\\n]+?)(?:\\s*[,.;]\\s*${ALL}\\s+|\\s+${ALL}\\s+|\\s*[.;]\\s*)(?<until>${UNTIL})[.!\\s]*$`,
  'iu',
);
const MAKE = '(?:добавь|запиши|создай|поставь|внеси|заведи|закинь|накидай)(?:те)?';
/** "добавь задачи пекарне до чт 5.03: a, b", "задачи для пекарни на завтра: a, b" */
export const TASKS_FOR = new RegExp(
  `^${SOFT}(?:${MAKE}\\s+)?(?:(?:мне|пожалуйста|${COUNT}|новые|эти)\\s+)*задач(?:и|ки)(?:\\s+(?<whose>(?:(?:для|у)\\s+)?(?!по\\s)${NAME}?))??(?:\\s+(?<when>(?:до|к|на|в|во)\\s+[^:\\n?]{2,30}?))?\\s*:\\s+(?<list>[^?\\n]+?)[.!\\s]*$`,
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
/** "первая прайс": where it stands among them is no word of it. */
export const PLACE_AHEAD =
  /^(?:перв(?:ая|ое|ый)|втор(?:ая|ое|ой)|треть(?:я|е)|трети[йя]|четв[её]рт(?:ая|ое|ый)|\d[.)])\s*[-–—:]?\s+/iu;
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
  /^(?:итак|дедлайн|дедлайны|срок|сроки|вопрос|нас|меня|них|детей|план|список|рецепт|состав|ингредиенты|повестка|вопросы|темы|тема|заметка|заметки|адрес|телефон|пароль|важно|срочно|напоминание|задача|дело|дела|задачи|покупки|купить|продукты|меню|идеи|блок|встреча|сегодня|завтра|послезавтра|утро|день|вечер)(?![a-zЀ-ӿ])/iu;
/** "для пекарни" is said of what is done for it; a bare case is the person's own word. */
export const taskOf = (name: string, whose: string, until: string): string =>
  `добавь задачу ${name}${whose === '' ? '' : ` ${whose}`}${until === '' ? '' : ` ${until}`}`;
export const forWhom = (genitive: string): string => `для ${genitive}`;
export const inBrackets = (head: string): string => `(${head})`;
