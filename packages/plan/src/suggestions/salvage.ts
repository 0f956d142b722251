import {
  isJsonObject,
  type JsonObject,
  type PlanPreview,
  SUBTASKS_MAX,
  type Suggestion,
  type SuggestionCode,
  type SuggestionEnvelope,
  SuggestionSurface,
  SuggestionType,
} from '@planerka/contracts';
import type { SuggestionGround } from './ground.ts';
import { type TargetTest, targetTest } from './lawful-target.ts';
import { projectTest } from './live-project.ts';
import { pastTest } from './past-due.ts';
import { isText } from './plain-value.ts';
import { readPlanPreview } from './plan-preview.ts';
import { rationaleTest } from './rationale.ts';
import { type EnvelopeFault, type EnvelopeParts, readSuggestionEnvelope } from './read-envelope.ts';
import { type KeptPayload, readPayload } from './read-payload.ts';

/** A suggestion that is left out, by its position in the envelope. */
export interface RejectedSuggestion {
  readonly index: number;
  readonly code: SuggestionCode;
}

/** An envelope that may be stored and shown, or why nothing of it is used. */
export type Salvaged =
  | {
      readonly ok: true;
      readonly envelope: SuggestionEnvelope;
      readonly rejected: readonly RejectedSuggestion[];
    }
  | ({ readonly ok: false } & EnvelopeFault);

/**
 * Holds an envelope against the contract and the plan, whoever made it: a rule, a model or an agent
 * (P1). Envelope faults refuse the whole; a bad suggestion falls alone with the first code that holds.
 * What is kept is kept as it was given, without keys that the contract does not name. Never throws,
 * and what it has kept it keeps again.
 */
export function salvage(raw: unknown, ground: SuggestionGround): Salvaged {
  const read = readSuggestionEnvelope(raw);
  if ('code' in read) return { ok: false, ...read };
  const tests = testsOf(read, ground);
  const kept: Suggestion[] = [];
  const rejected: RejectedSuggestion[] = [];
  for (const [index, given] of read.suggestions.entries()) {
    const judged = judge(given, tests);
    if (typeof judged === 'string') rejected.push({ index, code: judged });
    else kept.push(judged);
  }
  const preview = tests.isAsked ? previewOf(read, ground, tests) : undefined;
  return { ok: true, envelope: envelopeOf(read, ground, kept, preview), rejected };
}

/** What one suggestion after another is held against; it remembers what was kept before. */
interface Tests {
  /** Is the surface a known one, and the one that was asked for (E4)? */
  readonly isAsked: boolean;
  /** Who abstains may only ask (E5). */
  readonly mustAbstain: boolean;
  readonly isPast: (due: string) => boolean;
  readonly hasProject: (payload: KeptPayload) => boolean;
  readonly isRationale: (value: unknown) => value is string;
  readonly isOffered: TargetTest;
  readonly keptIds: Set<string>;
  hasAsked: boolean;
}

function testsOf({ surface, mustAbstain }: EnvelopeParts, ground: SuggestionGround): Tests {
  const isKnown = SuggestionSurface.safeParse(surface).success;
  return {
    isAsked: isKnown && (ground.surface === undefined || ground.surface === surface),
    mustAbstain,
    isPast: pastTest(ground),
    hasProject: projectTest(ground.projects),
    isRationale: rationaleTest(ground.texts),
    isOffered: targetTest(surface, ground),
    keptIds: new Set(),
    hasAsked: false,
  };
}

/** A suggestion as it is kept, or the first code of the contract's list that holds. */
function judge(given: unknown, tests: Tests): Suggestion | SuggestionCode {
  if (!isJsonObject(given)) return 'UNKNOWN_TYPE';
  const { type } = given;
  if (!isType(type)) return 'UNKNOWN_TYPE';
  const { suggestionId, confidence, rationale, requiresConfirmation } = given;
  if (!isText(suggestionId)) return 'MISSING_ID';
  if (tests.keptIds.has(suggestionId)) return 'DUPLICATE_ID';
  if (!isShare(confidence)) return 'CONFIDENCE';
  const payload = readPayload(type, given['payload']);
  if (typeof payload === 'string') return payload;
  if (requiresConfirmation !== undefined && typeof requiresConfirmation !== 'boolean') {
    return 'INVALID_VALUE';
  }
  const fault =
    faultOfPayload(type, payload, given, tests) ?? faultInEnvelope(type, payload, given, tests);
  if (fault !== null) return fault;
  tests.keptIds.add(suggestionId);
  tests.hasAsked ||= type === 'ask_clarification';
  const asked = requiresConfirmation === undefined ? {} : { requiresConfirmation };
  // Each key was read by the table of its type.
  return { type, suggestionId, confidence, rationale, ...asked, payload } as Suggestion;
}

const TYPES = new Set<unknown>(SuggestionType.options);

function isType(value: unknown): value is SuggestionType {
  return TYPES.has(value);
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** What is wrong with a payload whose keys are lawful one by one. */
function faultOfPayload(
  type: SuggestionType,
  payload: KeptPayload,
  given: JsonObject,
  tests: Tests,
): SuggestionCode | null {
  const { subtasks, dueDateISO } = payload;
  if (Array.isArray(subtasks) && subtasks.length > SUBTASKS_MAX) return 'TOO_MANY_SUBTASKS';
  if (
    typeof dueDateISO === 'string' &&
    given['requiresConfirmation'] !== true &&
    tests.isPast(dueDateISO)
  ) {
    return 'PAST_UNCONFIRMED';
  }
  if (type === 'set_project' && !tests.hasProject(payload)) return 'PROJECT_MISSING';
  return null;
}

/** What is wrong with a suggestion in this envelope and on this surface. */
function faultInEnvelope(
  type: SuggestionType,
  payload: KeptPayload,
  given: JsonObject,
  tests: Tests,
): SuggestionCode | null {
  if (!tests.isRationale(given['rationale'])) return 'RATIONALE';
  if (!tests.isAsked) return 'SURFACE';
  if (!tests.isOffered(type, payload)) return 'TARGET';
  if (type === 'ask_clarification') return tests.hasAsked ? 'TOO_MANY_QUESTIONS' : null;
  return tests.mustAbstain ? 'ABSTAINED' : null;
}

function previewOf(
  { surface, planPreview }: EnvelopeParts,
  { todoIds }: SuggestionGround,
  { isRationale }: Tests,
): PlanPreview | undefined {
  if (surface !== 'today_plan') return undefined;
  return readPlanPreview(planPreview, { todoIds, isRationale });
}

function envelopeOf(
  { requestId, surface, mustAbstain, modelInfo }: EnvelopeParts,
  { now }: SuggestionGround,
  suggestions: Suggestion[],
  planPreview: PlanPreview | undefined,
): SuggestionEnvelope {
  const head = {
    contractVersion: 1,
    requestId,
    generatedAt: now,
    ...(modelInfo === undefined ? {} : { modelInfo }),
  } as const;
  const known = SuggestionSurface.safeParse(surface).data;
  if (known === undefined) return { ...head, surface, must_abstain: true, suggestions: [] };
  return {
    ...head,
    surface: known,
    must_abstain: mustAbstain || suggestions.length === 0,
    suggestions,
    ...(planPreview === undefined ? {} : { planPreview }),
  };
}
