const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Whoever does this makes the thing that stands behind it; errands, visits and calls are named by no such verb. */
export const MAKING = words(
  `доделать доделывать доработать дорабатывать дорисовать дочертить дописать перерисовать начертить чертить покрасить
  красить докрасить перекрасить верстать сверстать доверстать вышить вышивать сшить шить дошить вязать довязать склеить
  строить построить достроить проектировать спроектировать смонтировать отредактировать редактировать сочинить сочинять
  слепить лепить испечь разработать разрабатывать`,
);
/** Done to things and to people, or said of whom something goes to: "нарисовать соню", "написать врачу". */
export const OF_PEOPLE_TOO = words('рисовать нарисовать писать написать');
/** What is made is told by the thing alone: a report is made, an injection is an appointment. */
export const DOING = words(
  'делать сделать переделать подготовить готовить приготовить составить составлять поправить править исправить перевести переводить',
);
/** Work as well, but a thing so named alone may be fetched or waited for: it has to be told with a verb. */
export const WORKED = words('учить выучить доучить собрать собирать разобрать разбирать упаковать');
const CASES = '(?:а|у|ом|е|ы|ов|ам|ами|ах)?';
/** What is made, where a title names it alone: "отчёт за февраль". Whole words: a translator is no translation. */
export const MADE = new RegExp(
  `^(?:(?:отч[её]т|логотип|доклад|диплом|реферат|макет|дизайн|эскиз|проект|код|текст|конспект)${CASES}|черт[её]ж(?:а|у|ом|е|и|ей)?|сценари[ийяюеё]м?|презентаци[яюией]{1,2}|стать[яюией]{1,2}|смет(?:а|у|ы|е|ой)|курсов(?:ая|ую|ой)|в[её]рстк(?:а|у|и|е|ой))$`,
  'u',
);
/** The same, where a verb says that it is to be done. */
export const MADE_TOO =
  /^(?:вывеск|обложк|листовк|визитк|открытк|заставк|иллюстраци|инфографик|баннер|банер|плакат|постер|буклет|лендинг|сайт|чат-?бот|ролик|видеоролик|слайд|таблиц|расч[её]т|письм|стих|песн|книг|глав|раздел)[аяуюыиеёо]?[ймв]?$/u;
/** A thing as the object of a verb; whom something is for, by what it is done and who is meant end otherwise. */
export const AS_OBJECT = /(?:[бвгджзклмнпрстфхцчшщьйоёыиую]|[ьи]е)$/u;
export const NO_OBJECT = /(?:[оеё]в|ей|[ыи]х|[оеё]м|[ая]м|[ая]х|[ая]ми)$/u;
/** Feminine, or whom it is for. */
export const OBJECT_OR_WHOM = /[ую]$/u;
/** "вывеска", "вывеску" of what stands as "вывеску" in a title; "врач" is none. */
export const FEMININE = /[аяуюь]$|[оеё]й$/u;
export const PREPOSITION = words(
  'в во на с со к ко по о об от до из у для при про под через насчет из-за около возле без вместо после перед над за между ради',
);
/** Between the verb and what is worked on. */
export const ONTO = words('над за');
/** "отчёт за март", "курсовая по химии": what it is of. Behind any other it comes from, or is with, somebody. */
export const OF_MATTER = words('за по для о об про к');
/** "маму" and "врачу" are listed as "мама" and "врач". */
export const NOMINATIVES: readonly string[] = ['', 'а', 'я', 'ь'];
