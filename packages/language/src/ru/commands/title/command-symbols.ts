import { InvariantError } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Gap, ItemClass, Symbols } from '../../../grammar/pattern.ts';
import { WordSet } from '../../../grammar/rule-book.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { isTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isOwnVerb } from '../finite-verbs.ts';
import { isInfinitive, isPoliteOrder } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt, says } from '../view.ts';

const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);

/** What only we are asked for. */
const OURS: ReadonlySet<Role | null> = new Set<Role>(['create', 'schedule', 'reserve', 'remind']);

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
  'polite-order': isPoliteOrder,
  'order-to-us': (item) => OURS.has(roleAt(item)) && isInfinitive(item.word),
  // "не пойду", "не успеем"; "не забуду" promises
  'first-person': (item) =>
    says(item, 'own-plan') ||
    (isWord(item) && roleAt(item) === null && !isAction(item) && isOwnVerb(item.word)),
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

/** Whatever is there; `<near>` only so much that what is behind it still belongs to it. */
const GAPS: Readonly<Record<string, Gap>> = {
  anything: { min: 0, only: null, needs: null },
  near: { min: 0, max: 8, only: null, needs: null },
};

/** A word as it is written, `<tag>` for the words of a list outside quotes, `<anything>`. */
export const COMMAND_SYMBOLS: Symbols<ItemClass> = {
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
  gapOf: (name) => GAPS[name] ?? null,
  places: new Map(),
};
