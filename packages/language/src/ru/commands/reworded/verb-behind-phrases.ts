/**
 * "на субботу и перенеси её": the order that a text ends with, and all that stands around it. What makes something
 * new or of what is there is among them; what takes something away is not.
 */
export const ORDERED_LAST = new RegExp(
  '(?:^|[\\s,])(?:(?:и|уж|уже|тогда|лучше|давай(?:те)?)\\s+)*' +
    '(?<verb>(?:перенес|передвин|сдвин|подвин|отодвин|перестав|перекин|постав|запиш|сдела|назнач|запланируй|напомн|отлож)' +
    '(?:и|ь|й)?(?:те)?|ставь(?:те)?)' +
    '(?:\\s+(?:пожалуйста|плиз|е[её]|его|их|это|мне|тогда|уже|уж|же|давай(?:те)?))*[\\s.!]*$',
  'iu',
);

/** What may stand ahead of a value: it says nothing by itself. */
export const AHEAD_OF_VALUE: ReadonlySet<string> = new Set(['вот', 'ну', 'а', 'и', 'значит']);

/** What tells which way a value shifts. */
export const OF_VALUE: ReadonlySet<string> = new Set([
  'позже',
  'попозже',
  'позднее',
  'раньше',
  'пораньше',
  'вперед',
  'назад',
]);

/** A length that is put to something may be when it is, as well. */
export const PUTS = /^(?:по)?став/iu;
export const TO_IT: ReadonlySet<string> = new Set(['ей', 'ему', 'им']);

/** It is said of one more thing, and of which is told elsewhere. */
export const ONE_MORE: ReadonlySet<string> = new Set(['тоже', 'также', 'еще', 'опять']);
