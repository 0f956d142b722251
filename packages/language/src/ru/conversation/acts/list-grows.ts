import type { InterpretRequest, InterpretResponse, ReadOperation } from '@planerka/contracts';
import { isFinite, isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { readBoxList } from './box-list.ts';
import { OF_NAME } from './box-list-phrases.ts';
import * as phrases from './list-grows-phrases.ts';
import { isOfThings, itemsOf } from './list-items.ts';
import { isListInView, listAhead, listsSpokenOf } from './list-names.ts';
import { BETWEEN_PARTS } from './list-phrases.ts';
import { GUESS, SURE } from './made.ts';
import { NO_THING_OF_LIST } from './put-beside-phrases.ts';

type Thread = InterpretRequest['thread'];
type Projects = InterpretRequest['projects'];

/** Longer texts are stories. */
const CHARS_MAX = 160;
const THING_WORDS_MAX = 6;

/** What is put on which list. */
interface Grown {
  readonly list: string;
  readonly items: string;
  readonly isSure: boolean;
}

/**
 * "к списку для кружка ещё пластилин", "и ещё клей в тот же список", "в кружок ещё допиши гуашь": what goes on a list
 * that was spoken of here; and "сделай заново список ...", which is asked about where such a list is there already.
 * Null for everything else.
 */
export function readListGrown(
  text: string,
  thread: Thread,
  projects: Projects = [],
): InterpretResponse | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !phrases.MAY_GROW.test(said)) return null;
  const anew = madeAnew(said, thread);
  if (anew !== null) return anew;
  const lists = listsSpokenOf(thread);
  const grown =
    listFirst(said, lists) ?? listLast(said, lists) ?? byPlace(said, { lists, thread, projects });
  const items = grown === null || !areThings(grown.items) ? null : itemsOf(grown.items);
  if (grown === null || items === null) return null;
  const { list, isSure } = grown;
  const operation: ReadOperation = {
    operation: { type: 'list_add', ...(list === '' ? {} : { list }), items },
    confidence: isSure ? SURE : GUESS,
  };
  return { kind: 'operations', envelopes: [], operations: [operation], interpreter: 'rules' };
}

/** "сделай заново список для ремонта: ..."; what stands on one of that name is not silently mixed with it. */
function madeAnew(said: string, thread: Thread): InterpretResponse | null {
  const { rest } = phrases.MADE_ANEW.exec(said)?.groups ?? {};
  const made = rest === undefined ? null : readBoxList(phrases.asMade(rest), thread);
  const [first] = made?.operations ?? [];
  if (made === null || first?.operation.type !== 'list_add') return null;
  const { list = '' } = first.operation;
  const isThere = listsSpokenOf(thread).some((title) => title.toLowerCase() === list.toLowerCase());
  if (!isThere) return made;
  return { ...made, operations: (made.operations ?? []).map(doubted) };
}

const doubted = (one: ReadOperation): ReadOperation => ({ ...one, confidence: GUESS });

/** "к списку для кружка ещё пластилин", "в тот же список спички" */
function listFirst(said: string, lists: readonly string[]): Grown | null {
  const found = phrases.LIST_FIRST.exec(said)?.groups;
  if (found === undefined) return null;
  const { front = '', same, like, rest = '' } = found;
  const named = nameAhead(rest, { same, like }, lists);
  if (named === null) return null;
  const { fill = '', items = '' } = phrases.FILLED.exec(named.rest)?.groups ?? {};
  const between = `${front} ${fill}`;
  const isSame = same !== undefined && phrases.THE_SAME.test(same);
  const isOrdered = phrases.SAYS_ADD.test(between) && (like !== undefined || same !== undefined);
  if (!phrases.SAYS_MORE.test(between) && !isSame && !isOrdered) return null;
  return { list: named.list, items, isSure: true };
}

/** Which list it is, and what stands behind its name. */
function nameAhead(
  rest: string,
  { same, like }: { readonly same: string | undefined; readonly like: string | undefined },
  lists: readonly string[],
): { readonly list: string; readonly rest: string } | null {
  if (like !== undefined) {
    const [list, ...more] = lists.filter((title) => isLike(title, like));
    return list === undefined || more.length > 0 ? null : { list, rest };
  }
  const words = rest.split(/\s+/u);
  const ahead = listAhead(words, lists);
  if (ahead !== null) return { list: ahead.list, rest: words.slice(ahead.length).join(' ') };
  return same === undefined ? null : { list: lists[0] ?? '', rest };
}

