/** Words of consent and refusal as answers to a question of yes or no. */
export const YES_WORDS: ReadonlySet<string> = new Set(
  `да ага угу верно правильно точно конечно ок окей ok okay yes давай подтверждаю именно естественно
  создавай записывай ставь делай добавляй согласен согласна годится подходит хорошо`
    .trim()
    .split(/\s+/),
);
export const NO_WORDS: ReadonlySet<string> = new Set(
  'нет неа не неправильно неверно no нету'.split(' '),
);

/** Said around a number or a label when choosing: "второй вариант", "номер два". */
export const CHOOSING_WORDS: ReadonlySet<string> = new Set(
  `вариант варианта варианты номер номером под пункт выбираю пусть будет тогда хочу беру возьму это
  пожалуй думаю наверное ответ`
    .trim()
    .split(/\s+/),
);
