import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Ground } from '../../../time/place.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { type Clause, isQuoted, kindSaid } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { settleObject } from '../objects/settle-object.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { PhraseBook } from '../phrase.ts';
import { BLOCKING } from './blocking-phrases.ts';
import {
  type FoundOperation,
  GUESS,
  LIKELY,
  type Made,
  made,
  type OperationRule,
  objectIn,
} from './made.ts';

type Act = 'block_task' | 'unblock_task';

/** Longer names are stories. */
const OBJECT_ITEMS_MAX = 6;
const REASON_MAX = 300;

/** What a phrase is sure of: `known` takes only what the plan surely holds, `named` any name. */
type Reach = 'known' | 'named';

function acts(name: string, act: Act, reach: Reach = 'known'): OperationRule {
  return { name, produce: (caught, clause) => on(act, reach, objectIn(caught), clause) };
}

/** An order about work that is there: its number, its kind, what was spoken of, or what is in view. */
function on(act: Act, reach: Reach, object: readonly Item[], clause: Clause): Made | null {
  const kind = kindSaid(object);
  const isKnown = isSpokenOf(object, ofTasks(clause));
  const isAnything = (item: Item): boolean =>
    isForeign(item) || (!isKnown && (isFact(item) || (kind !== 'task' && isOrder(item))));
  if (object.length > OBJECT_ITEMS_MAX || object.some(isAnything)) return null;
  if (kind === 'timeblock' || kind === 'project') return null;
  if (clause.handles.some((handle) => handle.kind !== 'task' || handle.isBare)) return null;
  const isAddressed = clause.handles.length > 0 || clause.hasTokens || kind === 'task';
  // "TASK-012 с юристом останови": what stands beside a number is more than a name
  if (clause.handles.length > 0 && kind === null && object.some((item) => !isSoft(item)))
    return null;
  const isNamed = object.some((item) => !isSoft(item));
  const isInView = !isNamed && hasOneInView(clause);
  if (isAddressed || isInView) return made({ type: act }, object, { mayBeBulk: false });
  if (!isNamed) return null;
  if (isKnown) {
    return made({ type: act }, object, { confidence: LIKELY, mayBeBulk: false });
  }
  return reach === 'known'
    ? null
    : made({ type: act }, object, { confidence: GUESS, mayBeBulk: false });
}

/** Timeblocks and projects are never stopped. */
function ofTasks(clause: Clause): Clause {
  const { thread } = clause;
  if (thread === null) return clause;
  const candidates = thread.candidates.filter(({ kind }) => kind === 'task');
  return { ...clause, thread: { ...thread, candidates } };
}

const hasOneInView = ({ thread }: Clause): boolean =>
  thread?.default_task_id !== undefined || thread?.named === true;

/** Somebody, or a denial: nothing of the work that is to stand still. */
const isForeign = (item: Item): boolean => !isQuoted(item) && BLOCKING.never.has(item.word);

const isOrder = (item: Item): boolean =>
  !isQuoted(item) && (isAction(item) || isInfinitive(item.word));

const isSoft = (item: Item): boolean =>
  !isQuoted(item) && (isMark(item) || BLOCKING.soft.has(item.word));

const BOOK = new PhraseBook<Clause, Made>([
  acts('<halt> работу|работы по|над|с|со <object>', 'block_task'),
  acts('<halt> <object>', 'block_task'),
  acts('<object> <halt>', 'block_task'),
  acts('<set> <object> на паузу|стоп|холд', 'block_task'),
  acts('<set> на паузу|стоп|холд <object>', 'block_task'),
  acts('<object> <set> на паузу|стоп|холд', 'block_task'),
  acts('<let> <object> <will-wait>', 'block_task', 'named'),
  acts('<let> <will-wait> <object>', 'block_task', 'named'),
  acts('<object> больше|уже не <is-halted>', 'unblock_task'),
  acts('<object> <is-halted>', 'block_task'),
  acts('<object> на паузе|стопе|холде', 'block_task'),
  acts('<object> <is-resumed>', 'unblock_task'),
  acts('<resume> <object>', 'unblock_task'),
  acts('<object> <resume>', 'unblock_task'),
  acts('<drop|remove> блокировку|паузу|стоп|остановку с|со <object>', 'unblock_task'),
  acts('<drop|remove> <object> с|со паузы|блокировки|стопа|холда', 'unblock_task'),
  acts('можно <go-on> работу|работать? по|над|с|со <object>', 'unblock_task'),
  acts('можно <go-on> <object>', 'unblock_task', 'named'),
  acts('<object> можно <go-on>', 'unblock_task', 'named'),
  acts('<object> <go-on> можно', 'unblock_task', 'named'),
]);

/**
 * "TASK-012 заблокирована: ждём договор", "пусть отчёт подождёт", "можно продолжать TASK-012": work that
 * a person stops, with the reason as it was said, or lets go on. Null for everything else; "заблокируй
 * завтра с 14 до 18" takes time, and "жду от ..." waits for people. `orders` tells what words that
 * stand where a reason may, or in front, would do of their own.
 */
export function readBlocking(
  said: string,
  read: ReadText,
  { thread, ground }: { readonly thread: ThreadHints | null; readonly ground: Ground },
  orders: (words: string) => Ordered,
): FoundOperation[] | null {
  const isKey = (item: Item): boolean => !isQuoted(item) && KEYS.has(item.word);
  if (!read.words.some(isKey) || said.includes('?')) return null;
  // a hyphen inside a number is no mark
  const { words } = readText(takeHandles(said, read).text);
  const key = words.findIndex(isKey);
  if (key < 0) return null;
  for (const joints of [BLOCKING.marks, BLOCKING.joints]) {
    const parts = partsOf(said, words, { key, joints });
    const found = readPart(said, parts, { thread, ground }, orders);
    if (found !== null) return found;
  }
  return null;
}

