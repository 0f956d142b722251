export const YES_SIGNS: ReadonlySet<string> = new Set(['+', '👍', '👌', '✅', '🆗']);
export const NO_SIGNS: ReadonlySet<string> = new Set(['-', '👎', '❌']);

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
export const LENGTH_HEDGE_PAIRS: ReadonlySet<string> = new Set(['в районе']);
