import type { TargetKind } from '@planerka/contracts';
import type { Instant } from '@planerka/plan';

/** `open`: open tasks, active projects, timeblocks that are not over; `closed`: the others. */
export type ObjectState = 'open' | 'closed' | 'any';

/** How closely titles bear the words: every word in some form, some of them, or by similar letters. */
export const MATCHES = ['all', 'some', 'alike'] as const;
export type Match = (typeof MATCHES)[number];

/** Words that name something, and where to look for it. */
export interface ObjectSearch {
  readonly words: string;
  readonly match: Match;
  readonly kinds: readonly TargetKind[];
  readonly state: ObjectState;
  /** Product time: what is over by then. */
  readonly now: Instant;
  /** Look among these only. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  readonly limit: number;
}

/** The newest objects of a kind. */
export interface NewestObjects {
  readonly kind: TargetKind;
  readonly state: ObjectState;
  readonly now: Instant;
  readonly exclude: readonly string[];
  readonly limit: number;
}

/** What was deleted and is wanted back: by its words, or by its number. */
export interface DeletedObjects {
  readonly kinds: readonly TargetKind[];
  readonly named: { readonly words: string } | { readonly number: number };
  readonly limit: number;
}
