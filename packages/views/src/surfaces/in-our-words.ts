import type {
  Message,
  ObjectHandle,
  Operation,
  Surface,
  SurfaceNavigateTo,
  SurfaceOpTrigger,
} from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  atLocal,
  type Day,
  expandBlocks,
  type Moment,
  nameFacts,
  retell,
  say,
  type Target,
  toLocalIso,
} from '@planerka/plan';
import { isLoss } from '@planerka/runtime';
import type { ActionOf, OpTriggerOf, Payloads, PlanSurface } from './surface-of.ts';

type Kind = Surface['kind'];
type Payload<K extends Kind> = Extract<Surface, { kind: K }>['payload'];
type Action = SurfaceOpTrigger | { readonly navigateTo: SurfaceNavigateTo };
type Block = Payload<'today_schedule_v1'>['blocks'][number];

/** What the plan knows of that a surface names. */
export interface KnownToPlan {
  readonly moment: Moment;
  /** Null for one that is not there. */
  readonly object: (handle: ObjectHandle) => Target | null;
  /** The operation of a token that was found to read, with all objects that it names. */
  readonly operation: (opToken: string) => {
    readonly operation: Operation;
    readonly names: readonly ObjectHandle[];
  };
}

/** A title and a payload. */
interface Told<K extends Kind> {
  readonly title: Message;
  readonly payload: Payloads<Message>[K];
}

/**
 * A surface that a model has made, told by us (K7-own-words): which objects and operations, and in which order,
 * are the model's choice; every word comes from the plan and from what an operation does, times come from the
 * plan, and a loss is asked about. Null where nothing is left to show.
 */
export function inOurWords(made: Surface, known: KnownToPlan): PlanSurface | null {
  const { surface_id } = made;
  switch (made.kind) {
    case 'what_next_v1': {
      const told = whatNext(made.payload, known);
      return told && { surface_id, kind: made.kind, ...told };
    }
    case 'today_schedule_v1':
      return { surface_id, kind: made.kind, ...todaySchedule(made.payload, known) };
    case 'priority_list_v1':
      return { surface_id, kind: made.kind, ...priorityList(made.payload, known) };
    case 'triage_table_v1':
      return { surface_id, kind: made.kind, ...triageTable(made.payload, known) };
  }
}

/** Its headline is the object that it is about. */
function whatNext(
  { target, primaryAction, secondaryActions = [] }: Payload<'what_next_v1'>,
  known: KnownToPlan,
): Told<'what_next_v1'> | null {
  const actions = [...(primaryAction ? [primaryAction] : []), ...secondaryActions];
  const about = [...ledTo(target), ...actions.flatMap((each) => aboutWhat(each, known))];
  const [object] = about.flatMap((handle) => known.object(handle) ?? []);
  if (object === undefined) return null;
  return {
    title: say('next_title', {}),
    payload: {
      headline: named(object),
      target,
      primaryAction: primaryAction && actionOf(primaryAction, known),
      secondaryActions: secondaryActions.map((each) => actionOf(each, known)),
    },
  };
}

function todaySchedule(
  { date, blocks, tasks = [], suggestions = [], controls }: Payload<'today_schedule_v1'>,
  known: KnownToPlan,
): Told<'today_schedule_v1'> {
  const others = controls?.suggestAlternativesOp;
  return {
    title: say('today_title', { day: date }),
    payload: {
      date,
      blocks: blocks.flatMap((block) => slotsOf(block, date, known)),
      tasks: tasks.flatMap(({ taskId, doneOp }) => {
        const task = known.object({ kind: 'task', number: taskId });
        return task === null
          ? []
          : [{ taskId, title: named(task), ...(doneOp && { doneOp: triggerOf(doneOp, known) }) }];
      }),
      suggestions: suggestions.map(({ acceptOp }) => ({
        previewChange: toldWhole(acceptOp, known),
        acceptOp: triggerOf(acceptOp, known),
      })),
      ...(others && { controls: { suggestAlternativesOp: triggerOf(others, known) } }),
    },
  };
}

/** When the plan has this block or task on the day; nothing where it has neither. */
function slotsOf(
  { kind, locked, navigateTo }: Block,
  day: Day,
  { object, moment: { zone } }: KnownToPlan,
): Payloads<Message>['today_schedule_v1']['blocks'] {
  const [from, to] = [atLocal(day, '00:00', zone), atLocal(addDays(day, 1), '00:00', zone)];
  const [handle] = ledTo(navigateTo);
  const target = handle === undefined ? null : object(handle);
  const slot = (start: string, end: string) => ({
    kind,
    locked,
    navigateTo,
    title: target === null ? say('blank', {}) : named(target),
    start: toLocalIso(start, zone),
    end: toLocalIso(end, zone),
  });
  if (target?.kind === 'timeblock') {
    return expandBlocks([target.row], from, to).map(({ start_at, end_at }) =>
      slot(start_at, end_at),
    );
  }
  if (target?.kind !== 'task') return [];
  const { planned_at: at, duration_minutes: minutes } = target.row;
  const isOfDay = at !== null && minutes !== null && from <= at && at < to;
  return isOfDay ? [slot(at, addMinutes(at, minutes))] : [];
}

