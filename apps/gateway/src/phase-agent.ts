import {
  CHANGE_SET_VERSION,
  isJsonObject,
  type JsonObject,
  type PhaseAgent,
  PhaseAnswer,
  type PhaseRequest,
} from '@planerka/contracts';
import type { PhaseModel } from './model/model-reader.ts';

export interface PhaseAgentOptions {
  /** Null without a model: the agent then says that it is off. */
  readonly model: PhaseModel | null;
}

/**
 * The planner's own agent of a phase: one request to a model, whose answer becomes an envelope like any
 * other agent's. What only the program knows, such as the project and what was read of it, is put in here
 * and never asked of a model; what the envelope holds is checked where the plan is.
 */
export function createPhaseAgent({ model }: PhaseAgentOptions): PhaseAgent {
  return {
    draft: async (request, { signal, allowModel = true, onModel }) => {
      if (model === null || !allowModel) return { status: 'off' };
      onModel?.();
      const answer = PhaseAnswer.safeParse(said(await model.phase(request, signal)));
      if (!answer.success) return { status: 'failed', model_asked: true };
      const envelope = envelopeOf(request, answer.data);
      return { status: 'drafted', envelope, model_asked: true };
    },
  };
}

function envelopeOf({ trace_id, phase, project }: PhaseRequest, answer: PhaseAnswer): JsonObject {
  const { changeSet, ...more } = answer;
  const { projectId, timezone, currency, revision } = project;
  return {
    ...more,
    schemaVersion: CHANGE_SET_VERSION,
    phase,
    agent: { name: 'Planerka', version: '1', runId: trace_id },
    project: { projectId, timezone, currency },
    inputSnapshot: { itemsRevisionId: `ir_${revision}` },
    changeSet: { changeSetId: phase, requiresApproval: true, ops: changeSet.ops },
  };
}

/** Without nulls: in strict output null means that nothing was said, in a patch it would empty the field. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(kept.map(([key, each]) => [key, said(each)]));
}
