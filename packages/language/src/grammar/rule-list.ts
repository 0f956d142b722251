import { ANY_END, align, mayBegin } from './align.ts';
import { type Item, NO_SORT } from './item.ts';
import { compilePattern, type ItemClass, type Place, type Symbols } from './pattern.ts';

/** Behind a pattern: it has to reach the end of the items. */
const END = ' $';

interface Compiled<Rule> {
  readonly rule: Rule;
  readonly places: readonly Place<ItemClass>[];
  readonly isWhole: boolean;
  /** The pattern fits anything. */
  readonly isOpen: boolean;
}

/** A rule over what is at a place, and what else has to be so there. */
interface PlacedRule<Context> {
  readonly name: string;
  readonly when?: (context: Context, end: number) => boolean;
}

const isOpen = ([first, second]: readonly Place<ItemClass>[]): boolean =>
  first?.kind === 'gap' && second === undefined && first.gap.min === 0;

/** Where the places end; before `at` when they do not fit. */
const endOf = (
  places: readonly Place<ItemClass>[],
  items: readonly Item[],
  at: number,
  isWhole: boolean,
): number => align(places, items, at, isWhole ? items.length : ANY_END)?.end ?? -1;

/** So many words a list knows its rules by; then they are found anew, so that strangers fill no memory. */
const WORDS_MAX = 2048;

/** The rules that may begin with a word, and as what the word stood there: its class hangs on no more. */
interface Begun<Rule> {
  readonly kind: number;
  readonly value: number;
  readonly flags: number;
  readonly tags: number;
  readonly rules: readonly Compiled<Rule>[];
}

/**
 * A list of rules, of which the first whose pattern begins at a place is taken. Which rules may begin with
 * a word is found once: a class of the symbols must tell words by their letters, kind, value, flags and tags.
 */
export class RuleList<Context, Rule extends PlacedRule<Context>> {
  private readonly rules: readonly Compiled<Rule>[];
  private readonly byWord = new Map<string, Begun<Rule>>();

  constructor(rules: readonly Rule[], symbols: Symbols<ItemClass>) {
    this.rules = rules.map((rule) => {
      const isWhole = rule.name.endsWith(END);
      const pattern = isWhole ? rule.name.slice(0, -END.length) : rule.name;
      const places = compilePattern(pattern, symbols);
      return { rule, places, isWhole, isOpen: !isWhole && isOpen(places) };
    });
  }

  /** The first rule that fits at `at`, and where its words end. */
  at(
    items: readonly Item[],
    at: number,
    context: Context,
  ): { readonly rule: Rule; readonly end: number } | null {
    for (const { rule, places, isWhole, isOpen } of this.rulesFor(items[at])) {
      const end = isOpen ? at : endOf(places, items, at, isWhole);
      if (end < at) continue;
      if (rule.when === undefined || rule.when(context, end)) return { rule, end };
    }
    return null;
  }

  private rulesFor(item: Item | undefined): readonly Compiled<Rule>[] {
    if (item === undefined || item.sort === NO_SORT || item.meaning !== null || item.glued) {
      return this.rules;
    }
    const { word, kind, value, flags, tags } = item;
    const known = this.byWord.get(word);
    if (
      known !== undefined &&
      known.kind === kind &&
      known.value === value &&
      known.flags === flags &&
      known.tags === tags
    ) {
      return known.rules;
    }
    const rules = this.rules.filter(({ places }) => mayBegin(places, item));
    if (this.byWord.size >= WORDS_MAX) this.byWord.clear();
    this.byWord.set(word, { kind, value, flags, tags, rules });
    return rules;
  }
}
