/** The endings of an adjective in the accusative and in the nominative: "общую планёрку". */
export const ACCUSATIVE_ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['ую', 'ая'],
  ['юю', 'яя'],
]);
/** The same of a noun: "встречу", "баню". */
export const ACCUSATIVE_NOUNS: ReadonlyMap<string, string> = new Map([
  ['у', 'а'],
  ['ю', 'я'],
]);
/** "мою встречу", "нашу планёрку" */
export const ACCUSATIVE_OWNERS: ReadonlyMap<string, string> = new Map([
  ['мою', 'моя'],
  ['нашу', 'наша'],
  ['свою', 'своя'],
]);
/** "встречу и вечернюю примерку": what else is named has an ending of its own. */
export const BESIDE_ANOTHER =
  /(?:[,;/+]|(?<![a-zЀ-ӿ])(?:и|или|либо)(?=\s))\s*(?:[a-zЀ-ӿ]+[ую]ю\s+)?[a-zЀ-ӿ-]+[ую](?![a-zЀ-ӿ])/iu;
