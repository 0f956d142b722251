const LEAD =
  '(?:(?:а|и|ну|так|ой|вс[её]|слушай|кстати|короче|да|вот|ура|в\\s+общем|уже|я|мы|наконец(?:-то)?)[\\s,]+)*';
/** One of these is said with all of them. */
export const MAY_BE_BOOKED = /(?:записал|договорил|условил|забронировал)/iu;
/** "записалась на пятницу на 16", "кота на прививку записал в четверг": what was arranged, and for when. */
export const BOOKED: RegExp = new RegExp(
  `^${LEAD}(?<ahead>[^,:;?!\\n]*?)\\s*(?<past>записал(?:а|и|ся|ась|ись)?|договорил(?:ся|ась|ись)|условил(?:ся|ась|ись)|забронировал[аи]?)(?![a-zЀ-ӿ])(?<behind>(?:[^,:;?!\\n]|(?<=\\d):(?=\\d))*?)[.!]*$`,
  'iu',
);
/** What is to be done in order to have an appointment. */
export const TO_BOOK = /^(?:записать(?:ся)?|договориться|условиться|забронировать)$/iu;
/** Somebody else has arranged it, or nobody has. */
export const NOT_MINE = /(?:^|\s)(?:не|сам|сама|бы)(?=\s|$)/iu;
/** "записал подкаст" recorded it; "записал кота к врачу", "на прививку" arranged something. */
export const MAY_BE_RECORDED = /^записал[аи]?$/iu;
export const BOOKED_TO = /(?:^|\s)(?:на|к|ко|в|во)\s/iu;
/** "с соседом о заборе", "насчёт окон": whom it is with and what about name no appointment by themselves. */
const WITH_OR_ABOUT = /^(?:с|со|о|об|обо|про|насч[её]т|по\s+поводу)\s/iu;
const AGREED = /^(?:договориться|условиться)$/iu;
/** What the appointment is called: that it was agreed upon is all that is known of it. */
export const asAppointment = (verb: string, about: string): string =>
  AGREED.test(verb) && WITH_OR_ABOUT.test(about) ? `договорённость ${about}` : about;
