import { writeEntityId } from '@planerka/contracts';
import { foldedTitle } from '../../objects/folded-title.ts';
import { questionPayload } from '../plan-questions.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.7;

/** An older open task bears the same title: is it the same task? Steps of tasks may be called alike. */
export const twin: FindInPlan = ({ tasks, alike }) => {
  const known = alike.filter(({ parent_id: parent }) => parent === null);
  return tasks.flatMap(({ task }) => {
    if (task.parent_id !== null) return [];
    const title = foldedTitle(task.title);
    const [oldest] = known
      .filter((other) => other.number < task.number && foldedTitle(other.title) === title)
      .sort((a, b) => a.number - b.number);
    if (title === '' || oldest === undefined) return [];
    return [
      {
        type: 'ask_clarification',
        task: task.number,
        confidence: CONFIDENCE,
        data: { other: writeEntityId({ kind: 'task', number: oldest.number }) },
        payload: questionPayload('twin'),
      },
    ];
  });
};
