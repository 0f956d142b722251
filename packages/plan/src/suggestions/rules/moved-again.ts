import { questionPayload } from '../plan-questions.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.65;
const OFTEN = 3;

/** People have moved it three times within a month: something is in its way. */
export const movedAgain: FindInPlan = ({ tasks }) =>
  tasks
    .filter(({ movedTimes }) => movedTimes >= OFTEN)
    .map(({ task, movedTimes }) => ({
      type: 'ask_clarification',
      task: task.number,
      confidence: CONFIDENCE,
      data: { times: movedTimes },
      payload: questionPayload('moved-again'),
    }));
