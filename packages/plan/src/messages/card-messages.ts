import type { Source } from '@planerka/contracts';
import type { Project } from '../objects/project.ts';
import type { TaskStatus } from '../objects/task.ts';
import type { Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { NamedObject } from './named-object.ts';
import type { Nothing } from './nothing.ts';

/** The card of one object: its lines and the labels of its buttons. */
export interface CardMessages {
  /** When an object is, how long, how often, of which project: a line a fact. */
  readonly card_facts: { readonly object: TargetFacts };
  readonly card_task_status: { readonly status: TaskStatus };
  readonly card_project_status: { readonly status: Project['status'] };
  readonly card_sources: { readonly sources: readonly Source[] };
  readonly label_source: Nothing;
  readonly card_in_project: { readonly project: NamedObject };
  readonly card_step_of: { readonly task: NamedObject };
  readonly card_linked_task: { readonly task: NamedObject };
  readonly card_subtasks: { readonly done: number; readonly all: number };
  /** What is still to be ticked on a list; `hidden` has no room on the card. */
  readonly card_list: { readonly left: number; readonly all: number; readonly hidden: number };
  readonly label_clear_list: { readonly ticked: number };
  readonly card_blocked: { readonly reason: string | null };
  readonly card_blocked_step: { readonly step: NamedObject; readonly reason: string | null };
  readonly card_checklist: {
    readonly position: number;
    readonly all: number;
    readonly step: string;
  };
  /** Of a production project: how far it is, what it costs and when it is finished. */
  readonly card_production: {
    readonly project: NamedObject;
    readonly done: number;
    readonly all: number;
    readonly estimate: { readonly total: string; readonly currency: string } | null;
    readonly finish_at: Instant | null;
  };
  readonly card_notes: Nothing;
  readonly card_note: {
    readonly at: Instant;
    readonly title: string | null;
    readonly body: string | null;
  };
  readonly label_subtask: {
    readonly title: string;
    readonly state: 'open' | 'done' | 'blocked';
  };
  readonly label_move: Nothing;
  readonly label_delete: Nothing;
  readonly label_pin: Nothing;
  readonly label_project_tasks: Nothing;
  readonly label_block: Nothing;
  readonly label_unblock: Nothing;
  readonly label_reopen: Nothing;
  readonly label_close: Nothing;
}
