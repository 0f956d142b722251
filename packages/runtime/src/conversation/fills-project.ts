import type { CreateOperation, JournalEntry } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { isJustNow } from './just-now.ts';

/** What the journal keeps of a task that was put where it was only pointed: "and one more" goes there, too. */
export const FILLING = { filling: true };

/** Was it put into a project by pointing there, or by going on from what was? */
export const isFilling = ({
  notes,
  entities,
}: Pick<CreateOperation, 'notes' | 'entities'>): boolean =>
  entities.project !== undefined && notes.some(({ code }) => code === 'FILLING');

/**
 * "и ещё ведущего найти" behind "создай проект Свадьба" and "добавь туда заказать торт": it goes there, too, where this
 * person made the project just now and put what they wrote last in there by pointing. Else it is as it was said.
 */
export async function fillingProject(
  turn: Turn,
  operation: CreateOperation,
): Promise<CreateOperation> {
  const { notes, entities, type } = operation;
  const [inView] = notes.flatMap((note) => (note.code === 'FILLING' ? (note.in_view ?? []) : []));
  if (inView === undefined || type !== 'task_create' || entities.project !== undefined)
    return operation;
  const id = await filledLast(turn);
  const shown = id === null ? null : await turn.byNumber('task', inView);
  const isInView = shown?.kind === 'task' && shown.row.project_id === id;
  const isNew = id !== null && isInView && (await isMadeJustNow(turn, id));
  const project = isNew ? await turn.object('project', id) : null;
  if (project?.kind !== 'project' || project.row.deleted_at !== null) return operation;
  return { ...operation, entities: { ...entities, project: project.row.title } };
}

/** The project of what this person wrote last, where they only pointed there. */
async function filledLast(turn: Turn): Promise<string | null> {
  const entries = await lastOf(turn);
  const isOfIt = entries.every(({ type, operation }) => isWritten(type, operation));
  const id = entries.map(({ after }) => after?.['project_id']).find((each) => each != null);
  return isOfIt && typeof id === 'string' ? id : null;
}

const isWritten = (type: JournalEntry['type'], operation: JournalEntry['operation']): boolean =>
  type === 'task_created' && operation?.['filling'] === true;

/** Is making it the last that this person did to it? */
async function isMadeJustNow(turn: Turn, id: string): Promise<boolean> {
  const entries = await lastOf(turn, id);
  return entries.some(
    ({ object_kind: kind, object_id: made, before }) =>
      kind === 'project' && made === id && before === null,
  );
}

/** What this person did last, or last to this project; nothing where that was not just now. */
async function lastOf(turn: Turn, projectId?: string): Promise<readonly JournalEntry[]> {
  const of = projectId === undefined ? undefined : [{ kind: 'project' as const, id: projectId }];
  const changeId = await turn.tx.lastUndoable(turn.context.actor.id, of);
  const entries = changeId === null ? [] : await turn.tx.entriesOf([changeId]);
  return entries.filter(({ action, at }) => action === 'do' && isJustNow(at, turn.now));
}
