/** A priority is one of the two fields, said in some way. */
export const SAYS_PRIORITY = /приоритет|важн|срочн|неважн/iu;
/** By when, or when. */
export const SAYS_TIME =
  /(?<![a-zЀ-ӿ])(?:срок[a-zЀ-ӿ]*|дедлайн[a-zЀ-ӿ]*|до|к|ко|в|во|на|завтра|послезавтра|сегодня)(?![a-zЀ-ӿ])/iu;
/** What joins the two fields. */
export const BETWEEN_FIELDS =
  /\s*,\s*(?:и|а|а\s+также|плюс|ещё|еще)?\s+|\s+(?:и|а\s+также|плюс)\s+/giu;
