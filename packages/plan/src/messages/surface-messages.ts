import type { Message } from '@planerka/contracts';
import type { Day, Instant } from '../time/zoned.ts';
import type { LateFacts, WhenFacts } from './answer-messages.ts';
import type { NamedObject } from './named-object.ts';
import type { Nothing } from './nothing.ts';

/** Why a task is urgent; an hour is one of the wall clock, `HH:MM`. */
export type UrgencyFacts =
  | { readonly kind: 'overdue'; readonly since: Day; readonly late: LateFacts }
  | { readonly kind: 'due_today'; readonly at: string | null }
  | { readonly kind: 'planned_today'; readonly at: string | null }
  | { readonly kind: 'high' }
  | { readonly kind: 'due_soon'; readonly day: Day };

/** Words of the interactive surfaces (K7-3-kinds), labels of their buttons included. */
export interface SurfaceMessages {
  /** A button's label behind the number of the line that it belongs to. */
  readonly numbered: { readonly position: number; readonly label: Message };
  readonly label_done: Nothing;
  readonly label_tomorrow: Nothing;
  readonly label_open: Nothing;
  readonly label_show: Nothing;
  readonly label_drop: Nothing;
  /** "Готово" beside its task, where several are listed one below the other. */
  readonly label_done_named: { readonly title: string };
  readonly confirm_drop: { readonly task: NamedObject };
  /** An object by its name and number. */
  readonly object_name: { readonly object: NamedObject };

  readonly next_title: Nothing;
  readonly next_running: { readonly until: Instant; readonly minutes: number };
  readonly next_soon: { readonly at: Instant; readonly minutes: number };
  readonly next_because: { readonly urgency: UrgencyFacts };
  readonly next_from_inbox: Nothing;
  readonly next_estimate: { readonly minutes: number };
  readonly next_later: { readonly when: WhenFacts };
  readonly next_nothing: Nothing;
  readonly next_nothing_why: Nothing;
  readonly next_afterwards: { readonly at: Instant; readonly title: string | null };
  readonly next_more_overdue: { readonly total: number };
  readonly label_today: Nothing;
  readonly label_urgent: Nothing;
  readonly label_inbox: Nothing;
  readonly label_load: Nothing;

  readonly today_title: { readonly day: Day };
  readonly today_block: { readonly title: string | null };
  readonly today_task: { readonly task: NamedObject; readonly to_come: boolean };
  readonly today_untimed: { readonly title: string; readonly to_come: boolean };
  readonly today_preview: {
    readonly task: NamedObject;
    readonly from: Instant;
    readonly to: Instant;
  };
  readonly label_accept: { readonly at: Instant };
  readonly label_others: Nothing;

  readonly urgent_title: Nothing;
  readonly urgent_because: { readonly urgency: UrgencyFacts };

  readonly triage_title: { readonly total: number };
  readonly triage_group: { readonly ground: 'important' | 'old' | 'fresh'; readonly total: number };
  readonly triage_suggested: { readonly day: Day };
  /** Of one task, or of all of a group. */
  readonly label_approve: { readonly day: Day; readonly total: number };
  readonly label_decline: { readonly total: number };

  /** What an operation does to one object, or to how many: of a button, and as a line. */
  readonly label_op: { readonly what: Message; readonly total: number };
  readonly surface_operation: { readonly what: Message; readonly total: number };
  readonly surface_group: { readonly total: number };

  /** The lines of a surface. */
  readonly surface_untimed: Nothing;
  readonly surface_suggestions: Nothing;
  readonly surface_nothing: Nothing;
  readonly surface_nothing_urgent: Nothing;
  readonly surface_inbox_empty: Nothing;
  readonly surface_slot: {
    readonly from: Instant;
    /** Null where nobody has said how long it takes. */
    readonly to: Instant | null;
    readonly title: Message;
    readonly locked: boolean;
  };
  readonly surface_task: { readonly title: Message; readonly due: Message | null };
  readonly surface_rank: {
    readonly rank: number;
    readonly title: Message;
    readonly reason: Message | null;
    readonly minutes: number | null;
  };
  /** `other`: the number of the suggested task, where it is another one than the item. */
  readonly surface_queue_item: {
    readonly position: number;
    readonly title: Message;
    readonly other: number | null;
    readonly action: Message | null;
  };
}
