import type { InterpretResponse } from '@planerka/contracts';
import { SURE } from '../acts/made.ts';
import { asTasks, isAllToDo } from '../several/several-to-do.ts';
import { filling } from './filling.ts';
import { inProject } from './in-named-project.ts';
import { ADDING_TASK } from './into-shown-phrases.ts';
import {
  ADDED_TO_NEW,
  ADDING,
  LISTED_IN_NEW,
  TASK_OF_NEW,
  TO_DO_IN_NEW,
} from './project-phrases.ts';

/**
 * "создай проект Дача и добавь туда починить забор": the project, and in it what else is said. Null for
 * everything else; "проект Марафон: новый старт" has a colon in its name.
 */
export function readNewProject(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const said = text.trim();
  const added = [ADDED_TO_NEW, ...TASK_OF_NEW].map((way) => way.exec(said)).find(Boolean) ?? null;
  const [, name, rest] = added ?? LISTED_IN_NEW.exec(said) ?? TO_DO_IN_NEW.exec(said) ?? [];
  const title = name?.replace(/^[«"](.*)[»"]$/su, '$1').trim();
  if (title === undefined || title === '' || rest === undefined) return null;
  if (added === null && !isAllToDo(rest)) return null;
  // "снять зал", "поставить палатку": what is to be done, whatever else such verbs order
  const read = readNew(asTasks(rest, isAllToDo(rest) ? ADDING_TASK.trim() : ADDING));
  if (read.kind !== 'commands') return null;
  return filling(
    {
      ...read,
      kind: 'operations',
      operations: [{ operation: { type: 'project_create', title }, confidence: SURE }],
      envelopes: inProject(read.envelopes, title),
    },
    { by: 'pointed' },
  );
}
