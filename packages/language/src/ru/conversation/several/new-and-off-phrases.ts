const OFF =
  '(?:отменя(?:ем|ется|ются)|отменил(?:и|ся|ась|ось|ись)|отпада(?:ет|ют)|пропуска(?:ем|ю)|не\\s+(?:будет|состоится|состоятся)|отмена|нет)';
/** Most utterances say none of them, and need not be looked at twice. */
export const MAY_BE_OFF = /(?:^|[\s,])а\s.*(?:отмен|отпада|пропуска|не\s+(?:буд|состо)|нет)/iu;
/** "во вторник педсовет в 15:30, а кружок отменяется": what is new, and what does not take place therefore. */
export const NEW_AND_OFF: RegExp = new RegExp(
  `^(?<anew>[^?!;\\n«"]{5,90}?)[\\s,]+а\\s+(?:(?:вот|значит|поэтому|тогда)\\s+)*(?<off>[^?!;,\\n«"]{3,60}?\\s${OFF}(?:\\s+(?:в\\s+этот\\s+раз|в\\s+этот\\s+день|тогда))?)[.!]*$`,
  'iu',
);
