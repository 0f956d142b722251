import {
  type InterpretResponse,
  LIST_ITEMS_MAX,
  type Operation,
  type Query,
  type ReadOperation,
  type ThreadHints,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isGenitivePlural } from '../../commands/fields/project-field.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { LIST_STEMS } from '../projects/production-stem-phrases.ts';
import * as phrases from './box-list-phrases.ts';
import { listUnmarked } from './list-unmarked.ts';
import { PURCHASES, TO_BUY, TOLD_WORDS_MAX, WHAT_TO } from './list-unmarked-phrases.ts';
import { GUESS, SURE } from './made.ts';
import { orderFirst } from './order-first.ts';
import { putBeside } from './put-beside.ts';
import { isWordOfList, standingList } from './word-of-list.ts';

type Thread = Pick<ThreadHints, 'candidates'> | undefined;
type Read = Pick<InterpretResponse, 'kind' | 'operations' | 'query'>;

/** Names longer than that tell a story. */
const NAME_WORDS_MAX = 4;
/** What is asked after is named in few words. */
const ITEM_WORDS_MAX = 4;

/**
 * Lists with boxes: "список покупок: молоко, хлеб", "добавь в список покупок яйца", "вычеркни молоко из
 * списка", "что в списке покупок?". Null for everything else: "составить список гостей" is something to
 * be done, "список дел: ..." are tasks.
 */
export function readBoxList(text: string, thread: Thread): InterpretResponse | null {
  if (!mayNameList(text, thread)) return null;
  const said = withList(orderFirst(bareOf(text)));
  const read =
    addedToFirst(said, thread) ??
    readMade(said) ??
    readItems(said, thread) ??
    readCleared(said) ??
    readAsked(said, thread) ??
    readItemAsked(said, thread) ??
    readAdded(said, thread) ??
    readThere(said, thread);
  return read === null ? null : { envelopes: [], interpreter: 'rules', ...read };
}

/** Does a word of lists stand in it, or is a list in view? */
function mayNameList(text: string, thread: Thread): boolean {
  const said = text.toLowerCase();
  return LIST_STEMS.some((stem) => said.includes(stem)) || shownList(thread) !== null;
}

/** "добавь в покупки сыр" as "добавь в список покупок сыр". */
function withList(said: string): string {
  const found = phrases.KEPT_ALONE.exec(said);
  const { how = '', what = '' } = found?.groups ?? {};
  const [, name] = phrases.KEPT_NAMES.find(([stem]) => what.toLowerCase().startsWith(stem)) ?? [];
  if (found === null || name === undefined || !phrases.LIST_ORDER.test(said)) return said;
  const list = phrases.STANDING.test(what)
    ? phrases.LIST_WITHIN
    : phrases.LIST_BEHIND[how.toLowerCase() as keyof typeof phrases.LIST_BEHIND];
  const behind = said.slice(found.index + found[0].length);
  return `${said.slice(0, found.index)}${how} ${list} ${name}${behind}`;
}

/** Without the marks around what was said, and without runs of spaces; lines stay lines. */
const bareOf = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/^[\s.…(]+|[\s.…!)]+$/gu, '')
    .trim();

/** "список в поход: палатка, спальник", "заведи список для дачи" */
function readMade(said: string): Read | null {
  const { name = '', items } = phrases.MADE_WITH_ITEMS.exec(said)?.groups ?? {};
  if (items !== undefined) {
    const things = itemsOf(items);
    // "список взять в поездку:" with things in lines below it, "список что взять: плед, термос"
    const isPacked = (items.includes('\n') || WHAT_TO.test(name)) && nameless(things) !== null;
    const list = name.trim() === '' ? nameless(things) : titled(name, isPacked);
    return list === null || things === null ? null : added(list, things);
  }
  const { name: empty } = phrases.MADE_EMPTY.exec(said)?.groups ?? {};
  const list = empty === undefined ? null : titled(empty);
  if (list !== null) return operations([{ type: 'list_add', list }]);
  const unmarked = listUnmarked(said);
  const made = unmarked === null ? null : addedAll(titled(unmarked.name), unmarked.items);
  return made !== null && unmarked?.isSure === false ? guessed(made) : made;
}

/** Where nothing says which the things are, it is asked. */
const guessed = (read: Read): Read => ({
  ...read,
  operations: (read.operations ?? []).map((one) => ({ ...one, confidence: GUESS })),
});

/** "добавь в список покупок яйца", "добавь яйца в список покупок", "яйца в список покупок" */
function readAdded(said: string, thread: Thread): Read | null {
  const { rest } = phrases.ADDED_BEHIND.exec(said)?.groups ?? {};
  if (rest !== undefined) {
    const parted = partedName(rest, thread);
    return parted === null ? null : addedAll(parted.list, parted.rest);
  }
  return addedBare(said) ?? addedBefore(said, thread);
}

