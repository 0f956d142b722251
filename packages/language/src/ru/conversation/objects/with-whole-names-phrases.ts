/**
 * What is only ever said for a longer word, and how that begins. Whatever is a word by itself is none of these: "фото" is
 * no "фотограф", and "мясо" no "мясорубка".
 */
export const CLIPPED: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^лого$/u, /^логотип/u],
  [/^през(?:а|у|е|ы|ой|ам)$/u, /^презентац/u],
  [/^комп(?:а|у|е|ом)?$/u, /^компьютер/u],
  [/^ноут(?:а|у|е|ом)?$/u, /^ноутбук/u],
  [/^прог(?:а|у|е|и|ой)$/u, /^программ[ауеы]$/u],
  [/^инф(?:а|у|е|ы|ой)$/u, /^информац/u],
  [/^универ(?:а|у|е|ом)?$/u, /^универ(?:ситет|сам|маг)/u],
];
/** Clipped of more than one word, of which the title has one. */
export const CLIPPED_OF_SEVERAL = /^универ/u;
/** "кп", "тз", "дз": two letters that are no preposition, and name something. */
export const SHORT_NAME = /^[бвгджзклмнпрстфхцчшщ]{2}$/u;
