import type { InterpretResponse } from '@planerka/contracts';
import { SURE } from '../acts/made.ts';
import { asTasks, isAllToDo } from '../several/several-to-do.ts';
import { inProject } from './in-named-project.ts';
import { ADDED_TO_NEW, ADDING, LISTED_IN_NEW } from './project-phrases.ts';

/**
 * "создай проект Дача и добавь туда починить забор": the project, and in it what else is said. Null for
 * everything else; "проект Марафон: новый старт" has a colon in its name.
 */
export function readNewProject(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const said = text.trim();
  const added = ADDED_TO_NEW.exec(said);
  const [, name, rest] = added ?? LISTED_IN_NEW.exec(said) ?? [];
  const title = name?.replace(/^[«"](.*)[»"]$/su, '$1').trim();
  if (title === undefined || title === '' || rest === undefined) return null;
  if (added === null && !isAllToDo(rest)) return null;
  const read = readNew(asTasks(rest, ADDING));
  if (read.kind !== 'commands') return null;
  return {
    ...read,
    kind: 'operations',
    operations: [{ operation: { type: 'project_create', title }, confidence: SURE }],
    envelopes: inProject(read.envelopes, title),
  };
}
