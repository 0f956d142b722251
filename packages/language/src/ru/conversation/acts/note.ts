import { TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { type Clause, hasDefault, isQuoted, kindSaid, mentionOf } from '../clause.ts';
import { kindOfNoun, NOTING, OPENING_THAT, POINTING, wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { AND } from './list-phrases.ts';
import { type FoundOperation, GUESS, LIKELY, SURE } from './made.ts';

const TEXT_MAX = 2000;
const ROW_SIGN = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/u;

/** Where "заметку" is said: behind the verb, and behind "к ней" where that points at its object. */
function startOf(wordAt: (at: number) => string): { start: number; isPointed: boolean } {
  const verb = NOTING.verbs.has(wordAt(0)) ? 1 : 0;
  const isPointed = NOTING.to.has(wordAt(verb)) && POINTING.has(wordAt(verb + 1));
  return { start: isPointed ? verb + 2 : verb, isPointed };
}

/**
 * "добавь подзадачу к ремонту: выбрать плитку", "к TASK-001 добавь подзадачи: клей, шпатель", "TASK-001, шаги:" above
 * lines: each part in the task that the words before the colon name. Null for everything else.
 */
export function readNamedSubtask(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const colon = words.findIndex(({ word }) => word === ':');
  const head = words.slice(0, Math.max(colon, 0));
  const noun = head.find(({ word }) => NOTING.parts.has(word));
  if (noun === undefined || head.some(({ word }) => word === 'newline')) return null;
  const [handle] = clause.handles.filter(({ kind }) => kind === 'task');
  const object = objectOfParts(clause, head, { noun, isNumbered: handle !== undefined });
  if (object === null) return null;
  const mention = handle === undefined ? mentionOf(clause, object, new Set()) : null;
  if (handle === undefined && mention === null) return null;
  const isSeveral = NOTING.manyParts.has(noun.word);
  return partsIn(clause.said.slice(words[colon]?.to), isSeveral).map((title) => ({
    operation: {
      type: 'subtask_add',
      title,
      ...(handle === undefined ? {} : { task: handle.number }),
    },
    confidence: SURE,
    isAddressed: true,
    ...(mention === null ? {} : { mention }),
  }));
}

function partsIn(said: string, isSeveral: boolean): readonly string[] {
  const isOfLines = said.trim().includes('\n');
  const parts = isOfLines ? said.split('\n') : isSeveral ? listed(said) : [said];
  return parts
    .map((part) => part.replace(ROW_SIGN, '').trim().slice(0, TITLE_MAX_CHARS))
    .filter((part) => part !== '');
}

/** "снять шторы и карниз, вымыть окна": what has no verb of its own goes on with the one before it. */
function listed(said: string): readonly string[] {
  const isToDo = (part: string): boolean => isInfinitive(readText(part).words[0]?.word ?? '');
  const found: string[] = [];
  for (const part of said.split(',')) {
    const [first = '', ...more] = part.split(AND);
    const isOne = isToDo(first) && !more.every(isToDo);
    found.push(...(isOne ? [part] : [first, ...more]));
  }
  return found;
}

/** What the parts go to: behind "к" on either side of their noun; a number needs none. Null where more is told. */
function objectOfParts(
  clause: Clause,
  head: readonly Item[],
  { noun, isNumbered }: { readonly noun: Item; readonly isNumbered: boolean },
): readonly Item[] | null {
  const leads = head.filter(
    (item) =>
      item === noun ||
      isMark(item) ||
      NOTING.verbs.has(item.word) ||
      NOTING.makes.has(item.word) ||
      NOTING.to.has(item.word),
  );
  const object = itemsIn(clause, head[0]?.from, head.at(-1)?.to).filter(
    (item) => !leads.some(({ from }) => from === item.from),
  );
  // "TASK-001, шаги": the number alone says it
  if (isNumbered) return object.every(({ word }) => kindOfNoun(word) !== null) ? object : null;
  // "составить к пятнице пункты договора: ..." is something to do
  const [first] = head;
  const isOpened = first !== undefined && leads.includes(first);
  return isOpened && leads.some(({ word }) => NOTING.to.has(word)) ? object : null;
}

/**
 * "заметка к презентации: ...", "заметка к отчёту добавить графики", "к отчёту допиши, что ...": kept with
 * the object that is named, or that the message replies to. Null for everything else.
 */
export function readNote(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  return announcedNote(clause, words) ?? addedTo(clause, words) ?? remarkOn(clause, words);
}

/** "к смете: добавить НДС", "запомни про картошку: три мешка", of what was spoken of here; asked about. */
function remarkOn(clause: Clause, words: readonly Item[]): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const isKept = NOTING.keeps.has(wordAt(0));
  const to = isKept ? 1 : 0;
  const isOf = NOTING.toward.has(wordAt(to)) || (isKept && NOTING.about.has(wordAt(to)));
  const colon = words.findIndex(({ word }) => word === ':');
  if (!isOf || colon < 0) return null;
  const object = itemsIn(clause, words[to]?.to, words[colon]?.from);
  const text = textOf(clause, words[colon]?.to);
  const isShort = object.length > 0 && object.length <= OBJECT_ITEMS_MAX && !object.some(isFact);
  if (text === '' || !isShort || isList(object) || !isNamed(object, clause)) return null;
  return [noted(text, object, clause, GUESS)];
}

/** "добавь заметку: ..." of what is in view, any in reply to a message or beside a token. */
function isOfThatInView(clause: Clause, words: readonly Item[], noun: number): boolean {
  const { thread, hasTokens } = clause;
  if (thread?.named === true || hasTokens) return true;
  const isOpened = thread?.room.kind === 'workroom' || NOTING.adds.has(words[0]?.word ?? '');
  return hasDefault(clause) && isOpened && words[noun + 1]?.word === ':';
}

/** "заметка к ...": the noun says that it is one. */
function announcedNote(clause: Clause, words: readonly Item[]): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const { start, isPointed } = startOf(wordAt);
  if (!NOTING.nouns.has(wordAt(start))) return null;
  const isTo = NOTING.to.has(wordAt(start + 1));
  if (!(isTo || isPointed || isOfThatInView(clause, words, start))) return null;
  const begins = words[isTo ? start + 1 : start]?.to ?? 0;
  const colon = words.findIndex(({ word }, at) => at > start && word === ':');
  if (colon >= 0) {
    const text = textOf(clause, words[colon]?.to);
    const object = itemsIn(clause, begins, words[colon]?.from);
    return text === '' ? null : [noted(text, isTo ? object : [], clause, SURE)];
  }
  if (!isTo) {
    const text = textOf(clause, begins);
    return text === '' ? null : [noted(text, [], clause, SURE)];
  }
  const named = nameAhead(itemsIn(clause, begins), clause);
  return named === null ? null : [noted(named.text, named.object, clause, LIKELY)];
}

