/** Words around the numbers by which objects are named. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** "задача номер 42", "№ 42" */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...setOf('номер номером номера'),
  '-',
  '#',
  'amount',
]);
/** "одну", "две": how many rather than which. */
export const COUNTING = setOf('одна одно одну одной одного одному две двух обе');
/** The noun of one object, in front of its number. */
export const SINGULAR =
  /^(?:задач(?:а|у|е|ей)|подзадач(?:а|у|е)|таск[ауе]?|task|блока?|блоку|block|проекта?|проекту|проекте|plan|встреч(?:а|у|е))$/;
/** The noun of several. */
export const PLURAL = /^(?:под)?задач(?:и|ам|ах|ами)$|^(?:блок|проект)(?:и|ы|ам|ах|ами)$|^встречи$/;
/** How the nouns of the kinds begin. */
export const KIND_STEMS = { project: 'проект', block: /^(?:блок|встреч)/ } as const;
/** "задачу 42 каждый день" */
export const EVERY_STEM = /^(?:кажд|еже)/;
/** A word of the language, and no code. */
export const PLAIN_WORD = /^[а-яё]+$/;
/** What may follow a number that names an object. */
export const FREE_AFTER = setOf(`
  в во на с со к ко до и а , . ! ? ; newline не как от из по для под о лучше срок пожалуйста
  за через давай давайте пусть дедлайн название приоритет тег метка заметка примечание комментарий длительность покороче
  подлиннее звучит перенести начало время надо нужно теперь уже больше займет занимает длится продлится идет`);
/** A day may follow a number: "задачу 42 завтра". */
export const DAY_WORDS = setOf('завтра сегодня послезавтра утром днем вечером позже раньше');
