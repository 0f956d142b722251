import type { Fact } from '../meaning.ts';
import type { Frame } from './frame.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

/** A fact on its way into the frame, and what stood right before it. */
export interface Taking {
  readonly frame: Frame;
  readonly waiting: Waiting;
  readonly item: Taken['item'];
  readonly previous: Taken | null;
  /** What it says replaces what was said before. */
  readonly correcting: boolean;
  readonly options: AssembleOptions;
}

export type Kind = Fact['kind'];
export type FactsByKind = { readonly [K in Kind]: Extract<Fact, { kind: K }> };

/** "через два часа" is a moment of its own: what is said after it belongs to something else. */
export function isInstant(offset: Frame['offset']): boolean {
  return offset !== null && offset.length.seconds !== 0;
}
