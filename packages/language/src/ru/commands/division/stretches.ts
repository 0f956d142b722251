import type { Item } from '../../../grammar/item.ts';
import { kinds } from '../../kinds.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isDoing } from '../is-doing.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import { Count } from './count.ts';
import { saysNothing } from './opening-rules.ts';

const NAMING: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block']);
const CONTENT: ReadonlySet<Role> = new Set<Role>([
  'meeting',
  'event',
  'block',
  'device',
  'fixture',
  'query',
  'edit',
]);
/** "про отчёт": with it somebody is told something, and asked for nothing. */
const isMatter = (item: Item): boolean => item.meaning === null && hasTag(item, 'matter');

export const DASHES = new Set(['-', '–', '—']);
/** So near the beginning is the colon behind the day of a list. */
const HEADING_MAX = 5;

const CLOCKS = new Set(['clock', 'clock-range', 'daypart', 'offset', 'moment']);

/** "график на март": a month behind a noun is oftener the noun's than the command's. */
const isOfNoun = ({ meaning }: Item): boolean =>
  meaning?.kind === 'window' && meaning.period.unit !== 'week' && meaning.period.unit !== 'weekend';

/** Words that a title can be made of. */
export function isContent(item: Item): boolean {
  if (!isWord(item) || saysNothing(item)) return false;
  const role = roleAt(item);
  return role === null || CONTENT.has(role);
}

/** "три дела на пятницу: ...": how many follow is no part of them. */
const countsTasks = (item: Item): boolean =>
  isCardinal(item) || item.kind === PAIR || COUNTED.has(roleAt(item));
const PAIR = kinds.id('pair');
const COUNTED: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder']);

/** What is where in an utterance, counted once. */
export class Stretches {
  readonly items: readonly Item[];
  private readonly contents: Count;
  private readonly heads: Count;
  private readonly facts: Count;
  private readonly actions: Count;
  private readonly clocks: Count;
  private readonly dashes: Count;
  /** "что", "чтобы": somebody is told what follows. */
  readonly told: Count;
  /** "про отчёт" */
  readonly matters: Count;
  /** For each index, where the last action before it is. */
  private readonly lastActions: readonly (number | undefined)[];

  constructor(items: readonly Item[]) {
    this.items = items;
    const last: (number | undefined)[] = [undefined];
    items.forEach((item, at) => last.push(isAction(item) ? at : last[at]));
    this.lastActions = last;
    this.told = new Count(items, (item) => hasTag(item, 'that-clause'));
    this.matters = new Count(items, isMatter);
    this.contents = new Count(items, isContent);
    this.heads = new Count(items, (item) => NAMING.has(roleAt(item)));
    this.facts = new Count(items, (item) => isFact(item) && !isOfNoun(item));
    this.actions = new Count(items, isAction);
    this.dashes = new Count(items, (item) => DASHES.has(item.word) && !item.glued);
    this.clocks = new Count(items, (item) => CLOCKS.has(item.meaning?.kind ?? ''));
  }

  /** "на завтра: ...", and something in it to do or a dash: nouns alone are oftener one thing. */
  get isHeadedByDay(): boolean {
    const colon = this.items.findIndex(({ word, meaning }) => meaning === null && word === ':');
    if (colon < 1 || colon > HEADING_MAX) return false;
    if (this.items.slice(0, colon).some((item) => isContent(item) && !countsTasks(item)))
      return false;
    const isDay = this.facts.any(0, colon) && !this.clocks.any(0, colon);
    return isDay && this.actions.any(colon, this.items.length);
  }

  /** The last action of a stretch. */
  lastAction(from: number, to: number): Item | undefined {
    const last = this.lastActions[to];
    return last === undefined || last < from ? undefined : this.items[last];
  }

  /** What the items from `from` to `to` hold. */
  between(from: number, to: number): Stretch {
    return {
      from,
      to,
      hasContent: this.contents.any(from, to),
      hasOneWord: this.contents.between(from, to) === 1,
      hasDash: this.dashes.any(from + 1, to - 1),
      hasHead: this.heads.any(from, to),
      isTimed: this.facts.any(from, to),
      acts: this.actions.any(from, to),
      hasClock: this.clocks.any(from, to),
    };
  }

  /** "завтра: уборка, замена крана, спортзал": a day, and what is done on it. */
  isListOfDoings({ from, to, acts }: Stretch): boolean {
    const first = this.items[0];
    return first !== undefined && isFact(first) && !acts && this.isDoingAt(from, to);
  }

  /** Does the stretch begin with a noun of doing, adjectives before it left out? */
  private isDoingAt(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) {
      const item = this.items[at];
      if (item === undefined) return false;
      const role = roleAt(item);
      if (isDoing(item) || role === 'meeting' || role === 'event') return true;
      if (isContent(item) && !looksLikeAdjective(item.word)) return false;
    }
    return false;
  }
}

/** What a stretch of an utterance holds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Words that a title can be made of. */
  readonly hasContent: boolean;
  /** Of these words one. */
  readonly hasOneWord: boolean;
  /** A dash between its first and its last item, apart from the words. */
  readonly hasDash: boolean;
  /** задача, напоминание, блок */
  readonly hasHead: boolean;
  readonly isTimed: boolean;
  readonly acts: boolean;
  readonly hasClock: boolean;
}
