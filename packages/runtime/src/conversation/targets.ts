import type { ObjectHandle, Operation, TargetKind } from '@planerka/contracts';
import { dayOf, mayEndThen, type OperationOf, objectId, say, type Target } from '@planerka/plan';
import type { Assumption } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { ObjectState } from '../ports/object-search.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';
import { blockCalled, passesByItself } from './block-called.ts';
import {
  bearing,
  CANDIDATES_MAX,
  type CandidateSearch,
  candidatesNamed,
  type Named,
  namedAmong,
  newestCandidates,
} from './candidates.ts';
import { type Default, defaultTarget, keptHere, recentOnes } from './default-target.ts';
import { entryAhead } from './entries.ts';
import { isAsTold } from './is-as-told.ts';
import { leavesAsIs } from './leaves-as-is.ts';
import { lossAskedAbout } from './loss-asked-about.ts';
import { notIntoPast } from './not-into-past.ts';
import { isOfferable } from './offerable.ts';
import { sharesStem } from './shares-stem.ts';
import { hourOf, standsAt } from './stands-at.ts';
import { toldDone } from './told-done.ts';
import { wholeOfParts } from './whole-of-parts.ts';
import { wordForWord } from './word-for-word.ts';

/** Which object an operation means, as far as it can be told without guessing. */
export type SettledTarget =
  | {
      readonly kind: 'one';
      readonly target: Target;
      readonly assumed: Assumption | null;
      /** Not so sure that it is done without a yes. */
      readonly isDoubtful: boolean;
    }
  | { readonly kind: 'ask'; readonly candidates: readonly Target[] }
  /** Words that name nothing we know. */
  | { readonly kind: 'unfound'; readonly words: string }
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
  /** The verb by which it was told as done. */
  readonly did: string | null;
  /** It was told to have taken place. */
  readonly passed: boolean;
  /** The day that tells which one is meant. */
  readonly on: string | null;
  /** The hour at which it begins. */
  readonly at: string | null;
  /** It has no hour. */
  readonly untimed: boolean;
  /** It corrects what was written just now: `on` and `at` are what was wrong. */
  readonly corrects: boolean;
  readonly rejected: readonly string[];
  /** All that was said, the words of its order, too. */
  readonly said: readonly string[];
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
 * The target by precedence: what was named by a token, a reply or a tap (O5-tokens); then what the
 * words name; then the default of the room (K4-workroom, K4-hub). Where more than one object fits,
 * the candidates are asked about.
 */
export async function settleTarget(turn: Turn, hints: TargetHints): Promise<SettledTarget> {
  const named = namedIn(hints.operation, hints.kinds);
  if (named.length > 0) return await amongNamed(turn, hints, named);
  if (hints.refs.length > 0) return await amongNamed(turn, hints, hints.refs);
  if (hints.mention !== null) return await byMention(turn, hints, hints.mention);
  const fallback = await defaultTarget(turn, hints);
  if (fallback?.kind === 'one' && hints.rejected.length === 0) {
    const asked = (await lossAskedAbout(turn, hints.operation)).filter(
      (target) => objectId(target) !== objectId(fallback.target),
    );
    if (asked.length > 0) {
      return { kind: 'ask', candidates: [...asked, fallback.target].slice(0, CANDIDATES_MAX) };
    }
    // "удали завтрашнюю" is not said of what stands on Friday
    return hints.corrects || (hints.on !== null && isLoss(hints.operation))
      ? await corrected(turn, hints, fallback)
      : { ...fallback, isDoubtful: false };
  }
  const candidates = candidatesOf(fallback).filter(notIn(hints.rejected)).filter(fitsTo(hints));
  const whole = wholeOfParts(hints.operation, candidates);
  if (whole !== null) return { kind: 'one', target: whole, assumed: 'context', isDoubtful: false };
  if (candidates.length > 0) return { kind: 'ask', candidates };
  return await newestOnes(turn, hints);
}

/**
 * "не в одиннадцать, а в двенадцать": what was spoken of last, where it stands at eleven. Else the one of the thread
 * that does, and a yes is asked for; several are asked about.
 */
