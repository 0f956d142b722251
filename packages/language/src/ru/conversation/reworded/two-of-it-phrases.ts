/** "сделай её важной и на завтра": one verb, what is pointed at, and two things that are to be set of it. */
export const TWO_OF_IT =
  /^(?:(?:и|а|ну|тогда)\s+)*(?<verb>сделай|пометь|отметь|поставь|перенеси|назначь)(?:те)?\s+(?<it>её|ее|его|это|эту|этот)\s+(?<first>[^,.?!:;]{3,40}?)(?:\s*,\s*|\s+)(?:и|а\s+также)\s+(?<second>[^,.?!:;]{3,40})[.!]*$/iu;
export const setOfIt = (verb: string, what: string): string => `${verb} её ${what}`;
/** The verbs by which either of the two may be meant, beside the one that was said. */
export const OTHER_VERBS: readonly string[] = ['поставь', 'сделай'];
