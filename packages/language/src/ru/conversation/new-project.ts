import type { InterpretResponse } from '@planerka/contracts';
import { inProject } from './in-named-project.ts';
import { SURE } from './made.ts';
import { asTasks, isAllToDo } from './several-to-do.ts';

const MADE =
  '(?:(?:создай|создайте|заведи|заведите|сделай|добавь)\\s+(?:новый\\s+)?|новый\\s+)проект\\s+';
/** A name is short, and no mark stands in it unless it is in quotes. */
const NAME = '(«[^»]{1,80}»|"[^"]{1,80}"|[^,:;.\\n]{1,80}?)';
const THERE = '(?:туда(?:\\s+же)?|в него|в неё|в нее|в нём|в нем|в этот проект)';
const ADD = '(?:добавь|добавьте|запиши|запишите|внеси|впиши|положи|закинь|создай|занеси|сохрани)';

/** "... и добавь туда ...": whatever follows goes into it. */
const ADDED = new RegExp(
  `^${MADE}${NAME}[\\s,.]+(?:и\\s+)?${ADD}\\s+${THERE}\\s*[:,]?\\s+(.+)$`,
  'isu',
);
/** "... , в него ...", "... с задачами ...", "...: посадить яблони, купить лейку": what is to be done. */
const LISTED = new RegExp(
  `^${MADE}${NAME}(?:\\s*,\\s*(?:а\\s+)?${THERE}\\s*:?|\\s+с\\s+задачами\\s*:?|\\s*:)\\s+(.+)$`,
  'isu',
);

/**
 * "создай проект Дача и добавь туда починить забор": the project, and in it what else is said. Null for
 * everything else; "проект Марафон: новый старт" has a colon in its name.
 */
export function readNewProject(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const said = text.trim();
  const added = ADDED.exec(said);
  const [, name, rest] = added ?? LISTED.exec(said) ?? [];
  const title = name?.replace(/^[«"](.*)[»"]$/su, '$1').trim();
  if (title === undefined || title === '' || rest === undefined) return null;
  if (added === null && !isAllToDo(rest)) return null;
  const read = readNew(asTasks(rest, 'добавь'));
  if (read.kind !== 'commands') return null;
  return {
    ...read,
    kind: 'operations',
    operations: [{ operation: { type: 'project_create', title }, confidence: SURE }],
    envelopes: inProject(read.envelopes, title),
  };
}
