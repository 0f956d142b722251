import type { Item } from './item.ts';

/** A text as words and as what the rules of time made of them. */
export interface ReadText {
  /** All words and marks in order. */
  readonly words: readonly Item[];
  /** The words that no rule took, and the facts of time between them. */
  readonly items: readonly Item[];
}
