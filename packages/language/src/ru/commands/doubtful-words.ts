/** Words of which no title is made: data for `title-doubts.ts`. */

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** They only point at what was spoken of. */
export const POINTING_WORDS = set(
  `это этого этому этим этом эту эта этот эти этих его ее их ему ей им нее него них ней нем нему ним он она оно они
  то того тому тем том та ту те тот самое самого самом все всё что-то чего-то так там тут туда сюда такой такое такую
  оно чтото штука штуку дело делов меня мне нам нас себя себе ты вы тебе вам`,
);

/** Verbs that say nothing without what they are done to. */
export const EMPTY_VERBS = set(
  'сделать делать сделай сделайте добавить записать напомнить поставить',
);

/** Nothing may end with them. */
export const HANGING_WORDS = set(
  `в во на с со к ко по от из у о об обо про для без под над при через между перед из-за и а но или либо не что чтобы
  если только`,
);

/** Two of them side by side: what stood between was taken away. */
export const PREPOSITIONS = set(
  'в во на с со к ко по от из у о об про для без под над при через за до',
);

/** They say nothing of what they stand beside. */
export const LOOSE_BESIDE = set('об про о за на в во с со по к ко у для от и а же бы ли вот ну');

/** With them no title begins: what stood before it was not understood whole. */
export const SPEAKING_HEADS = set(
  'я ты вы мы он она они мне меня нам тебе тебя вам что чтобы чтоб если бы ли же ну',
);

/** They say nothing in a title, wherever they stand. */
export const SPEAKING_WORDS = set(
  `бы же ну напомнил напомнила напомнили напомнишь напомните напомнит говорит говорят говорил говорила запишешь
  запишете`,
);

/** "весь день", "целый вечер", "за выходные": so long is no part of what is done. */
export const WHOLE_WORDS = set('весь всю целый целую целое каждый каждую каждого каждое');
export const PERIOD_WORDS = set(
  'день утро вечер ночь неделю месяц месяца года недели дня выходные сутки март апрель май июнь июль август январь февраль',
);

/** Words of time by their consonants, so that lost and changed vowels do not matter. */
export const TIMES_WITHOUT_VOWELS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['у', set('трм трчкм')],
  ['в', set('вчрм вчркм')],
  ['з', set('звтр')],
  ['с', set('сгдн свдн сгодн')],
  ['п', set('пслзвтр псвтр')],
]);
