import type { GatedStep } from '@planerka/contracts';
import type { StepDefinition } from '@planerka/plan';

/** A step of a template; `proof`: where closing it takes more than a word. */
export interface TemplateStep extends GatedStep {
  readonly proof?: StepDefinition['proof'];
}

export interface TaskTemplate {
  readonly id: string;
  readonly kind: 'task';
  readonly title: string;
  readonly description: string;
  readonly steps: readonly TemplateStep[];
}

export interface PlanTemplate {
  readonly id: string;
  readonly kind: 'plan';
  readonly title: string;
  readonly description: string;
  /** The plan's checklist. */
  readonly plan_steps: readonly string[];
}

/** What a macro uses when nothing is said about the steps. */
export const DEFAULT_TEMPLATE = 'basic-task';

/** The template whose tasks begin with a frame of the problem (T-start-principal). */
export const PRINCIPAL_TEMPLATE = 'principal-task';

const step = (
  title: string,
  success_criteria: string[],
  tests: string[],
  proof?: TemplateStep['proof'],
): TemplateStep => ({ title, success_criteria, tests, ...(proof ? { proof } : {}) });

export const TASK_TEMPLATES: readonly TaskTemplate[] = [
  {
    id: DEFAULT_TEMPLATE,
    kind: 'task',
    title: 'Basic task',
    description: 'Understand, do, check: for most work.',
    steps: [
      step(
        'Understand what is wanted',
        ['The wanted result fits in one sentence', 'What is out of scope is named'],
        ['Read the result sentence back against the request'],
      ),
      step(
        'Do the work',
        ['The result exists where its users will look for it', 'Nothing outside the scope changed'],
        ['Go through the change once as a whole'],
      ),
      step(
        'Check the result',
        ['Every part of the request is met, or what is left is written down'],
        ['Run the checks that the project has', 'Try the result the way its user would'],
      ),
    ],
  },
  {
    id: PRINCIPAL_TEMPLATE,
    kind: 'task',
    title: 'Principal task',
    description:
      'For decisions that are expensive to reverse: frame, options, build, proof, handover.',
    steps: [
      step(
        'Frame the problem',
        [
          'The problem, its constraints and what success looks like are written down',
          'Unknowns are listed',
        ],
        ['Each constraint names its source'],
      ),
      step(
        'Weigh the options and decide',
        [
          'At least two options were compared by the same measures',
          'The decision and its cost are recorded',
        ],
        ['The cheapest test of the riskiest assumption was made'],
      ),
      step(
        'Build the smallest whole slice',
        ['One path works from end to end', 'Failure paths answer clearly'],
        ['The slice runs in an environment like the real one'],
      ),
      step(
        'Verify with proofs',
        ['Every success criterion of the frame has a proof', 'Regressions were looked for'],
        [
          'The commands that were run and where their results are, attached as CMD: and LINK: receipts',
        ],
        { tests: 'require' },
      ),
      step(
        'Document and hand over',
        ['Whoever comes next can go on without asking', 'Risks that remain are named'],
        ['Somebody else could follow the notes alone'],
      ),
    ],
  },
  {
    id: 'bug',
    kind: 'task',
    title: 'Bug',
    description: 'Reproduce, find the cause, mend, and keep it mended.',
    steps: [
      step(
        'Reproduce it',
        [
          'Steps that show the fault every time, or how often it shows',
          'What was expected instead',
        ],
        ['A test or script that fails because of it'],
      ),
      step(
        'Find the cause',
        [
          'The cause is named at a line or a setting, not a symptom',
          'Where else the same cause bites is known',
        ],
        ['Changing the cause, and only it, changes the outcome'],
      ),
      step(
        'Mend it',
        ['The cause is gone, not hidden', 'Data that the fault has spoiled is mended or listed'],
        ['The failing test passes', 'The whole suite passes'],
        { tests: 'warn' },
      ),
      step(
        'Keep it mended',
        ['The failing test stays in the suite', 'Those who reported it know'],
        ['The test fails again when the mend is taken out'],
      ),
    ],
  },
  {
    id: 'feature',
    kind: 'task',
    title: 'Feature',
    description: 'From a user’s need to something that is used.',
    steps: [
      step(
        'Say what the user gets',
        ['One story with a beginning and an end', 'Cases that must not work are named'],
        ['A user, or whoever speaks for them, agrees'],
      ),
      step(
        'Design the change',
        ['Touched interfaces and data are listed', 'How to turn it off or back is known'],
        ['The design was read by somebody else'],
      ),
      step(
        'Build it',
        ['The story works from end to end', 'Wrong input is answered clearly'],
        ['Tests for the story and for each named wrong case'],
      ),
      step(
        'Try it as a user',
        [
          'The story was followed without the author’s help',
          'Rough edges are mended or written down',
        ],
        ['A fresh start by the documentation alone'],
        { tests: 'warn' },
      ),
      step(
        'Release it',
        [
          'It is documented where users look',
          'It can be seen whether it is used and whether it fails',
        ],
        ['The release runs where it is meant to run'],
      ),
    ],
  },
  {
    id: 'refactor',
    kind: 'task',
    title: 'Refactoring',
    description: 'Change the shape, keep the behaviour.',
    steps: [
      step(
        'Pin the behaviour',
        ['What must stay the same is covered by tests'],
        ['A deliberate fault in the old code turns a test red'],
      ),
      step(
        'Change in small steps',
        ['Each step leaves everything working', 'The old way is gone at the end'],
        ['The suite passes after each step'],
      ),
      step(
        'Compare',
        ['Behaviour is the same', 'Speed and size are no worse, or the price is named'],
        ['Measure before and after in one run'],
      ),
    ],
  },
  {
    id: 'research',
    kind: 'task',
    title: 'Research',
    description: 'A question, evidence, an answer that can be acted on.',
    steps: [
      step(
        'Put the question',
        ['The question and what an answer will decide are written down', 'A time limit is set'],
        ['A wrong answer could be recognized'],
      ),
      step(
        'Gather evidence',
        ['Sources are named with their dates', 'Evidence against the first idea was looked for'],
        ['Claims that matter were tried, not only read'],
      ),
      step(
        'Answer',
        ['The answer, how sure it is, and what would change it'],
        ['Somebody who was not there can retrace it from the notes'],
        { tests: 'warn' },
      ),
    ],
  },
  {
    id: 'incident',
    kind: 'task',
    title: 'Incident',
    description: 'Stop the harm, find the cause, make it unlikely to return.',
    steps: [
      step(
        'Stop the harm',
        ['Users are out of danger or know what to do', 'What was done and when is noted'],
        ['The harm is seen to have stopped, not assumed'],
      ),
      step(
        'Find out what happened',
        ['A timeline from first cause to end', 'Who and what was affected'],
        ['Every line of the timeline has a log, a message or a person behind it'],
      ),
      step(
        'Make it unlikely to return',
        ['Each contributing cause has a mend or an owner', 'It would be noticed earlier next time'],
        ['The alarm or test was seen to fire'],
        { tests: 'require' },
      ),
      step(
        'Tell those concerned',
        ['What happened, what was done, what will change'],
        ['Somebody affected has read it and has no open question'],
      ),
    ],
  },
];

