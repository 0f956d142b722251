import type { DraftChoice } from '../drafts/draft.ts';
import type { Refusal } from '../verdict.ts';
import {
  type CommandEnvelope,
  CONFIDENCE,
  type Intent,
  type Note,
  type QuestionCode,
} from '@planerka/contracts';
import { type Moment, say, type Target } from '@planerka/plan';
import type { Ask, CommandRule, Made } from './settled.ts';
import { taskCreate } from './task-create.ts';
import { timeblockCreate } from './timeblock-create.ts';

/** Every command the runtime carries out: a new one is a new file and a line here. */
const rules: Readonly<Record<Intent, CommandRule>> = {
  task_create: taskCreate,
  timeblock_create: timeblockCreate,
};

export function ruleFor(intent: Intent): CommandRule {
  return rules[intent];
}

/** A command with what the conversation has settled about it so far. */
export interface Unsettled {
  readonly envelope: CommandEnvelope;
  readonly notes: readonly Note[];
  readonly readings: readonly CommandEnvelope[];
  readonly accepted: readonly QuestionCode[];
}

/** The result of holding a command against its contract; nothing is written before `ready`. */
export type Settled =
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'ready'; readonly build: (made: Made) => Target };

const YES = 'yes';
export const NO = 'no';

/** The two answers of a question that wants no more. */
export function yesOrNo(): DraftChoice[] {
  return [
    { id: YES, label: say('yes', {}) },
    { id: NO, label: say('no', {}) },
  ];
}

/**
 * What happens next to a command: several readings are asked about first, because they differ in
 * what they miss; then the contract's required fields (5 to 7); then a start in the past; then, at
 * a confidence under 0.75, one confirmation. A yes about the past confirms the rest as well.
 */
export function settle(command: Unsettled, moment: Moment): Settled {
  const { intent, confidence, entities } = command.envelope.command;
  const rule = rules[intent];
  const { accepted } = command;
  if (command.readings.length > 0 && !accepted.includes('READING')) {
    const all = [command.envelope, ...command.readings];
    const choices = all.map((reading, index) => ({
      id: `r:${index}`,
      label: rules[reading.command.intent].retell(reading.command.entities, moment),
    }));
    return {
      kind: 'ask',
      ask: { code: 'READING', question: say('ask_reading', {}), choices },
    };
  }
  const completed = rule.complete(entities, moment, command.notes);
  if (completed.kind !== 'complete') return completed;
  const complete = completed.entities;
  const past = accepted.includes('PAST') ? null : rule.pastTime(complete, moment);
  if (past !== null) {
    return {
      kind: 'ask',
      ask: { code: 'PAST', question: say('ask_past', { time: past }), choices: yesOrNo() },
    };
  }
  const sure = confidence >= CONFIDENCE.act || accepted.length > 0;
  if (!sure) {
    const question = say('confirm', { what: rule.retell(complete, moment) });
    return { kind: 'ask', ask: { code: 'CONFIRM', question, choices: yesOrNo() } };
  }
  return { kind: 'ready', build: (made) => rule.build(complete, moment, made) };
}
