import type { InterpretRequest, Query, ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, isTitleAsked } from '../conversation.ts';
import { THERE_ASKED } from './asked-there-phrases.ts';
import { areAll, hasAny } from './plain-words.ts';

type Part = NonNullable<Extract<Query, { type: 'tasks' }>['whole_of']>;

/**
 * "что там осталось сделать?" right behind parts of a task or tasks of a project, "что в нём сейчас?" behind a project:
 * what the plan has of the whole. Null where nothing is in view, and where "там" are days that were told of.
 */
export function askedThere({
  text,
  thread,
  asked,
  ...rest
}: Pick<
  InterpretRequest,
  'text' | 'thread' | 'asked' | 'pending' | 'pending_operation'
>): Query | null {
  const { asks, there, within, within_of: into, named, own, left, beside } = THERE_ASKED;
  const words = wordsIn(fold(text));
  if (!hasAny(words, asks) || !areAll(words, asks, there, within, into, left, beside)) return null;
  const isWithin = words.some((word, at) => within.has(word) && into.has(words[at - 1] ?? ''));
  if (!(hasAny(words, there) || isWithin)) return null;
  if (isAsking(rest) && (isTitleAsked(rest) || !text.trim().endsWith('?'))) return null;
  if (asked?.type === 'projects' && asked.mention !== undefined) return asked;
  if (asked !== undefined && 'window' in asked && asked.window !== undefined) return null;
  const isLeft = hasAny(words, left);
  if (!isLeft && hasAny(words, own)) return null;
  return ofWhole(thread, { isLeft, isOfProject: hasAny(words, named) });
}

/** What was written last stands for the whole: the plan knows whether it is a part of a task or of a project. */
function ofWhole(
  thread: ThreadHints | undefined,
  { isLeft, isOfProject }: { readonly isLeft: boolean; readonly isOfProject: boolean },
): Query | null {
  const project = thread?.candidates.find(({ kind }) => kind === 'project');
  const part = partInView(thread);
  if (isOfProject || part?.kind === 'project')
    return inProject(thread, part?.kind === 'project' ? part.number : project?.number);
  if (part === undefined) return null;
  const { kind, number } = part;
  return isLeft || project !== undefined ? { type: 'tasks', whole_of: { kind, number } } : null;
}

function inProject(thread: ThreadHints | undefined, number: number | undefined): Query | null {
  const title = thread?.candidates.find(
    (each) => each.kind === 'project' && each.number === number,
  )?.title;
  return title === undefined ? null : { type: 'projects', mention: title.slice(0, 120) };
}

/** What is in view, or the first of what was written last. */
function partInView(thread: ThreadHints | undefined): Part | undefined {
  if (thread === undefined) return undefined;
  const { room, default_project_id: project, default_task_id: task } = thread;
  if (room.kind === 'workroom') return room.object;
  if (project !== undefined) return { kind: 'project', number: project };
  if (task !== undefined) return { kind: 'task', number: task };
  const [first] = (thread.listed_count ?? 0) > 0 ? thread.candidates : [];
  return first;
}
