/** What parts the things of a list: a comma, "и", a line. */
export const AND = /\s+и\s+/u;
export const BETWEEN_PARTS = /,\s*|\s+и\s+|\n+/u;

/** The list says by its noun what it holds: "новые задачи: ...". */
export const WITH_NOUN = /^(?:[a-zЀ-ӿ]+\s+)?(?:задачи|задачу|дела|дело)(?![a-zЀ-ӿ])/iu;

/** The noun that makes a list of what follows it. */
export const TASKS_NOUN = 'задачи';

/** The words as an order to write them down, which no other reading takes from them. */
export const asNewTask = (words: string): string => `добавь задачу ${words}`;

/** A heading in a line of its own or before a colon, and behind it a list by numbers or dashes. */
export const DATED = /^([^\n:]{2,60}?)\s*(?::\s*\n?|\n)\s*((?:[-–—•*]|1[.)])\s*\S.*)$/su;
/** "1. ковёр 2. люстра" in one line. */
export const BEFORE_ROW = /\s+(?=\d{1,2}[.)]\s)/u;
/** Beside the day of a heading they say nothing. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  'дела дело задачи задач план планы список дел что надо нужно сделать мне мои запиши на в и'.split(
    ' ',
  ),
);
/** The heading as commands read it. */
export const asHeading = (time: string): string => `Дела ${time}`;
