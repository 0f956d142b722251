import {
  type Offer,
  SUGGESTION_BOUNDS,
  type Suggestion,
  type SuggestionDraft,
  type SuggestionSurface,
  writeEntityId,
} from '@planerka/contracts';
import {
  addMinutes,
  type Instant,
  type KnownProject,
  type RejectedSuggestion,
  type SuggestionGround,
  salvage,
  say,
  type Task,
  touchedOf,
} from '@planerka/plan';
import type { StoredSuggestion, StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { Suggesting, WordedDraft } from '../ports/suggesting.ts';
import type { Turn } from '../turn/turn.ts';
import { offerOf } from './offer-of.ts';

/** A draft with the task that it is about; null for a new project. */
export interface Aimed {
  readonly draft: SuggestionDraft;
  readonly task: Task | null;
}

/** What was kept: its row, and how it is told. */
export interface KeptOffer {
  readonly row: StoredSuggestion;
  readonly offer: Offer;
  readonly task: Task | null;
}

/** What is to be held against the contract and kept as one set. */
export interface Wanted {
  readonly surface: SuggestionSurface;
  readonly explicit: boolean;
  readonly requestId: string;
  /** Best first. */
  readonly aimed: readonly Aimed[];
  readonly projects: readonly KnownProject[];
  /** What the person said, besides the titles of the tasks. */
  readonly said: readonly string[];
  /** What the person has answered to the question before it. */
  readonly clarification?: Clarification;
}

/** An answered question, as the next pass gets it. */
export interface Clarification {
  readonly questionId: string;
  readonly suggestionId: string;
  readonly answer: string;
  readonly answeredAt: Instant;
}

/** The rule that a model's drafts name. */
const BY_MODEL = 'model';
/** How long a suggestion may be taken. */
const HOURS = 24;

interface Drafted extends Aimed {
  readonly id: string;
  readonly worded: WordedDraft;
}

/**
 * Holds drafts against the contract, as everything that suggests is (P1), and keeps what is left of
 * them, in its order; nothing where nothing is left.
 */
export function keepOffers(turn: Turn, suggesting: Suggesting, wanted: Wanted): KeptOffer[] {
  const drafted = wanted.aimed.flatMap((each): Drafted[] => {
    const worded = inWords(turn, suggesting, each.draft);
    if (worded === null) return [];
    return [{ ...each, id: turn.newId(), worded: withProjectName(worded, wanted.projects) }];
  });
  const salvaged = salvage(envelopeOf(turn, wanted, drafted), groundOf(turn, wanted));
  if (!salvaged.ok || salvaged.envelope.suggestions.length === 0) return [];
  const set = setOf(turn, wanted, salvaged.rejected);
  turn.suggestions.saveSet(set);
  return salvaged.envelope.suggestions.flatMap((kept, position) => {
    const from = drafted.find(({ id }) => id === kept.suggestionId);
    if (from === undefined) return [];
    const row = rowOf(set, { kept, from, position });
    turn.suggestions.save(row);
    return [{ row, offer: offerOf(row, from.task), task: from.task }];
  });
}

/**
 * Null, and told by its rule, where it cannot be worded: the change beside which it is offered is written
 * all the same.
 */
function inWords(turn: Turn, suggesting: Suggesting, draft: SuggestionDraft): WordedDraft | null {
  try {
    return suggesting.inWords(draft, turn.frame);
  } catch (error) {
    suggesting.onFault(draft.rule, error);
    return null;
  }
}

/** A project that is named by its id is told by its name, where the contract has room for it. */
function withProjectName(
  { rationale, payload }: WordedDraft,
  projects: readonly KnownProject[],
): WordedDraft {
  const name = projects.find(({ id }) => id === payload['projectId'])?.name;
  const fits = name !== undefined && Array.from(name).length <= SUGGESTION_BOUNDS.projectName;
  return { rationale, payload: fits ? { ...payload, projectName: name } : payload };
}

/** The person sees these now. */
export function markShown(turn: Turn, kept: readonly KeptOffer[]): void {
  for (const { row } of kept) {
    turn.suggestions.save({ ...row, state: 'shown', shown_at: row.shown_at ?? turn.now });
  }
}

function envelopeOf(turn: Turn, wanted: Wanted, drafted: readonly Drafted[]) {
  const { surface, requestId } = wanted;
  return {
    contractVersion: 1,
    requestId,
    generatedAt: turn.now,
    surface,
    must_abstain: false,
    suggestions: drafted.map((each) => givenOf(surface, each)),
  };
}

/** What may be named: only the tasks that it is about (G1 to G4). */
function groundOf(turn: Turn, { surface, aimed, projects, said }: Wanted): SuggestionGround {
  const isNew = surface === 'on_create';
  return {
    ...turn.moment,
    surface,
    todoIds: isNew ? [] : aimed.flatMap(({ task }) => idOf(task) ?? []),
    todoTempIds: isNew ? aimed.map(({ draft }) => tempIdOf(draft)) : [],
    projects,
    texts: [...said, ...aimed.flatMap(({ task }) => textsOf(task))],
  };
}

function givenOf(surface: SuggestionSurface, { draft, task, id, worded }: Drafted) {
  const { type, confidence, requires_confirmation: requiresConfirmation } = draft;
  const { rationale, payload } = worded;
  const named = surface === 'on_create' ? { todoTempId: tempIdOf(draft) } : { todoId: idOf(task) };
  const target = type === 'propose_create_project' ? {} : named;
  return {
    type,
    suggestionId: id,
    confidence,
    rationale,
    requiresConfirmation,
    payload: { ...payload, ...target },
  };
}

/** The command's position in the utterance, by which its task was named before it had a number. */
function tempIdOf({ position = 0 }: SuggestionDraft): string {
  return `tmp-${position}`;
}

function idOf(task: Task | null): string | null {
  return task === null ? null : writeEntityId({ kind: 'task', number: task.number });
}

function textsOf(task: Task | null): string[] {
  return [task?.title, task?.description].filter((text) => typeof text === 'string');
}

function setOf(
  turn: Turn,
  { surface, requestId, explicit, clarification, aimed }: Wanted,
  rejected: readonly RejectedSuggestion[],
): StoredSuggestionSet {
  return {
    set_id: turn.newId(),
    actor: turn.context.actor.id,
    agent: null,
    thread: turn.context.thread,
    surface,
    source: aimed.some(({ draft }) => draft.rule === BY_MODEL) ? 'model' : 'rules',
    request_id: requestId,
    explicit,
    must_abstain: false,
    day_on: null,
    plan_preview: null,
    agent_preview: null,
    context: clarification === undefined ? null : { clarification },
    model_info: null,
    rejected: rejected.map(({ code }) => code),
    base_seq: turn.suggestions.journalSeq,
    generated_at: turn.now,
  };
}

function rowOf(
  { set_id, surface, actor, generated_at: now }: StoredSuggestionSet,
  {
    kept,
    from: { draft, task },
    position,
  }: { readonly kept: Suggestion; readonly from: Drafted; readonly position: number },
): StoredSuggestion {
  return {
    suggestion_id: kept.suggestionId,
    set_id,
    position,
    given_id: kept.suggestionId,
    rule: draft.rule,
    actor,
    surface,
    type: kept.type,
    task_id: kept.type === 'propose_create_project' ? null : (task?.task_id ?? null),
    payload: payloadOf(kept, draft),
    confidence: kept.confidence,
    rationale: say('rationale', { reason: draft.reason }),
    requires_confirmation: kept.requiresConfirmation ?? false,
    touched: task === null ? {} : touchedOf(task, kept, draft.reason.code),
    state: 'offered',
    shown_at: null,
    decided_at: null,
    decided_by: null,
    answer: null,
    change_id: null,
    created_at: now,
    expires_at: addMinutes(now, HOURS * 60),
  };
}

/**
 * What is kept of the payload: the task has a column of its own, and a question that a rule asks by
 * name stays a name, whose words are made when it is read.
 */
function payloadOf({ type, payload }: Suggestion, draft: SuggestionDraft) {
  if (type === 'ask_clarification') return draft.payload;
  const { todoId: _id, todoTempId: _position, ...own }: Record<string, unknown> = payload;
  return own;
}
