import type { Meaning } from '../meaning.ts';
import type { Item } from './item.ts';

/** What is on either side of a match; null at the ends of the text. */
export interface Around {
  readonly before: Item | null;
  readonly after: Item | null;
}

/** What a rule makes: an item's class and what it means. */
export interface Made {
  readonly kind: number;
  readonly value: number;
  readonly flags: number;
  readonly meaning: Meaning | null;
}

/** The items of a match by the labels of their places. */
export type AnyCaptures = Readonly<Record<string, Item | undefined>>;

/** A rule is its pattern and what the pattern means; null when the words fit but make no sense. */
export interface Rule {
  readonly name: string;
  produce(captures: AnyCaptures, around: Around): Made | null;
}

/** Carried meaning of an item of class `Kind`, null for words and numbers. */
type Carried<Payloads, Kind> = Kind extends keyof Payloads
  ? Extract<Payloads[Kind], Meaning | null>
  : null;

type OnePlace<Payloads, Text extends string> = Text extends `~${infer Rest}`
  ? OnePlace<Payloads, Rest>
  : Text extends `<${infer Label}:${infer Kind}>?`
    ? { readonly [K in Label]?: Item<Carried<Payloads, Kind>> }
    : Text extends `<${infer Label}:${infer Kind}>`
      ? { readonly [K in Label]: Item<Carried<Payloads, Kind>> }
      : Text extends `<${infer Kind}>?`
        ? { readonly [K in Kind]?: Item<Carried<Payloads, Kind>> }
        : Text extends `<${infer Kind}>`
          ? { readonly [K in Kind]: Item<Carried<Payloads, Kind>> }
          : unknown;

/** The captures of a pattern, read from its text by the compiler. */
export type Captures<
  Payloads,
  Pattern extends string,
> = Pattern extends `${infer Head} ${infer Tail}`
  ? OnePlace<Payloads, Head> & Captures<Payloads, Tail>
  : OnePlace<Payloads, Pattern>;
