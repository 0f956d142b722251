/** Said around the value of an answer, and of no weight. */
export const HEDGE_PHRASES: readonly string[] = [
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
  '- ка',
  'меня|нас устроит|устраивает',
  'мне|нам подойдет|подходит|удобно',
  'пусть будет',
];

/** The same, around a length only. */
export const LENGTH_HEDGE_PHRASES: readonly string[] = ['в районе'];
