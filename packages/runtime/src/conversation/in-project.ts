import { type AnyOperation, isCreate, say, type Target, wordsIn } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Asking } from './ask.ts';
import { bearing, candidatesNamed } from './candidates.ts';
import type { Pursued } from './pursued.ts';
import { yesOrNo } from './yes-or-no.ts';

/** The operation in its project; `asking`: which project is meant, where that is not clear. */
export interface Placed {
  readonly pursued: Pursued;
  readonly asking: Asking | null;
}

/**
 * A project that is named is one that exists: its number takes the place of the name. One that does
 * not exist is asked about before anything is written. What is made in an opened project goes into it.
 */
export async function inProject(turn: Turn, pursued: Pursued): Promise<Placed> {
  const made = await madeMeanwhile(turn, pursued.operation);
  if (made !== null) return { pursued: { ...pursued, operation: made }, asking: null };
  const { operation } = pursued;
  const settled: Placed = { pursued, asking: null };
  const words = projectSaid(operation);
  if (words === null) return { pursued: await inOpened(turn, pursued), asking: null };
  const found = await projectsNamed(turn, words);
  const [only, ...others] = found;
  if (only && others.length === 0) {
    return { pursued: { ...pursued, operation: intoNumber(operation, only) }, asking: null };
  }
  if (!isCreate(operation) || only) return settled;
  const question = say('no_such_project', { words });
  return { pursued, asking: { code: 'PROJECT', question, choices: yesOrNo() } };
}

/**
 * The open project that is called as the one that is to be made: a second one of its name nobody could tell
 * from it.
 */
export async function sameProject(turn: Turn, operation: AnyOperation): Promise<Target | null> {
  if (isCreate(operation) || operation.type !== 'project_create') return null;
  return operation.title === undefined ? null : await projectCalled(turn, operation.title);
}

async function projectCalled(turn: Turn, title: string): Promise<Target | null> {
  const found = await projectsNamed(turn, title);
  return found.find(({ row }) => folded(row.title ?? '') === folded(title)) ?? null;
}

/** A project that was to be made anew and is there by now, as when it was made while it was asked about. */
async function madeMeanwhile(turn: Turn, operation: AnyOperation): Promise<AnyOperation | null> {
  if (!isCreate(operation) || operation.new_project === undefined) return null;
  const { new_project: title, ...rest } = operation;
  const known = await projectCalled(turn, title);
  return known === null ? null : intoNumber(rest, known);
}

/** The name of a project that is still to be found. */
function projectSaid(operation: AnyOperation): string | null {
  if (isCreate(operation)) {
    const isSettled = operation.project !== undefined || operation.new_project !== undefined;
    return operation.type === 'task_create' && !isSettled
      ? (operation.entities.project ?? null)
      : null;
  }
  if (operation.type !== 'move_to_project' || operation.project !== undefined) return null;
  return operation.project_title ?? null;
}

function intoNumber(operation: AnyOperation, { row }: Target): AnyOperation {
  if (isCreate(operation)) return { ...operation, project: row.number };
  if (operation.type !== 'move_to_project') return operation;
  const { project_title: _said, ...rest } = operation;
  return { ...rest, project: row.number };
}

/** What this very call has made by this name; else those with exactly it; else those that bear all its words. */
export async function projectsNamed(turn: Turn, words: string): Promise<readonly Target[]> {
  const made = turn.madeProjects().filter(({ row }) => folded(row.title ?? '') === folded(words));
  if (made.length > 0) return made;
  const search = { kinds: ['project'], states: ['open'], fits: () => true } as const;
  const found = await candidatesNamed(turn, words, search);
  if (found === null || found.match !== 'all') return [];
  const same = found.targets.filter(({ row }) => folded(row.title ?? '') === folded(words));
  return same.length > 0
    ? same
    : await bearing(turn, words, { among: found.targets, match: 'all' });
}

const folded = (text: string): string => wordsIn(text).join(' ');

/** A task that is made while a project is open. */
async function inOpened(turn: Turn, pursued: Pursued): Promise<Pursued> {
  const { operation } = pursued;
  const id = turn.room?.project_id ?? null;
  const isPlain =
    isCreate(operation) &&
    operation.type === 'task_create' &&
    operation.project === undefined &&
    operation.new_project === undefined &&
    !pursued.accepted.includes('PROJECT');
  if (id === null || !isPlain) return pursued;
  const project = await turn.object('project', id);
  if (project?.kind !== 'project' || project.row.deleted_at !== null) return pursued;
  return { ...pursued, operation: { ...operation, project: project.row.number } };
}