/**
 * "к презентации добавь, что нужен пульт", "добавь к отчёту: графики": a verb of adding makes it a note
 * where a colon or "что" opens its words, or where what it is added to was spoken of here.
 */
function addedTo(clause: Clause, words: readonly Item[]): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const isVerbFirst = NOTING.says.has(wordAt(0));
  const to = isVerbFirst ? 1 : 0;
  if (!NOTING.toward.has(wordAt(to))) return null;
  const opening = words.findIndex(
    ({ word }, at) => at > to + 1 && (isVerbFirst ? isOpening(word) : NOTING.says.has(word)),
  );
  const begins = words[to]?.to ?? 0;
  const isAdding = NOTING.adds.has(wordAt(isVerbFirst ? 0 : opening));
  if (opening >= 0) {
    const object = itemsIn(clause, begins, words[opening]?.from);
    const isOpened = isVerbFirst || isOpening(wordAt(opening + 1));
    return behindOpening(clause, words[opening]?.to, { object, isOpened, isAdding });
  }
  return isVerbFirst && isAdding ? withoutOpening(clause, begins) : null;
}

/** The remark behind the colon, "что" or the verb: to what is named ahead of it. */
function behindOpening(
  clause: Clause,
  from: number | undefined,
  {
    object,
    isOpened,
    isAdding,
  }: { readonly object: readonly Item[]; readonly isOpened: boolean; readonly isAdding: boolean },
): FoundOperation[] | null {
  const text = textOf(clause, from);
  if (object.length > OBJECT_ITEMS_MAX || isOther(itemsIn(clause, from))) return null;
  const isKnown = isNamed(object, clause);
  return text !== '' && !isList(object) && (isOpened || (isAdding && isKnown))
    ? [noted(text, object, clause, isKnown ? SURE : LIKELY)]
    : null;
}

