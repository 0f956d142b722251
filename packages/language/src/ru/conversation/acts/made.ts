import type { Operation, ReadOperation, TargetKind } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Span } from '../../../reading.ts';
import type { Clause } from '../clause.ts';
import type { Caught, PhraseRule } from '../phrase.ts';

/** What a phrase asks to be done, before it is known which words name the object. */
export interface Made {
  /** More than one when one phrase says two things: "перенеси на завтра в 10 на час". */
  readonly operations: readonly Operation[];
  readonly confidence: number;
  /** The words among which the object is named. */
  readonly object: readonly Item[];
  /** Those of them that are understood already. */
  readonly used: ReadonlySet<Item>;
  /** Where the new title is in the text. */
  readonly title?: Span;
  /** "не в 11:30, а в 12:30": when it stands by what was said, which the plan can tell. */
  readonly denied?: Pick<ReadOperation, 'at' | 'on'>;
  /** "а шиномонтаж на десять": it corrects what was just made, whose own day is meant. */
  readonly ofItsDay?: true;
  /** False where a set of objects makes no sense. */
  readonly mayBeBulk: boolean;
}

/** An operation as it was read, and whether its words name the kind or number of its object. */
export interface FoundOperation extends ReadOperation {
  readonly isAddressed: boolean;
}

export type OperationRule = PhraseRule<Clause, Made>;

/** Sure; likely; a guess that is confirmed first. */
export const SURE = 0.95;
export const LIKELY = 0.8;
export const GUESS = 0.6;

const NONE: ReadonlySet<Item> = new Set();

/** All that stood in the phrase's gaps for an object, in the order of the text. */
export function objectIn({ gaps }: Caught): readonly Item[] {
  const all = [
    ...(gaps.object ?? []),
    ...(gaps.named ?? []),
    ...(gaps.more ?? []),
    ...(gaps.time ?? []),
  ];
  return all.sort((a, b) => a.from - b.from);
}

export function made(
  operation: Operation,
  object: readonly Item[],
  more: {
    confidence?: number;
    used?: ReadonlySet<Item>;
    mayBeBulk?: boolean;
    title?: Span | null;
  } = {},
): Made {
  const { confidence = SURE, used = NONE, mayBeBulk = true, title = null } = more;
  const one = { operations: [operation], confidence, object, used, mayBeBulk };
  return title === null ? one : { ...one, title };
}

/** A rule that always means the same. */
export function means(
  name: string,
  operation: Operation,
  more: { confidence?: number; mayBeBulk?: boolean } = {},
): OperationRule {
  return { name, produce: (caught) => made(operation, objectIn(caught), more) };
}

/** The first number of the kind that the phrase names. */
export function numberIn({ handles }: Clause, kind: TargetKind): number | undefined {
  return handles.find((handle) => handle.kind === kind)?.number;
}

/** "пункт ... из чеклиста задачи ...": the part itself is the object, its whole is not. */
export function partOf(name: string, operation: Operation): OperationRule {
  return { name, produce: ({ gaps }) => made(operation, gaps.object ?? [], { mayBeBulk: false }) };
}
