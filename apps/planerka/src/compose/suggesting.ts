import { writeEntityId } from '@planerka/contracts';
import { daypartOfTag, observeTitle } from '@planerka/language';
import { say, SOMEDAY, type Task } from '@planerka/plan';
import type { Suggesting } from '@planerka/runtime';
import { draftInWords, render } from '@planerka/texts';

/** What suggestions are made with: the rules over titles of this process, the words of `texts`. */
export function createSuggesting(onFault: Suggesting['onFault']): Suggesting {
  return {
    inWords: draftInWords,
    worthInWords: (worth, day, frame) => render(say('day_plan_worth', { worth, day }), frame),
    daypartOfTag,
    observe: (task, { now, zone, projects }) =>
      observeTitle(task.title, {
        now,
        timezone: zone,
        known: knownOf(task),
        projects: projects.map(({ number, title }) => ({
          id: writeEntityId({ kind: 'plan', number }),
          name: title,
        })),
        onFault,
      }),
    onFault,
  };
}

/** What the task has already is not suggested again. */
function knownOf(task: Task) {
  const { planned_on, planned_at, due_on, due_at, recurrence_rule } = task;
  return {
    priority: task.priority !== null,
    timed: [planned_on, planned_at, due_on, due_at, recurrence_rule].some((each) => each !== null),
    project: task.project_id !== null || task.project_name !== null,
    description: task.description !== null,
    someday: task.category === SOMEDAY,
  };
}
