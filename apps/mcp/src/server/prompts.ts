import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';

type Given = Readonly<Record<string, string>>;

interface TaskPrompt extends Prompt {
  readonly text: (given: Given) => string;
}

const workspace = { name: 'workspace', description: 'Name of the workspace' };

const PROMPTS: readonly TaskPrompt[] = [
  {
    name: 'start_work',
    title: 'Start work',
    description: 'Look where the plan stands, then start or resume a task.',
    arguments: [
      { name: 'goal', description: 'What is to be achieved', required: true },
      workspace,
      { name: 'plan', description: 'PLAN-### that it belongs to' },
    ],
    text: (given) =>
      [
        `Goal: ${given['goal'] ?? ''}`,
        '',
        `1. Call tasks_radar${inside(given, 'plan')}; without a plan or focus tasks_context lists what there is. If a task for this goal is open, call tasks_resume_super for it and go on from its first open step.`,
        `2. Else call tasks_macro_start${inside(given, 'plan')} with a short task_title and either your own steps (title, success_criteria, tests) or a template.`,
        '3. Work step by step. After each one call tasks_macro_close_step with proof of what you ran.',
        '4. When all steps are closed call tasks_macro_finish.',
      ].join('\n'),
  },
  {
    name: 'hand_over',
    title: 'Hand over',
    description: 'Leave the task so that whoever comes next can go on at once.',
    arguments: [
      workspace,
      { name: 'task', description: 'TASK-### or PLAN-###; default: the focus' },
    ],
    text: (given) =>
      [
        `1. Record with tasks_note${inside(given, 'task')} what is not written yet: decisions and why, risks, dead ends.`,
        '2. Attach with tasks_evidence_capture the checks you ran and have not attached.',
        `3. Call tasks_handoff${inside(given, 'task')} and answer with its done, remaining and risks, and the next action. Invent nothing that it does not say.`,
      ].join('\n'),
  },
];

/** ` (workspace "acme/repo", plan "PLAN-001")`, or nothing. */
function inside(given: Given, ...keys: string[]): string {
  const said = ['workspace', ...keys].flatMap((key) => {
    const value = given[key]?.trim() ?? '';
    return value === '' ? [] : [`${key} ${JSON.stringify(value)}`];
  });
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** What `prompts/list` answers. */
export function promptListing(): Prompt[] {
  return PROMPTS.map(({ text: _text, ...prompt }) => prompt);
}

/** A prompt with its arguments filled in; an unknown one or a missing argument is an error of the protocol. */
export function getPrompt(name: string, given: Given): GetPromptResult {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt) {
    const known = PROMPTS.map((one) => one.name).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown prompt: ${name.slice(0, 100)}. There are: ${known}.`,
    );
  }
  const missing = prompt.arguments?.find(
    (argument) => argument.required === true && (given[argument.name] ?? '').trim() === '',
  );
  if (missing) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `The prompt ${name} needs the argument ${missing.name}.`,
    );
  }
  return {
    ...(prompt.description === undefined ? {} : { description: prompt.description }),
    messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }],
  };
}
