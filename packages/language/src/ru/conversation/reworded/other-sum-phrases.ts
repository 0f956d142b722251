/** It is so now, and was otherwise: "уже 3000", "теперь 900". */
export const SO_NOW = /(?:^|[\s,])(?:уже|теперь|в\s+итоге|стало)(?=\s)/iu;
/** Beside a sum and a time they name nothing: what is left of the words has to name the task. */
export const BESIDE_SUM: ReadonlySet<string> = new Set(
  'и уже теперь надо нужно в итоге стало рублей рубля руб тысяч а'.split(' '),
);
/** "2500", of a sum and not of a day or an hour. */
export const SUM = /(?<![\d.:])\d{2,7}(?![\d.:])/gu;