function priorityList(
  { items }: Payload<'priority_list_v1'>,
  known: KnownToPlan,
): Told<'priority_list_v1'> {
  return {
    title: say('urgent_title', {}),
    payload: {
      items: items.flatMap(({ rank, taskId, navigateTo, quickActions = [] }) => {
        const task = known.object({ kind: 'task', number: taskId });
        if (task?.kind !== 'task') return [];
        const { duration_minutes: minutes } = task.row;
        return [
          {
            rank,
            taskId,
            navigateTo,
            label: named(task),
            ...(minutes === null ? {} : { estimateMinutes: minutes }),
            quickActions: quickActions.map((each) => triggerOf(each, known)),
          },
        ];
      }),
    },
  };
}

function triageTable(
  { groups }: Payload<'triage_table_v1'>,
  known: KnownToPlan,
): Told<'triage_table_v1'> {
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  return {
    title: say('triage_title', { total }),
    payload: {
      groups: groups.map(({ items, approveOp, declineOp }) => ({
        summary: say('surface_group', { total: items.length }),
        ...opsOf({ approveOp, declineOp }, known),
        items: items.flatMap(({ taskId, suggestedTaskId, ...ops }) => {
          const task = known.object({ kind: 'task', number: taskId });
          if (task === null) return [];
          const suggestedAction = ops.approveOp && toldWhole(ops.approveOp, known);
          return [
            { taskId, suggestedTaskId, suggestedAction, title: named(task), ...opsOf(ops, known) },
          ];
        }),
      })),
    },
  };
}

interface Ops<T> {
  readonly approveOp?: T | undefined;
  readonly declineOp?: T | undefined;
}

function opsOf(
  { approveOp, declineOp }: Ops<SurfaceOpTrigger>,
  known: KnownToPlan,
): Ops<OpTriggerOf<Message>> {
  return {
    approveOp: approveOp && triggerOf(approveOp, known),
    declineOp: declineOp && triggerOf(declineOp, known),
  };
}

function actionOf(action: Action, known: KnownToPlan): ActionOf<Message> {
  if ('opToken' in action) return triggerOf(action, known);
  const { navigateTo } = action;
  return { label: placeLabel(navigateTo), navigateTo };
}

/** What it does, in the label and in the question: that of a model's own, or that of a loss. */
function triggerOf(
  { opToken, confirm }: SurfaceOpTrigger,
  known: KnownToPlan,
): OpTriggerOf<Message> {
  const { operation, names } = known.operation(opToken);
  const what = retold(opToken, known);
  const label = say('label_op', { what, total: names.length });
  const isAsked = confirm !== undefined || isLoss(operation);
  return isAsked ? { label, opToken, confirm: say('really', { what }) } : { label, opToken };
}

function toldWhole({ opToken }: SurfaceOpTrigger, known: KnownToPlan): Message {
  const total = known.operation(opToken).names.length;
  return say('surface_operation', { what: retold(opToken, known), total });
}

/** What an operation does to what; of several objects they are not named. */
function retold(opToken: string, { object, operation: operationOf, moment }: KnownToPlan): Message {
  const { operation, names } = operationOf(opToken);
  const [target = null, other = null] = names.map(object);
  return retell(operation, { target, other }, moment);
}

function placeLabel(to: SurfaceNavigateTo): Message {
  switch (to.destination) {
    case 'workroom_task':
      return say('label_open', {});
    case 'calendar_event':
      return say('label_show', {});
    case 'hub_queue':
      return say('label_inbox', {});
    case 'hub':
      if (to.section === 'priority') return say('label_urgent', {});
      return to.section === 'metrics' ? say('label_load', {}) : say('label_today', {});
  }
}

function aboutWhat(action: Action, known: KnownToPlan): readonly ObjectHandle[] {
  return 'opToken' in action ? known.operation(action.opToken).names : ledTo(action.navigateTo);
}

/** The object that a navigation leads to, where it leads to one. */
export function ledTo(to: SurfaceNavigateTo | undefined): ObjectHandle[] {
  switch (to?.destination) {
    case 'workroom_task':
      return [{ kind: 'task', number: to.taskId }];
    case 'calendar_event':
      return [{ kind: 'timeblock', number: to.eventId }];
    case 'hub':
    case 'hub_queue':
    case undefined:
      return [];
  }
}

function named(object: Target): Message {
  return say('object_name', { object: nameFacts(object) });
}
