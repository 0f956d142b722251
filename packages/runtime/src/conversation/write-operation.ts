import { type Message, verbatim } from '@planerka/contracts';
import {
  type AnyOperation,
  asTarget,
  type CreateOperation,
  enterRoom,
  factsOf,
  handleOf,
  isCreate,
  mergeSteps,
  objectId,
  type PlanObject,
  type Step,
  say,
  type Target,
  told,
  withoutEmpty,
} from '@planerka/plan';
import type { Assumption } from '../drafts/draft.ts';
import { nothingTo, planReversal } from '../journal/undo.ts';
import type { Turn } from '../turn/turn.ts';
import { type Done, refusal, type Verdict } from '../verdict.ts';
import { entryOf } from './entry-of.ts';
import { FILLING, isFilling } from './fills-project.ts';
import { listWith } from './list-with.ts';
import { roomOf } from './load-states.ts';
import { leftOut, type Pursued } from './pursued.ts';
import { settledDraft } from './settled-draft.ts';
import { withTarget } from './with-target.ts';

/** Everything is settled: what would be done, to what, and why to that. */
export interface Ready {
  readonly pursued: Pursued;
  readonly targets: readonly Target[];
  readonly assumed: Assumption | null;
  readonly steps: readonly Step[];
  readonly said: ReadonlyArray<readonly Message[]>;
  /** What the summary names besides the targets. */
  readonly shown: readonly Target[];
}

/**
 * Writes the change and says what was done to which object (K2-5-action-summary). A changed
 * target is one change: what was done to the first object goes back, and the second gets it.
 * `changeId`: the change of this call that it belongs to, where several operations are one.
 */
export async function writeOperation(
  turn: Turn,
  ready: Ready,
  changeId?: string,
): Promise<Verdict> {
  const { pursued, targets, assumed } = ready;
  const entry = entryOf(pursued.operation);
  const { replaces } = pursued;
  const back = replaces.length === 0 ? [] : await stepsBack(turn, replaces);
  if (!Array.isArray(back)) return back;
  const moved = await roomMoved(turn, ready);
  const steps = withoutEmpty(mergeSteps([...back, ...ready.steps, ...moved.steps]));
  if (steps.length === 0) return nothingLeft(targets);
  const type = replaces.length === 0 ? entry.event : 'target_changed';
  const [target] = targets;
  const isOne = target !== undefined && !pursued.bulk;
  // Audit: the journal names the object also where nobody had to.
  const operation =
    isOne && !isCreate(pursued.operation)
      ? withTarget(pursued.operation, target, entry.targets)
      : pursued.operation;
  const { suggestion } = pursued;
  // The journal knows which suggestion was taken.
  const taken = suggestion === undefined ? {} : { suggestion };
  // A creation's journal entry holds the created object already.
  const asked = isCreate(operation) ? filled(operation) : { operation: { ...operation, ...taken } };
  const within = changeId === undefined ? {} : { changeId };
  const receipt = turn.change({ action: 'do', type, ...asked, ...within }, steps);
  if (suggestion !== undefined) await turn.suggestions.accept(suggestion, receipt.change_id);
  if (pursued.draft) turn.drafts.save({ ...settledDraft(pursued.draft, targets), state: 'done' });
  // a copy is what is in view from then on, as everything is that was just made
  const isCopy = operation.type === 'copy';
  const known = isCopy ? [] : targets.map((target) => latest(target, ready.steps));
  const touched = [...known, ...ready.shown];
  turn.copied = copiedFrom(ready, isCopy);
  const made = isCreate(operation) ? steps.flatMap(({ after }) => targetIn(after)) : touched;
  speakOfProjects(turn, operation, made);
  speakOf(turn, made);
  const done: Done = {
    status: 'done',
    said: [...saidOf(ready, withoutEmpty(mergeSteps(back))), ...moved.said],
    receipt,
  };
  if (touched.length === 0) return done;
  const canChange = targets.length === 1 && !pursued.bulk && suggestion === undefined;
  const [first] = touched;
  const list = first === undefined ? null : await listWith(turn, first);
  const summary = {
    objects: touched.map(handleOf),
    ...(list === null ? {} : { list: list.number }),
    assumed,
    can_change_target: canChange,
    can_open: canOpen(turn, touched),
  };
  return { ...done, summary };
}

function copiedFrom({ targets: [of], shown: [copy] }: Ready, isCopy: boolean): Turn['copied'] {
  return !isCopy || of === undefined || copy === undefined
    ? null
    : { copy: handleOf(copy), of: handleOf(of) };
}