/** "покупки: яйца, хлеб", of a name by which lists are kept */
function addedBare(said: string): Read | null {
  const { name = '', items = '' } = phrases.ADDED_BARE.exec(said)?.groups ?? {};
  return isKept(name) ? addedAll(titled(name), items) : null;
}

/** "добавь яйца в список покупок", "яйца в список покупок" */
function addedBefore(said: string, thread: Thread): Read | null {
  const { verb, items, name = '' } = phrases.ADDED_BEFORE.exec(said)?.groups ?? {};
  if (items === undefined) return null;
  const isOwn = isInfinitive(readText(items).words[0]?.word ?? '');
  // "внести Иванова в список гостей" is something to be done, "записаться в список" too
  const isStanding = listsSpokenOf(thread).includes(settled(name, thread) ?? '');
  const isMeant =
    verb === undefined ? isStanding : !isInfinitive(readText(verb).words[0]?.word ?? '');
  if ((verb === undefined && isOwn) || !(isKept(name) || isMeant)) return null;
  return addedAll(settled(name, thread), items);
}

/** "список покупок добавь сливки" */
function addedToFirst(said: string, thread: Thread): Read | null {
  const { name = '', kept, items } = phrases.ADDED_TO_FIRST.exec(said)?.groups ?? {};
  if (items === undefined) return null;
  if (kept === undefined) return addedAll(settled(name, thread), items);
  const [, own = ''] =
    phrases.KEPT_NAMES.find(([stem]) => kept.toLowerCase().startsWith(stem)) ?? [];
  return addedAll(titled(own), items);
}

function addedAll(list: string | null, items: string): Read | null {
  const things = list === null ? null : itemsOf(items);
  return list === null || things === null ? null : added(list, things);
}

/** "вычеркни молоко из списка", "убери из списка покупок хлеб", "верни яйца в список" */
function readItems(said: string, thread: Thread): Read | null {
  const ticks: readonly (readonly [RegExp, Operation])[] = [
    [phrases.TICKED_BEHIND, { type: 'subtask_tick', done: true }],
    [phrases.TICKED_ON, { type: 'subtask_tick', done: true }],
    [phrases.DROPPED_BEHIND, { type: 'delete' }],
    [phrases.DROPPED_FROM, { type: 'delete' }],
    [phrases.DROPPED_LAST, { type: 'delete' }],
    [phrases.UNTICKED_ON, { type: 'subtask_tick', done: false }],
  ];
  if (phrases.CLEARED.test(said)) return null;
  for (const [pattern, operation] of ticks) {
    const groups = pattern.exec(said)?.groups;
    if (groups === undefined || phrases.LIST_VERB.test(groups['why'] ?? '')) continue;
    const parted =
      groups.rest === undefined
        ? { list: onWhich(groups.name ?? '', thread), rest: groups.items ?? '' }
        : (partedName(groups.rest, thread) ?? { list: '', rest: groups.rest });
    // "верни её в список" is said of the plan
    if (phrases.POINTED_BACK.test(parted.rest)) return null;
    const things = itemsOf(parted.rest);
    if (parted.list === null || things === null) continue;
    // "из списка" alone: of whichever list bears it
    const list = parted.list === '' ? null : parted.list;
    const all = things.map(
      (mention): ReadOperation => ({ operation, confidence: SURE, mention, list }),
    );
    return { kind: 'operations', operations: all };
  }
  return null;
}

/** "добавь туда творог", "и ещё батон", "убери оттуда лук": on the list that was shown. */
function readThere(said: string, thread: Thread): Read | null {
  const list = shownList(thread);
  if (list === null) return null;
  const there = phrases.ADDED_THERE.exec(said)?.groups?.['items'] ?? putBehind(said, list, thread);
  const more = isListInView(list, thread) ? (moreOf(said) ?? putBeside(said)) : undefined;
  const put = there ?? (more !== undefined && isOfThings(more) ? more : undefined);
  if (put !== undefined) {
    const things = itemsOf(put);
    return things === null ? null : added(list, things);
  }
  const ticks: readonly (readonly [RegExp, Operation])[] = [
    [phrases.DROPPED_THERE, { type: 'delete' }],
    [phrases.TICKED_THERE, { type: 'subtask_tick', done: true }],
  ];
  for (const [pattern, operation] of ticks) {
    const groups = pattern.exec(said)?.groups;
    const things = groups === undefined ? null : itemsOf(groups['items'] ?? groups['before'] ?? '');
    if (things === null) continue;
    const all = things.map(
      (mention): ReadOperation => ({ operation, confidence: SURE, mention, list }),
    );
    return { kind: 'operations', operations: all };
  }
  return null;
}

