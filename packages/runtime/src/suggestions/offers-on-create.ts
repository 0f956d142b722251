import type {
  DoneOutcome,
  Offer,
  Outcome,
  SuggestionDraft,
  SuggestionSurface,
} from '@planerka/contracts';
import { chooseOffers, DEFAULT_SUGGESTIONS, type Task } from '@planerka/plan';
import type { PastSuggestion } from '../ports/stored-suggestion.ts';
import type { Proposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { type Kept, keepOffers, markShown } from './keep-offers.ts';
import { projectsInWork } from './known-projects.ts';
import { keepsSilent, quietRules } from './silence.ts';

const OFFERS_MAX = 5;

interface OffersUnder {
  /** What the reply tells of the task that the first of them is about. */
  readonly outcome: DoneOutcome;
  /** Best first. */
  readonly offers: Offer[];
}

/**
 * What the rules over words suggest about tasks that were written just now, by the proposals and what
 * came of them: under the reply, and only where nothing is asked. It reads nothing that the call has
 * not read, unless a project is named.
 */
export async function offersOnCreate(
  turn: Turn,
  came: ReadonlyMap<Proposal, Outcome>,
  past: readonly PastSuggestion[],
): Promise<OffersUnder | null> {
  const { suggesting, open, person, now } = turn;
  const { on_create: isOn } = person?.suggestion_settings ?? DEFAULT_SUGGESTIONS;
  if (suggesting === null || open !== null || !isOn) return null;
  const found = await aimedAt(turn, came);
  if (found.length === 0 || keepsSilent(past, { surface: 'on_create', now })) return null;
  const quiet = quietRules(past, now);
  const chosen = chooseOffers(
    found.filter(({ rule }) => !quiet.has(rule)),
    OFFERS_MAX,
  );
  const said = [...came.keys()].flatMap((each) => (each.type === 'command' ? [each.said] : []));
  const isAboutProject = chosen.some(({ type }) => type === 'set_project');
  const projects = isAboutProject ? await projectsInWork(turn) : [];
  const requestId = turn.newId();
  const keep = (surface: SuggestionSurface, mine: readonly Found[]): Kept[] =>
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
  const rank = ({ offer, task }: Kept): number =>
    chosen.findIndex(({ type, made }) => type === offer.type && made === task);
  const [first, ...others] = kept.sort((a, b) => rank(a) - rank(b));
  const outcome = found.find(({ made }) => made === first?.task)?.outcome;
  if (first === undefined || outcome === undefined) return null;
  markShown(turn, [first]);
  return { outcome, offers: [first, ...others].map(({ offer }) => offer) };
}

/** A draft with the task that its command has made, and what was told of that. */
interface Found extends SuggestionDraft {
  readonly made: Task;
  readonly outcome: DoneOutcome;
}

/** The drafts, each with the task that its command has made. */
async function aimedAt(turn: Turn, came: ReadonlyMap<Proposal, Outcome>): Promise<Found[]> {
  const found: Found[] = [];
  for (const [proposal, outcome] of came) {
    if (proposal.type !== 'command' || outcome.status !== 'done') continue;
    const { suggestions = [] } = proposal;
    const [made] = suggestions.length === 0 ? [] : outcome.receipt.objects;
    if (made?.kind !== 'task') continue;
    const object = await turn.object('task', made.id);
    if (object?.kind !== 'task') continue;
    for (const draft of suggestions) found.push({ ...draft, made: object.row, outcome });
  }
  return found;
}
