import { z } from 'zod';
import { Phase } from '../../changesets/vocabulary.ts';
import { budget, Cursor, Id, Limit, scope, write } from '../parts.ts';
import { taskTool } from '../tool.ts';

/** An envelope of a change set with 2,000 ops takes as much. */
const ENVELOPE_MAX_CHARS = 2_000_000;

function isInBounds(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length <= ENVELOPE_MAX_CHARS;
}

const Envelope = z
  .union([
    z
      .record(z.string(), z.unknown())
      .refine(isInBounds, { error: `at most ${ENVELOPE_MAX_CHARS} characters of JSON` }),
    z.string().max(ENVELOPE_MAX_CHARS),
  ])
  .describe('AgentOutputEnvelope 1.0, or its JSON text');
const plan = { plan: Id.describe('PLAN-###') };
const { request_id } = write;
/** The agent's own names of a set. */
const given = {
  run_id: z.string().min(1).max(200),
  change_set_id: z.string().min(1).max(200),
};

/** What agents of a production project read and propose; none of them approves. */
export const productionTools = {
  changesets_base: taskTool({
    name: 'changesets_base',
    description:
      'What an envelope stands on: the project, its inputSnapshot, items, tasks, links, lines, and what the phase demands.',
    input: z.strictObject({
      ...scope,
      ...plan,
      phase: Phase.optional(),
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'production',
  }),
  changesets_check: taskTool({
    name: 'changesets_check',
    description: 'What would become of each op of an envelope; nothing is kept.',
    input: z.strictObject({ ...scope, envelope: Envelope, cursor: Cursor.optional(), ...budget }),
    effect: 'read',
    toolset: 'production',
  }),
  changesets_submit: taskTool({
    name: 'changesets_submit',
    description:
      'Propose an envelope to the people of the project. The same runId and changeSetId answer the set they have.',
    input: z.strictObject({ ...scope, envelope: Envelope, request_id, ...budget }),
    effect: 'write',
    toolset: 'production',
  }),
  changesets_status: taskTool({
    name: 'changesets_status',
    description: 'What became of proposed sets: of one, or of the newest of a plan.',
    input: z.strictObject({
      ...scope,
      plan: Id.optional(),
      run_id: given.run_id.optional(),
      change_set_id: given.change_set_id.optional(),
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'production',
  }),
  changesets_withdraw: taskTool({
    name: 'changesets_withdraw',
    description: 'Take back a set of your own that nobody has decided about.',
    input: z.strictObject({ ...scope, ...given, request_id }),
    effect: 'write',
    toolset: 'production',
  }),
  project_schedule: taskTool({
    name: 'project_schedule',
    description: 'Critical path, dates and slack; with task and delay_hours what a delay moves.',
    input: z.strictObject({
      ...scope,
      ...plan,
      task: Id.optional(),
      delay_hours: z.number().min(0).max(2000).optional(),
      cursor: Cursor.optional(),
      critical_cursor: Cursor.optional(),
      moved_cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'production',
  }),
  project_estimate: taskTool({
    name: 'project_estimate',
    description:
      'What the project costs: totals with VAT, and cost, price and margin of each item.',
    input: z.strictObject({ ...scope, ...plan, cursor: Cursor.optional(), ...budget }),
    effect: 'read',
    toolset: 'production',
  }),
  project_quote: taskTool({
    name: 'project_quote',
    description: 'A version of the quote with its lines, the newest by default.',
    input: z.strictObject({
      ...scope,
      ...plan,
      version: z.int().min(1).optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'production',
  }),
};