/** "наждачку туда"; "свозить Марину туда" puts nothing on the list, nor does what points at another place. */
function putBehind(said: string, list: string, thread: Thread): string | undefined {
  const { verb, items } = phrases.ADDED_THERE_BEHIND.exec(said)?.groups ?? {};
  if (items === undefined || !isOfThings(items)) return undefined;
  return verb !== undefined || isListInView(list, thread) ? items : undefined;
}

/** "и ещё батон", "и сахар"; "и Марину тоже" names somebody, and no thing. */
function moreOf(said: string): string | undefined {
  const more = phrases.ADDED_MORE.exec(said)?.groups?.['items'];
  if (more !== undefined) return more;
  const things = phrases.AND_MORE.exec(said)?.groups?.['items'];
  return things === undefined || phrases.OF_NAME.test(things) ? undefined : things;
}

/** "а лук у нас есть?": whether it stands on the list that was shown, and is ticked there. */
function readItemAsked(said: string, thread: Thread): Read | null {
  const list = shownList(thread);
  const groups = list === null ? undefined : phrases.ITEM_ASKED.exec(said)?.groups;
  const item = (groups?.['items'] ?? groups?.['before'] ?? '').trim();
  const { items } = readText(item);
  const isOne = items.length > 0 && items.length <= ITEM_WORDS_MAX && isOfThings(item);
  if (list === null || !isOne || items.some(({ word }) => phrases.NO_ITEMS.has(word))) return null;
  return asks({ type: 'list', list, item });
}

/** Things that stand on lists: no times, nothing to be done, nothing that is asked. */
export function isOfThings(said: string): boolean {
  const { items } = readText(said);
  if (/\?/u.test(said) || phrases.NAMES_LIST.test(said)) return false;
  if (phrases.NO_THINGS.has(items[0]?.word ?? '')) return false;
  return !items.some((item) => isFact(item) || isAction(item) || roleAt(item) === 'task');
}

/** The list that "туда" points at: none where a project was shown after it. */
function shownList(thread: Thread): string | null {
  const [list] = listsSpokenOf(thread);
  const place = (thread?.candidates ?? []).find(
    ({ kind, title }) => kind === 'project' || (kind === 'task' && title === list),
  );
  return place?.kind === 'task' && list !== undefined ? list : null;
}

/** Was the list itself what was shown last? */
export function isListInView(list: string, thread: Thread): boolean {
  const candidates = thread?.candidates ?? [];
  const at = candidates.findIndex(({ title }) => title === list);
  // what was put on it with it
  return (
    at >= 0 &&
    candidates
      .slice(0, at)
      .every(({ kind, title = '' }) => kind === 'task' && title !== '' && isOfThings(title))
  );
}

/** "очисти купленное" */
function readCleared(said: string): Read | null {
  const groups = (phrases.CLEARED.exec(said) ?? phrases.CLEARED_LIST.exec(said))?.groups;
  if (groups === undefined) return null;
  const { name = '' } = groups;
  const list = name.trim() === '' ? undefined : titled(name);
  if (list === null) return null;
  return operations([list === undefined ? { type: 'list_clear' } : { type: 'list_clear', list }]);
}

/** "что в списке покупок?", "мои списки" */
function readAsked(said: string, thread: Thread): Read | null {
  if (phrases.ALL_ASKED.test(said)) return asks({ type: 'list' });
  const asked = (phrases.ASKED.exec(said) ?? phrases.ASKED_TO_GET.exec(said))?.groups;
  const alone = phrases.NAMED_ALONE.exec(said)?.groups;
  const name = asked?.name ?? (isKept(alone?.name ?? '') ? alone?.name : undefined);
  if (name === undefined) return null;
  if (name.trim() === '') return asks({ type: 'list' });
  const list = standingList(titled(name), listsSpokenOf(thread));
  return list === null ? null : asks({ type: 'list', list });
}

const asks = (query: Query): Read => ({ kind: 'query', query });

const operations = (all: readonly Operation[]): Read => ({
  kind: 'operations',
  operations: all.map((operation) => ({ operation, confidence: SURE })),
});

const added = (list: string, items: readonly string[]): Read =>
  operations([{ type: 'list_add', ...(list === '' ? {} : { list }), items: [...items] }]);

/** What the list is called, "Список покупок"; null where the words name no list with boxes. */
function titled(name: string, isPacked = false): string | null {
  const said = name.trim().replace(/\s+/gu, ' ');
  const bare = /^[«"“](.*)[»"”]$/u.exec(said)?.[1] ?? said;
  const words = readText(bare).items;
  const [first] = words;
  if (TO_BUY.test(bare)) return `${phrases.LIST_TITLE} ${PURCHASES}`;
  const wordsMax = isPacked ? TOLD_WORDS_MAX : NAME_WORDS_MAX;
  if (first === undefined || words.length > wordsMax) return null;
  if (phrases.OF_TASKS.has(first.word) || words.some(isFact)) return null;
  if (!isPacked && words.some(({ word }) => isInfinitive(word))) return null;
  return `${phrases.LIST_TITLE} ${bare}`;
}

