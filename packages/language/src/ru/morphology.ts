/**
 * Russian inflection as stems and endings. A lexicon names a stem and its paradigm; the forms are
 * spelled out once, when the package is loaded, so reading a word is one look-up.
 * Source of the paradigms: A. A. Zaliznyak, "Grammatical Dictionary of Russian", by type.
 */
import { ADJECTIVE_ENDINGS, NOUN_ENDINGS } from './lexicon/paradigms.ts';

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

export type NounParadigm = keyof typeof NOUN_ENDINGS;

export type AdjectiveParadigm = keyof typeof ADJECTIVE_ENDINGS;

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
  const [one = '', many = ''] = NOUN_ENDINGS[paradigm].split(' | ');
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
  const [one = '', many = ''] = ADJECTIVE_ENDINGS[paradigm].split(' | ');
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
  ...Object.values(NOUN_ENDINGS),
  ...Object.values(ADJECTIVE_ENDINGS),
].map((paradigm) => {
  const numbers = paradigm.split(' | ').map((number) => number.split(' ').map(bare));
  const nominative = numbers.flatMap((number) => number.filter((_, i) => i % CASES.length === 0));
  return { nominative: new Set(nominative), all: new Set(numbers.flat()) };
});

/** Forms that have no paradigm of their own, all with the same flags. */
export function words(list: string, flags = 0): Form[] {
  return list.split(' ').map((text) => ({ text, flags }));
}
