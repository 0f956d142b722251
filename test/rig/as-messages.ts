import { type Message, type Surface, verbatim } from '@planerka/contracts';
import type {
  ActionOf,
  OpTriggerOf,
  Payloads,
  PlanSurface,
  PriorityListOf,
  SurfaceOf,
  TodayScheduleOf,
  TriageTableOf,
  WhatNextOf,
} from '@planerka/views';

type Kind = Surface['kind'];

const PAYLOADS: {
  readonly [K in Kind]: (payload: Payloads<string>[K]) => Payloads<Message>[K];
} = {
  what_next_v1: whatNext,
  today_schedule_v1: todaySchedule,
  priority_list_v1: priorityList,
  triage_table_v1: triageTable,
};

/** A surface with words of its own in the form that doors draw: what is written in it is kept as it is. */
export function asMessages<K extends Kind>({
  surface_id,
  kind,
  title,
  payload,
}: SurfaceOf<string, K>): PlanSurface<K> {
  return { surface_id, kind, title: verbatim(title), payload: PAYLOADS[kind](payload) };
}

function kept(words: string | undefined): Message | undefined {
  return words === undefined ? undefined : verbatim(words);
}

function trigger({ label, confirm, ...op }: OpTriggerOf<string>): OpTriggerOf<Message> {
  return { ...op, label: verbatim(label), confirm: kept(confirm) };
}

function triggerIf(made: OpTriggerOf<string> | undefined): OpTriggerOf<Message> | undefined {
  return made === undefined ? undefined : trigger(made);
}

function action(made: ActionOf<string>): ActionOf<Message> {
  return 'opToken' in made ? trigger(made) : { ...made, label: verbatim(made.label) };
}

function whatNext(payload: WhatNextOf<string>): WhatNextOf<Message> {
  return {
    ...payload,
    headline: verbatim(payload.headline),
    body: kept(payload.body),
    primaryAction: payload.primaryAction === undefined ? undefined : action(payload.primaryAction),
    secondaryActions: payload.secondaryActions?.map(action),
    notes: payload.notes?.map(verbatim),
  };
}

function todaySchedule(payload: TodayScheduleOf<string>): TodayScheduleOf<Message> {
  return {
    ...payload,
    blocks: payload.blocks.map((block) => ({ ...block, title: verbatim(block.title) })),
    tasks: payload.tasks?.map((task) => ({
      ...task,
      title: verbatim(task.title),
      due: kept(task.due),
      doneOp: triggerIf(task.doneOp),
    })),
    suggestions: payload.suggestions?.map(({ previewChange, acceptOp }) => ({
      previewChange: verbatim(previewChange),
      acceptOp: trigger(acceptOp),
    })),
    controls: payload.controls && {
      suggestAlternativesOp: triggerIf(payload.controls.suggestAlternativesOp),
    },
  };
}

function priorityList({ items }: PriorityListOf<string>): PriorityListOf<Message> {
  return {
    items: items.map((item) => ({
      ...item,
      label: verbatim(item.label),
      reason: kept(item.reason),
      quickActions: item.quickActions?.map(trigger),
    })),
  };
}

function triageTable({ groups }: TriageTableOf<string>): TriageTableOf<Message> {
  return {
    groups: groups.map((group) => ({
      summary: verbatim(group.summary),
      approveOp: triggerIf(group.approveOp),
      declineOp: triggerIf(group.declineOp),
      items: group.items.map((item) => ({
        ...item,
        title: verbatim(item.title),
        suggestedAction: kept(item.suggestedAction),
        approveOp: triggerIf(item.approveOp),
        declineOp: triggerIf(item.declineOp),
      })),
    })),
  };
}
