import {
  type Operation,
  readEntityId,
  type SuggestionDraft,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import type { KnownProject } from '../ground.ts';
import { type PLAN_QUESTIONS, questionPayload } from '../plan-questions.ts';
import { type DeferGround, deferral, lastWorkdayOfWeek } from './deferred.ts';
import { projectOf } from './project-of.ts';

/** What a rule asked, and what the person has answered. */
export interface AnsweredQuestion {
  readonly questionId: string;
  /** The choice that was taken, as the payload has it: its name, or its own words. */
  readonly choice: string | null;
  /** What was said instead of a choice. */
  readonly words: string | null;
}

export interface AnswerGround extends DeferGround {
  /** The task that was asked about. */
  readonly task: Task;
  readonly projects: readonly KnownProject[];
}

/**
 * What an answer comes to. `operations`: one change, after another yes where `confirm` says so;
 * `suggest`: the next suggestion; `nothing`: it is answered, and all stays as it is; `unclear`: it fits
 * nothing that was asked; `foreign`: no rule of ours has asked, the answer is for who did.
 */
export type AnswerVerdict =
  | {
      readonly kind: 'operations';
      readonly operations: readonly Operation[];
      readonly confirm: boolean;
    }
  | { readonly kind: 'suggest'; readonly draft: SuggestionDraft }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'foreign' };

type Answer = (answered: AnsweredQuestion, ground: AnswerGround) => AnswerVerdict;
type Choices = Readonly<Record<string, (ground: AnswerGround) => AnswerVerdict>>;

const NOTHING: AnswerVerdict = { kind: 'nothing' };
/** The person has just said so: no second question is needed. */
const NEXT_CONFIDENCE = 0.75;
const UNCLEAR: AnswerVerdict = { kind: 'unclear' };

const someday = ({ task, ...ground }: AnswerGround): AnswerVerdict =>
  changed(deferral(task, 'someday', ground));

/** Giving a task up is asked once more. */
const notNeeded = ({ task }: AnswerGround): AnswerVerdict => ({
  kind: 'operations',
  operations: [{ type: 'update_status', task: task.number, status: 'cancelled' }],
  confirm: true,
});

const CHOICES = {
  'stale-inbox': {
    this_week: ({ task, ...ground }) =>
      changed([{ type: 'set_due', task: task.number, due_date: lastWorkdayOfWeek(ground) }]),
    someday,
    not_needed: notNeeded,
  },
  'moved-again': {
    // What is too big gets a first step, of the person's own words.
    too_big: ({ task }) =>
      next(task, 'vague', { type: 'ask_clarification', payload: questionPayload('vague') }),
    waits_for_others: ({ task }) =>
      next(task, 'waiting', { type: 'propose_next_action', payload: {} }),
    not_needed: notNeeded,
  },
  twin: { same: notNeeded, another: () => NOTHING },
} as const satisfies {
  readonly [Q in Exclude<keyof typeof PLAN_QUESTIONS, 'vague'>]: Readonly<
    Record<(typeof PLAN_QUESTIONS)[Q][number], (ground: AnswerGround) => AnswerVerdict>
  >;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  'stale-inbox': byChoice(CHOICES['stale-inbox']),
  'moved-again': byChoice(CHOICES['moved-again']),
  twin: byChoice(CHOICES.twin),
  vague: ({ words, choice }, { task }) => {
    const title = (words ?? choice ?? '').trim();
    if (title === '' || Array.from(title).length > TITLE_MAX_CHARS) return UNCLEAR;
    return changed([{ type: 'subtask_add', task: task.number, title }]);
  },
  // A choice that is no project's name is the one that says "none of them".
  'project-named': ({ choice, words }, { task, projects }) => {
    const name = choice ?? words;
    if (name === null) return UNCLEAR;
    const id = readEntityId(projectOf({ projectName: name }, projects)?.id ?? '');
    if (id === null) return choice === null ? UNCLEAR : NOTHING;
    return changed([{ type: 'move_to_project', task: task.number, project: id.number }]);
  },
};

/** What the answer to a question of a rule comes to; nothing is written here. */
export function answerQuestion(answered: AnsweredQuestion, ground: AnswerGround): AnswerVerdict {
  const { questionId } = answered;
  const answer = Object.hasOwn(ANSWERS, questionId) ? ANSWERS[questionId] : undefined;
  return answer?.(answered, ground) ?? { kind: 'foreign' };
}

function byChoice(choices: Choices): Answer {
  return ({ choice }, ground) => {
    if (choice === null || !Object.hasOwn(choices, choice)) return UNCLEAR;
    return choices[choice]?.(ground) ?? UNCLEAR;
  };
}

function changed(operations: readonly Operation[]): AnswerVerdict {
  return { kind: 'operations', operations, confirm: false };
}

/** What a rule over words would suggest of such a task. */
function next(
  task: Task,
  rule: 'vague' | 'waiting',
  offer: Pick<SuggestionDraft, 'type' | 'payload'>,
): AnswerVerdict {
  const code = rule === 'vague' ? 'VAGUE' : 'WAITING';
  return {
    kind: 'suggest',
    draft: {
      ...offer,
      rule,
      task: task.number,
      confidence: NEXT_CONFIDENCE,
      requires_confirmation: false,
      reason: { code, data: {} },
    },
  };
}