export const PLAN_TEMPLATES: readonly PlanTemplate[] = [
  {
    id: 'basic-plan',
    kind: 'plan',
    title: 'Basic plan',
    description: 'Goal, work, close.',
    plan_steps: [
      'Agree on the goal and how it is measured',
      'Do the work',
      'Compare with the goal and close',
    ],
  },
  {
    id: 'feature-plan',
    kind: 'plan',
    title: 'Feature plan',
    description: 'A feature that takes several tasks.',
    plan_steps: [
      'Understand the need and write down the contract',
      'Build one thin slice from end to end',
      'Widen it case by case',
      'Harden: wrong input, load, failure, security',
      'Document, release, watch',
    ],
  },
  {
    id: 'release-plan',
    kind: 'plan',
    title: 'Release plan',
    description: 'From a branch to users, with a way back.',
    plan_steps: [
      'Freeze the scope and list what changes for users',
      'Run the whole suite and the upgrade from the last release',
      'Write the notes and rehearse the way back',
      'Release to a few and watch',
      'Release to all, watch, close',
    ],
  },
  {
    id: 'migration-plan',
    kind: 'plan',
    title: 'Migration plan',
    description: 'Move data or traffic without losing any.',
    plan_steps: [
      'Count and describe what moves',
      'Rehearse on a copy and measure',
      'Write both, read the old',
      'Compare, then read the new',
      'Stop writing the old, keep a way back, close',
    ],
  },
];
