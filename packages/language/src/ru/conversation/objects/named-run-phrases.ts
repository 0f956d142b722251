/** What is left of a verb without these is the stem that the noun made of it has, too. */
export const VERB_SUFFIX = /(?:ировать|овать|евать|нуть|ать|ять|ить|еть|ыть|оть|ти|чь|ть)(?:ся)?$/u;
export const VERB_PREFIX = /^(?:по|на|за|про|пере|при|от|вы|с)(?=[A-Za-zЀ-ӿ]{4})/u;
/** Of nouns, beyond one vowel. */
export const CASE_ENDING = /(?:[аеиоуыюя]|ом|ем|ой|ей|ою|ею|ов|ев|ам|ям|ах|ях|ами|ями)$/u;
/** "заказан", "закрыта": what was done to it, and other words beside. */
export const LIKE_PASSIVE = /[нт][аыо]?$/u;
/** The noun of a part is said of what is made, and not of what is named. */
export const PART_NOUN = /^(?:подзадач|пункт|шаг|подпункт)/u;
