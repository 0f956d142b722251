import {
  type AcceptGround,
  acceptSuggestion as accepted,
  type KnownProject,
  say,
  type Task,
} from '@planerka/plan';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';
import { type Offered, refusal, type Verdict } from '../verdict.ts';
import { askQuestion } from './ask-question.ts';
import { carryOutTogether } from './carry-out-together.ts';
import { projectsInWork } from './known-projects.ts';
import { needsConfirmation, offerOf } from './offer-of.ts';
import { changedSince } from './stale-suggestion.ts';
import { taskOf } from './task-of.ts';
import { WORKDAYS } from './workdays.ts';

/**
 * Takes a suggestion: what it comes to is an operation like any other, on exactly its task, or the
 * question that it asks. `confirmed`: it was asked once more, and the answer was yes.
 */
export async function takeSuggestion(
  turn: Turn,
  row: StoredSuggestion,
  confirmed: boolean,
): Promise<Verdict> {
  const task = await taskOf(turn, row);
  if (task === null && row.task_id !== null) return changedSince(['status']);
  const verdict = accepted(row, await groundOf(turn, row, { task, confirmed }));
  switch (verdict.kind) {
    case 'stale':
      return changedSince(verdict.changed);
    case 'beyond_calendar':
      return refusal(
        'INVALID_COMMAND',
        say('suggested_beyond_calendar', {}),
        say('nothing_changed', {}),
      );
    case 'question':
      return task === null ? changedSince(['status']) : askQuestion(turn, row, task);
    case 'confirm':
      return askOnceMore(row, task);
    case 'operations':
      if (needsConfirmation(row) && !confirmed) return askOnceMore(row, task);
      return await carryOutTogether(turn, { row, task }, verdict.operations);
  }
}

function askOnceMore(row: StoredSuggestion, task: Task | null): Offered {
  const { surface } = row;
  return { status: 'offered', surface, confirms: true, offers: [offerOf(row, task)] };
}

/** Only what the type of suggestion looks at is read. */
async function groundOf(
  turn: Turn,
  { type }: StoredSuggestion,
  { task, confirmed }: Pick<AcceptGround, 'task' | 'confirmed'>,
): Promise<AcceptGround> {
  const adds = type === 'split_subtasks' || type === 'propose_next_action';
  const subtasks = adds && task !== null ? await turn.subtasks(task.task_id) : [];
  const isAboutProject = type === 'set_project' || type === 'propose_create_project';
  const projects: KnownProject[] = isAboutProject ? await projectsInWork(turn) : [];
  return {
    moment: turn.moment,
    workdays: WORKDAYS,
    task,
    subtasks: subtasks.map(({ title }) => title),
    projects,
    confirmed,
  };
}
