import {
  type AskedTask,
  readEntityId,
  type SuggestionDraft,
  type SuggestionMarks,
  type SuggestRequest,
} from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { ahead, ignore, observeTitle } from './observe-title.ts';
import { parseTime } from './parse-time.ts';
import type { KnownOfTitle } from './title-to-see.ts';

export interface SuggestZone {
  /** IANA zone of the workspace. */
  readonly timezone: string;
  /** Told the id of a rule that threw; the others go on. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

/** What the locale's rules suggest about the titles of tasks that exist, task by task. */
export function suggestAboutTasks(
  { tasks, now_iso: now, dayparts, projects }: SuggestRequest,
  { timezone, onFault = ignore }: SuggestZone,
  locale: Pick<Locale, 'readText' | 'isFinishing' | 'suggestAbout'>,
): SuggestionDraft[] {
  const ground = { now, timezone, dayparts, ...(projects === undefined ? {} : { projects }) };
  return tasks.flatMap((task) => {
    const known = knownOf(task);
    const drafts = observeTitle(task.title, { ...ground, known, onFault }, locale);
    return aboutTask(task, drafts);
  });
}

/**
 * What a model has marked in the words of the tasks, each suggestion by itself: one of a task or a
 * project that was not offered, or with a quote that the task does not hold, is left out.
 */
export function resolveSuggestionMarks(
  { suggestions }: SuggestionMarks,
  { tasks, now_iso: now, dayparts, projects }: SuggestRequest,
  { timezone, onFault = ignore }: SuggestZone,
  locale: Locale,
): SuggestionDraft[] {
  const readTime = (words: string) =>
    ahead(parseTime(words, { now, timezone, dayparts }, locale), { now, timezone });
  return suggestions.flatMap(({ target_id: id, project_id: projectId, ...marked }) => {
    const task = tasks.find((offered) => offered.id === id);
    if (task === undefined) return [];
    const title = {
      text: task.title.normalize('NFC'),
      known: knownOf(task),
      projects: projects ?? null,
      time: null,
      onFault,
    };
    const description = (task.description ?? '').normalize('NFC');
    const ground = { description, readTime };
    const draft = locale.quotes.suggestion({ ...marked, projectId }, title, ground);
    return draft === null ? [] : aboutTask(task, [draft]);
  });
}

function knownOf({ known = {}, description }: AskedTask): KnownOfTitle {
  const { priority = false, timed = false, project = false, someday = false } = known;
  const isDescribed = (description ?? '').trim() !== '';
  return { priority, timed, project, someday, description: isDescribed };
}

function aboutTask({ id }: AskedTask, drafts: readonly SuggestionDraft[]): SuggestionDraft[] {
  const number = readEntityId(id)?.number;
  return number === undefined ? [] : drafts.map((draft) => ({ ...draft, task: number }));
}
