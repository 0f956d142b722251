import { isJsonObject, type JsonObject, type OpCode, type Phase } from '@planerka/contracts';
import type { OpRule, ReadOp } from '../ops/op-rule.ts';
import { opRule } from '../ops/op-rules.ts';
import { PHASES } from '../ops/phases.ts';

/** An op whose form is unlawful, whatever the project is. */
export interface UnreadOp {
  readonly index: number;
  readonly code: OpCode;
  readonly field?: string;
}

/** The ops of a set, those aside that a person has left. */
export interface ReadSet {
  readonly ops: readonly ReadOp[];
  readonly unread: readonly UnreadOp[];
  /** What left ops would have been named by. */
  readonly leftTempIds: ReadonlySet<string>;
  /** What any other op is named by: ops and unread ones. */
  readonly tempIds: ReadonlySet<string>;
}

const REFERENCE_MAX_CHARS = 200;

export function readOps(
  raws: readonly unknown[],
  { phase, isLeft }: { readonly phase: Phase; readonly isLeft: (index: number) => boolean },
): ReadSet {
  const ops: ReadOp[] = [];
  const unread: UnreadOp[] = [];
  const leftTempIds = new Set<string>();
  const seen: Seen = { tempIds: new Set(), clientRefs: new Set() };
  for (const [index, raw] of raws.entries()) {
    if (isLeft(index)) {
      if (isJsonObject(raw) && typeof raw['tempId'] === 'string') leftTempIds.add(raw['tempId']);
      continue;
    }
    const read = readOp(raw, { index, phase, seen });
    if ('code' in read) unread.push(read);
    else ops.push(read);
  }
  return { ops, unread, leftTempIds, tempIds: seen.tempIds };
}

/** What earlier ops of the set are called. */
interface Seen {
  readonly tempIds: Set<string>;
  readonly clientRefs: Set<string>;
}

interface Place {
  readonly index: number;
  readonly phase: Phase;
  readonly seen: Seen;
}

function readOp(raw: unknown, { index, phase, seen }: Place): ReadOp | UnreadOp {
  if (!isJsonObject(raw)) return { index, code: 'UNKNOWN_OP' };
  const rule = opRule(raw['op']);
  if (rule === undefined) return { index, code: 'UNKNOWN_OP', field: 'op' };
  const clientRef = clientRefOf(raw);
  const isRepeated = clientRef !== null && !isFirst(seen.clientRefs, `${rule.kind} ${clientRef}`);
  const tempId = tempIdOf(raw, rule);
  if (tempId === undefined) return { index, code: 'BAD_TEMP_ID', field: 'tempId' };
  if (tempId !== null && !isFirst(seen.tempIds, tempId)) {
    return { index, code: 'DUPLICATE_TEMP_ID', field: 'tempId' };
  }
  if (isRepeated) return { index, code: 'DUPLICATE_REF', field: 'clientRef' };
  if (!PHASES[phase].ops.has(rule.name)) return { index, code: 'OP_NOT_IN_PHASE', field: 'op' };
  const field = badField(raw, rule);
  if (field !== null) return { index, code: 'INVALID_PAYLOAD', field };
  const read = rule.read(raw['payload']);
  if (!read.ok) return { index, code: read.code, field: read.field };
  const target = rule.targetKey === null ? '' : String(raw[rule.targetKey]);
  const { payload } = read;
  return { index, rule, clientRef, tempId, target, payload, references: rule.references(payload) };
}

function isFirst(names: Set<string>, name: string): boolean {
  if (names.has(name)) return false;
  names.add(name);
  return true;
}

/** Blank is the same as absent. */
function clientRefOf({ clientRef }: JsonObject): string | null {
  return typeof clientRef === 'string' && /\S/u.test(clientRef) ? clientRef : null;
}

/** Null where an op has none and needs none; undefined for a bad one. */
function tempIdOf({ tempId }: JsonObject, { turn, kind }: OpRule): string | null | undefined {
  if (turn !== 'create') return tempId === undefined || tempId === null ? null : undefined;
  if (typeof tempId !== 'string') return undefined;
  const isTempId = /^tmp:(?:item|task|line):[A-Za-z0-9_.-]{1,64}$/.test(tempId);
  return isTempId && tempId.startsWith(`tmp:${kind}:`) ? tempId : undefined;
}

/** The first key beside the payload that is of a wrong type. */
function badField(raw: JsonObject, { targetKey }: OpRule): string | null {
  if (targetKey !== null && !isName(raw[targetKey])) return targetKey;
  const { clientRef } = raw;
  const isAbsent = clientRef === undefined || clientRef === null || clientRef === '';
  return isAbsent || isName(clientRef) ? null : 'clientRef';
}

function isName(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /\S/u.test(value) &&
    value.length <= REFERENCE_MAX_CHARS &&
    !/[\0\p{Cs}]/u.test(value)
  );
}
