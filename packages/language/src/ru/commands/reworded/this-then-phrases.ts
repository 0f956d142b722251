/** "окна помыть и шторы постирать это в субботу утром": what, and when all of it is. */
export const THIS_THEN =
  /^(?<what>[^?!:;,\n«"]{8,140}?)[\s,–—-]+(?:и\s+)?это\s+(?!вс[её]\s)(?<when>[^?!:;\n«"]{3,40}?)[.!]*$/iu;
/** "узнать, что это за письмо", "кто это сделал": it is asked, or pointed at. */
export const ASKS_OR_POINTS =
  /(?:^|\s)(?:вс[её]|что|кто|чьё|чье|чей|где|как|когда|если|зачем|почему|за)$|(?:^|\s)(?:сделать|отдать|отнести|отправить|посмотреть|купить|забрать|взять)$/iu;
/** Of things in a list with commas the time may be that of the last one. */
export const BETWEEN_ACTS = /\s+и\s+/iu;