async function corrected(
  turn: Turn,
  hints: TargetHints,
  last: Extract<Default, { kind: 'one' }>,
): Promise<SettledTarget> {
  const { zone } = turn.moment;
  const isDenied = hints.at !== null || hints.on !== null;
  if (!isDenied || standsAt(last.target, hints, zone)) return { ...last, isDoubtful: false };
  const known = (await recentOnes(turn, hints.kinds)).filter(fitsTo(hints));
  const then = known.filter((target) => standsAt(target, hints, zone));
  const [only, ...others] = then;
  if (only === undefined) return { ...last, isDoubtful: true };
  return others.length > 0
    ? { kind: 'ask', candidates: then.slice(0, CANDIDATES_MAX) }
    : { kind: 'one', target: only, assumed: 'context', isDoubtful: true };
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
  if (fit.length === 1) return { kind: 'one', target: only, assumed: null, isDoubtful: false };
  const meant = hints.mention === null ? [] : await namedAmong(turn, hints.mention, fit);
  const [clear] = meant;
  if (clear && meant.length === 1) {
    return { kind: 'one', target: clear, assumed: 'suggested', isDoubtful: false };
  }
  return { kind: 'ask', candidates: fit.slice(0, CANDIDATES_MAX) };
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

/**
 * What the words name. What is opened or pinned wins where it bears them all; else the one object
 * that does, without a question only where the thread knows it: a search alone knows nothing of what
 * is being spoken about. Several are asked about, whichever of them was shown last.
 */
async function byMention(turn: Turn, hints: TargetHints, words: string): Promise<SettledTarget> {
  const { rejected } = hints;
  const isLost = isLoss(hints.operation);
  const kept = rejected.length > 0 ? null : await keptBearing(turn, hints, words);
  if (kept !== null) return { kind: 'one', ...kept, isDoubtful: isLost };
  const told = oneOrAsked(await toldDone(turn, { ...hints, words }, searchFor(hints)));
  if (told !== null) return told;
  const found = orUnnamed(await candidatesNamed(turn, words, searchFor(hints)), words, hints);
  const done = rejected.length > 0 ? null : await doneJustNow(turn, hints, words);
  // the next one of its series bears the same title
  if (done && (found?.targets ?? []).every(({ row }) => row.title === done.row.title)) {
    return { kind: 'one', target: done, assumed: null, isDoubtful: false };
  }
  if (found === null) return await unnamed(turn, hints, words);
  const { match } = found;
  const { operation } = hints;
  const named =
    match === 'all' ? await entryAhead(turn, { operation, words }, found.targets) : found.targets;
  const meant = untimedOf(repeating(named, operation), hints);
  const stood = atHour(turn, onDay(turn, meant, hints.on), hints.at);
  const then = notIntoPast(turn, stood, operation);
  const targets = await meantOf(turn, hints, words, ableTo(turn, then, hints.operation));
  const [only, ...others] = targets;
  // Who has said no to the only one may say so again: a question with a way out of it.
  if (!only || others.length > 0 || rejected.length > 0) {
    return { kind: 'ask', candidates: targets };
  }
  const isLostWhole = isLost && !isOneOccurrence(hints, only);
  const isSure =
    match === 'all' &&
    turn.knows(only) &&
    !isLostWhole &&
    (await isAsTold(turn, hints, only)) &&
    !isSaidElsewhen(turn, hints, only);
  return { kind: 'one', target: only, assumed: null, isDoubtful: !isSure };
}

/** The only one without a question, several with one; null where there is none. */
function oneOrAsked(targets: readonly Target[]): SettledTarget | null {
  const [only, ...others] = targets;
  if (only === undefined) return null;
  return others.length === 0
    ? { kind: 'one', target: only, assumed: null, isDoubtful: false }
    : { kind: 'ask', candidates: targets.slice(0, CANDIDATES_MAX) };
}

/** "не в пятницу, а в субботу", "встречу, которая в 17, сократи" of what does not stand then: perhaps something else is meant. */
function isSaidElsewhen({ moment }: Turn, hints: TargetHints, target: Target): boolean {
  const isSet = hints.operation.type === 'reschedule' || hints.operation.type === 'set_duration';
  if (!isSet || (hints.on === null && hints.at === null)) return false;
  return !standsAt(target, hints, moment.zone);
}

/** Those of which the whole title was said; all of them where that is what was ordered already. */
async function meantOf(
  turn: Turn,
  { operation, said }: TargetHints,
  words: string,
  candidates: readonly Target[],
): Promise<readonly Target[]> {
  const titled = wordForWord(candidates, { words, said });
  const isNarrowed = titled.length < candidates.length;
  return isNarrowed && (await leavesAsIs(turn, operation, titled)) ? candidates : titled;
}

/** "отмени отдых" is not said of «отдать ноты»: what would be lost must bear one of the words, slips of the finger aside. */
function orUnnamed(found: Named | null, words: string, hints: TargetHints): Named | null {
  // "олимпиада прошла" of a timeblock is not said of what is to be taken there
  if (hints.passed && found?.match !== 'all') return null;
  if (found === null || !isLoss(hints.operation) || found.match !== 'alike') return found;
  const targets = found.targets.filter(({ row }) => sharesStem(words, row.title ?? ''));
  return targets.length === 0 ? null : { ...found, targets };
}

/** "отмени планёрку 1 декабря", "пропусти летучку": the others of the series stay. */
function isOneOccurrence({ operation, on }: TargetHints, target: Target): boolean {
  if (operation.type !== 'delete' || target.kind === 'project') return false;
  if (target.row.recurrence_rule === null || isStretch(operation)) return false;
  if (operation.to_date !== undefined) return true;
  // of a task, a day on which it does not come is asked about
  return on !== null || (target.kind === 'timeblock' && operation.scope === 'this');
}

/** "до десятого не ходим": more than one day. */
const isStretch = ({ from_date: from, to_date: to }: OperationOf<'delete'>): boolean =>
  to !== undefined && from !== to;

/** What is opened or pinned here and bears all the words. */
async function keptBearing(
  turn: Turn,
  hints: TargetHints,
  words: string,
): Promise<{ readonly target: Target; readonly assumed: Assumption } | null> {
  for (const { target, assumed } of await keptHere(turn, hints.kinds)) {
    const [bears] = await bearing(turn, words, { among: [target], match: 'all' });
    if (bears && fitsTo(hints)(bears)) return { target: bears, assumed };
  }
  return null;
}

/** Those of that day, where some are; what repeats may come on any. */
function onDay(turn: Turn, targets: readonly Target[], on: string | null): readonly Target[] {
  const { zone } = turn.moment;
  const isThen = (target: Target): boolean => {
    if (target.kind === 'project') return false;
    if (target.kind === 'timeblock') {
      return target.row.recurrence_rule !== null || dayOf(target.row.start_at, zone) === on;
    }
    const { planned_on, planned_at, due_on } = target.row;
    const planned = planned_on ?? (planned_at === null ? null : dayOf(planned_at, zone));
    return planned === on || due_on === on;
  };
  const then = on === null ? [] : targets.filter(isThen);
  return then.length > 0 ? then : targets;
}

/** Of which one occurrence is meant, or several, repeats: those that do, where some do. */
function repeating(targets: readonly Target[], operation: Operation): readonly Target[] {
  const isOfSeries =
    ('scope' in operation && operation.scope !== undefined) ||
    (operation.type === 'delete' && operation.to_date !== undefined);
  const series = targets.filter(
    (target) => target.kind !== 'project' && target.row.recurrence_rule !== null,
  );
  return isOfSeries && series.length > 0 ? series : targets;
}

/** "продли до 12:00": those that can end then, where some can. */
function ableTo(turn: Turn, targets: readonly Target[], operation: Operation): readonly Target[] {
  if (operation.type !== 'set_duration') return targets;
  const able = targets.filter((target) => mayEndThen(target, operation, turn.moment.zone));
  return able.length > 0 ? able : targets;
}

/** Those that begin at that hour, where some do. */
function atHour(turn: Turn, targets: readonly Target[], at: string | null): readonly Target[] {
  const { zone } = turn.moment;
  const then = at === null ? [] : targets.filter((target) => hourOf(target, zone) === at);
  return then.length > 0 ? then : targets;
}

/** "которая без времени": those that have no hour, where some have none. */
function untimedOf(targets: readonly Target[], { untimed }: TargetHints): readonly Target[] {
  const left = targets.filter(({ kind, row }) => kind === 'task' && row.planned_at === null);
  return untimed && left.length > 0 ? left : targets;
}

/** Who says "готово" twice means the same task again, and not the next one of its series. */
async function doneJustNow(turn: Turn, hints: TargetHints, words: string): Promise<Target | null> {
  const { operation } = hints;
  if (operation.type !== 'update_status') return null;
  const fallback = await defaultTarget(turn, hints);
  if (fallback?.kind !== 'one' || fallback.target.kind !== 'task') return null;
  if (fallback.target.row.status !== operation.status) return null;
  const [bears] = await bearing(turn, words, { among: [fallback.target], match: 'all' });
  return bears ?? null;
}

/** The words name nothing that the operation makes sense on. */
async function unnamed(turn: Turn, hints: TargetHints, words: string): Promise<SettledTarget> {
  if (hints.rejected.length > 0) {
    // none of those that the words may name: what they do not name is not to be lost
    return isLoss(hints.operation) ? noneLeft() : await newestOnes(turn, hints);
  }
  const fallback = await defaultTarget(turn, hints);
  const [bears] = await bearing(turn, words, { among: candidatesOf(fallback), match: 'all' });
  // It is so already: that is what the answer says.
  if (bears) return { kind: 'one', target: bears, assumed: null, isDoubtful: false };
  // a note to a meeting: what is named is there, and this cannot be done to it
  const block = await blockCalled(turn, hints.possible, words);
  if (block === null) return { kind: 'unfound', words };
  return hints.passed
    ? { kind: 'refuse', refusal: passesByItself(block) }
    : wrongKind(hints.possible);
}

const noneLeft = (): SettledTarget => ({
  kind: 'refuse',
  refusal: refusal('NOTHING_FOUND', say('none_left', {}), say('nothing_changed', {})),
});

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
async function newestOnes(turn: Turn, hints: TargetHints): Promise<SettledTarget> {
  const { rejected } = hints;
  const search = searchFor(hints);
  const candidates = await newestCandidates(turn, search);
  if (candidates.length > 0) return { kind: 'ask', candidates };
  const isOther = !hints.suggested.some(({ kind }) => hints.possible.includes(kind));
  if (hints.mention === null && hints.suggested.length > 0 && isOther) {
    return wrongKind(hints.possible);
  }
  const words = hints.mention;
  const message = rejected.length > 0 ? say('none_left', {}) : say('nothing_found', { words });
  return {
    kind: 'refuse',
    refusal: refusal('NOTHING_FOUND', message, say('where_all_is', {})),
  };
}
