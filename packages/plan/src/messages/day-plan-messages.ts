import type { Message, PlanWorth, ShownPlan } from '@planerka/contracts';
import type { Day } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

type Item = ShownPlan['items'][number];

/** What is told of the plan of a day. */
export interface DayPlanMessages {
  /** "План на сегодня: 3 задачи, 2 ч 10 мин из 4 ч свободных." */
  readonly day_plan_title: {
    readonly day: Day;
    readonly count: number;
    readonly used_minutes: number;
    readonly free_minutes: number;
  };
  /** The heading of the picture that shows it. */
  readonly day_plan_picture_title: { readonly day: Day };
  readonly day_plan_each_title: { readonly day: Day };
  /** "1. 10:00–10:45 Подготовить отчёт (TASK-042): срок сегодня" */
  readonly day_plan_item: {
    readonly position: number;
    readonly item: Item;
    readonly why: Message;
  };
  /** Why the task is worth its place. */
  readonly day_plan_worth: { readonly worth: PlanWorth; readonly day: Day };
  /** "Не вошло: TASK-050, не хватает 40 мин." */
  readonly day_plan_left_out: {
    readonly left_out: ShownPlan['left_out'];
    readonly besides: number;
  };
  /** "«Помощник» предлагает на сегодня такой порядок:", and a line a task. */
  readonly day_plan_advised: {
    readonly day: Day;
    readonly agent: string | null;
    readonly items: ReadonlyArray<{
      readonly task: number;
      readonly title: string;
      readonly minutes: number;
      readonly rationale: string;
    }>;
    /** How many others there are. */
    readonly besides: number;
  };
  /** Why there is no plan. */
  readonly day_plan_none: {
    readonly why: 'nothing' | 'no_time' | 'no_fit' | 'no_other' | 'past';
    readonly day: Day;
  };
  /** The plan that was shown holds no more for these tasks. */
  readonly day_plan_stale: { readonly tasks: readonly number[] };
  readonly day_plan_taken: { readonly count: number };
  readonly day_plan_task_taken: { readonly target: TargetFacts };
  readonly ask_for_day_plan: Nothing;
  /** Words decide about a plan that was not shown. */
  readonly no_day_plan: Nothing;
  readonly label_take_day_plan: Nothing;
  readonly label_other_day_plan: Nothing;
  readonly label_one_by_one: Nothing;
  /** One task of the plan: its place in the list, and its hour. */
  readonly label_take_slot: { readonly position: number; readonly item: Item };
}
