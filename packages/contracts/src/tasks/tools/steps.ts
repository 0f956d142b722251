import { z } from 'zod';
import { Checkpoints } from '../checkpoints.ts';
import {
  aim,
  evidence,
  Lines,
  NewStep,
  ProofModes,
  STEPS_MAX,
  scope,
  stepAim,
  Text,
  Title,
  write,
} from '../parts.ts';
import { taskTool } from '../tool.ts';

const aimed = { ...scope, ...aim, ...stepAim };

export const stepTools = {
  tasks_decompose: taskTool({
    name: 'tasks_decompose',
    description: 'Add steps to a task, or below one of its steps (parent_step).',
    input: z.strictObject({
      ...scope,
      ...aim,
      parent_step: z.string().min(1).max(200).optional().describe('step id or path'),
      steps: z.array(NewStep).min(1).max(STEPS_MAX),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_define: taskTool({
    name: 'tasks_define',
    description: 'Define a step: title, success criteria, tests, blockers, required proofs.',
    input: z.strictObject({
      ...aimed,
      title: Title.optional(),
      success_criteria: Lines.optional(),
      tests: Lines.optional(),
      blockers: Lines.optional(),
      proof: ProofModes.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_note: taskTool({
    name: 'tasks_note',
    description: 'Record a progress note, decision or risk on a task or step.',
    input: z.strictObject({
      ...aimed,
      note: Text.trim().min(1),
      kind: z.enum(['note', 'decision', 'risk']).optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_verify: taskTool({
    name: 'tasks_verify',
    description: 'Confirm checkpoints of a step without closing it.',
    input: z.strictObject({ ...aimed, checkpoints: Checkpoints, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_done: taskTool({
    name: 'tasks_done',
    description: 'Close a step whose checkpoints are confirmed.',
    input: z.strictObject({ ...aimed, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_close_step: taskTool({
    name: 'tasks_close_step',
    description: 'Confirm checkpoints and close a step, atomically.',
    input: z.strictObject({ ...aimed, checkpoints: Checkpoints, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_progress: taskTool({
    name: 'tasks_progress',
    description: 'Close (checkpoint gated) or reopen a step. force closes without the checkpoints.',
    input: z.strictObject({
      ...aimed,
      completed: z.boolean(),
      force: z.boolean().optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_block: taskTool({
    name: 'tasks_block',
    description: 'Block a step with a reason, or unblock it (blocked=false).',
    input: z.strictObject({
      ...aimed,
      blocked: z.boolean().optional(),
      reason: Text.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_evidence_capture: taskTool({
    name: 'tasks_evidence_capture',
    description:
      'Attach artifacts and checks to a step, task or plan; a checkpoint links them to it.',
    input: z.strictObject({ ...aimed, ...evidence, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
};
