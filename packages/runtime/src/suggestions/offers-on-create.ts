import type {
  DoneOutcome,
  Offer,
  Outcome,
  SuggestionDraft,
  SuggestionSurface,
} from '@planerka/contracts';
import {
  chooseOffers,
  DEFAULT_SUGGESTIONS,
  PLAN_RULES,
  runRules,
  type SuggestionView,
  silentUntil,
  type Task,
} from '@planerka/plan';
import type { Suggestible } from '../ports/snapshot.ts';
import type { Suggesting } from '../ports/suggesting.ts';
import type { Proposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { type KeptOffer, keepOffers, markShown } from './keep-offers.ts';
import { knownProject, projectsInWork } from './known-projects.ts';
import { quietRules } from './silence.ts';
import { WORKDAYS } from './workdays.ts';

const OFFERS_MAX = 5;

interface OffersUnder {
  /** What the reply tells of the task that the first of them is about. */
  readonly outcome: DoneOutcome;
  /** Best first. */
  readonly offers: Offer[];
}

/**
 * What is suggested about tasks that were written just now, by the proposals and what came of them:
 * under the reply, and only where nothing is asked. It reads nothing that the call has not read, unless
 * a title names a project.
 */
export async function offersOnCreate(
  turn: Turn,
  came: ReadonlyMap<Proposal, Outcome>,
  suggestible: Suggestible,
): Promise<OffersUnder | null> {
  const { suggesting, person, now } = turn;
  const { on_create: isOn } = person?.suggestion_settings ?? DEFAULT_SUGGESTIONS;
  if (suggesting === null || turn.drafts.open !== null || !isOn) return null;
  const { decided, records } = suggestible;
  if (silentUntil(decided, now) !== null) return null;
  const made = await madeBy(turn, came);
  const found = [...made.flatMap(draftsOf), ...draftsOfPlan(turn, suggesting, made, suggestible)];
  if (found.length === 0) return null;
  const quiet = quietRules(records, now);
  const chosen = chooseOffers(
    found.filter(({ rule }) => !quiet.has(rule)),
    OFFERS_MAX,
  );
  const said = [...came.keys()].flatMap((each) => (each.type === 'command' ? [each.said] : []));
  const namesProject = chosen.some(({ type, rule }) => type === 'set_project' && !isOfPlan(rule));
  const projects = namesProject
    ? await projectsInWork(turn)
    : suggestible.projects.map(knownProject);
  const requestId = turn.newId();
  const keep = (surface: SuggestionSurface, mine: readonly Found[]): KeptOffer[] =>
    keepOffers(turn, suggesting, {
      surface,
      explicit: false,
      requestId,
      aimed: mine.map((draft) => ({ draft, task: draft.made })),
      projects,
      said,
    });
  // A split names a task that is there, so it is offered as on the task's card.
  const kept = [
    ...keep(
      'on_create',
      chosen.filter(({ type }) => type !== 'split_subtasks'),
    ),
    ...keep(
      'task_drawer',
      chosen.filter(({ type }) => type === 'split_subtasks'),
    ),
  ];
  const rank = ({ offer, task }: KeptOffer): number =>
    chosen.findIndex(({ type, made }) => type === offer.type && made === task);
  const [first, ...others] = kept.sort((a, b) => rank(a) - rank(b));
  const outcome = found.find(({ made }) => made === first?.task)?.outcome;
  if (first === undefined || outcome === undefined) return null;
  markShown(turn, [first]);
  return { outcome, offers: [first, ...others].map(({ offer }) => offer) };
}

/** The rules that may have something to say under the reply to these. */
export function rulesOnCreate(proposals: readonly Proposal[]): readonly string[] {
  const drafts = proposals.flatMap((proposal) =>
    proposal.type === 'command' ? (proposal.suggestions ?? []) : [],
  );
  return [...new Set([...Object.keys(RULES_OF_NEW), ...drafts.map(({ rule }) => rule)])];
}

/** A task that a command has just made, what was told of it, and what is suggested about its title. */
interface Made {
  readonly made: Task;
  readonly outcome: DoneOutcome;
  readonly position: number;
  readonly drafts: readonly SuggestionDraft[];
}

/** A draft with the task that its command has made, and what was told of that. */
interface Found extends SuggestionDraft {
  readonly made: Task;
  readonly outcome: DoneOutcome;
}

async function madeBy(turn: Turn, came: ReadonlyMap<Proposal, Outcome>): Promise<Made[]> {
  const found: Made[] = [];
  for (const [proposal, outcome] of came) {
    if (proposal.type !== 'command' || outcome.status !== 'done') continue;
    const { suggestions: drafts = [] } = proposal;
    const [first] = outcome.receipt.objects;
    const object = first?.kind === 'task' ? await turn.object('task', first.id) : null;
    if (object?.kind !== 'task') continue;
    found.push({ made: object.row, outcome, position: found.length, drafts });
  }
  return found;
}

function draftsOf({ made, outcome, drafts }: Made): Found[] {
  return drafts.map((draft) => ({ ...draft, task: made.number, made, outcome }));
}

/** The rules over the plan that have something to say of what is new. */
const RULES_OF_NEW = {
  twin: PLAN_RULES.twin,
  'same-project': PLAN_RULES['same-project'],
} as const;

function isOfPlan(rule: string): boolean {
  return Object.hasOwn(RULES_OF_NEW, rule);
}

function draftsOfPlan(
  turn: Turn,
  suggesting: Suggesting,
  made: readonly Made[],
  { alike, added, projects }: Suggestible,
): Found[] {
  const view: SuggestionView = {
    surface: 'on_create',
    moment: turn.moment,
    workdays: WORKDAYS,
    tasks: made.map(({ made: task }) => ({ task, movedTimes: 0, touchedAt: task.created_at })),
    projects,
    high: [],
    alike,
    added: [...made.map(({ made: task }) => task), ...added],
    categorized: [],
    days: [],
  };
  const drafts = runRules(RULES_OF_NEW, view, (rule, error) => suggesting.onFault(rule, error));
  return drafts.flatMap((draft) => {
    const about = made.find(({ made: task }) => task.number === draft.task);
    if (about === undefined) return [];
    const { made: task, outcome, position } = about;
    return [{ ...draft, position, made: task, outcome }];
  });
}
