import {
  COMMANDS_MAX,
  type InterpretRequest,
  Operation,
  type Query,
  type ReadOperation,
} from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import type { Ground } from '../../time/place.ts';
import { isImperative, isInfinitive } from '../commands/verb-forms.ts';
import { roleAt } from '../commands/view.ts';
import { type ReadText, readText } from '../grammar.ts';
import type { Clause } from './clause.ts';
import { type SaidHandle, takeHandles } from './handles.ts';
import { isVerb } from './lexicon.ts';
import { type FoundOperation, readOperations, targetsOf } from './read-operations.ts';
import { readQuery } from './read-query.ts';
import { readHistoryWords } from './history-words.ts';

/** What an utterance asks of what exists. */
export type Conversation =
  | {
      readonly kind: 'operations';
      readonly operations: readonly ReadOperation[];
      /** Words that ask for something new in the same breath, as they were said. */
      readonly rest: readonly string[];
      /** The kind or number of some object was said, so no title is meant. */
      readonly isAddressed: boolean;
    }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'undo' | 'redo' };

/** Nobody says more in one breath; it bounds the work on hostile texts. */
const PHRASES_MAX = 30;
const HARD = new Set(['.', '!', ';', 'newline', 'потом', 'затем']);
const SOFT_JOINTS = new Set([',', 'и', 'а', 'также', 'еще']);

/** Reads what is done to existing objects or asked about them; null when the words do neither. */
export function readConversation(
  said: string,
  read: ReadText,
  request: Pick<InterpretRequest, 'thread'>,
  ground: Ground,
): Conversation | null {
  const history = readHistoryWords(read.words);
  if (history !== null) return { kind: history };
  const { text, handles, hasTokens } = takeHandles(said, read);
  const { items } = text === said ? read : readText(text);
  const thread = request.thread ?? null;
  const clauseOf = (part: readonly Item[]): Clause => ({
    text,
    said,
    items: part,
    handles: handles.filter((handle) => isWithin(handle, part, text)),
    hasTokens,
    thread,
    ground,
  });
  const query = readQuery(clauseOf(items));
  if (query !== null) return { kind: 'query', query };
  return readParts(
    said,
    splitPhrases(items).map((part) => ({ part, clause: clauseOf(part) })),
    handles,
  );
}

/** A blank number belongs to the phrase whose words surround it. */
function isWithin(handle: SaidHandle, part: readonly Item[], text: string): boolean {
  const from = part[0]?.from ?? 0;
  const last = part.at(-1)?.to ?? 0;
  if (handle.from < from) return false;
  return handle.from <= last || text.slice(last, handle.from).trim() === '';
}

function readParts(
  said: string,
  parts: readonly { part: readonly Item[]; clause: Clause }[],
  handles: readonly SaidHandle[],
): Conversation | null {
  if (parts.length > PHRASES_MAX) return null;
  const operations: FoundOperation[] = [];
  const rest: string[] = [];
  for (const { part, clause } of parts) {
    const found = readOperations(clause);
    if (found !== null)
      operations.push(...found.map((one) => onSameObject(one, operations.at(-1))));
    else rest.push(wordsOfPart(said, part));
  }
  if (operations.length === 0 || operations.length > COMMANDS_MAX) return null;
  const isAddressed = operations.some((found) => found.isAddressed) || handles.length > 0;
  // after something new, only what surely speaks of the plan is an operation
  const isNewFirst = rest.length > 0 && rest[0] === wordsOfPart(said, parts[0]?.part ?? []);
  if (isNewFirst && !operations.every((found) => found.isAddressed)) return null;
  return {
    kind: 'operations',
    operations: operations.map(asRead),
    rest,
    isAddressed,
  };
}

function asRead({ operation, confidence, mention, kind, bulk }: FoundOperation): ReadOperation {
  const read: ReadOperation = { operation, confidence };
  if (mention !== undefined) read.mention = mention;
  if (kind !== undefined) read.kind = kind;
  if (bulk !== undefined) read.bulk = bulk;
  return read;
}

const wordsOfPart = (said: string, part: readonly Item[]): string =>
  said.slice(part[0]?.from, part.at(-1)?.to);

/** "перенеси созвон на завтра, напомни за час": what names nothing is about what was named before. */
function onSameObject(found: FoundOperation, before: FoundOperation | undefined): FoundOperation {
  const { operation, mention, bulk } = found;
  if (before === undefined || mention !== undefined || bulk !== undefined) return found;
  const kinds = targetsOf(operation.type);
  const own: Readonly<Record<string, unknown>> = operation;
  if (kinds.length === 0 || kinds.some((kind) => own[kind] !== undefined)) return found;
  const earlier: Readonly<Record<string, unknown>> = before.operation;
  const kind = kinds.find((each) => typeof earlier[each] === 'number');
  const named =
    kind === undefined ? null : Operation.safeParse({ ...operation, [kind]: earlier[kind] });
  if (named?.success) return { ...found, operation: named.data };
  return before.mention === undefined ? found : { ...found, mention: before.mention };
}

/** Does the item begin an order of its own? Infinitives go on with a name. */
function opensPhrase(item: Item): boolean {
  if (item.meaning !== null || item.flags & QUOTED) return false;
  if (isVerb(item.word) || isImperative(item.word)) return true;
  const role = roleAt(item);
  return (role === 'create' || role === 'remind') && !isInfinitive(item.word);
}

/** For each index, whether the next word that says anything opens a phrase. */
function openingsAfter(items: readonly Item[]): boolean[] {
  const opens: boolean[] = [];
  let next = false;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    opens[at] = next;
    if (item !== undefined && !isJoint(item) && roleAt(item) !== 'soft') next = opensPhrase(item);
  }
  return opens;
}

/** The phrases of an utterance: a new one begins with a verb of its own. */
function splitPhrases(items: readonly Item[]): readonly Item[][] {
  const opens = openingsAfter(items);
  const parts: Item[][] = [];
  let current: Item[] = [];
  items.forEach((item, at) => {
    const isBoundary = isJoint(item);
    if (isBoundary && current.length > 0 && opens[at]) {
      parts.push(current);
      current = [];
      return;
    }
    if (current.length > 0 || !isBoundary) current.push(item);
  });
  if (current.length > 0) parts.push(current);
  return parts;
}

const isJoint = (item: Item): boolean =>
  item.meaning === null && (HARD.has(item.word) || SOFT_JOINTS.has(item.word));
