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

/** Said around the value of an answer, and of no weight: "да минут этак сорок наверное". */
export const HEDGES: ReadonlySet<string> = new Set(
  `да нет этак наверное наверно хватит достаточно вполне максимум минимум думаю скажем допустим
  вероятно займет уйдет нужно надо мне всего лишь только обычно обычные пусть ой ай ок окей ладно хорошо
  точно думается кажется полагаю ориентировочно это наверняка бы ага угу давай где-нибудь`
    .trim()
    .split(/\s+/),
);
export const HEDGE_PAIRS: ReadonlySet<string> = new Set([
  'не больше',
  'не меньше',
  'не знаю',
  'за глаза',
  'как обычно',
  'как всегда',
  'может быть',
  'скорее всего',
  'по времени',
  'чуть больше',
  'чуть меньше',
  'плюс минус',
  'с запасом',
  'с головой',
]);
/** Of a length only: "около трёх" is a clock. */
export const LENGTH_HEDGES: ReadonlySet<string> = new Set('около примерно порядка'.split(' '));

/** Said around a number or a label when choosing: "второй вариант", "номер два". */
export const CHOOSING_WORDS: ReadonlySet<string> = new Set(
  `вариант варианта варианты номер номером под пункт выбираю пусть будет тогда хочу беру возьму это
  пожалуй думаю наверное ответ`
    .trim()
    .split(/\s+/),
);