/** Where an order stands in what is said. */
interface Part {
  readonly from: number;
  readonly to: number;
  /** What stands behind it is joined to it, and no reason. */
  readonly isJoined: boolean;
}

type Around = { readonly thread: ThreadHints | null; readonly ground: Ground };

function readPart(
  said: string,
  { from, to, isJoined }: Part,
  around: Around,
  orders: (words: string) => Ordered,
): FoundOperation[] | null {
  const clause = clauseOf(said.slice(from, to), around);
  const items = clause.items.filter((item) => isQuoted(item) || !BLOCKING.lead.has(item.word));
  const done = BOOK.read(items, { ...clause, items });
  const found = done && settleObject(done, clause);
  if (found === null) return null;
  // "договор пришёл, можно продолжать TASK-012": what leads up to it may be an order, too
  const ahead = orders(said.slice(0, from).replace(BLOCKING.joint, ''));
  const behind = isColon(said, to) ? 'none' : orders(said.slice(to).replace(BLOCKING.joint, ''));
  if (ahead === 'other' || behind === 'other') return null;
  // "заблокируй TASK-012 и ...": no reason is said so
  if (isJoined && (ahead === 'none' || behind === 'none')) {
    const isWhole = [said.slice(0, from), said.slice(to)].some((words) => words.trim() === '');
    if (!isWhole || (ahead === 'none' && behind === 'none')) return null;
  }
  const reason = behind === 'none' ? reasonIn(said.slice(to)) : null;
  return [
    ...(ahead === 'none' ? [] : ahead),
    ...found.map((one) => (reason === null ? one : because(one, reason))),
    ...(behind === 'none' ? [] : behind),
  ];
}

/** What words beside do: nothing to the plan, this, or something that cannot stand beside it. */
export type Ordered = 'none' | 'other' | readonly FoundOperation[];

function because(one: FoundOperation, reason: string): FoundOperation {
  const { operation } = one;
  return operation.type === 'block_task' ? { ...one, operation: { ...operation, reason } } : one;
}

const KEYS: ReadonlySet<string> = new Set([
  ...['halt', 'is-halted', 'will-wait', 'resume', 'is-resumed', 'go-on'].flatMap((name) => [
    ...(wordsOf(name) ?? []),
  ]),
  ...BLOCKING.pauses,
]);

const isColon = (said: string, at: number): boolean => said.slice(at).trimStart().startsWith(':');

/**
 * Where the order itself stands: behind what leads up to it, and before the words of its reason, which
 * a mark or a conjunction opens, or a number that its verb is done to.
 */
function partsOf(
  said: string,
  words: readonly Item[],
  { key, joints }: { readonly key: number; readonly joints: ReadonlySet<string> },
): Part {
  const isJoint = (item: Item): boolean =>
    !isQuoted(item) && !(item.word === '-' && item.glued) && joints.has(item.word);
  const isEnd = (item: Item, at: number): boolean =>
    isJoint(item) ||
    (!isQuoted(item) && BLOCKING.opens.some((opening) => startsWith(words.slice(at), opening)));
  const before = words.slice(0, key).findLastIndex(isJoint);
  const end = words.findIndex((item, at) => at > key && isEnd(item, at));
  const from = before < 0 ? 0 : (words[before]?.to ?? 0);
  const to = end < 0 ? said.length : (words[end]?.from ?? said.length);
  const isJoined = joints === BLOCKING.joints;
  const state = words[key];
  const isState = state !== undefined && wordsOf('is-halted')?.has(state.word) === true;
  if (isState) return { from, to: state.to, isJoined };
  return { from, to: Math.min(to, behindNumber(said, words, key) ?? to), isJoined };
}

/** Behind "заблокируй TASK-012" anything more is its reason. */
function behindNumber(said: string, words: readonly Item[], key: number): number | null {
  const verb = words[key];
  if (verb === undefined || wordsOf('halt')?.has(verb.word) !== true) return null;
  const tail = ' '.repeat(verb.to) + said.slice(verb.to);
  const { text, handles } = takeHandles(tail, readText(tail));
  const [first, ...more] = handles;
  if (first === undefined || more.length > 0) return null;
  const lead = text.slice(verb.to, first.from).trim();
  const behind = readText(text).words.find((item) => item.from > first.from);
  return lead === '' && behind !== undefined ? behind.from : null;
}

const startsWith = (words: readonly Item[], opening: readonly string[]): boolean =>
  opening.every((word, at) => words[at]?.word === word);

function clauseOf(
  head: string,
  { thread, ground }: { readonly thread: ThreadHints | null; readonly ground: Ground },
): Clause {
  const { text, handles, hasTokens } = takeHandles(head, readText(head));
  const { items } = readText(text);
  return { text, said: head, items, handles, hasTokens, thread, isAsked: false, ground };
}

/** Why, in the words in which it was said; null where nothing was. */
function reasonIn(words: string): string | null {
  const said = words
    .replace(/^[\s,:;.—–-]+/u, '')
    .replace(BLOCKING.because, '')
    .replace(/[\s.!…]+$/u, '')
    .slice(0, REASON_MAX);
  return said === '' ? null : said;
}
