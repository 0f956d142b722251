import type { SuggestionDraft } from '@planerka/contracts';
import { type AnswerVerdict, answerQuestion, say, type Task } from '@planerka/plan';
import { answerSet } from '../changesets/answer-set.ts';
import { take } from '../conversation/choose.ts';
import { pursue } from '../conversation/pursue.ts';
import { unfit } from '../conversation/unfit.ts';
import type { Draft } from '../drafts/draft.ts';
import { stale } from '../drafts/stale.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { ChoiceProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { answerChoiceId, askQuestion, choicesOf } from './ask-question.ts';
import { carryOutTogether } from './carry-out-together.ts';
import { keepOffers, markShown } from './keep-offers.ts';
import { projectsInWork } from './known-projects.ts';
import { onTask } from './on-task.ts';
import { changedSince } from './stale-suggestion.ts';
import { taskOf } from './task-of.ts';
import { WORKDAYS } from './workdays.ts';

/** A choice of the open question: of an operation's, or of one that a suggestion asks. */
export async function takeAnswer(
  turn: Turn,
  proposal: ChoiceProposal,
  draft: Draft,
): Promise<Verdict> {
  const { suggestion, change_set: about } = draft.operation;
  if (about !== undefined) return await answerSet(turn, draft, proposal.choice_id);
  if (draft.question_code !== 'SUGGESTION' || suggestion === undefined) {
    return await take(turn, proposal, draft);
  }
  const row = await turn.suggestions.find(suggestion);
  const choices = row === null ? [] : choicesOf(row);
  const choice = choices.find((_, index) => answerChoiceId(index) === proposal.choice_id);
  if (row === null || choice === undefined) return stale();
  const task = await taskOf(turn, row);
  if (task === null) {
    turn.drafts.save({ ...draft, state: 'dropped' });
    return changedSince(['status']);
  }
  return await answered(turn, { row, task, draft, choice });
}

interface Answered {
  readonly row: StoredSuggestion;
  readonly task: Task;
  readonly draft: Draft;
  readonly choice: string;
}

async function answered(turn: Turn, { row, task, draft, choice }: Answered): Promise<Verdict> {
  const questionId = String(row.payload['questionId']);
  const isOwn = row.rule !== null;
  const ground = {
    moment: turn.moment,
    workdays: WORKDAYS,
    task,
    projects: isOwn && questionId === 'project-named' ? await projectsInWork(turn) : [],
  };
  // Whatever an agent calls its question, it is none of a rule's.
  const verdict: AnswerVerdict = isOwn
    ? answerQuestion({ questionId, choice, words: null }, ground)
    : { kind: 'foreign' };
  const over = (): void => turn.drafts.save({ ...draft, state: 'done' });
  switch (verdict.kind) {
    case 'unclear':
      return await unfit(turn, draft);
    case 'operations': {
      const [first] = verdict.operations;
      if (!verdict.confirm || first === undefined) {
        over();
        return await carryOutTogether(turn, { row, task }, verdict.operations);
      }
      // What would be lost is asked once more, as the same question's next step.
      const doubtful = { ...onTask(row, task, first), is_doubtful: true as const, accepted: [] };
      return await pursue(turn, { ...doubtful, draft });
    }
    case 'suggest':
      over();
      turn.suggestions.answer(row, choice);
      return await nextPass(turn, { row, task, choice }, verdict.draft);
    case 'nothing':
    case 'foreign':
      over();
      turn.suggestions.answer(row, choice);
      return { status: 'abstained', said: [say('left_as_is', { said: [] })] };
  }
}

/** What the answer leads to is suggested in its light. */
async function nextPass(
  turn: Turn,
  { row, task, choice }: Omit<Answered, 'draft'>,
  next: SuggestionDraft,
): Promise<Verdict> {
  const nothing: Verdict = { status: 'abstained', said: [say('nothing_to_suggest', {})] };
  const { suggesting } = turn;
  if (suggesting === null) return nothing;
  const kept = keepOffers(turn, suggesting, {
    surface: 'task_drawer',
    explicit: true,
    requestId: turn.newId(),
    aimed: [{ draft: next, task }],
    projects: [],
    said: [],
    clarification: {
      questionId: String(row.payload['questionId']),
      suggestionId: row.suggestion_id,
      answer: choice,
      answeredAt: turn.now,
    },
  });
  const [first] = kept;
  if (first === undefined) return nothing;
  markShown(turn, kept);
  if (first.row.type === 'ask_clarification') return askQuestion(turn, first.row, task);
  return { status: 'offered', surface: 'task_drawer', confirms: false, offers: [first.offer] };
}
