/**
 * What is only ever said for a longer word, and how that begins. Whatever is a word by itself is none of these: "фото" is
 * no "фотограф", and "мясо" no "мясорубка". One of them: no adjective made of it, and not several.
 */
export const CLIPPED: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^лого$/u, /^логотип(?:а|у|ом|е)?$/u],
  [/^през(?:а|у|е|ы|ой|ам)$/u, /^презентаци(?:я|ю|ей)$/u],
  [/^комп(?:а|у|е|ом)?$/u, /^компьютер(?:а|у|ом|е)?$/u],
  [/^ноут(?:а|у|е|ом)?$/u, /^ноутбук(?:а|у|ом|е)?$/u],
  [/^прог(?:а|у|е|и|ой)$/u, /^программ[ауе]$/u],
  [/^инф(?:а|у|е|ы|ой)$/u, /^информаци(?:я|ю|и|ей)$/u],
  [/^универ(?:а|у|е|ом)?$/u, /^универ(?:ситет|сам|маг)(?:а|у|ом|е)?$/u],
];
/** Clipped of more than one word, of which the title has one. */
export const CLIPPED_OF_SEVERAL = /^универ/u;
/** Of a computer, where a programme may be of an evening: it is asked about. */
export const MAY_BE_OTHER = /^прог/u;
/** Ready may be fetched and sent as well: it is done only where that was what had to be made. */
export const READY = /^готов[аоы]?$/u;
/** Papers that two letters name; "км", "кг" and "вк" count and tell where. */
export const SHORT_NAME = /^(?:кп|тз|дз|дс|пз|сз|бп|лк|рк|кр)$/u;
