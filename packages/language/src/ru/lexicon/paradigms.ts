/** The endings of the paradigms, by which stems are spelled out. */

/**
 * Endings in the order nominative, genitive, dative, accusative, instrumental, locative; the
 * plural after the bar; `-` is an empty ending.
 */
export const NOUN_ENDINGS = {
  /** час, декабрист */
  masculine: '- а у - ом е | ы ов ам ы ами ах',
  /** понедельник, вторник, срок */
  masculineVelar: '- а у - ом е | и ов ам и ами ах',
  /** октябрь without its soft sign */
  masculineSoft: 'ь я ю ь ем е | и ей ям и ями ях',
  /** неделя */
  feminineSoft: 'я и е ю ей е | и ь ям и ями ях',
  /** минута, суббота, среда */
  feminine: 'а ы е у ой е | ы - ам ы ами ах',
  /** пятница */
  feminineSibilant: 'а ы е у ей е | ы - ам ы ами ах',
  /** половина after a velar: четвёрка, парочка without the plural's vowel */
  feminineVelar: 'а и е у ой е | и - ам и ами ах',
  /** встреча */
  feminineHushing: 'а и е у ей е | и - ам и ами ах',
  /** ночь, запись */
  feminineThird: 'ь и и ь ью и | и ей ям и ями ях',
  /** конференция */
  feminineIya: 'ия ии ии ию ией ии | ии ий иям ии иями иях',
  /** собрание, воскресение */
  neuterIe: 'ие ия ию ие ием ии | ия ий иям ия иями иях',
  /** воскресенье */
  neuterSoft: 'ье ья ью ье ьем ье | ья ий ьям ья ьями ьях',
  /** число, утро */
  neuter: 'о а у о ом е | а - ам а ами ах',
} as const;

/** Long adjectives: masculine, neuter, feminine singular, then plural, cases as above. */
export const ADJECTIVE_ENDINGS = {
  /** первый, рабочий after a hushing sibilant aside */
  hard: 'ый ого ому ый ым ом ое ого ому ое ым ом ая ой ой ую ой ой | ые ых ым ые ыми ых',
  /** второй */
  hardStressed: 'ой ого ому ой ым ом ое ого ому ое ым ом ая ой ой ую ой ой | ые ых ым ые ыми ых',
  /** будний, последний */
  soft: 'ий его ему ий им ем ее его ему ее им ем яя ей ей юю ей ей | ие их им ие ими их',
  /** ближайший, рабочий, следующий */
  hushing: 'ий его ему ий им ем ее его ему ее им ем ая ей ей ую ей ей | ие их им ие ими их',
  /** третий */
  possessive:
    'ий ьего ьему ий ьим ьем ье ьего ьему ье ьим ьем ья ьей ьей ью ьей ьей | ьи ьих ьим ьи ьими ьих',
  /** каждый's look-alikes with a velar stem: всякий, какой */
  velar: 'ий ого ому ий им ом ое ого ому ое им ом ая ой ой ую ой ой | ие их им ие ими их',
} as const;
