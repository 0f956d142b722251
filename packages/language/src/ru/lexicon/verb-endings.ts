/** Endings by which forms of verbs are recognized, where no list could hold them all. */

/** купить, записаться, испечь, помочь, найти; "новость" and "ночь" are none */
export const INFINITIVE =
  /(?:ться|тись|чься|(?<!ос|ес|юс)ть|(?<!о)чь|мочь|йти|нести|везти|вести|мести|рести|расти|лезти|пасти|грести)$/;

/** Makes the plural of an imperative. */
export const PLURAL_IMPERATIVE = 'те';

export const PAST = /[аеиоуыяю]л[аои]?$/;
export const REFLEXIVE_PAST = /л(?:ся|ась|ось|ись)$/;
export const PAST_OF_STEM = /^(.+)л[аои]$/;
export const WENT = /шл[аои]$/;
/** перенесли, смогла, замёрзли: no vowel before the ending. */
export const PAST_AFTER_CONSONANT =
  /(?:нес|вез|мог|лег|рос|тер|мер|греб|берег|пек|тек|сек|жг|жег|стриг|лез|полз|грыз|мерз)л[аои]$/;
/** Endings by which a past tense is the form of a noun in the lexicon: стол, стола, стали. */
export const NOUN_ENDINGS_LIKE_PAST: readonly string[] = ['', 'а', 'о', 'ь', 'я'];

export const PRESENT = /(?:[еи]т|[уюая]т)$/;
export const REFLEXIVE_PRESENT = /[еиуюая]тся$/;
/** говорят */
export const THIRD_PLURAL = /[уюя]т$/;
/** берёт, стоит, пекут: behind "не" a verb, whatever it looks like */
export const THIRD_PERSON = /[еиюу]т$/;

/** важная, рабочий */
export const ADJECTIVE = /(?:ая|яя|ый|ий|ой|ое|ее|ую|юю|ые|ие|ого|его|ому|ему|ым|им|ых|их)$/;
/** An adjective that could be the project's own. */
export const MASCULINE_ADJECTIVE = /(?:[ыио]й|[ое]го|[ое]му|[ыи]м)$/;
/** продуктов, покупок */
export const GENITIVE_PLURAL = /(?:ов|ев|ок|ей|ий)$/;
/** мытьё, согласование */
export const DOING =
  /(?:[ао]вание|ывание|ивание|ирование|ение|ание|мытье|шитье|битье|литье|ировка)$/u;

export const VOWELS = /[аеиоуыэюяьъ]/g;