const STEM_MIN = 3;
const STEM_END = 1;
/** "дачному" of "на дачу", "ремонтный" of "для ремонта" */
function isLike(title: string, like: string): boolean {
  const [adjective = ''] = wordsIn(like);
  return wordsIn(title)
    .slice(1)
    .some((word) => {
      const stem = word.slice(0, Math.max(STEM_MIN, word.length - STEM_END));
      return word.length > STEM_MIN && adjective.startsWith(stem);
    });
}

/** "и ещё коврик в тот же список", "спички тоже в этот список" */
function listLast(said: string, lists: readonly string[]): Grown | null {
  const { items } = phrases.LIST_LAST.exec(said)?.groups ?? {};
  return items === undefined ? null : { list: lists[0] ?? '', items, isSure: true };
}

interface Known {
  readonly lists: readonly string[];
  readonly thread: Thread;
  readonly projects: Projects;
}

/** "в поход ещё допиши коврик", "допиши ведро в ремонт": a list that is there, and no project is called so. */
function byPlace(said: string, known: Known): Grown | null {
  const { front = '', place = '', rest = '' } = phrases.PLACE_FIRST.exec(said)?.groups ?? {};
  const [first = '', second = ''] = place.split(/\s+/u);
  // "в ремонт ведро": the second word may be a thing
  for (const [name, behind] of [
    [place, rest],
    [first, `${second} ${rest}`],
  ] as const) {
    const list = name === '' ? null : listFor(name, known);
    if (list === null) continue;
    const { fill = '', items = '' } = phrases.FILLED.exec(behind)?.groups ?? {};
    const between = `${front} ${fill}`;
    const isMore = phrases.SAYS_MORE.test(between) && !OF_NAME.test(items);
    const isView = isMore && isListInView(list, known.thread);
    if (phrases.SAYS_PUT.test(between) || isView) return { list, items, isSure: true };
  }
  return placeLast(said, known);
}

function placeLast(said: string, known: Known): Grown | null {
  const found = phrases.PLACE_LAST.exec(said)?.groups;
  if (found === undefined) return null;
  const { order, items = '', behind = '', place = '', last } = found;
  const isOrdered = phrases.SAYS_PUT.test(`${order ?? ''} ${behind} ${last ?? ''}`);
  const list = isOrdered ? listFor(place, known) : null;
  return list === null ? null : { list, items, isSure: true };
}

/** The one list that is for that. */
function listFor(place: string, { lists, thread, projects = [] }: Known): string | null {
  const said = wordsIn(place);
  const [list, ...more] = lists.filter((title) => {
    const words = wordsIn(title);
    // "Список для бани", "Список продуктов"
    const name = words.length === 2 ? words.slice(1) : words.slice(2);
    const isIt = name.every((word, at) => isSameName(word, said[at] ?? ''));
    return name.length > 0 && name.length === said.length && isIt;
  });
  if (list === undefined || more.length > 0) return null;
  const others = [
    ...projects.map(({ name }) => name),
    ...(thread?.candidates ?? []).flatMap(({ kind, title = '' }) =>
      kind === 'project' ? [title] : [],
    ),
  ];
  const isProject = others.some((title) =>
    wordsIn(title).some((word) => said.some((each) => isSameName(each, word))),
  );
  return isProject ? null : list;
}

/** Nothing but things: no time, nothing to be done or told, nothing of a plan. */
function areThings(said: string): boolean {
  if (!isOfThings(said) || NO_THING_OF_LIST.test(said)) return false;
  const { words } = readText(said);
  const parts = said.split(BETWEEN_PARTS);
  if (parts.some((part) => wordsIn(part).length > THING_WORDS_MAX)) return false;
  return (
    words.length > 0 &&
    !words.some(
      ({ word }) =>
        isVerb(word) ||
        isInfinitive(word) ||
        isPast(word) ||
        isFinite(word) ||
        phrases.NO_THING_ENDS.test(word),
    )
  );
}
