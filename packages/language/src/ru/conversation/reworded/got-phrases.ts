/** Whoever was to get something has got it, by whichever of these verbs it is told. */
export const TO_GET =
  /^(?:купить|взять|приобрести|достать|закупить|прикупить|докупить|раздобыть|забрать|получить)$/iu;
export const GOT =
  /^(?:(?:за|при|до)?купил|взял|приобр[её]л|достал|раздобыл|забрал|получил|урвал)[аи]?$/iu;
