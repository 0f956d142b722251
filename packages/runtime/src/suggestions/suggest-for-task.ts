import { CONFIDENCE } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  chooseOffers,
  type DayRoom,
  dueDay,
  lately,
  PLAN_RULES,
  runRules,
  type SuggestionView,
  say,
  type Task,
  today,
  type WorkingHours,
} from '@planerka/plan';
import { unknownTarget } from '../conversation/targets.ts';
import type { SuggestionFacts } from '../ports/suggestion-facts.ts';
import type { SuggestProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { type KeptOffer, keepOffers, markShown } from './keep-offers.ts';
import { knownProject } from './known-projects.ts';
import { offerOf } from './offer-of.ts';
import { WORKDAYS } from './workdays.ts';

const OFFERS_MAX = 5;
const PENDING_MAX = 50;
const MOVES_OF_DAYS = 30;
const MINUTES_OF_DAY = 1440;
/** How far ahead a day with room is looked for. */
const DAYS_AHEAD = 14;

/** "Подсказки" on a card: what rules over words and over the plan have to say about the task. */
export const suggestForTask: Handler<SuggestProposal> = async (
  turn,
  { task: number, drafts: besides = [] },
) => {
  const target = await turn.byNumber('task', number);
  if (target?.kind !== 'task') return unknownTarget({ kind: 'task', number });
  const { suggesting } = turn;
  if (suggesting === null) return nothing();
  const task = target.row;
  const facts = await factsOf(turn, task);
  const { projects } = facts;
  const words = suggesting.observe(task, { ...turn.moment, projects });
  const rules = runRules(PLAN_RULES, viewOf(turn, task, facts), (rule, error) =>
    suggesting.onFault(rule, error),
  );
  const drafts = [
    ...words.map((draft) => ({ ...draft, task: number })),
    ...rules,
    ...besides.filter(({ task: about }) => about === number),
  ];
  const chosen = chooseOffers(drafts, OFFERS_MAX);
  const { actor } = turn.context;
  turn.suggestions.supersede({
    actor: actor.id,
    surface: 'task_drawer',
    task_id: task.task_id,
  });
  const kept = keepOffers(turn, suggesting, {
    surface: 'task_drawer',
    explicit: true,
    requestId: turn.newId(),
    aimed: chosen.map((draft) => ({ draft, task })),
    projects: projects.map(knownProject),
    said: [],
  });
  const all = [...kept, ...(await byAgents(turn, task))];
  if (all.length === 0) return nothing();
  markShown(turn, all);
  const offers = all.map(({ offer }) => offer);
  return { status: 'offered', surface: 'task_drawer', confirms: false, offers };
};

function nothing(): Verdict {
  return { status: 'abstained', said: [say('nothing_to_suggest', {})] };
}

/**
 * What agents have suggested about it and nobody has decided, under their names; what is too unsure for
 * anything is not shown.
 */
async function byAgents(turn: Turn, task: Task): Promise<KeptOffer[]> {
  const found = await turn.tx.pendingSuggestions({
    now: turn.now,
    tasks: [task.task_id],
    byAgents: true,
    limit: PENDING_MAX,
  });
  return found
    .filter(({ row }) => row.confidence >= CONFIDENCE.hint)
    .slice(0, OFFERS_MAX)
    .map(({ row, agent }) => ({ row, task, offer: offerOf(row, task, agent?.name ?? null) }));
}

async function factsOf(turn: Turn, task: Task): Promise<SuggestionFacts> {
  const { moment, now, memory } = turn;
  const from = today(moment);
  const due = dueDay(task, moment.zone);
  const isLate = due !== null && due < from;
  return await turn.tx.suggestionFacts({
    tasks: [task],
    recentTaskIds: lately(memory.recent_task_ids),
    since: addMinutes(now, -MOVES_OF_DAYS * MINUTES_OF_DAY),
    // Only what is late is put off to a day with room.
    days: isLate ? { from, to: addDays(from, DAYS_AHEAD), now } : null,
  });
}

function viewOf(turn: Turn, task: Task, facts: SuggestionFacts): SuggestionView {
  const own = facts.history.find(({ task_id: id }) => id === task.task_id);
  return {
    surface: 'task_drawer',
    moment: turn.moment,
    workdays: WORKDAYS,
    tasks: [
      {
        task,
        movedTimes: own?.moved_times ?? 0,
        touchedAt: own?.touched_at ?? task.created_at,
      },
    ],
    projects: facts.projects,
    high: facts.high,
    alike: facts.alike,
    added: facts.added,
    categorized: facts.categorized,
    days: facts.days.map((load) => roomOf(load, turn.workingHours)),
  };
}

/** What a day's blocks leave of the person's usual hours. */
function roomOf(
  { day, booked_minutes: booked, estimated_minutes: planned }: SuggestionFacts['days'][number],
  { from, to }: WorkingHours,
): DayRoom {
  const length = minutesOf(to) - minutesOf(from);
  return { day, plannedMinutes: planned, freeMinutes: Math.max(0, length - booked) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
