import type { InterpretRequest, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import type { Ground } from '../../../time/place.ts';
import { isFirstPlural, isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { type ReadText } from '../../grammar.ts';
import { spelt } from '../../spelt.ts';
import { hasTag } from '../../tags.ts';
import { Typos } from '../../typos.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { ALL_WORDS, wordsOf } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { type NamedRun, runsIn } from '../objects/named-run.ts';
import { PhraseBook } from '../phrase.ts';
import { areSetAgainst } from '../several/set-against.ts';
import { type FoundOperation, GUESS, LIKELY } from './made.ts';
import {
  ASKS_FOR_IT,
  BESIDE_ACT,
  GIVEN,
  LEADS_UP,
  LEFT_OUT,
  NAMED_ACT_WORDS,
  OF_WHAT_IS_PLANNED,
  SAID_BEHIND_NAME,
  SAID_OF_WHAT_IS,
  SAME_HOUR,
  TOLD_WRONG,
} from './named-act-phrases.ts';
import type { Act, NamedAct } from './named-act-rule.ts';
import { NAMED_ACT_RULES, RESTORING } from './named-act-rules.ts';
import { isOrder } from './order-word.ts';
import { TOLD_NOW_RULES } from './told-now-rules.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** And what is said of one thing is short, but for a new title. */
const ITEMS_MAX = 10;
const BOOK = new PhraseBook<NamedAct, Act>([...TOLD_NOW_RULES, ...NAMED_ACT_RULES]);
/** To what is deleted nothing else is done. */
const BACK_BOOK = new PhraseBook<NamedAct, Act>(RESTORING);
const BESIDE: ReadonlySet<string> = new Set(BESIDE_ACT);

/** Behind one of these stands a title, which is taken as it was said. */
const TITLE_OPENERS = [
  'act-rename',
  'act-rename-into',
  'act-name-noun',
  'act-called',
  'act-part',
  'act-part-as',
  'act-project',
  'act-tag',
  'act-note',
  'act-note-add',
];

const isTitleOpener = (item: Item): boolean =>
  !isQuoted(item) && TITLE_OPENERS.some((name) => wordsOf(name)?.has(item.word));

type Request = Pick<InterpretRequest, 'thread'> & Partial<Pick<InterpretRequest, 'source'>>;

/**
 * What is done to one thing that was spoken of here, said in any order of words: its name is found, and all the
 * other words together have to say what is done. Null for everything else.
 */
export function readNamedAct(
  said: string,
  read: ReadText,
  { thread, source }: Request,
  ground: Ground,
): FoundOperation | null {
  if (thread == null || said.length > CHARS_MAX || /\n/u.test(said)) return null;
  if (SAME_HOUR.test(said) || areSetAgainst(said)) return null;
  if (source?.channel === 'telegram_edit') return null;
  if (/\?/u.test(said) && !ASKS_FOR_IT.test(said)) return null;
  const { handles, hasTokens } = takeHandles(said, read);
  if (handles.length > 0 || hasTokens) return null;
  const items = read.items.filter((item) => !isMark(item) || isQuoted(item) || item.word === '#');
  if (items.length > ITEMS_MAX && !items.some(isTitleOpener)) return null;
  const clause = { text: said, said, items, handles, hasTokens, thread, ground };
  const { candidates, deleted = [] } = thread;
  for (const run of runsIn(said, items, candidates)) {
    const found = actOf(run, clause, BOOK);
    if (found !== null) return onNamed(found, run);
  }
  for (const run of runsIn(said, items, deleted)) {
    const found = actOf(run, clause, BACK_BOOK);
    if (found !== null) return onNamed(found, run);
  }
  return null;
}

function onNamed({ operation, confidence }: Act, run: NamedRun): FoundOperation {
  const { mention, isMended, isActAlone, isPlainAct } = run;
  // "звонок перенеси на среду": the only call that stands is moved, which a tap takes back
  const isPlainMove = operation.type === 'reschedule' && isPlainAct === true;
  // "звонок отметь сделанным" of two calls: which of them is asked, and not once more whether
  const isDone = operation.type === 'update_status' && operation.status === 'done';
  const isAskedWhich = isDone && run.bearers.length > 1;
  const isGuess = isMended || (isActAlone === true && !isPlainMove && !isAskedWhich);
  const most = isGuess ? Math.min(confidence, GUESS) : confidence;
  return { operation, confidence: most, mention, isAddressed: true };
}

type Book = PhraseBook<NamedAct, Act>;

/** What all the words around a name, or around a number, say together. */
export function actOf(run: NamedRun, clause: Clause, book: Book): Act | null {
  if (isOfAnother(run)) return null;
  const { said, isOfPlan } = frameOf(run);
  const own = [...run.own].map(({ word }) => word);
  const act: NamedAct = {
    run,
    clause,
    isOfPlan,
    hasOwnVerb: own.length > 0,
    hasOwnPast: own.some((word) => !isInfinitive(word) && !isOwnVerb(word)),
    hasOwnPlan: own.length > 0 && own.every((word) => !isInfinitive(word) && isOwnVerb(word)),
  };
  return book.read(said, act) ?? willBe(said, act, book) ?? misspelt(said, act, book);
}

/**
 * "переименуй её в вручить посылку": what is pointed at is meant, and the name is a word of its new title.
 * "переименуй шины в «диски» и перенеси": two things are done. "хлеб и удали всё": a set is no one object.
 * "я бы молоко к ремонту приписал" wishes, and orders nothing; "лучше бы в пятницу" orders.
 * "с днём йоги ошибся, в субботу она": what was told wrong is not what is right.
 */
function isOfAnother({ frame, isFirst }: NamedRun): boolean {
  // "X и удали": what is behind "и" is said of something else
  if (isFirst && hasTag(frame[0], 'conjunction')) return true;
  const says = (name: string): boolean => frame.some(({ word }) => wordsOf(name)?.has(word));
  const isWished = (item: Item, at: number): boolean =>
    hasTag(item, 'would') && frame[at - 1]?.meaning?.kind !== 'correction';
  if (frame.some(isWished) || frame.some(({ word }) => TOLD_WRONG.test(word))) return true;
  if (says('act-drop') && frame.some(({ word }) => ALL_WORDS.has(word))) return true;
  const opens = frame.findIndex(isTitleOpener);
  if (opens < 0) return false;
  const goesOn = (at: number): boolean =>
    hasTag(frame[at], 'conjunction') &&
    !isQuoted(frame[at]) &&
    (isQuoted(frame[at - 1]) ||
      OTHER_ACTS.some((name) => wordsOf(name)?.has(frame[at + 1]?.word ?? '')));
  const first = frame[opens + 1];
  if (hasTag(first, 'pointing-back') || hasTag(first, 'pointing')) return true;
  return frame.some((_, at) => at > opens && goesOn(at));
}
const OTHER_ACTS = ['act-move', 'act-drop', 'act-mark', 'act-close'];

/** The words around the name without those that say nothing, up to where a title begins. */
function frameOf({ frame, own }: NamedRun) {
  const opens = frame.findIndex(isTitleOpener);
  const head = opens < 0 ? frame : frame.slice(0, opens);
  const tail = opens < 0 ? [] : frame.slice(opens);
  // "лучше убери" orders, "лучше в среду" says when
  const isRather = (item: Item): boolean => {
    const next = frame[frame.indexOf(item) + 1];
    return item.meaning?.kind === 'correction' && next !== undefined && isAction(next);
  };
  const isSaid = (item: Item): boolean =>
    !isRather(item) &&
    (isQuoted(item) || isFact(item) || (!isBeside(item, frame) && !own.has(item)));
  const planned = head.findIndex((item, at) => isOfPlanned(head, at) && !isQuoted(item));
  const behind = planned < 0 ? [] : head.slice(planned + 1);
  const rest = behind.findIndex(({ word }) => !OF_WHAT_IS_PLANNED.nouns.includes(word));
  const left =
    planned < 0 ? head : [...head.slice(0, planned), ...(rest < 0 ? [] : behind.slice(rest))];
  return { said: [...left.filter(isSaid), ...tail], isOfPlan: planned >= 0 };
}

/** "и", "а" only lead up to what is said. */
const isBeside = (item: Item, frame: readonly Item[]): boolean =>
  BESIDE.has(item.word) || (item === frame[0] && LEADS_UP.has(item.word));

const isOfPlanned = (items: readonly Item[], at: number): boolean =>
  OF_WHAT_IS_PLANNED.prepositions.includes(items[at]?.word ?? '') &&
  OF_WHAT_IS_PLANNED.nouns.includes(items[at + 1]?.word ?? '');

/** "прокладку поменяю в понедельник": another verb than its own tells when, which is asked about. */
function willBe(said: readonly Item[], act: NamedAct, book: Book): Act | null {
  const verbs = said.filter((item) => !isFact(item));
  const [verb, ...others] = verbs;
  const isMeant = others.length === 0 && verb !== undefined && isOwnVerb(verb.word);
  if (verb === undefined || isFirstPlural(verb.word) || LEFT_OUT.test(verb.word)) return null;
  if (!isMeant || isQuoted(verb) || !act.run.isFirst || act.hasOwnVerb) return null;
  const left = said.filter((item) => item !== verb);
  const found = left.length === 0 ? null : book.read(left, { ...act, hasOwnPlan: true });
  return found && { ...found, confidence: GUESS };
}

const FORMS = [
  ...new Set(Object.keys(NAMED_ACT_WORDS).flatMap((name) => [...(wordsOf(name) ?? [])])),
];
const typos = new Typos();
FORMS.forEach((form, value) => typos.add(form, { kind: UNKNOWN, value, flags: 0 }, true));

/** The same with a slip of the finger in one of the words. */
function misspelt(said: readonly Item[], act: NamedAct, book: Book): Act | null {
  for (const [at, item] of said.entries()) {
    if (item.meaning !== null || isQuoted(item)) continue;
    const guess = typos.guess(item.word);
    const form = guess === null ? undefined : FORMS[guess.value];
    if (form === undefined || form === item.word || isVerbOfItsOwn(item.word, form)) continue;
    if (GIVEN.test(item.word)) continue;
    const found = book.read([...said.slice(0, at), spelt(item, form), ...said.slice(at + 1)], act);
    const most = isInfinitive(item.word) ? GUESS : LIKELY;
    if (found !== null) return { ...found, confidence: Math.min(found.confidence, most) };
  }
  return null;
}

/** "витрину помыть" is no slip in "пометь", and "накрыть" none in "закрыть": what is to be done may be any verb. */
const isVerbOfItsOwn = (word: string, form: string): boolean =>
  isInfinitive(word) && (!isInfinitive(form) || form[0] !== word[0]);

/**
 * Words that are said of what exists, beside the name of something that was spoken of: whatever they mean, it is
 * nothing new. The same of one part of several: "постирай шторы, сток перенеси на завтра".
 */
export function isUnreadEdit(read: ReadText, thread: ThreadHints | undefined): boolean {
  if (thread === undefined) return false;
  const parts: Item[][] = [[]];
  for (const item of read.items) {
    if (item.word === ',' && !isQuoted(item)) parts.push([]);
    else if (!isMark(item) || isQuoted(item)) parts.at(-1)?.push(item);
  }
  if (isUnreadPart(parts.flat(), thread)) return true;
  // "спросить у Оли, сток перенесли на завтра или нет" orders nothing of it
  const orders = parts.slice(1, PARTS_MAX).filter((part) => part.some(isOrder));
  return orders.some((part) => isUnreadPart(part, thread));
}
const PARTS_MAX = 6;

function isUnreadPart(items: readonly Item[], thread: ThreadHints): boolean {
  const [first] = items;
  if (first === undefined || isInfinitive(first.word)) return false;
  return runsIn('', items, thread.candidates).some(({ frame, isFirst, isMended }) => {
    const said = (pattern: RegExp): boolean =>
      frame.some((item) => !isQuoted(item) && pattern.test(item.word));
    if (isMended) return false;
    // "йога не в среду": what it is not leaves open what it is
    const isDenied = frame.some((item, at) => hasTag(item, 'not') && isFact(frame[at + 1] ?? item));
    if (isFirst && isDenied) return true;
    return said(SAID_OF_WHAT_IS) || (isFirst && said(SAID_BEHIND_NAME) && frame.some(isFact));
  });
}