/** "добавь к отчёту графики": where the name ends is known by what was spoken of here. */
function withoutOpening(clause: Clause, begins: number): FoundOperation[] | null {
  const named = nameAhead(itemsIn(clause, begins), clause);
  if (named === null || !named.isKnown || isList(named.object) || isOther(named.rest)) return null;
  const [first] = named.rest;
  // "добавь к переезду купить коробки" may as well be a part of it
  const isPart = first !== undefined && isInfinitive(first.word);
  return [noted(named.text, named.object, clause, isPart ? GUESS : LIKELY)];
}

const OBJECT_ITEMS_MAX = 5;
const isOpening = (word: string): boolean => NOTING.opens.has(word);

/** "добавь к списку покупок сыр" adds an item, and no remark. */
const isList = (object: readonly Item[]): boolean =>
  object.some(({ word }) => wordsOf('list')?.has(word) === true);

/** A time, a tag, a reminder: a field of the object, which other rules set. */
function isOther(rest: readonly Item[]): boolean {
  if (rest.every(isFact)) return true;
  const first = rest.find(({ word }) => !NOTING.more.has(word));
  if (first === undefined || isQuoted(first)) return first === undefined;
  return isFact(first) || FIELDS.some((name) => wordsOf(name)?.has(first.word) === true);
}

const FIELDS = ['tag', 'reminder', 'priority', 'due', 'date', 'subtask', 'repetition', 'length'];

const isNamed = (object: readonly Item[], clause: Clause): boolean =>
  clause.handles.length > 0 || isSpokenOf(withoutKind(object), clause);

const withoutKind = (items: readonly Item[]): readonly Item[] =>
  kindSaid(items) === null ? items : items.slice(1);

function itemsIn({ items }: Clause, from = 0, to = Number.POSITIVE_INFINITY): readonly Item[] {
  return items.filter((item) => item.from >= from && item.to <= to);
}

/** The words from `from` on as they were said, without what only leads up to them. */
const textOf = ({ said }: Clause, from = 0): string =>
  said
    .slice(from)
    .replace(/^[\s,:;—–-]+/u, '')
    .replace(OPENING_THAT, '')
    .trim()
    .slice(0, TEXT_MAX);

interface Ahead {
  readonly object: readonly Item[];
  readonly rest: readonly Item[];
  readonly text: string;
  readonly isKnown: boolean;
}

/** Where nothing parts the name of the object from the words of its note: a number, quotes, or what is known of it. */
function nameAhead(items: readonly Item[], clause: Clause): Ahead | null {
  const { count, isKnown } = nameLength(items, clause);
  const rest = items.slice(count);
  const [first] = rest;
  const text = first === undefined ? '' : textOf(clause, first.from);
  if (text === '' || rest.every(isFact)) return null;
  return { object: items.slice(0, count), rest, text, isKnown };
}

function nameLength(
  items: readonly Item[],
  clause: Clause,
): { readonly count: number; readonly isKnown: boolean } {
  const [handle] = clause.handles;
  if (handle !== undefined) {
    const count = items.filter(({ from }) => from < handle.from).length;
    if (count <= 1) return { count, isKnown: true };
  }
  const lead = items.length - withoutKind(items).length;
  const named = items.slice(lead);
  const quoted = named.findIndex((item) => !isQuoted(item));
  if (quoted !== 0) return { count: lead + Math.max(quoted, 0), isKnown: true };
  let count = 0;
  for (let length = 1; length <= Math.min(named.length, OBJECT_ITEMS_MAX); length += 1) {
    const isIt =
      isSpokenOf(named.slice(0, length), clause) &&
      isSpokenOf(named.slice(length - 1, length), clause);
    if (isIt) count = length;
  }
  if (count > 0) return { count: lead + count, isKnown: true };
  const action = named.findIndex((item, at) => at > 0 && isAction(item));
  const isShort = action > 0 && action <= OBJECT_ITEMS_MAX;
  return { count: lead + (isShort ? action : 1), isKnown: false };
}

function noted(
  text: string,
  object: readonly Item[],
  clause: Clause,
  confidence: number,
): FoundOperation {
  const [handle] = clause.handles;
  const head = { confidence, isAddressed: true };
  if (handle?.kind === 'task') {
    return { operation: { type: 'add_note', task: handle.number, text }, ...head };
  }
  const mention = mentionOf(clause, object, new Set());
  const operation = { type: 'add_note', text } as const;
  return mention === null ? { operation, ...head } : { operation, ...head, mention };
}
