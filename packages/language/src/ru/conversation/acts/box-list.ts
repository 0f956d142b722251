import {
  type InterpretResponse,
  type Operation,
  type Query,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { LIST_STEMS } from '../projects/production-stem-phrases.ts';
import * as phrases from './box-list-phrases.ts';
import { withListBeside } from './list-beside.ts';
import { isOfThings, itemsOf } from './list-items.ts';
import {
  isKept,
  isListInView,
  listsSpokenOf,
  listTitle,
  partedName,
  shownList,
  standingList,
  standingOrAny,
  standingOrLast,
  untitled,
} from './list-names.ts';
import { listUnmarked } from './list-unmarked.ts';
import { WHAT_TO } from './list-unmarked-phrases.ts';
import { GUESS, SURE } from './made.ts';
import { orderFirst } from './order-first.ts';
import { putBeside } from './put-beside.ts';

type Thread = Pick<ThreadHints, 'candidates'> | undefined;
type Read = Pick<InterpretResponse, 'kind' | 'operations' | 'query'>;

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
    readCleared(said, thread) ??
    readAsked(said, thread) ??
    readItemAsked(said, thread) ??
    readAdded(said, thread) ??
    readThere(said, thread);
  if (read === null) return null;
  const { operations: all } = read;
  const told = all === undefined ? {} : { operations: [...withListBeside(all)] };
  return { envelopes: [], interpreter: 'rules', ...read, ...told };
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
    const isPacked = (items.includes('\n') || WHAT_TO.test(name)) && untitled(things) !== null;
    const list = name.trim() === '' ? untitled(things) : listTitle(name, isPacked);
    return list === null || things === null ? null : added(list, things);
  }
  const { name: empty } = phrases.MADE_EMPTY.exec(said)?.groups ?? {};
  const list = empty === undefined ? null : listTitle(empty);
  if (list !== null) return operations([{ type: 'list_add', list }]);
  const unmarked = listUnmarked(said);
  const made = unmarked === null ? null : addedAll(listTitle(unmarked.name), unmarked.items);
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
  return isKept(name) ? addedAll(listTitle(name), items) : null;
}

/** "добавь яйца в список покупок", "яйца в список покупок" */
function addedBefore(said: string, thread: Thread): Read | null {
  const { verb, items, name = '' } = phrases.ADDED_BEFORE.exec(said)?.groups ?? {};
  if (items === undefined) return null;
  const isOwn = isInfinitive(readText(items).words[0]?.word ?? '');
  // "внести Иванова в список гостей" is something to be done, "записаться в список" too
  const isStanding = listsSpokenOf(thread).includes(standingOrLast(name, thread) ?? '');
  const isMeant =
    verb === undefined ? isStanding : !isInfinitive(readText(verb).words[0]?.word ?? '');
  if ((verb === undefined && isOwn) || !(isKept(name) || isMeant)) return null;
  return addedAll(standingOrLast(name, thread), items);
}

/** "список покупок добавь сливки" */
function addedToFirst(said: string, thread: Thread): Read | null {
  const { name = '', kept, items } = phrases.ADDED_TO_FIRST.exec(said)?.groups ?? {};
  if (items === undefined) return null;
  if (kept === undefined) return addedAll(standingOrLast(name, thread), items);
  const [, own = ''] =
    phrases.KEPT_NAMES.find(([stem]) => kept.toLowerCase().startsWith(stem)) ?? [];
  return addedAll(listTitle(own), items);
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
        ? { list: standingOrAny(groups.name ?? '', thread), rest: groups.items ?? '' }
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

/** "очисти купленное" */
function readCleared(said: string, thread: Thread): Read | null {
  const groups = (phrases.CLEARED.exec(said) ?? phrases.CLEARED_LIST.exec(said))?.groups;
  if (groups === undefined) return null;
  const { name = '' } = groups;
  const list =
    name.trim() === '' ? undefined : standingList(listTitle(name), listsSpokenOf(thread));
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
  const list = standingList(listTitle(name), listsSpokenOf(thread));
  return list === null ? null : asks({ type: 'list', list });
}

const asks = (query: Query): Read => ({ kind: 'query', query });

const operations = (all: readonly Operation[]): Read => ({
  kind: 'operations',
  operations: all.map((operation) => ({ operation, confidence: SURE })),
});

const added = (list: string, items: readonly string[]): Read =>
  operations([{ type: 'list_add', ...(list === '' ? {} : { list }), items: [...items] }]);
