import type { Item } from '../../../grammar/item.ts';
import type { Clause } from '../clause.ts';

/** A question whose words may stand in any order. */
export interface AskedInWords {
  /** Its words and times, without marks and particles. */
  readonly items: readonly Item[];
  readonly clause: Clause;
  /** A mark or a particle says that it is a question. */
  readonly isAsked: boolean;
}
