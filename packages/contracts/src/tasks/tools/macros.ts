import { z } from 'zod';
import { Checkpoints } from '../checkpoints.ts';
import {
  aim,
  Claim,
  evidence,
  GatedStep,
  MaxChars,
  optionalScope,
  STEPS_MAX,
  scope,
  stepAim,
  Text,
  Think,
  Title,
  ViewSize,
  write,
} from '../parts.ts';
import { taskTool } from '../tool.ts';
import { TaskStatusName } from './lifecycle.ts';

const Template = z.string().min(1).max(100);
const Parent = z.string().min(1).max(300);

/** The plan that a new task belongs to: there already, or made with it. */
const parentage = {
  plan: Parent.optional(),
  parent: Parent.optional(),
  plan_title: Title.optional(),
};

const GatedSteps = z.array(GatedStep).min(1).max(STEPS_MAX);

const LONG_PROOF = {
  error: 'at most 20,000 characters: a longer log goes into proof.items[].text, or a LINK: to it',
};
const Receipts = z.string().min(1).max(20_000, LONG_PROOF);

/** `proof` of tasks_macro_close_step: receipts, or a whole evidence payload. */
export const Proof = z.union([
  Receipts,
  z.array(Receipts).min(1).max(50),
  z.strictObject(evidence),
]);
export type Proof = z.infer<typeof Proof>;

export const macroTools = {
  tasks_bootstrap: taskTool({
    name: 'tasks_bootstrap',
    description: 'Create a plan (optional), a task, its steps and checkpoints in one call.',
    input: z.strictObject({
      ...scope,
      ...parentage,
      plan_template: Template.optional(),
      task_title: Title,
      description: Text.optional(),
      template: Template.optional(),
      steps: GatedSteps.optional(),
      think: Think.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_macro_start: taskTool({
    name: 'tasks_macro_start',
    description:
      'Start work: a task with steps (steps or template, default basic-task), and its resume.',
    input: z.strictObject({
      ...optionalScope,
      ...parentage,
      plan_template: Template.optional(),
      task_title: Title,
      description: Text.optional(),
      template: Template.optional(),
      steps: GatedSteps.optional(),
      think: Think.optional(),
      resume_max_chars: MaxChars.optional(),
      view: ViewSize.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_macro_close_step: taskTool({
    name: 'tasks_macro_close_step',
    description:
      'Close a step (default: the first open one): note, proof, checkpoints (default gate); and the resume. With no step open: finish the task.',
    input: z.strictObject({
      ...optionalScope,
      ...aim,
      ...stepAim,
      checkpoints: Checkpoints.optional(),
      note: Text.trim().min(1).optional(),
      proof: Proof.optional().describe('receipts: "CMD: ..." and "LINK: ..."'),
      claim: Claim.optional(),
      resume_max_chars: MaxChars.optional(),
      view: ViewSize.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_macro_finish: taskTool({
    name: 'tasks_macro_finish',
    description: 'Complete the task and get the handoff.',
    input: z.strictObject({
      ...optionalScope,
      ...aim,
      status: TaskStatusName.optional(),
      handoff_max_chars: MaxChars.optional(),
      view: ViewSize.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_macro_create_done: taskTool({
    name: 'tasks_macro_create_done',
    description: 'Record finished work: create a task with one step, close it, complete the task.',
    input: z.strictObject({
      ...optionalScope,
      ...parentage,
      task_title: Title,
      description: Text.optional(),
      steps: z.array(GatedStep).length(1),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_scaffold: taskTool({
    name: 'tasks_scaffold',
    description: 'Create a plan or task from a template.',
    input: z.strictObject({
      ...scope,
      template: Template,
      kind: z.enum(['plan', 'task']),
      title: Title,
      parent: Parent.optional(),
      plan_title: Title.optional(),
      description: Text.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
};
