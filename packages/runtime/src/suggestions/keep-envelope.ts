import {
  isJsonObject,
  type JsonObject,
  readEntityId,
  readJson,
  type Suggestion,
  type SuggestionEnvelope,
  SuggestionSurface,
  verbatim,
  writeEntityId,
} from '@planerka/contracts';
import {
  addMinutes,
  isClosed,
  type RejectedSuggestion,
  type Salvaged,
  salvage,
  type Task,
  today,
  touchedOf,
} from '@planerka/plan';
import type { StoredSuggestion, StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';
import { projectsInWork } from './known-projects.ts';

/** An envelope that an agent has written. */
export interface GivenEnvelope {
  /** As it came, or its JSON text. */
  readonly envelope: unknown;
  /** The agent's actor. */
  readonly agent: string;
  /** The opened task, where only that one may be named. */
  readonly task: Task | null;
}

/** What has become of it; `ids` are those of the rows, in the order of what was kept. */
export type KeptEnvelope =
  | Extract<Salvaged, { ok: false }>
  | {
      readonly ok: true;
      readonly envelope: SuggestionEnvelope;
      readonly rejected: readonly RejectedSuggestion[];
      readonly ids: readonly string[];
    };

/** As many tasks may be named in one envelope; what names others falls. */
const TASKS_MAX = 100;
/** How long what came by itself may be taken: a week; a plan is for its day. */
const DAYS = { on_create: 1, task_drawer: 7, today_plan: 1 } as const;
const MINUTES_OF_DAY = 1440;

/**
 * Holds an agent's envelope against the contract and this plan, as everything that suggests is (P1), and
 * keeps what is left of it for whoever is in the workspace. Open tasks may be named, and projects in
 * work. What the same agent has suggested about the same tasks before, and nobody has decided about,
 * gives way to it. In a number of statements that does not grow with the envelope.
 */
export async function keepEnvelope(turn: Turn, given: GivenEnvelope): Promise<KeptEnvelope> {
  const raw = typeof given.envelope === 'string' ? readJson(given.envelope) : given.envelope;
  const tasks = await tasksNamed(turn, raw, given.task);
  const salvaged = salvage(raw, {
    ...turn.moment,
    todoIds: [...tasks.keys()],
    todoTempIds: [],
    projects: await projectsInWork(turn),
    texts: [...tasks.values()].flatMap(textsOf),
  });
  if (!salvaged.ok) return salvaged;
  const { envelope, rejected } = salvaged;
  const surface = SuggestionSurface.safeParse(envelope.surface).data;
  const hasPreview = (envelope.planPreview?.items.length ?? 0) > 0;
  if (surface === undefined || (envelope.suggestions.length === 0 && !hasPreview)) {
    return { ...salvaged, ids: [] };
  }
  await supersedeOwn(turn, given.agent, { surface, tasks: [...tasks.values()] });
  const set = setOf(turn, given.agent, { surface, envelope, rejected });
  turn.suggestions.saveSet(set);
  const ids = envelope.suggestions.map((kept, position) => {
    const row = rowOf(turn, set, { kept, position, task: taskOfKept(kept, tasks) });
    turn.suggestions.save(row);
    return row.suggestion_id;
  });
  return { ok: true, envelope, rejected, ids };
}

/** The open tasks that an envelope names, by their ids. */
async function tasksNamed(
  turn: Turn,
  raw: unknown,
  only: Task | null,
): Promise<ReadonlyMap<string, Task>> {
  if (only !== null) return new Map([[idOf(only), only]]);
  const numbers = [...new Set(namesIn(raw).flatMap(numberIn))].slice(0, TASKS_MAX);
  const handles = numbers.map((number) => ({ kind: 'task' as const, number }));
  const found = handles.length === 0 ? [] : await turn.numbered(handles);
  return new Map(
    found.flatMap((target) =>
      target?.kind === 'task' && target.row.root_id === null && !isClosed(target.row)
        ? [[idOf(target.row), target.row]]
        : [],
    ),
  );
}

function numberIn(name: string): number[] {
  const read = readEntityId(name);
  return read?.kind === 'task' && Number.isSafeInteger(read.number) ? [read.number] : [];
}

/** All ids of tasks in the payloads and in the preview, whatever else is there. */
function namesIn(raw: unknown): string[] {
  if (!isJsonObject(raw)) return [];
  const preview = raw['planPreview'];
  const payloads = objectsIn(raw['suggestions']).map(({ payload }) => payload);
  const items = isJsonObject(preview) ? objectsIn(preview['items']) : [];
  return [...payloads, ...items].flatMap((holder) => {
    const id = isJsonObject(holder) ? holder['todoId'] : null;
    return typeof id === 'string' ? [id] : [];
  });
}

function objectsIn(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function idOf({ number }: Task): string {
  return writeEntityId({ kind: 'task', number });
}

function textsOf({ title, description, notes }: Task): string[] {
  return [title, description, notes].filter((text) => typeof text === 'string');
}

function taskOfKept({ payload }: Suggestion, tasks: ReadonlyMap<string, Task>): Task | null {
  const id = 'todoId' in payload ? payload.todoId : undefined;
  return id === undefined ? null : (tasks.get(id) ?? null);
}

async function supersedeOwn(
  turn: Turn,
  agent: string,
  about: { readonly surface: SuggestionSurface; readonly tasks: readonly Task[] },
): Promise<void> {
  const older = await turn.tx.pendingSuggestions({
    now: turn.now,
    tasks: about.tasks.map(({ task_id: id }) => id),
    byAgents: true,
    limit: OLDER_MAX,
  });
  for (const { row, agent: author } of older) {
    if (author?.actor !== agent || row.surface !== about.surface) continue;
    turn.suggestions.save({ ...row, state: 'superseded' });
  }
}

const OLDER_MAX = 500;

function setOf(
  turn: Turn,
  agent: string,
  {
    surface,
    envelope,
    rejected,
  }: {
    readonly surface: SuggestionSurface;
    readonly envelope: SuggestionEnvelope;
    readonly rejected: readonly RejectedSuggestion[];
  },
): StoredSuggestionSet {
  const { planPreview: preview } = envelope;
  const isAdvised = preview !== undefined && preview.items.length > 0;
  return {
    set_id: turn.newId(),
    actor: null,
    agent,
    thread: turn.context.thread,
    surface,
    source: 'agent',
    request_id: envelope.requestId,
    explicit: false,
    must_abstain: envelope.must_abstain,
    day_on: isAdvised ? today(turn.moment) : null,
    // It has no hours, so it is told and cannot be taken: only the planner's plans have slots.
    plan_preview: null,
    agent_preview: isAdvised ? preview : null,
    context: null,
    model_info: envelope.modelInfo ?? null,
    rejected: rejected.map(({ code }) => code),
    base_seq: turn.suggestions.journalSeq,
    generated_at: turn.now,
  };
}

function rowOf(
  turn: Turn,
  {
    set_id,
    surface,
  }: Pick<StoredSuggestionSet, 'set_id'> & { readonly surface: SuggestionSurface },
  {
    kept,
    position,
    task,
  }: { readonly kept: Suggestion; readonly position: number; readonly task: Task | null },
): StoredSuggestion {
  const { todoId: _id, todoTempId: _temp, ...payload }: Record<string, unknown> = kept.payload;
  return {
    suggestion_id: turn.newId(),
    set_id,
    position,
    given_id: kept.suggestionId,
    rule: null,
    actor: null,
    surface,
    type: kept.type,
    task_id: task?.task_id ?? null,
    payload,
    confidence: kept.confidence,
    rationale: verbatim(kept.rationale),
    requires_confirmation: kept.requiresConfirmation ?? false,
    touched: task === null ? {} : touchedOf(task, kept),
    state: 'offered',
    shown_at: null,
    decided_at: null,
    decided_by: null,
    answer: null,
    change_id: null,
    created_at: turn.now,
    expires_at: addMinutes(turn.now, DAYS[surface] * MINUTES_OF_DAY),
  };
}
