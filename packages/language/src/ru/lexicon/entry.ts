import type { Form } from '../morphology.ts';

/** A word of the lexicon: the class by which rules know it, its value and its forms. */
export interface Entry {
  readonly kind: string;
  readonly value: number;
  readonly forms: readonly Form[];
}

/** Marks an abbreviation: a full stop after it belongs to it. */
export const ABBREVIATION = 1 << 20;

/** Entries of one class whose values count up from `first`. */
export function counted(kind: string, first: number, forms: readonly (readonly Form[])[]): Entry[] {
  return forms.map((list, i) => ({ kind, value: first + i, forms: list }));
}

export function entry(kind: string, forms: readonly Form[], value = 0): Entry {
  return { kind, value, forms };
}