/** "список: котелок, соль": things have a list without a name, too; what is to be done has none. */
function nameless(things: readonly string[] | null): string | null {
  const isOfThings = things?.every((thing) => {
    const { items } = readText(thing);
    return !items.some((item) => isFact(item) || isAction(item));
  });
  return things !== null && things.length > 1 && isOfThings ? phrases.LIST_TITLE : null;
}

/** The same, where "список" alone is the one that was spoken of. */
function settled(name: string, thread: Thread): string | null {
  const lists = listsSpokenOf(thread);
  return name.trim() === '' ? (lists[0] ?? null) : standingList(titled(name), lists);
}

/** The list that something stands on already; empty for whichever it is, null for none of ours. */
const onWhich = (name: string, thread: Thread): string | null =>
  name.trim() === '' ? (listsSpokenOf(thread)[0] ?? '') : titled(name);

/** The lists that this thread knows by their names, the last one first. */
export const listsSpokenOf = (thread: Thread): string[] =>
  (thread?.candidates ?? []).flatMap(({ kind, title = '' }) =>
    kind === 'task' && wordsIn(title)[0] === phrases.LIST_TITLE.toLowerCase() ? [title] : [],
  );

const isKept = (name: string): boolean => phrases.KEPT_LISTS.has(name.trim().toLowerCase());

/**
 * Where the name of the list ends and what is put on it begins: behind a colon, behind a name that was
 * spoken of here, behind what lists are of, behind a preposition with its word.
 */
function partedName(said: string, thread: Thread): { list: string; rest: string } | null {
  const [, named, behind] = /^([^:]{1,60}):\s*(.+)$/su.exec(said) ?? [];
  if (named !== undefined && behind !== undefined) {
    const list = titled(named);
    return list === null ? null : { list, rest: behind };
  }
  const words = said.split(/\s+/u);
  for (const title of listsSpokenOf(thread)) {
    const name = wordsIn(title).slice(1);
    const isIt = name.every((word, at) => isWordOfList(word, plain(words[at] ?? '')));
    if (name.length > 0 && isIt && words.length > name.length) {
      return { list: title, rest: words.slice(name.length).join(' ') };
    }
  }
  const length = nameLength(words);
  const list = length === 0 ? null : titled(words.slice(0, length).join(' '));
  const rest = words.slice(length).join(' ');
  if (list !== null && rest !== '') return { list, rest };
  const [known] = listsSpokenOf(thread);
  return length === 0 && known !== undefined ? { list: known, rest: said } : null;
}

function nameLength(words: readonly string[]): number {
  const [first = '', second = ''] = words;
  const isMarked = /[,;]$/u.test(first);
  if (isMarked) return 0;
  if (phrases.NAMING_PREPOSITIONS.has(plain(first))) return second === '' ? 0 : 2;
  const isOf = phrases.KEPT_LISTS.has(plain(first)) || isGenitivePlural(plain(first));
  return isOf && second !== '' && !phrases.AND.has(plain(second)) ? 1 : 0;
}

const plain = (word: string): string => fold(word).replace(/[,;.]$/u, '');

/** What is put on the list, each for itself; a list of lines is parted by its lines alone. */
export function itemsOf(said: string): string[] | null {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : partsOf(said);
  const items = parts
    .map((part) => part.replace(phrases.BEFORE_ITEM, '').replace(phrases.BESIDE_ITEM, ''))
    .map((part) =>
      part
        .trim()
        .replace(/[.,;]+$/u, '')
        .replace(phrases.BEHIND_ITEM, '')
        .slice(0, TITLE_MAX_CHARS),
    )
    .filter((part) => part !== '');
  return items.length === 0 || items.length > LIST_ITEMS_MAX ? null : items;
}

/** Commas part items, and "и" the last two; what is in quotes stays whole. */
function partsOf(said: string): string[] {
  const quotes: string[] = [];
  const kept = said.replace(
    /«[^»]*»|"[^"]*"/gu,
    (quote) => `\u{E000}${quotes.push(quote) - 1}\u{E001}`,
  );
  const parts = kept.split(phrases.BETWEEN_ITEMS).flatMap((part) => part.split(phrases.LAST_ITEM));
  return parts.map((part) =>
    part.replace(/\u{E000}(\d+)\u{E001}/gu, (_, at) => quotes[Number(at)] ?? ''),
  );
}
