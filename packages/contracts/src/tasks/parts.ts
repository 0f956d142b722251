import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { Recurrence } from '../conversation/operation-fields.ts';
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
export const MaxChars = z.int().min(1).describe('bytes');

/** Others are told who holds it and until when; work renews it, silence gives it back. */
export const Claim = z.boolean().describe('hold the task while you work');

/** A change, or a memo, as earlier answers name it. */
export const Uuid = z
  .string()
  .refine((text) => z.uuid().safeParse(text).success, 'an id of an earlier answer expected');

/** A day of the workspace's zone. */
export const Day = z.string().refine((text) => z.iso.date().safeParse(text).success, 'YYYY-MM-DD');

const WHEN =
  'YYYY-MM-DD, or YYYY-MM-DDTHH:MM by the clocks of the workspace (an offset may follow)';
const DayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** A day, a time of the workspace's clocks, or an instant with its offset. */
const When = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/, WHEN)
  .refine((text) => DayOrTime.safeParse(text).success, WHEN);

const whole = {
  planned: When,
  due: When,
  duration_minutes: z.int().min(1).max(1_440),
  repeat: Recurrence,
};
const told = { planned: 'YYYY-MM-DD[THH:MM], local', repeat: 'RRULE' };

/** When a new task is to be done, how long it takes, how it repeats. */
export const newTimes = {
  planned: whole.planned.optional().describe(told.planned),
  due: whole.due.optional(),
  duration_minutes: whole.duration_minutes.optional(),
  repeat: whole.repeat.optional().describe(told.repeat),
};

/** The same of a task that is there; null clears. */
export const times = {
  planned: whole.planned.nullable().optional().describe(told.planned),
  due: whole.due.nullable().optional(),
  duration_minutes: whole.duration_minutes.nullable().optional(),
  repeat: whole.repeat.nullable().optional().describe(told.repeat),
};

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
  step_id: z.string().min(1).max(50).optional().describe('STEP-… or NODE-…'),
  path: StepPath.optional(),
};

/** What every write accepts. */
export const write = {
  expected_revision: z.int().min(0).optional(),
  request_id: z.string().min(1).max(200).optional().describe('same id: done once'),
};

export const budget = { max_chars: MaxChars.optional() };
/** False moves the focus here, where the tool can; true keeps no snapshot either. */
export const readOnly = {
  read_only: z.boolean().optional().describe('false: focus moves here; true: no snapshot kept'),
};

/** Of views that move no focus. */
export const keepsNothing = {
  read_only: z.boolean().optional().describe('true: no snapshot kept'),
};

/** The small form of a view holds the next call, why, and what is in the way. */
export const ViewSize = z.enum(['minimal', 'full']);

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
