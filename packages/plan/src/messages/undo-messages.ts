import type { Author } from '../journal/author-of.ts';
import type { JournalType } from '../journal/entry.ts';
import type { ObjectFacts, TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** A change as other people are told of it. */
export interface ChangeInBrief {
  readonly type: JournalType;
  readonly by: Author;
}

/** What is told of undo and redo. */
export interface UndoMessages {
  /** Changes of one kind, named by it: a move, a new name. */
  readonly undone_change: {
    readonly type: JournalType;
    readonly targets: readonly TargetFacts[];
  };
  readonly redone_change: {
    readonly type: JournalType;
    readonly targets: readonly TargetFacts[];
  };
  /** Creations, and different changes together, by their objects. */
  readonly undone: { readonly objects: readonly ObjectFacts[] };
  readonly redone: { readonly objects: readonly ObjectFacts[] };
  readonly nothing_to_undo: Nothing;
  readonly nothing_to_redo: Nothing;
  readonly not_your_change: Nothing;
  readonly who_may_undo: Nothing;
  /** What has changed the same objects since, newest first. */
  readonly changed_since: { readonly changes: readonly ChangeInBrief[] };
  /** What would be left without its owner. */
  readonly belongs_to_it: { readonly targets: readonly TargetFacts[] };
  readonly notes_about_it: Nothing;
  readonly owner_gone: Nothing;
  readonly undo_later_first: Nothing;
}
