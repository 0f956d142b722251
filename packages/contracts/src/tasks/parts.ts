import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { CheckpointName, ProofMode } from './checkpoints.ts';
import { StepPath } from './ids.ts';

/** Bounds of what one call may bring, in characters and items. */
const TEXT_MAX_CHARS = 20_000;
const LINE_MAX_CHARS = 2_000;
export const DATA_MAX_CHARS = 100_000;
export const LINES_MAX = 50;
export const STEPS_MAX = 200;

export const Title = z.string().trim().min(1).max(TITLE_MAX_CHARS);
export const Text = z.string().max(TEXT_MAX_CHARS);
const Line = z.string().trim().min(1).max(LINE_MAX_CHARS);
export const Lines = z.array(Line).max(LINES_MAX);
export const Id = z.string().min(1).max(300);

function isSmall(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length <= DATA_MAX_CHARS;
}
const tooLarge = { error: `at most ${DATA_MAX_CHARS} characters of JSON` };
export const Data = z.record(z.string(), z.unknown()).refine(isSmall, tooLarge);
export const Value = z.unknown().refine(isSmall, tooLarge);
export const Tags = z.array(z.string().trim().min(1).max(100)).max(LINES_MAX);
export const Limit = z.int().min(1).max(200);
export const Cursor = z.string().min(1).max(200);
export const MaxChars = z.int().min(1).describe('UTF-8 bytes of the payload');

const Workspace = z.string().min(1).max(200);

/** Where a tool works: every one of them but the macros must be told. */
export const scope = { workspace: Workspace };
export const optionalScope = { workspace: Workspace.optional() };

/** Which plan or task: explicit, else the workspace's focus. */
export const aim = {
  task: Id.optional(),
  plan: Id.optional(),
  target: z
    .union([Id, z.strictObject({ id: Id, kind: z.enum(['plan', 'task']).optional() })])
    .optional(),
};

/** Which step: by its stable id, or by its path. */
export const stepAim = {
  step_id: z.string().min(1).max(50).optional().describe('STEP-XXXXXXXX or NODE-XXXXXXXX'),
  path: StepPath.optional(),
};

/** What every write accepts. */
export const write = {
  expected_revision: z.int().min(0).optional(),
  request_id: z.string().min(1).max(200).optional().describe('same id again = same answer, once'),
};

export const budget = { max_chars: MaxChars.optional() };
/** False moves the focus here, where the tool can; true keeps no snapshot either. */
export const readOnly = {
  read_only: z.boolean().optional().describe('false: focus moves here; true: no snapshot kept'),
};

/** A step as it is added; without criteria it could never be verified. */
export const NewStep = z.strictObject({
  title: Title,
  success_criteria: Lines.min(1),
  tests: Lines.optional(),
  blockers: Lines.optional(),
});
export type NewStep = z.infer<typeof NewStep>;

/** A step that is ready for the gate: criteria and tests both. */
export const GatedStep = NewStep.extend({ tests: Lines.min(1) });
export type GatedStep = z.infer<typeof GatedStep>;

export const ProofModes = z.partialRecord(CheckpointName, ProofMode);

const ThinkPart = z.union([Text.min(1), Data]);

/** What was thought: each part becomes a card on the task. */
export const Think = z.strictObject({
  frame: ThinkPart.optional(),
  hypothesis: ThinkPart.optional(),
  test: ThinkPart.optional(),
  evidence: ThinkPart.optional(),
  decision: ThinkPart.optional(),
  status: z.string().max(50).optional(),
  note_decision: z.boolean().optional(),
  note_title: Title.optional(),
  note_format: z.enum(['text', 'markdown']).optional(),
});
export type Think = z.infer<typeof Think>;

/** What is attached as evidence (T-evidence). */
export const evidence = {
  items: z
    .array(
      z.strictObject({
        kind: z.string().max(50).optional(),
        title: z.string().max(LINE_MAX_CHARS).optional(),
        text: z.string().max(200_000).optional(),
        url: z.string().max(LINE_MAX_CHARS).optional(),
      }),
    )
    .max(LINES_MAX)
    .optional(),
  checks: Lines.optional(),
  attachments: z.array(Line).max(LINES_MAX).optional(),
  checkpoint: z.union([CheckpointName, z.array(CheckpointName).min(1).max(5)]).optional(),
};
