/** It is so now, and was otherwise: "уже 3000", "теперь 900". */
export const SO_NOW = /(?:^|[\s,])(?:уже|теперь|в\s+итоге|стало)(?=\s)/iu;
/** Between a sum and its time they say nothing. */
export const BESIDE_SUM: ReadonlySet<string> = new Set(
  'и уже теперь надо нужно в итоге стало рублей рубля руб тысяч а'.split(' '),
);
/** "2500", of a sum and not of a day or an hour. */
export const SUM = /(?<![\d.:])\d{2,7}(?![\d.:])/gu;
