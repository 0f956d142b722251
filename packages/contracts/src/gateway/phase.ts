import { z } from 'zod';
import { AgentOutputEnvelope } from '../changesets/envelope.ts';
import { ProductionProject } from '../changesets/project.ts';
import { CHANGE_SET_OPS_MAX, Phase } from '../changesets/vocabulary.ts';
import { TraceId } from '../commands/envelope.ts';
import { OffsetDateTime } from '../local-time.ts';
import type { InterpretOptions } from './interpret.ts';

/** Body of `POST /v1/phase`: a production project as it is, and which of its phases is to be worked out. */
export const PhaseRequest = z.object({
  /** Names the run: the same one is proposed once. */
  trace_id: TraceId,
  phase: Phase,
  now_iso: OffsetDateTime,
  title: z.string().max(500),
  project: ProductionProject,
});
export type PhaseRequest = z.input<typeof PhaseRequest>;

/**
 * `drafted`: an envelope that nothing has been held against yet. `off`: no model is configured, or none may
 * be asked. `failed`: it was asked once and gave no answer that could be meant.
 */
export const PhaseResponse = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('drafted'),
    envelope: z.record(z.string(), z.unknown()),
    model_asked: z.literal(true),
  }),
  z.strictObject({ status: z.literal('off') }),
  z.strictObject({ status: z.literal('failed'), model_asked: z.literal(true) }),
]);
export type PhaseResponse = z.infer<typeof PhaseResponse>;

/** A project in, a change set of one phase out: the gateway behind one port, in process or over HTTP. */
export interface PhaseAgent {
  draft(request: PhaseRequest, options: InterpretOptions): Promise<PhaseResponse>;
}

/** What a model says of a phase: the envelope without what only the program knows. */
const SAID = ['summary', 'assumptions', 'openQuestions', 'warnings', 'changeSet'] as const;

/** The schema of what a model answers for a phase: that part of `AgentOutputEnvelope`. */
export function phaseMarks(phase: Phase): z.ZodType {
  const option = AgentOutputEnvelope.options.find(({ shape }) => shape.phase.value === phase);
  if (option === undefined) throw new Error(`no phase ${phase}`);
  const { shape } = option;
  const said = Object.fromEntries(SAID.map((key) => [key, shape[key]]));
  return z.object({
    ...said,
    changeSet: z.object({ ops: shape.changeSet.shape.ops }),
    ...('solutionNotes' in shape ? { solutionNotes: shape.solutionNotes } : {}),
  });
}

/** A model's answer as far as anything can be made of it; whether it holds is told by the core. */
export const PhaseAnswer = z.looseObject({
  changeSet: z.looseObject({ ops: z.array(z.unknown()).min(1).max(CHANGE_SET_OPS_MAX) }),
});
export type PhaseAnswer = z.infer<typeof PhaseAnswer>;
