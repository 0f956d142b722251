/**
 * Russian inflection as stems and endings. A lexicon names a stem and its paradigm; the forms are
 * spelled out once, when the package is loaded, so reading a word is one look-up.
 * Source of the paradigms: A. A. Zaliznyak, "Grammatical Dictionary of Russian", by type.
 */

/** Case and number of a form; a form that serves several cases has several bits. */
export const NOM = 1;
export const GEN = 2;
export const DAT = 4;
export const ACC = 8;
export const INS = 16;
export const LOC = 32;
export const PLURAL = 64;
const SINGULAR = 1024;

/** Can the form be a plural only? "недели" is a genitive singular as well. */
export const isPlural = (flags: number): boolean =>
  (flags & PLURAL) !== 0 && (flags & SINGULAR) === 0;

export interface Form {
  readonly text: string;
  readonly flags: number;
}

const CASES = [NOM, GEN, DAT, ACC, INS, LOC];

/**
 * Endings in the order nominative, genitive, dative, accusative, instrumental, locative; the
 * plural after the bar; `-` is an empty ending.
 */
const NOUNS = {
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
export type NounParadigm = keyof typeof NOUNS;

/** Long adjectives: masculine, neuter, feminine singular, then plural, cases as above. */
const ADJECTIVES = {
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
export type AdjectiveParadigm = keyof typeof ADJECTIVES;

/** Gender bits of an adjective or ordinal, above those of case. */
export const MASCULINE = 128;
export const NEUTER = 256;
export const FEMININE = 512;

function collect(forms: Map<string, number>, text: string, flags: number): void {
  forms.set(text, (forms.get(text) ?? 0) | flags);
}

function listed(forms: ReadonlyMap<string, number>): Form[] {
  return [...forms].map(([text, flags]) => ({ text, flags }));
}

const bare = (ending: string): string => (ending === '-' ? '' : ending);

/** All forms of a noun. `plural` is another stem for the plural: день, дн-; месяц has one. */
export function noun(stem: string, paradigm: NounParadigm, plural = stem): Form[] {
  const forms = new Map<string, number>();
  const [one = '', many = ''] = NOUNS[paradigm].split(' | ');
  one
    .split(' ')
    .forEach((ending, i) => collect(forms, stem + bare(ending), (CASES[i] ?? 0) | SINGULAR));
  many
    .split(' ')
    .forEach((ending, i) => collect(forms, plural + bare(ending), (CASES[i] ?? 0) | PLURAL));
  return listed(forms);
}

/** All forms of an adjective or an ordinal numeral. */
export function adjective(stem: string, paradigm: AdjectiveParadigm): Form[] {
  const forms = new Map<string, number>();
  const [one = '', many = ''] = ADJECTIVES[paradigm].split(' | ');
  one.split(' ').forEach((ending, i) => {
    const gender = i < 6 ? MASCULINE : i < 12 ? NEUTER : FEMININE;
    collect(forms, stem + ending, (CASES[i % 6] ?? 0) | gender | SINGULAR);
  });
  many.split(' ').forEach((ending, i) => collect(forms, stem + ending, (CASES[i] ?? 0) | PLURAL));
  return listed(forms);
}

/** The endings of a paradigm; the empty one, too. */
interface ParadigmEndings {
  /** Of the nominative, singular and plural, in each gender. */
  readonly nominative: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** The endings of the paradigms, by which words in no lexicon are known as forms of one another. */
export const PARADIGM_ENDINGS: readonly ParadigmEndings[] = [
  ...Object.values(NOUNS),
  ...Object.values(ADJECTIVES),
].map((paradigm) => {
  const numbers = paradigm.split(' | ').map((number) => number.split(' ').map(bare));
  const nominative = numbers.flatMap((number) => number.filter((_, i) => i % CASES.length === 0));
  return { nominative: new Set(nominative), all: new Set(numbers.flat()) };
});

/** Forms that have no paradigm of their own, all with the same flags. */
export function words(list: string, flags = 0): Form[] {
  return list.split(' ').map((text) => ({ text, flags }));
}
