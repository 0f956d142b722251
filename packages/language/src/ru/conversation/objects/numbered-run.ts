import type { ObjectHandle, TargetKind, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { ReadText } from '../../grammar.ts';
import { isQuoted } from '../clause.ts';
import { EITHER_KIND, kindOfNoun } from '../lexicon.ts';
import { takeHandles } from './handles.ts';
import { leadOf, type NamedRun } from './named-run.ts';
import { placeOf } from './ordinal.ts';

/** What is named by a number of its own, or by its place in a list. */
export interface NumberedName {
  readonly kind: TargetKind;
  readonly number: number | null;
  /** Counted from 1, where no number is said. */
  readonly place: number | null;
  /** Blank where the number stood; offsets stay as they were. */
  readonly text: string;
  /** Where the words behind it begin. */
  readonly to: number;
}

/**
 * "к TASK-002", "у блока номер два", "третью задачу": the one object that is named so. Null where none is, or
 * more than one; of a bare number nobody knows whether it counts.
 */
export function numberedIn(
  said: string,
  read: ReadText,
  thread: ThreadHints | null,
): NumberedName | null {
  const { text, handles, hasTokens } = takeHandles(said, read);
  const [handle, ...more] = handles;
  if (hasTokens || more.length > 0) return null;
  if (handle === undefined) return placedIn(said, read, thread);
  const { kind, number, from, isBare } = handle;
  return isBare || kind === 'project' ? null : { kind, number, place: null, text, to: from };
}

/** "третью задачу": by its number, where only a few were spoken of and no list is in view. */
function placedIn(
  said: string,
  { words }: ReadText,
  thread: ThreadHints | null,
): NumberedName | null {
  const at = words.findIndex((item, index) => isPlace(item) && isKindNoun(words[index + 1]));
  const [ordinal, noun] = words.slice(Math.max(at, 0));
  const kind = kindOfNoun(noun?.word ?? '');
  const place = placeOf(ordinal?.word ?? '');
  if (at < 0 || ordinal === undefined || noun === undefined) return null;
  if (kind === null || place === null) return null;
  const blank = ' '.repeat(ordinal.to - ordinal.from);
  const text = said.slice(0, ordinal.from) + blank + said.slice(ordinal.to);
  const number = numberOf(kind, place, thread);
  return { kind, number, place: number === null ? place : null, text, to: noun.to };
}

const isPlace = (item: Item): boolean => !isQuoted(item) && placeOf(item.word) !== null;

function isKindNoun(item: Item | undefined): boolean {
  if (item === undefined || isQuoted(item) || EITHER_KIND.has(item.word)) return false;
  const kind = kindOfNoun(item.word);
  return kind === 'task' || kind === 'timeblock';
}

/** Of more nobody remembers the order in which they were made. */
const FEW = 3;

function numberOf(kind: TargetKind, place: number, thread: ThreadHints | null): number | null {
  const same = (thread?.candidates ?? []).filter((one: ObjectHandle) => one.kind === kind);
  if ((thread?.listed_count ?? 0) > 1 || same.length > FEW) return null;
  return same.map(({ number }) => number).sort((a, b) => a - b)[place - 1] ?? null;
}

/** The words around it, as they are around a name. */
export function runOfNumber({ kind, number, to }: NumberedName, items: readonly Item[]): NamedRun {
  const behind = items.findIndex(({ from }) => from >= to);
  const at = behind < 0 ? items.length : behind;
  const lead = leadOf(items, at);
  return {
    mention: '',
    bearers: [{ kind, number: number ?? 1 }],
    preposition: lead.preposition,
    frame: [...items.slice(0, lead.from), ...items.slice(at)],
    own: new Set(),
    isFirst: lead.from === 0,
    isMended: false,
  };
}
