import type { Message, Surface, SurfaceNavigateTo } from '@planerka/contracts';

/**
 * The interactive surfaces (K7-3-kinds) with `W` for whatever a person reads: our own
 * hold messages, those that a model has made hold words. All else is the contract's.
 */
export interface OpTriggerOf<W> {
  readonly label: W;
  readonly opToken: string;
  readonly confirm?: W | undefined;
}

export type ActionOf<W> =
  | OpTriggerOf<W>
  | { readonly label: W; readonly navigateTo: SurfaceNavigateTo };

export interface WhatNextOf<W> {
  readonly headline: W;
  readonly body?: W | undefined;
  readonly target?: SurfaceNavigateTo | undefined;
  readonly primaryAction?: ActionOf<W> | undefined;
  readonly secondaryActions?: ReadonlyArray<ActionOf<W>> | undefined;
  readonly notes?: readonly W[] | undefined;
}

interface ScheduleBlockOf<W> {
  readonly kind: 'event' | 'focus';
  readonly title: W;
  readonly start: string;
  readonly end: string;
  /** Nobody has said how long it takes. */
  readonly isEndAssumed?: boolean | undefined;
  readonly locked: boolean;
  readonly navigateTo?: SurfaceNavigateTo | undefined;
}

interface ScheduleTaskOf<W> {
  readonly taskId: number;
  readonly title: W;
  readonly due?: W | undefined;
  readonly toCome?: boolean | undefined;
  readonly doneOp?: OpTriggerOf<W> | undefined;
}

export interface TodayScheduleOf<W> {
  readonly date: string;
  readonly blocks: ReadonlyArray<ScheduleBlockOf<W>>;
  readonly tasks?: ReadonlyArray<ScheduleTaskOf<W>> | undefined;
  readonly suggestions?:
    | ReadonlyArray<{ readonly previewChange: W; readonly acceptOp: OpTriggerOf<W> }>
    | undefined;
  readonly controls?: { readonly suggestAlternativesOp?: OpTriggerOf<W> | undefined } | undefined;
}

interface PriorityItemOf<W> {
  readonly rank: number;
  readonly taskId: number;
  readonly label: W;
  readonly reason?: W | undefined;
  readonly estimateMinutes?: number | undefined;
  readonly navigateTo: SurfaceNavigateTo;
  readonly quickActions?: ReadonlyArray<OpTriggerOf<W>> | undefined;
}

export interface PriorityListOf<W> {
  readonly items: ReadonlyArray<PriorityItemOf<W>>;
}

export interface TriageItemOf<W> {
  readonly taskId: number;
  readonly title: W;
  readonly suggestedTaskId?: number | undefined;
  readonly suggestedAction?: W | undefined;
  readonly approveOp?: OpTriggerOf<W> | undefined;
  readonly declineOp?: OpTriggerOf<W> | undefined;
}

export interface TriageGroupOf<W> {
  readonly summary: W;
  readonly approveOp?: OpTriggerOf<W> | undefined;
  readonly declineOp?: OpTriggerOf<W> | undefined;
  readonly items: ReadonlyArray<TriageItemOf<W>>;
}

export interface TriageTableOf<W> {
  readonly groups: ReadonlyArray<TriageGroupOf<W>>;
}

export interface Payloads<W> {
  readonly what_next_v1: WhatNextOf<W>;
  readonly today_schedule_v1: TodayScheduleOf<W>;
  readonly priority_list_v1: PriorityListOf<W>;
  readonly triage_table_v1: TriageTableOf<W>;
}

export type SurfaceOf<W, K extends Surface['kind'] = Surface['kind']> = {
  readonly [Kind in K]: {
    readonly surface_id: string;
    readonly kind: Kind;
    readonly title: W;
    readonly payload: Payloads<W>[Kind];
  };
}[K];

/** One of our own surfaces: codes and data. */
export type PlanSurface<K extends Surface['kind'] = Surface['kind']> = SurfaceOf<Message, K>;
