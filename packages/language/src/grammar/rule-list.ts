import { align, ANY_END } from './align.ts';
import type { Item } from './item.ts';
import { compilePattern, type ItemClass, type Place, type Symbols } from './pattern.ts';

/** Behind a pattern: it has to reach the end of the items. */
const END = ' $';

interface Compiled<Rule> {
  readonly rule: Rule;
  readonly places: readonly Place<ItemClass>[];
  readonly isWhole: boolean;
}

/** A rule over what stands at a place, and what else has to be so there. */
interface PlacedRule<Context> {
  readonly name: string;
  readonly when?: (context: Context, end: number) => boolean;
}

/** A list of rules, of which the first whose pattern begins at a place is taken. */
export class RuleList<Context, Rule extends PlacedRule<Context>> {
  private readonly rules: readonly Compiled<Rule>[];

  constructor(rules: readonly Rule[], symbols: Symbols<ItemClass>) {
    this.rules = rules.map((rule) => {
      const isWhole = rule.name.endsWith(END);
      const pattern = isWhole ? rule.name.slice(0, -END.length) : rule.name;
      return { rule, places: compilePattern(pattern, symbols), isWhole };
    });
  }

  /** The first rule that fits at `at`, and where its words end. */
  at(
    items: readonly Item[],
    at: number,
    context: Context,
  ): { readonly rule: Rule; readonly end: number } | null {
    for (const { rule, places, isWhole } of this.rules) {
      const caught = align(places, items, at, isWhole ? items.length : ANY_END);
      if (caught === null) continue;
      if (rule.when === undefined || rule.when(context, caught.end)) {
        return { rule, end: caught.end };
      }
    }
    return null;
  }
}
