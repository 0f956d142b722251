import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';

/** Where in a segment its head is read, and what is known by then: all that a rule may look at. */
export interface HeadState {
  readonly items: readonly Item[];
  readonly at: number;
  /** What was passed over as saying nothing. */
  readonly skipped: readonly Item[];
  /** A project or list was named, so "добавить картошку" is an order to us. */
  readonly isListed: boolean;
  readonly sawChat: boolean;
  /** "я", "мы": somebody tells something of himself. */
  readonly isPersonal: boolean;
  /** "у нас ...", "у меня ...": what somebody has is told. */
  readonly isOwned: boolean;
  /** The verb that asks. */
  verb: Role | null;
  /** Where the order is, and how much was passed over before it. */
  orderAt: number;
  skippedBefore: number;
  /** "запиши меня": the order is for somebody. */
  isForPerson: boolean;
  /** "запиши, что ..." */
  isLinked: boolean;
  /** "создай 10 задач" */
  isCounted: boolean;
  /** What is read belongs to "надо", unless it asks in so many words. */
  isWished: boolean;

  ahead(by: number): Item | undefined;
  /** The role of the word here. */
  role(): Role | null;
  /** What is here and behind it. */
  rest(): readonly Item[];
  /** What was not passed over as saying nothing. */
  left(): readonly Item[];
  /** "о встрече": what it is about begins here. */
  isTopic(): boolean;

  skip(by?: number): void;
  pass(by: number): void;
  /** Passes over the items up to `end`, but leaves the times among them. */
  skipWords(end: number): void;
  skipOpening(): void;
  /** What is before a head: places, titles of lists, sighs, numbers of things. */
  skipPreludes(): void;
  skipPlace(): void;
  skipCount(): boolean;
  skipBehindOrder(): void;
  skipLinks(): void;
  skipBeforeNoun(): void;
}
