import { type Message, type PlanPreview, type ShownPlan, writeEntityId } from '@planerka/contracts';
import {
  type Day,
  type DayPlan,
  type DraftedDay,
  draftDay,
  type Messages,
  type PlannedItem,
  salvage,
  say,
  type Task,
  today,
  toLocalIso,
} from '@planerka/plan';
import type { StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { Suggesting } from '../ports/suggesting.ts';
import type { Turn } from '../turn/turn.ts';
import type { Abstained, DayPlanned } from '../verdict.ts';
import { adviceFor } from './advice-for.ts';
import { dayAsked } from './day-asked.ts';

const LEFT_OUT_SHOWN = 3;

export interface PlanWanted {
  readonly day: Day;
  /** One request has led to all the plans of which each differs from those before it. */
  readonly requestId: string;
  /** Sets of task numbers that were shown before. */
  readonly shown: readonly (readonly number[])[];
  /** What is told before the plan. */
  readonly lead: readonly Message[];
}

/** Draws a plan of the day and keeps it; says plainly why where there is none. */
export async function drawDayPlan(turn: Turn, wanted: PlanWanted): Promise<DayPlanned | Abstained> {
  const { suggesting, moment } = turn;
  const { day, lead, shown } = wanted;
  const isPast = day < today(moment);
  // Whoever asks for another variant has been told it with the first.
  const after = isPast || shown.length > 0 ? [] : await adviceFor(turn, day);
  const none = (why: Messages['day_plan_none']['why']): Abstained => ({
    status: 'abstained',
    said: [...lead, say('day_plan_none', { why, day }), ...after],
  });
  if (suggesting === null) return none('nothing');
  if (isPast) return none('past');
  const facts = await turn.tx.dayFacts({ day, now: turn.now });
  const asked = { ...dayAsked(turn, suggesting, { day, moment }), shown: shown };
  const draft = draftDay(facts, asked);
  if (draft.plan.items.length === 0) return none(whyNone(draft, wanted));
  const preview = previewOf(turn, { suggesting, draft, wanted });
  if (preview === null) return none('nothing');
  const set = setOf(turn, { draft, wanted, preview });
  turn.suggestions.saveSet(set);
  const plan = shownPlan(draft, { setId: set.set_id, day, zone: moment.zone });
  return {
    status: 'day_plan',
    lead: [...lead],
    plan,
    one_by_one: false,
    ...(after.length > 0 && { after }),
  };
}

function whyNone(
  { spans, tasks }: DraftedDay,
  { shown }: PlanWanted,
): Messages['day_plan_none']['why'] {
  if (shown.length > 0) return 'no_other';
  if (tasks.size === 0) return 'nothing';
  return spans.length === 0 ? 'no_time' : 'no_fit';
}

/** The plan as the contract has it, held against it as everything is that is suggested (P1, X3). */
function previewOf(
  turn: Turn,
  {
    suggesting,
    draft,
    wanted: { day, requestId },
  }: {
    readonly suggesting: Suggesting;
    readonly draft: DraftedDay;
    readonly wanted: PlanWanted;
  },
): PlanPreview | null {
  const { plan, tasks } = draft;
  const items = plan.items.map(({ task, minutes, worth }, index) => ({
    todoId: idOf(task),
    rank: index + 1,
    timeEstimateMin: minutes,
    rationale: suggesting.worthInWords(worth, day, turn.frame),
  }));
  const envelope = {
    contractVersion: 1,
    requestId,
    generatedAt: turn.now,
    surface: 'today_plan',
    must_abstain: false,
    suggestions: [],
    planPreview: { topN: items.length, items },
  };
  const kept = salvage(envelope, {
    ...turn.moment,
    surface: 'today_plan',
    todoIds: plan.items.map(({ task }) => idOf(task)),
    todoTempIds: [],
    projects: [],
    texts: [...tasks.values()].map(({ title }) => title),
  });
  const preview = kept.ok ? kept.envelope.planPreview : undefined;
  return preview?.items.length === items.length ? preview : null;
}

function setOf(
  turn: Turn,
  {
    draft: { plan, tasks },
    wanted,
    preview,
  }: {
    readonly draft: DraftedDay;
    readonly wanted: PlanWanted;
    readonly preview: PlanPreview;
  },
): StoredSuggestionSet {
  const { actor, thread } = turn.context;
  return {
    set_id: turn.newId(),
    actor: actor.id,
    agent: null,
    agent_preview: null,
    thread,
    surface: 'today_plan',
    source: 'rules',
    request_id: wanted.requestId,
    explicit: true,
    must_abstain: true,
    day_on: wanted.day,
    plan_preview: {
      preview,
      slots: plan.items.map((item) => slotOf(item, tasks.get(item.task))),
      free_minutes: plan.freeMinutes,
      state: 'shown',
      decided_at: null,
      decided_by: null,
      change_id: null,
    },
    context: null,
    model_info: null,
    rejected: [],
    base_seq: turn.suggestions.journalSeq,
    generated_at: turn.now,
  };
}

function slotOf({ task, start, end, worth }: PlannedItem, row: Task | undefined) {
  const { planned_on = null, planned_at = null } = row ?? {};
  return { task, start, end, worth, planned_on, planned_at };
}

/** The plan as a person is shown it. */
function shownPlan(
  { plan, tasks }: { readonly plan: DayPlan; readonly tasks: ReadonlyMap<number, Task> },
  { setId, day, zone }: { readonly setId: string; readonly day: Day; readonly zone: string },
): ShownPlan {
  const told = plan.leftOut.slice(0, LEFT_OUT_SHOWN);
  return {
    set_id: setId,
    day,
    items: plan.items.map(({ task, start, end, worth }) => ({
      task,
      title: tasks.get(task)?.title ?? '',
      start: toLocalIso(start, zone),
      end: toLocalIso(end, zone),
      worth,
    })),
    left_out: told.map(({ task, reason, missingMinutes }) => ({
      task,
      reason,
      missing_minutes: missingMinutes,
    })),
    left_out_besides: plan.leftOut.length - told.length,
    used_minutes: plan.usedMinutes,
    free_minutes: plan.freeMinutes,
  };
}

function idOf(number: number): string {
  return writeEntityId({ kind: 'task', number });
}
