const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const MAY_BE_NEEDED = /над|нуж|треб|ть|ти|чь/iu;
/** They say that something has to be, and not what. */
export const NEEDED = setOf('надо нужно нужна нужен нужны требуется треба');
/** Beside a time and that they say nothing more. */
export const BESIDE_NEEDED = setOf(`
  и а ну да вот же это этот эту её ее его их она оно мне нам его уже кстати бы успеть успеем желательно обязательно
  пожалуйста получается`);
/** The order that is meant, said of what is in view. */
export const neededThenOrder = (when: string): string => `поставь это ${when}`;
