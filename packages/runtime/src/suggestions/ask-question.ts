import { type Message, type Operation, verbatim } from '@planerka/contracts';
import { say, type Task } from '@planerka/plan';
import { ask, pendingOf } from '../conversation/ask.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';
import type { Question } from '../verdict.ts';
import { onTask } from './on-task.ts';

/**
 * Asks what a suggestion asks, as the person's open question: one at a time, for 15 minutes, answered
 * by a tap or by words. Without choices the answer is a step of the task, in the person's own words.
 */
export function askQuestion(turn: Turn, row: StoredSuggestion, task: Task): Question {
  const { payload } = row;
  const operation: Operation = { type: 'subtask_add', task: task.number };
  const pursued = onTask(row, task, operation);
  const choices = choicesOf(row).map((choice, index) => ({
    id: answerChoiceId(index),
    label: labelOf(row, choice),
  }));
  const asking = {
    code: choices.length === 0 ? ('NEW_TITLE' as const) : ('SUGGESTION' as const),
    question: say('suggestion_question', { payload, task: task.title }),
    choices,
  };
  const pending = pendingOf(pursued, asking, { targets: pursued.targets });
  return ask(turn, pursued, { asking, pending, lead: [] });
}

/** Only what a rule asks has choices by name; an agent's are told as they came. */
function labelOf({ rule, payload }: StoredSuggestion, choice: string): Message {
  if (rule === null) return verbatim(choice);
  return say('suggestion_choice', { question_id: String(payload['questionId']), choice });
}

/** The choices of a question as its payload has them: names that a rule gives, or words. */
export function choicesOf({ payload: { choices } }: StoredSuggestion): string[] {
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** A choice is told by its place: its words may be longer than an id. */
export function answerChoiceId(index: number): string {
  return `answer:${index}`;
}
