import {
  ACC,
  adjective,
  DAT,
  FEMININE,
  type Form,
  GEN,
  LOC,
  MASCULINE,
  NEUTER,
  NOM,
  noun,
  words,
} from '../morphology.ts';
import { counted, type Entry, entry } from './entry.ts';

/** A numeral's direct and oblique forms: "двадцати восемь" is no number, "двадцати восьми" is. */
function direct(list: string, oblique: string): Form[] {
  return [...words(list, NOM), ...words(oblique, GEN)];
}

const soft = (stem: string): Form[] => direct(`${stem}ь`, `${stem}и ${stem}ью`);

const CARDINALS: Entry[] = [
  ...counted('cardinal', 0, [
    direct('ноль нуль', 'ноля нуля нулю нолю'),
    direct('один одна одно одну', 'одного одной одному одним одном'),
    direct('два две', 'двух двум двумя'),
    direct('три', 'трех трем тремя'),
    direct('четыре', 'четырех четырем четырьмя'),
    ...['пят', 'шест', 'сем'].map(soft),
    direct('восемь', 'восьми восемью восьмью'),
    ...['девят', 'десят', 'одиннадцат', 'двенадцат', 'тринадцат', 'четырнадцат'].map(soft),
    ...['пятнадцат', 'шестнадцат', 'семнадцат', 'восемнадцат', 'девятнадцат'].map(soft),
    [...soft('двадцат'), ...words('двацать', NOM)],
  ]),
  entry('cardinal', [...soft('тридцат'), ...words('трицать', NOM)], 30),
  entry('cardinal', direct('сорок', 'сорока'), 40),
  entry('cardinal', direct('пятьдесят писят', 'пятидесяти'), 50),
  entry('cardinal', direct('шестьдесят', 'шестидесяти'), 60),
  entry('cardinal', direct('семьдесят', 'семидесяти'), 70),
  entry('cardinal', direct('восемьдесят', 'восьмидесяти'), 80),
  entry('cardinal', direct('девяносто', 'девяноста'), 90),
  entry('cardinal', direct('сто', 'ста'), 100),
  entry('cardinal', direct('двести', 'двухсот'), 200),
  entry('cardinal', direct('триста', 'трехсот'), 300),
  entry('cardinal', direct('четыреста', 'четырехсот'), 400),
  entry('cardinal', direct('пятьсот', 'пятисот'), 500),
  entry('cardinal', direct('шестьсот', 'шестисот'), 600),
  entry('cardinal', direct('семьсот', 'семисот'), 700),
  entry('cardinal', direct('восемьсот', 'восьмисот'), 800),
  entry('cardinal', direct('девятьсот', 'девятисот'), 900),
  entry('cardinal', words('пару парочка парочку двое', NOM), 2),
  entry('cardinal', words('трое', NOM), 3),
  entry('cardinal', words('четверо', NOM), 4),
  entry('multiplier', noun('тысяч', 'feminineHushing'), 1000),
  entry('multiplier', noun('миллион', 'masculine'), 1_000_000),
  entry('multiplier', noun('миллиард', 'masculine'), 1_000_000_000),
  entry('fraction', words('полтора полторы полутора'), 1.5),
];

const ORDINAL_STEMS =
  'четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат';
/** шестой, седьмой, восьмой and the round ones bear their stress on the ending. */
const STRESSED = new Set(['шест', 'седьм', 'восьм']);

const ORDINALS_1_20: Form[][] = [
  adjective('перв', 'hard'),
  adjective('втор', 'hardStressed'),
  adjective('трет', 'possessive'),
  ...ORDINAL_STEMS.split(' ').map((stem) =>
    adjective(stem, STRESSED.has(stem) ? 'hardStressed' : 'hard'),
  ),
];

const ORDINALS: Entry[] = [
  ...counted('ordinal-word', 1, ORDINALS_1_20),
  entry('ordinal-word', adjective('тридцат', 'hard'), 30),
  entry('ordinal-word', adjective('сороков', 'hardStressed'), 40),
  entry('ordinal-word', adjective('пятидесят', 'hard'), 50),
  entry('ordinal-word', adjective('шестидесят', 'hard'), 60),
  entry('ordinal-word', adjective('семидесят', 'hard'), 70),
  entry('ordinal-word', adjective('восьмидесят', 'hard'), 80),
  entry('ordinal-word', adjective('девяност', 'hard'), 90),
  entry('ordinal-word', adjective('сот', 'hard'), 100),
  entry('ordinal-word', adjective('двухтысячн', 'hard'), 2000),
];

/** "полтретьего": half past two, so the value is the hour that is running. */
const HALVES: Entry[] = counted(
  'half-hour',
  1,
  ORDINALS_1_20.slice(0, 12).map((forms) =>
    forms
      .filter((form) => form.flags & MASCULINE && form.flags & (GEN | DAT))
      .map((form) => ({ text: `пол${form.text}`, flags: form.flags })),
  ),
);

export const NUMERALS: readonly Entry[] = [
  ...CARDINALS,
  ...ORDINALS,
  ...HALVES,
  entry('пол', words('пол')),
  entry('half', noun('половин', 'feminine')),
  entry('quarter-part', noun('четверт', 'feminineThird')),
];

/**
 * What is written after a digit to make it an ordinal, by the case it shows: "25-го", "3-е".
 * The values are the flags of the word's ending.
 */
export const ORDINAL_SUFFIXES: ReadonlyMap<string, number> = new Map(
  (
    [
      ['го ого его', GEN | MASCULINE | NEUTER],
      ['му ому ему', DAT | MASCULINE | NEUTER],
      ['е ое ье ее', NOM | ACC | NEUTER],
      ['й ый ий ой', NOM | ACC | MASCULINE | FEMININE],
      ['я ая ья', NOM | FEMININE],
      ['ю ую ью', ACC | FEMININE],
      ['ом ем ым им', LOC | MASCULINE | NEUTER],
    ] as const
  ).flatMap(([list, flags]) => list.split(' ').map((suffix) => [suffix, flags] as const)),
);

/** What is written after a digit to show the case of a plain number: "2-х часов", "5-ти". */
export const CARDINAL_SUFFIXES: ReadonlySet<string> = new Set('х ти ми и ух ех м мя ью'.split(' '));
