import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { NOUNS, type Role, VERBS, WORDS } from '../../lexicon/role-words.ts';
import { HEARD, PLURAL_IMPERATIVE, SOFTENED, UNSOFT } from '../../lexicon/verb-endings.ts';
import { noun } from '../../morphology.ts';
import { spelt } from '../../spelt.ts';
import { hasTag } from '../../tags.ts';
import { Typos } from '../../typos.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { isAddress, openingEnd } from '../talk/frame.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../view.ts';

/** Roles whose words open a command; others are too many to be told from what is asked for. */
const OPENING: readonly Role[] = ['create', 'schedule', 'put', 'remind', 'need'];
const NAMED: readonly Role[] = ['task', 'reminder'];

function formsOf(role: Role): string[] {
  const verbs = (VERBS[role] ?? '').split(/\s+/).flatMap((pair) => {
    const [imperative = '', infinitive = ''] = pair.split('/');
    return imperative === '' ? [] : [imperative, imperative + PLURAL_IMPERATIVE, infinitive];
  });
  const nouns = (NOUNS[role] ?? []).flatMap(([stem, paradigm]) =>
    noun(stem, paradigm).map(({ text }) => text),
  );
  return [...verbs, ...nouns, ...(WORDS[role] ?? '').split(/\s+/)].filter(
    (form) => form !== '' && !isPast(form),
  );
}

function listOf(roles: readonly Role[]): (word: string) => string | null {
  const forms = [...new Set(roles.flatMap(formsOf))];
  const typos = new Typos();
  forms.forEach((form, value) => typos.add(form, { kind: UNKNOWN, value, flags: 0 }));
  return (word) => {
    const found = typos.guess(word);
    return found === null ? null : (forms[found.value] ?? null);
  };
}

const openingNear = listOf(OPENING);
const namedNear = listOf(NAMED);

const isAsking = (item: Item | undefined): boolean =>
  OPENING.some((role) => role === roleAt(item)) || roleAt(item) === 'new';

/** May the word be a command word that was misspelt? Nothing else is known of it. */
function isUnread(item: Item): boolean {
  const isPlain = item.kind === UNKNOWN && item.meaning === null && !(item.flags & QUOTED);
  if (!isPlain || item.word === '' || roleAt(item) !== null || hasTag(item, 'near-command')) {
    return false;
  }
  return !isAction(item) && !isFinite(item.word);
}

/** "зописать купить соль": an unknown verb with another one right behind it, which only verbs of asking have. */
const isActOfAct = (item: Item, after: Item | undefined): boolean =>
  item.kind === UNKNOWN &&
  item.meaning === null &&
  roleAt(item) === null &&
  isInfinitive(item.word) &&
  after !== undefined &&
  isAction(after) &&
  isInfinitive(after.word);

/**
 * The items with command words in the place of misspelt ones, where a command may begin and nothing
 * else fits, and which items were mended.
 */
export function mendCommands(items: readonly Item[]): {
  items: readonly Item[];
  mended: ReadonlySet<Item>;
} {
  const mended = new Set<Item>();
  const read: Item[] = [];
  let isHead = true;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const end = isHead ? openingEnd(items, at) : at;
    if (end > at) {
      read.push(...items.slice(at, end));
      at = end - 1;
      continue;
    }
    const mayBe = isUnread(item) || isActOfAct(item, items[at + 1]);
    const form = mayBe ? nearest(item, isHead, read.at(-1), items[at + 1]) : null;
    const own =
      form === null ? (isHead ? asInfinitive(item, items[at + 1]) : item) : spelt(item, form);
    if (own !== item) mended.add(own);
    read.push(own);
    isHead = staysHead(own, isHead);
  }
  return mended.size === 0 ? { items, mended } : { items: read, mended };
}

/**
 * "отметится у диспетчера", "записатся к врачу": said alike, and often written for an infinitive. Where
 * nobody is named before it and somebody is behind it, it is what is to be done.
 */
function asInfinitive(item: Item, after: Item | undefined): Item {
  const isPlain = item.meaning === null && !(item.flags & QUOTED);
  if (!isPlain || !UNSOFT.test(item.word) || hasTag(item, 'told-reflexive')) return item;
  return hasTag(after, 'meets') ? spelt(item, item.word.replace(UNSOFT, SOFTENED)) : item;
}

/** The command word that is meant: an order at the head, "задачу" behind an order or before a colon. */
function nearest(
  item: Item,
  isHead: boolean,
  before: Item | undefined,
  after: Item | undefined,
): string | null {
  // "проверить, сделан ли отчёт": no order is asked about
  if (hasTag(after, 'whether')) return null;
  if (isAsking(before) || (isHead && after?.word === ':')) return namedNear(item.word);
  if (!isHead || after === undefined) return null;
  const heard = asHeard(item.word);
  return openingNear(item.word) ?? (heard === item.word ? null : openingNear(heard));
}

/** "запешы", "пастафь": spelt as they are heard, beside one more letter that is wrong. */
const asHeard = (word: string): string =>
  HEARD.reduce((spelling, [heard, written]) => spelling.replace(heard, written), word);

/** Does a command still begin behind the item? */
function staysHead(item: Item, isHead: boolean): boolean {
  if (isMark(item)) return true;
  const role = roleAt(item);
  if (role === 'sequel' || hasTag(item, 'and') || hasTag(item, 'whereas')) return true;
  return isHead && (isFact(item) || role === 'soft' || role === 'chat' || isAddress(item));
}
