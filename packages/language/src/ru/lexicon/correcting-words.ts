/** Words by which somebody corrects what was just shown to him. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** They open a correction: "нет, в пять", "ой, на полтора часа", "то есть в Самару". */
export const MARKERS = setOf(`
  нет ой ай упс лучше точнее вернее давай а и все-таки же пусть будет я ошибся ошиблась ошибка
  ошибочка поправка перепутал перепутала оговорился оговорилась хотя тьфу пардон сорри`);
/** "а я вечером": somebody tells of himself, unless another word of a correction stands beside it. */
export const ONESELF = 'я';
export const BESIDE_ONESELF = setOf('а и же я пусть будет все-таки');
/** "тьфу, в 18:45", "блин, в пять": said of a slip of one's own. */
export const SIGHING =
  /^(?:тьфу|блин|ч[её]рт|извини(?:те)?|сорри|пардон|прости(?:те)?|виноват[а]?)[\s,.!]/iu;
/** Words of a length, which no clock has. */
export const OF_LENGTH = /час|мин|полтора|сутки|суток/iu;
/** "не завтра, а ...": what is wrong is said first. */
export const OPENS_WRONG = /^не\s/iu;
/** "не-а, в пять" */
export const NO_AT_ALL = 'неа';
/** "то есть", "я имел в виду": what is meant follows. */
export const MEANING: readonly (readonly string[])[] = [
  ['то', 'есть'],
  ['имел', 'в', 'виду'],
  ['имела', 'в', 'виду'],
  ['имелось', 'в', 'виду'],
];
/** "нет, я сказала в пять": only a time is so said again. */
export const SAID: readonly (readonly string[])[] = [
  ['сказал'],
  ['сказала'],
  ['говорил'],
  ['говорила'],
];
/** "точнее", "то есть": one word for another. */
export const EXACTLY = /^(?:(?:ой|нет|а),? )?(?:точнее|вернее|то есть)(?![a-zЀ-ӿ])/iu;
/** "лучше пиццу", "хотя нет, пиццу": one thing in the place of another. */
export const RATHER =
  /^(?:(?:а|ну|ой|нет|да|хотя|не)[\s,]+)*(?:(?:давай\s+)?(?:тогда\s+)?лучше|хотя\s+нет)(?![a-zЀ-ӿ])/iu;
/** What the words of a title hang on. */
export const PREPOSITIONS = setOf('в во на с со к ко у из от до для о об про по за');
/** What parts the names of a list: "Диме и Лене". */
export const LISTED = /\s*,\s*|\s+и\s+/iu;
/** Endings of words that may stand in each other's place: "Диме" and "бабушке", "торт" and "пирог". */
export const ALIKE_ENDINGS: readonly RegExp[] = [
  /е$/u,
  /[ую]$/u,
  /[ая]$/u,
  /[ыи]$/u,
  /[бвгджзйклмнпрстфхцчшщ]$/u,
];
export const WHAT_OR_WHOM = /[ую]$/u;
export const FOR_WHOM = /е$/u;
/** "нет, другую", "срочную", "завтрашнюю": they point at another one, or tell how urgent or of which day it is. */
export const POINTS_AT =
  /^(?:друг|друго|так|эт|эта|котор|как|люб|всяк|кажд|сам|нужн|правильн|неправильн|последн|предпоследн|следующ|предыдущ|прошл|будущ|верхн|нижн|крайн|соседн|остальн|проч|перв|втор|трет|четверт|четвёрт|пят|шест|седьм|восьм|девят|десят|обе|одн|един|срочн|несрочн|важн|неважн|главн|приоритетн|первоочередн|завтрашн|послезавтрашн|сегодняшн|вчерашн|утренн|дневн|вечерн|ночн|ежедневн|еженедельн|недельн|понедельничн|вторничн|субботн|воскресн|выходн|январск|февральск|мартовск|апрельск|майск|июньск|июльск|августовск|сентябрьск|октябрьск|ноябрьск|декабрьск)[а-яё]{1,3}$/iu;
/** "вторую смену" has such a word itself, in whose place another one of them may stand. */
export const COUNTS =
  /^(?:перв|втор|трет|четверт|четвёрт|пят|шест|седьм|восьм|девят|десят|верхн|нижн|крайн|утренн|дневн|вечерн|ночн)[а-яё]{1,3}$/iu;
