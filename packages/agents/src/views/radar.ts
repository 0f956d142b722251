import { CHECKPOINT_NAMES, type JsonObject, type TaskToolInput } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  isClosed,
  missingAtRoot,
  missingCheckpoints,
  openNodes,
  personsBlock,
  proofStates,
  requiredCheckpoints,
  type TreeNode,
} from '@planerka/plan';
import { claimWithin, holderLine, leaseEnd } from '../claims.ts';
import { cutLists } from '../cursor.ts';
import { warnOfOthersFocus } from '../focus-target.ts';
import { type Entity, liveEntity, planStatus, taskId, taskStatus } from '../names.ts';
import { selectedTarget } from '../target-selector.ts';
import { localAt } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { ShrinkPlan } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { coresOf } from './core-signals.ts';
import {
  blockersLeft,
  blockersOf,
  byWhom,
  firstBlockers,
  goalOf,
  LINES_LEFT,
  linesOf,
} from './goal-and-blockers.ts';
import { headlineOf, signalOf } from './headline.ts';
import { excerpt } from './json-paths.ts';
import { currentTask, nextStepOf } from './next-call.ts';
import { shortBlock } from './short-block.ts';
import { evidenceOfStep, type Situation, situationOf, type TaskInView } from './situation.ts';
import { LIST_START, windowMore } from './task-window.ts';

/** One screen: texts and lists are short, however long the stored ones are. */
const WHY_MAX_CHARS = 400;
const REASON_MAX_CHARS = 200;
const STEPS_SHOWN = 10;
const BLOCKERS_SHOWN = 10;
/** One screen at any size. */
const RADAR_MAX_BYTES = 4_096;

export interface Radar {
  readonly now: JsonObject;
  readonly why: string;
  readonly verify: JsonObject;
  readonly next: JsonObject;
  readonly blockers: readonly JsonObject[];
}

/** Now / Why / Verify / Next / Blockers of a plan or task. */
export function radarOf(situation: Situation, workspace: string): Radar {
  const blockers = blockersOf(situation);
  return {
    now: nowOf(situation),
    why: excerpt(goalOf(situation), WHY_MAX_CHARS),
    verify: verifyOf(situation),
    next: { ...nextStepOf(situation, workspace) },
    blockers: firstBlockers(situation, blockers, BLOCKERS_SHOWN),
  };
}

/** Of how many the radar's blockers are, and where the others are: `blockers_cursor` of a resume. */
function moreBlockers(situation: Situation): ReturnType<typeof windowMore> {
  const { rest } = situation;
  return windowMore('blockers', LIST_START, { inWindow: blockersOf(situation).length, rest });
}

/** What a view says of the radar's blockers where not all of them are shown. */
export function radarCut(situation: Situation, at: '' | 'radar_'): ReturnType<typeof cutLists> {
  const more = moreBlockers(situation);
  const shown = Math.min(more(0).total, BLOCKERS_SHOWN);
  return cutLists({ [`${at}blockers`]: { shown, of: more } });
}

function nowOf(situation: Situation): JsonObject {
  const { entity, tasks } = situation;
  if (entity.kind === 'project') {
    const { steps, current } = entity.row.checklist;
    const item = steps[current];
    const at = currentTask(situation);
    return {
      kind: 'plan',
      status: planStatus(entity.row),
      ...(steps.length === 0
        ? {}
        : { checklist: { current, of: steps.length, item: item ?? null } }),
      ...(at === null ? {} : { task: taskId(at.task), ...taskNow(at, situation.zone) }),
    };
  }
  const [only] = tasks;
  return only ? taskNow(only, situation.zone) : {};
}

/** The first open step, or that there is none. */
function taskNow(at: TaskInView, zone: string): JsonObject {
  const { task, nodes } = at;
  const first = isClosed(task) ? null : firstOpen(nodes);
  const whole = personsBlock(task);
  const stopped = whole === null ? {} : { task_blocked: shortBlock(whole, zone) };
  return { ...(first === null ? wholeNow(at) : stepNow(first, zone)), ...stopped };
}

function wholeNow({ task, steps }: TaskInView): JsonObject {
  return {
    kind: 'task',
    title: task.title,
    status: taskStatus(task),
    note: noteWithoutStep(task, steps),
  };
}

function stepNow(first: TreeNode, zone: string): JsonObject {
  const { blocked, blocked_reason: reason } = definitionOf(first.row);
  const byPerson = personsBlock(first.row);
  return {
    kind: first.kind,
    step_id: first.id,
    path: first.path,
    title: first.row.title,
    status: taskStatus(first.row),
    ...(blocked
      ? { blocked: true, reason: reason === null ? null : excerpt(reason, REASON_MAX_CHARS) }
      : {}),
    ...byWhom(byPerson, zone),
  };
}

function noteWithoutStep(task: TaskInView['task'], { length: count }: readonly TreeNode[]): string {
  if (isClosed(task)) return 'The task is done.';
  return count === 0 ? 'The task has no steps.' : 'Every step is closed.';
}

