const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** "медсестру в среду ты записал": whether it is there. */
export const WRITTEN_BY_YOU = {
  you: 'ты',
  /** Of oneself it tells something, and asks only where it is asked: "записывала ли я окулиста". */
  self: new Set(['я', 'мы']),
  writes: setOf(
    'записал записала добавил добавила внес внесла занес занесла вписал вписала поставил поставила запланировал запланировала записывал записывала добавляла добавлял вносил вносила планировал планировала записали добавили',
  ),
  beside: setOf(`
    а и ну так слушай скажи подскажи кстати ты я мы уже же точно ли то это там у меня мне нам нас вообще себе что в на во со с к ко
    или нет`),
} as const;

/** "а зал тогда успею?": when it is. */
export const IN_TIME = {
  manages: setOf('успею успеваю успеем успеваем успевать'),
  beside: setOf(`
    а и ну так слушай я мы тогда то же ли еще вообще там туда все при таком раскладе теперь в во на к ко с со интересно как
    думаешь скажи`),
  /** With one of these it asks even where no mark says so. */
  asks: setOf('а и тогда ли как'),
} as const;

/** They deny, blame or go on: then nothing is only asked. */
export const NO_QUESTION = setOf(
  'не зря зачем почему когда куда где дважды раза раз опять снова неправильно неверно но если чтобы чтоб надо нужно потом',
);
