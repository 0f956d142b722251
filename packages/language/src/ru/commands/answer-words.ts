/** Words of consent and refusal as answers to a question of yes or no. */
export const YES_WORDS: ReadonlySet<string> = new Set(
  `да ага угу верно правильно точно конечно ок окей ok okay yes давай подтверждаю именно естественно
  создавай записывай ставь делай добавляй согласен согласна годится подходит хорошо так абсолютно`
    .trim()
    .split(/\s+/),
);
/** Said of anything that was heard: no consent to what takes something away. */
export const WEAK_YES_WORDS: ReadonlySet<string> = new Set(
  'ок окей ok okay хорошо так давай создавай записывай ставь добавляй годится подходит'.split(' '),
);
export const NO_WORDS: ReadonlySet<string> = new Set(
  'нет неа не неправильно неверно no нету'.split(' '),
);
export const YES_SIGNS: ReadonlySet<string> = new Set(['+', '👍', '👌', '✅', '🆗']);
export const NO_SIGNS: ReadonlySet<string> = new Set(['-', '👎', '❌']);
/** Said beside consent or refusal: "да, всё верно, спасибо", "нет, не то". */
export const BESIDE_CONSENT: ReadonlySet<string> = new Set(
  'все то же спасибо пожалуйста благодарю'.split(' '),
);
/** What opens the naming of a title: "назови её хлеб", "название: хлеб". */
export const NAMING_OPENERS: ReadonlySet<string> = new Set(
  'назови назовите назовем назвать название заголовок имя пусть'.split(' '),
);
export const AFTER_NAMING: ReadonlySet<string> = new Set(
  'ее его это задачу будет такое так'.split(' '),
);

/** Said around the value of an answer, and of no weight: "да минут этак сорок наверное". */
export const HEDGES: ReadonlySet<string> = new Set(
  `да этак наверное наверно хватит достаточно вполне максимум минимум думаю скажем допустим
  вероятно займет уйдет нужно надо мне всего лишь только обычно обычные пусть ой ай ок окей ладно хорошо
  точно думается кажется полагаю ориентировочно это наверняка бы ага угу давай нужен нужны
  поставь ставь поставим запиши запланируй`
    .trim()
    .split(/\s+/),
);
/** The same, but only ahead of the value: behind it they correct it. */
export const LEADING_HEDGES: ReadonlySet<string> = new Set(['нет', 'лучше']);
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
  // "давай-ка"
  '- ка',
]);
/** Of a length only: "около трёх" is a clock. */
export const LENGTH_HEDGES: ReadonlySet<string> = new Set(
  'около примерно порядка ровно времени'.split(' '),
);
export const LENGTH_HEDGE_PAIRS: ReadonlySet<string> = new Set(['в районе']);

/** Said around a number or a label when choosing: "второй вариант", "номер два". */
export const CHOOSING_WORDS: ReadonlySet<string> = new Set(
  `вариант варианта варианты номер номером под пункт выбираю пусть будет тогда хочу беру возьму это
  пожалуй думаю наверное ответ`
    .trim()
    .split(/\s+/),
);
