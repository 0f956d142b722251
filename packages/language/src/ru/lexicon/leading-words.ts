/** Words that only lead up to an order. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** "можешь перенести": the infinitive behind them is an order. */
export const ASKING_POLITELY = setOf('можешь можете можно мог могла давай давайте прошу');
/** Behind them a phrase may begin. */
export const OPENING = setOf(`
  а и но да нет ой так я мы все ок окей хорошо ладно уже еще это лишнее ошибка вот ошибся ошиблась зря`);
/** Behind them what is said begins, and they are no part of it. */
export const LEADING = setOf('и но да нет ой так ну ладно хорошо ок');
/** Between the numbers of objects. */
export const BETWEEN_NUMBERS = setOf('и да');
/** "на то же время" */
export const SAME_TIME = setOf('время часы');
