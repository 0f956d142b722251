const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** "что там осталось?", "а что в нём сейчас?": the words of a question about the whole that is in view. */
export const THERE_ASKED = {
  asks: setOf('что чего че какие сколько'),
  /** "там", or behind a preposition "нём". */
  there: setOf('там'),
  within: setOf('нем ней этом том проекте'),
  within_of: setOf('в во по'),
  named: setOf('проекте проекту'),
  /** With these what is left is asked, or the plan of a day. */
  own: setOf('меня нас мне нам'),
  left: setOf('осталось остается остались остаются не'),
  beside: setOf(`
    а и ну так же еще уже сейчас теперь пока вообще у меня нас мне нам есть всего лежит набралось накопилось записано
    сделать делать доделать доделано сделано несделанного надо нужно из задачи задач дела дел пунктов пункты шагов шаги
    проекте проекту этом том нем ней получается выходит тогда`),
} as const;