function verifyOf(situation: Situation): JsonObject {
  const { entity, tasks, counts } = situation;
  if (entity.kind === 'project') {
    return {
      open_tasks: counts.open,
      done_tasks: counts.done,
      ...(counts.open > tasks.length ? { looked_into: tasks.length } : {}),
      missing: missingAtRoot(entity.row),
    };
  }
  const [only] = tasks;
  const first = only && !isClosed(only.task) ? firstOpen(only.nodes) : null;
  if (first === null || first === undefined) {
    const unconfirmed = only?.steps.filter(({ row }) => missingAtRoot(row).length > 0) ?? [];
    return {
      open_steps: openNodes(only?.steps ?? []).length,
      missing: missingAtRoot(entity.row),
      ...(unconfirmed.length === 0
        ? {}
        : {
            unconfirmed_steps: unconfirmed.slice(0, STEPS_SHOWN).map(({ id }) => id),
            ...(unconfirmed.length > STEPS_SHOWN ? { unconfirmed_total: unconfirmed.length } : {}),
          }),
    };
  }
  const { success_criteria: criteria, tests } = definitionOf(first.row);
  const proof = proofOf(situation, first);
  return {
    criteria: linesOf(criteria),
    tests: linesOf(tests),
    required: requiredCheckpoints(first.row),
    missing: missingCheckpoints(first.row),
    ...(Object.keys(proof).length === 0 ? {} : { proof }),
  };
}

/** Which proof is required and whether it is there. */
function proofOf(situation: Situation, node: TreeNode): JsonObject {
  const states = proofStates(node.row, evidenceOfStep(situation, node));
  return Object.fromEntries(
    CHECKPOINT_NAMES.filter((name) => states[name].mode !== 'off').map((name) => [
      name,
      states[name],
    ]),
  );
}

/** Shortens a radar that is at the path `at` in a view. */
export function radarShrinkage(
  at: '' | 'radar.',
  situation: Situation,
): Pick<ShrinkPlan, 'lists' | 'optional'> {
  return {
    lists: [
      { path: `${at}verify.tests`, keep: 2, ending: LINES_LEFT },
      { path: `${at}verify.criteria`, keep: 2, ending: LINES_LEFT },
      {
        path: `${at}blockers`,
        keep: 2,
        ending: blockersLeft(situation),
        more: moreBlockers(situation),
      },
    ],
    // Why, the next call and what is in the way stay, however short.
    optional: [`${at}verify`],
  };
}

/** Where the caller has set the focus itself; what another agent has aimed at is nobody else's to take. */
async function ownFocus(call: ToolCall): Promise<Entity | null> {
  const focus = await call.tx.focus();
  if (focus === null) return null;
  if (focus.actor === call.actor) return await call.entityIfAny({});
  const entity = liveEntity((await call.focused())?.entity ?? null);
  if (entity !== null) await warnOfOthersFocus(call, entity);
  return null;
}

/** The plan or task that the radar is of; with `claim` a task, which is the caller's from now on. */
async function radarTarget(
  call: ToolCall,
  { claim = false, ...input }: TaskToolInput<'tasks_radar'>,
): Promise<Entity> {
  if (!claim) return await call.entity(input);
  const within = selectedTarget(input) === null ? await ownFocus(call) : await call.entity(input);
  return { kind: 'task', row: await claimWithin(call, within) };
}

function ownHold(call: ToolCall): JsonObject {
  const { actor, now } = call;
  return { by: actor, until: localAt(call, leaseEnd(now)) };
}

/** Who holds the task, where somebody does. */
function heldIn(call: ToolCall, { entity, claims }: Situation): JsonObject {
  const claim = entity.kind === 'task' ? claims.get(entity.row.task_id) : undefined;
  return claim ? { held: holderLine(call, claim) } : {};
}

/** `tasks_radar` */
export async function radar(
  call: ToolCall,
  input: TaskToolInput<'tasks_radar'>,
): Promise<ToolReply> {
  const situation = await situationOf(call, await radarTarget(call, input));
  const { now, why, verify, next, blockers } = radarOf(situation, call.workspace.name);
  const held = input.claim === true ? { held: ownHold(call) } : heldIn(call, situation);
  const result = {
    ...headlineOf(situation),
    ...held,
    now,
    why,
    verify,
    next,
    blockers,
    ...radarCut(situation, ''),
  };
  const firstOfAll = firstBlockers(situation, blockersOf(situation), 1);
  const bare = signalOf(situation);
  const signal = { ...bare, ...held };
  const cores = coresOf(situation, call.workspace.name);
  return budgeted(call, input.max_chars ?? RADAR_MAX_BYTES, result, {
    ...radarShrinkage('', situation),
    signals: [
      { ...signal, now, next, why: excerpt(why, 200), blockers: firstOfAll },
      ...cores.map((core) => ({ ...signal, ...core })),
      { ...bare, ...cores[4] },
    ],
  });
}
