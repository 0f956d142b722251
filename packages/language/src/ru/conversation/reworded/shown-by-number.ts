import type { ThreadHints } from '@planerka/contracts';
import type { ReadText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { kindOfNoun } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { SHOW_BY_KIND, SHOW_THAT } from './shown-by-number-phrases.ts';

/** "TASK-042", "задача 42?": a number and nothing else asks to be shown; null for everything else. */
export function shownByNumber(said: string, read: ReadText): string | null {
  const { text, handles } = takeHandles(said, read);
  const [only, ...more] = handles;
  if (only === undefined || more.length > 0 || only.isBare) return null;
  const isAlone = wordsIn(text).every((word) => kindOfNoun(word) !== null);
  return isAlone ? `${SHOW_BY_KIND[only.kind]} ${only.number}` : null;
}

/** "покажи эту задачу", "покажи её": what is in view, else what was spoken of last; null for everything else. */
export function shownInView(said: string, thread: ThreadHints | null | undefined): string | null {
  const { block } = SHOW_THAT.exec(said.trim())?.groups ?? {};
  if (!SHOW_THAT.test(said.trim()) || thread == null) return null;
  const { default_task_id: task, default_timeblock_id: timeblock, candidates } = thread;
  const isFit = ({ kind }: { readonly kind: string }): boolean =>
    block === undefined ? kind !== 'project' : kind === 'timeblock';
  const last = candidates.find(isFit);
  if (block === undefined && task !== undefined) return `${SHOW_BY_KIND.task} ${task}`;
  if (timeblock !== undefined) return `${SHOW_BY_KIND.timeblock} ${timeblock}`;
  return last === undefined ? null : `${SHOW_BY_KIND[last.kind]} ${last.number}`;
}
