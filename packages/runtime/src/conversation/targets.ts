import type { ObjectHandle, Operation, TargetKind } from '@planerka/contracts';
import { refusal, type Refusal } from '../verdict.ts';
import type { Assumption } from '../drafts/draft.ts';
import { objectId, say, type Target } from '@planerka/plan';
import type { ObjectState } from '../ports/object-search.ts';
import type { Turn } from '../turn/turn.ts';
import {
  CANDIDATES_MAX,
  candidatesNamed,
  type CandidateSearch,
  namedAmong,
  newestCandidates,
} from './candidates.ts';
import { type Default, defaultTarget } from './default-target.ts';
import { isOfferable } from './offerable.ts';

/** Which object an operation means, as far as it can be told without guessing. */
export type SettledTarget =
  | { readonly kind: 'one'; readonly target: Target; readonly assumed: Assumption | null }
  /** `unfound`: words that name nothing we know. */
  | {
      readonly kind: 'ask';
      readonly candidates: readonly Target[];
      readonly unfound: string | null;
    }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/** What the door and the words know about the target. */
export interface TargetHints {
  readonly operation: Operation;
  /** Those that are meant: all that are possible, or the one whose noun was said. */
  readonly kinds: readonly TargetKind[];
  readonly possible: readonly TargetKind[];
  readonly refs: readonly ObjectHandle[];
  readonly suggested: readonly ObjectHandle[];
  readonly mention: string | null;
  readonly rejected: readonly string[];
}

/** The objects that the operation itself names, of the kinds it can be done to. */
export function namedIn(operation: Operation, kinds: readonly TargetKind[]): ObjectHandle[] {
  const fields: Readonly<Record<string, unknown>> = operation;
  return kinds.flatMap((kind) => {
    const number = fields[kind];
    return typeof number === 'number' ? [{ kind, number }] : [];
  });
}

/**
 * The target by precedence: what was named by a token, a reply or a tap (O5-tokens); then the
 * default of the room (K4-workroom, K4-hub). Words that name something else than the default only propose
 * candidates, and so does everything that more than one object fits.
 */
export async function settleTarget(turn: Turn, hints: TargetHints): Promise<SettledTarget> {
  const named = namedIn(hints.operation, hints.kinds);
  if (named.length > 0) return await amongNamed(turn, hints, named);
  if (hints.refs.length > 0) return await amongNamed(turn, hints, hints.refs);
  const fallback = await defaultTarget(turn, hints);
  if (hints.mention !== null) return await byMention(turn, hints, hints.mention, fallback);
  if (fallback?.kind === 'one' && hints.rejected.length === 0) return fallback;
  const candidates = candidatesOf(fallback).filter(notIn(hints.rejected)).filter(fitsTo(hints));
  if (candidates.length > 0) return { kind: 'ask', candidates, unfound: null };
  return await newestOnes(turn, hints, null);
}

export function unknownTarget({ kind, number }: ObjectHandle): Refusal {
  return refusal(
    'UNKNOWN_TARGET',
    say('unknown_target', { kind, number }),
    say('name_another', {}),
  );
}

/**
 * Exactly what was named. Of several the words may clearly indicate one, and then the
 * reply says so; else they are the candidates (K5-5-asks).
 */
async function amongNamed(
  turn: Turn,
  hints: TargetHints,
  handles: readonly ObjectHandle[],
): Promise<SettledTarget> {
  const found = await turn.numbered(handles);
  const missing = handles.find((_, index) => found[index] === null);
  if (missing) return { kind: 'refuse', refusal: unknownTarget(missing) };
  const known = found.filter((target) => target !== null);
  const fit = known.filter(({ kind }) => hints.kinds.includes(kind)).filter(notIn(hints.rejected));
  const [only] = fit;
  if (!only) return wrongKind(hints.kinds);
  if (fit.length === 1) return { kind: 'one', target: only, assumed: null };
  const meant = hints.mention === null ? [] : await namedAmong(turn, hints.mention, fit);
  const [clear] = meant;
  if (clear && meant.length === 1) return { kind: 'one', target: clear, assumed: 'suggested' };
  return { kind: 'ask', candidates: fit.slice(0, CANDIDATES_MAX), unfound: null };
}

function fitsTo({ operation }: TargetHints): (target: Target) => boolean {
  return (target) => isOfferable(operation, target);
}

function wrongKind(kinds: readonly TargetKind[]): SettledTarget {
  const message = say('wrong_kind', { kinds });
  const refused = refusal('WRONG_TARGET_KIND', message, say('nothing_changed', {}));
  return { kind: 'refuse', refusal: refused };
}

function notIn(ids: readonly string[]): (target: Target) => boolean {
  return (target) => !ids.includes(objectId(target));
}

function candidatesOf(fallback: Default | null): readonly Target[] {
  if (fallback === null) return [];
  return fallback.kind === 'one' ? [fallback.target] : fallback.candidates;
}

/** Words agree with the default, or they name something else: then one tap decides. */
async function byMention(
  turn: Turn,
  hints: TargetHints,
  words: string,
  fallback: Default | null,
): Promise<SettledTarget> {
  const { rejected } = hints;
  const isOne = fallback?.kind === 'one' && rejected.length === 0;
  const agreeing = isOne ? await namedAmong(turn, words, [fallback.target]) : [];
  const isMeant = isOne && agreeing.length === 1;
  const isStatus = hints.operation.type === 'update_status';
  if (isMeant && (isStatus || fitsTo(hints)(fallback.target))) return fallback;
  const search = searchFor(hints);
  const found = await candidatesNamed(turn, words, search);
  if (found.length > 0) return { kind: 'ask', candidates: found, unfound: null };
  // What was done a moment ago has the same name as what repeats it: only with nothing open it is meant.
  if (isMeant) return fallback;
  return await newestOnes(turn, hints, rejected.length > 0 ? null : words);
}

function searchFor(hints: TargetHints): CandidateSearch {
  const { kinds, operation, rejected } = hints;
  return { kinds, states: statesFor(operation), exclude: rejected, fits: fitsTo(hints) };
}

/** What is open comes first, unless the operation opens it again. */
function statesFor(operation: Operation): readonly ObjectState[] {
  const reopens =
    (operation.type === 'update_status' && operation.status === 'todo') ||
    (operation.type === 'subtask_tick' && !operation.done);
  return reopens ? ['closed', 'open'] : ['open', 'closed'];
}

/** Nothing names the object: the newest ones are offered, and nothing is done by itself. */
async function newestOnes(
  turn: Turn,
  hints: TargetHints,
  unfound: string | null,
): Promise<SettledTarget> {
  const { rejected } = hints;
  const search = searchFor(hints);
  const candidates = await newestCandidates(turn, search);
  if (candidates.length > 0) return { kind: 'ask', candidates, unfound };
  const isOther = !hints.suggested.some(({ kind }) => hints.possible.includes(kind));
  if (hints.mention === null && hints.suggested.length > 0 && isOther) {
    return wrongKind(hints.possible);
  }
  const words = unfound ?? hints.mention;
  const message = rejected.length > 0 ? say('none_left', {}) : say('nothing_found', { words });
  return {
    kind: 'refuse',
    refusal: refusal('NOTHING_FOUND', message, say('where_all_is', {})),
  };
}
