/** "сонин", "сонины", "глебово": an adjective made of a name. */
export const OWNERS_ADJECTIVE =
  /^(?<stem>[A-Za-zЀ-ӿ]{2,})(?:ин|ын|ов|ев)(?:а|у|ы|о|ой|ого|ому|ым|ом|ых|ыми)?$/u;
/** What a name ends in, in any case. */
export const OWNER_ENDING = /^(?:а|я|ы|и|е|у|ю|ой|ей|ом|ем|)$/u;
/** "танец", "кружок": the vowel before the last consonant falls out. */
export const FLEETING = /^(?<stem>[A-Za-zЀ-ӿ]{2,})[ео](?<last>[цкнлрт])$/u;
export const OWNER = 'у';
/** "скрипка с Раей": with whom it is. */
export const WITH: ReadonlySet<string> = new Set(['с', 'со']);
