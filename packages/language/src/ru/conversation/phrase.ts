import { InvariantError } from '@planerka/contracts';
import type { Caught as Aligned } from '../../grammar/align.ts';
import type { Item } from '../../grammar/item.ts';
import type { Gap, Symbols } from '../../grammar/pattern.ts';
import { RuleBook, WordSet } from '../../grammar/rule-book.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isFact, isMark } from '../commands/view.ts';
import { INSTEAD } from '../lexicon/function-words.ts';
import { hasTag } from '../tags.ts';
import { wordsOf } from './lexicon.ts';

/** What a pattern's places took, by name. */
export interface Caught {
  /** The items of each gap, in the order of the text. */
  readonly gaps: Aligned['gaps'];
  /** The first word of the phrase. */
  readonly first: Item;
}

/** A phrase rule: its name is its pattern, and `produce` says what it means, or null for nothing. */
export interface PhraseRule<Context, Result> {
  readonly name: string;
  readonly produce: (caught: Caught, context: Context) => Result | null;
}

/** Longer stretches are stories, not phrases about the plan; this also bounds the search. */
const PHRASE_ITEMS_MAX = 60;

const isLoose = (item: Item): boolean =>
  isFact(item) || isMark(item) || hasTag(item, 'and') || hasTag(item, 'with-alone');

const ANYTHING: Gap = { min: 0, only: null, needs: null };
const SOMETHING: Gap = { min: 1, only: null, needs: null };
/** `<object>` and `<more>` take whatever is there, `<named>` and `<title>` at least one word. */
const GAPS: Readonly<Record<string, Gap>> = {
  object: ANYTHING,
  named: SOMETHING,
  title: SOMETHING,
  more: ANYTHING,
  /** Expressions of time only. */
  time: { min: 1, only: { has: isLoose }, needs: { has: isFact } },
};

/** The word by which patterns know an item; empty for facts of time and for words in quotes. */
function wordOf(item: Item): string {
  if (item.meaning?.kind === 'correction') return INSTEAD;
  return item.meaning !== null || item.flags & QUOTED ? '' : item.word;
}

/** `слово|слово` is one of these words, `<class>` a word of a class of the lexicon. */
const SYMBOLS: Symbols<WordSet> = {
  classOf: (names, isClass) => {
    if (!isClass) return new WordSet(names, wordOf);
    const words = names.flatMap((name) => [...(wordsOf(name) ?? [])]);
    if (words.length === 0)
      throw new InvariantError('UNKNOWN_SYMBOL', `no words are <${names.join('|')}>`);
    return new WordSet(words, wordOf);
  },
  gapOf: (name) => GAPS[name] ?? null,
  places: new Map(),
};

/** A list of phrase rules, tried in their order; each has to account for the whole phrase. */
export class PhraseBook<Context, Result> {
  private readonly book: RuleBook<PhraseRule<Context, Result>>;

  constructor(rules: readonly PhraseRule<Context, Result>[]) {
    this.book = new RuleBook(rules, SYMBOLS, wordOf);
  }

  /** What the first rule that fits makes of the phrase. */
  read(items: readonly Item[], context: Context): Result | null {
    const [first] = items;
    if (first === undefined || items.length > PHRASE_ITEMS_MAX) return null;
    for (const { rule, caught } of this.book.fitting(items)) {
      const result = rule.produce({ gaps: caught.gaps, first }, context);
      if (result !== null) return result;
    }
    return null;
  }
}
