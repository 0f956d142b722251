import type { JournalEntry, PlanObject } from '@planerka/plan';

/** Why changes cannot be taken back, or done again. */
export type Hindrance =
  | { readonly reason: 'nothing' }
  | { readonly reason: 'not_yours' }
  /** What came later, the newest first; empty when no entry tells why an object is different now. */
  | { readonly reason: 'changed_since'; readonly later: readonly JournalEntry[] }
  /** Objects that would still belong to one that goes. */
  | { readonly reason: 'belonging'; readonly objects: readonly PlanObject[] }
  | { readonly reason: 'owner_gone' };
