/** What parts the things of a list: a comma, "и", a line. */
export const BETWEEN_PARTS = /,\s*|\s+и\s+|\n+/u;

/** The list says by its noun what it holds: "новые задачи: ...". */
export const WITH_NOUN = /^(?:\p{L}+\s+)?(?:задачи|задачу|дела|дело)(?!\p{L})/iu;

/** The noun that makes a list of what follows it. */
export const TASKS_NOUN = 'задачи';

/** The words as an order to write them down, which no other reading takes from them. */
export const asNewTask = (words: string): string => `добавь задачу ${words}`;
