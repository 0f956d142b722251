import { InvariantError } from '@planerka/contracts';
import { align, ANY_END } from '../../grammar/align.ts';
import type { Item } from '../../grammar/item.ts';
import {
  compilePattern,
  type Gap,
  type ItemClass,
  type Place,
  type Symbols,
} from '../../grammar/pattern.ts';
import { WordSet } from '../../grammar/rule-book.ts';
import type { Role } from '../lexicon/role-words.ts';
import { isTag } from '../tags.ts';
import { isCardinal } from '../vocabulary.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt, says } from './view.ts';

const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);

/** Classes that no list could hold. */
const CLASSES: Readonly<Record<string, (item: Item) => boolean>> = {
  action: isAction,
  infinitive: (item) => isInfinitive(item.word),
  fact: isFact,
  word: isWord,
  mark: isMark,
  any: () => true,
  count: (item) => isCardinal(item) && item.value > 1,
  cardinal: isCardinal,
  colon: (item) => item.word === ':',
  'asking-infinitive': (item) => ASKING.has(roleAt(item)) && isInfinitive(item.word),
  // what may be asked how many of
  plain: (item) => item.meaning === null && !isAction(item),
  // somebody or something that no list of roles knows
  stranger: (item) => isWord(item) && item.kind === 0 && roleAt(item) === null && !isAction(item),
};

function testOf(name: string): (item: Item) => boolean {
  const own = CLASSES[name];
  if (own !== undefined) return own;
  if (!isTag(name)) throw new InvariantError('UNKNOWN_SYMBOL', `no words are <${name}>`);
  return (item) => says(item, name);
}

const ANYTHING: Gap = { min: 0, only: null, needs: null };

/** A word as it is written, `<tag>` for the words of a list outside quotes, `<anything>`. */
const SYMBOLS: Symbols<ItemClass> = {
  classOf: (names, isClass) => {
    if (!isClass) return new WordSet(names, plainWord);
    const tests = names.map(testOf);
    const [only] = tests;
    return {
      has:
        only !== undefined && tests.length === 1
          ? only
          : (item) => tests.some((test) => test(item)),
    };
  },
  gapOf: (name) => (name === 'anything' ? ANYTHING : null),
};

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
export class HeadBook<Context, Rule extends PlacedRule<Context>> {
  private readonly rules: readonly Compiled<Rule>[];

  constructor(rules: readonly Rule[]) {
    this.rules = rules.map((rule) => {
      const isWhole = rule.name.endsWith(END);
      const pattern = isWhole ? rule.name.slice(0, -END.length) : rule.name;
      return { rule, places: compilePattern(pattern, SYMBOLS), isWhole };
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
