import { writeEntityId } from '@planerka/contracts';
import { daypartOfTag, observeTitle } from '@planerka/language';
import { say } from '@planerka/plan';
import type { Suggesting } from '@planerka/runtime';
import { knownOfTask } from '@planerka/talk';
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
        known: knownOfTask(task),
        projects: projects.map(({ number, title }) => ({
          id: writeEntityId({ kind: 'plan', number }),
          name: title,
        })),
        onFault,
      }),
    onFault,
  };
}