/** Of a changed target nothing may be left to do: then there is no change that could be acknowledged. */
function nothingLeft(targets: readonly Target[]): Verdict {
  const [only, ...others] = targets.map(toldAs('already_so'));
  const message = only === undefined || others.length > 0 ? say('nothing_changed', {}) : only;
  return refusal('NO_CHANGE', message, null);
}

interface Moved {
  readonly steps: readonly Step[];
  readonly said: readonly Message[];
}

/**
 * Whoever changes the target from the object of their Workroom means the other one from then on
 * (K8-8-changed-target): the Workroom moves to it, and is left where the other one has none. It is
 * the last step, for what a changed target took the place of is found by its objects in order.
 */
async function roomMoved(turn: Turn, { pursued, targets, steps }: Ready): Promise<Moved> {
  const stays: Moved = { steps: [], said: [] };
  const { room } = turn;
  const inside = room?.task_id ?? room?.project_id ?? null;
  const [target, ...others] = targets;
  // The first that was rejected is the target that was changed; "none of these" adds the others.
  const [replaced] = pursued.rejected;
  if (pursued.replaces.length === 0 || inside === null || inside !== replaced) return stays;
  if (!target || others.length > 0 || pursued.operation.type === 'focus') return stays;
  if (latest(target, steps).row.deleted_at !== null) return stays;
  const left = room?.task_id ? 'task' : 'project';
  const where = { thread: turn.context.thread, actor: turn.context.actor.id };
  const step = enterRoom(await roomOf(turn), target, where);
  if (target.kind !== 'timeblock') {
    return { steps: step ? [step] : [], said: [told({ type: 'focus' }, latest(target, steps))] };
  }
  const from = asTarget(await turn.object(left, inside));
  return { steps: step ? [step] : [], said: [told({ type: 'unfocus' }, from)] };
}

/** Is it one task or project that exists and is not the person's Workroom already? */
function canOpen(turn: Turn, [only, ...others]: readonly Target[]): boolean {
  if (!only || others.length > 0 || only.kind === 'timeblock') return false;
  const { room } = turn;
  const inside = only.kind === 'task' ? room?.task_id : room?.project_id;
  return only.row.deleted_at === null && inside !== objectId(only);
}

function saidOf({ pursued, said, targets, assumed }: Ready, back: readonly Step[]): Message[] {
  const took = back.flatMap(({ before }) => targetIn(before).map(toldAs('taken_back')));
  const applied =
    said.length > 1
      ? [say('bulk_done', { done: said.map(([head]) => head ?? verbatim('')) })]
      : said.flat();
  const done = applied.length > 0 ? applied : targets.map(toldAs('already_so'));
  const assumption = assumed === null ? [] : targets.map(toldAs('applied_to'));
  return [...took, ...done, ...leftOut(pursued), ...assumption];
}

function toldAs(code: 'taken_back' | 'already_so' | 'applied_to'): (target: Target) => Message {
  return (target) => say(code, { target: factsOf(target) });
}

/** Puts the targets into the thread's memory, so that "её" means the last (K2-2-thread-context). */
function speakOf(turn: Turn, targets: readonly Target[]): void {
  for (const target of [...targets].reverse()) {
    turn.remember(target.kind, objectId(target));
  }
}

const filled = (operation: CreateOperation) =>
  isFilling(operation) ? { operation: { ...FILLING } } : {};

/** What is put into a project speaks of that, so that "туда же" means the last. */
function speakOfProjects(turn: Turn, of: AnyOperation, targets: readonly Target[]): void {
  if (!isCreate(of) && of.type !== 'move_to_project') return;
  for (const target of [...targets].reverse()) {
    if (target.kind === 'task' && target.row.project_id !== null) {
      turn.remember('project', target.row.project_id);
    }
  }
}

/** What takes the replaced changes back, or why they may not be. */
async function stepsBack(turn: Turn, changeIds: readonly string[]): Promise<Step[] | Verdict> {
  const planned = await planReversal(turn, changeIds);
  if (planned === 'nothing') {
    return nothingTo('undo');
  }
  return planned;
}

/** The target as the change leaves it; what the change removes shows as it was. */
function latest(target: Target, steps: readonly Step[]): Target {
  for (const { after } of steps) {
    const written = asTarget(after);
    if (written && objectId(written) === objectId(target)) return written;
  }
  return target;
}

function targetIn(object: PlanObject | null): Target[] {
  const target = asTarget(object);
  return target ? [target] : [];
}
