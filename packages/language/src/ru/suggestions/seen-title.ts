import type { SuggestionReason, SuggestionType } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { protectAddresses, protectQuotes } from '../../grammar/protect.ts';
import { scan } from '../../grammar/scan.ts';
import type { TimeReading } from '../../reading.ts';
import type { KnownOfTitle, LiveProject } from '../../title-to-see.ts';
import { vocabulary } from '../vocabulary.ts';

/** A title as the rules see it. */
export interface SeenTitle {
  readonly text: string;
  /** All words and marks; quotes and addresses are protected, nothing is made of times. */
  readonly words: readonly Item[];
  readonly known: KnownOfTitle;
  /** Null where nobody has said which there are. */
  readonly projects: readonly LiveProject[] | null;
  /** The time that the title says, where it was not taken out of it. */
  readonly time: TimeReading | null;
}

/** What a rule has found; the table of rules knows the reason's code. */
export interface Finding {
  readonly type: SuggestionType;
  /** 0 to 1. */
  readonly confidence: number;
  /** Asked once more although it is sure. */
  readonly isConfirmed?: true;
  /** Of the reason, for its words. */
  readonly data?: Readonly<Record<string, string | number>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Null where the rule has nothing to say. */
export type FindIn = (title: SeenTitle) => Finding | null;

/** A rule over words and why it speaks. */
export interface WordRule {
  readonly reason: SuggestionReason;
  readonly find: FindIn;
}

/** The words and marks of a title. */
export function wordsIn(text: string): Item[] {
  const words = scan(text, vocabulary);
  protectQuotes(words);
  protectAddresses(words);
  return words;
}
