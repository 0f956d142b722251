import { z } from 'zod';
import {
  DEPENDENCY_OPS,
  HINT,
  ITEM_OPS,
  LINE_OPS,
  QUOTE_DEFAULTS_PATCH,
  QUOTE_DRAFT,
  SELL_PRICE_PATCH,
  TASK_OPS,
} from './ops.ts';
import { LongText, NameText, ShortText, Texts } from './values.ts';
import { CHANGE_SET_OPS_MAX, CHANGE_SET_VERSION } from './vocabulary.ts';

const Ids = z.array(ShortText).max(1000).nullish();

/** What every phase says beside its ops (CS-E1 to CS-E7). */
const head = {
  schemaVersion: z.literal(CHANGE_SET_VERSION),
  agent: z.object({ name: ShortText.nullish(), version: ShortText.nullish(), runId: NameText }),
  project: z.object({ projectId: NameText, timezone: NameText, currency: NameText }),
  /** Only itemsRevisionId guards: `ir_` and the seq that the agent has read. */
  inputSnapshot: z.object({
    projectUpdatedAt: ShortText.nullish(),
    itemsRevisionId: z.string().regex(/^ir_\d{1,15}$/),
    tasksUpdatedAt: ShortText.nullish(),
    accountingUpdatedAt: ShortText.nullish(),
  }),
  summary: z.object({ title: ShortText.nullish(), bullets: Texts.nullish() }).nullish(),
  assumptions: Texts.nullish(),
  openQuestions: z
    .array(
      z.object({
        id: ShortText,
        question: LongText,
        blocking: z.boolean().nullish(),
        options: Texts.nullish(),
      }),
    )
    .max(100)
    .nullish(),
  warnings: z
    .array(z.object({ code: ShortText, message: LongText }))
    .max(1000)
    .nullish(),
  sources: z.object({ knowledgeDocIds: Ids, retrievalLogIds: Ids, conversationIds: Ids }).nullish(),
};

function phase<Name extends string, Op extends z.ZodType>(name: Name, op: Op) {
  return z.object({
    ...head,
    phase: z.literal(name),
    changeSet: z.object({
      changeSetId: NameText,
      requiresApproval: z.boolean().nullish(),
      ops: z.array(op).min(1).max(CHANGE_SET_OPS_MAX),
    }),
  });
}

const PLANNING = [...ITEM_OPS, ...TASK_OPS, ...DEPENDENCY_OPS, HINT] as const;

const SolutionNotes = z.object({
  perItem: z
    .array(
      z.object({
        itemIdOrRef: ShortText,
        approach: LongText.nullish(),
        risks: Texts.nullish(),
        alternatives: z
          .array(z.object({ title: ShortText, pros: Texts.nullish(), cons: Texts.nullish() }))
          .max(50)
          .nullish(),
      }),
    )
    .max(1000),
});

/**
 * What an agent of each phase gives: a change set that a person reads and approves. The shape alone;
 * whether it holds against a project is told by `checkChangeSet` of `plan`.
 */
export const AgentOutputEnvelope = z.discriminatedUnion('phase', [
  phase('planning', z.discriminatedUnion('op', [...PLANNING])),
  phase('solutioning', z.discriminatedUnion('op', [...PLANNING, ...LINE_OPS])).extend({
    solutionNotes: SolutionNotes.nullish(),
  }),
  phase('tasks', z.discriminatedUnion('op', [...TASK_OPS, ...DEPENDENCY_OPS, HINT])),
  phase('accounting', z.discriminatedUnion('op', [...LINE_OPS, SELL_PRICE_PATCH, HINT])),
  phase('quote', z.discriminatedUnion('op', [QUOTE_DRAFT, QUOTE_DEFAULTS_PATCH, HINT])),
]);
export type AgentOutputEnvelope = z.infer<typeof AgentOutputEnvelope>;
