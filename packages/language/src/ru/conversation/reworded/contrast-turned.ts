import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import type { Reader } from '../words.ts';
import { notWrongButRight, RIGHT_NOT_WRONG } from './contrast-turned-phrases.ts';

/**
 * "с Тамарой, не с Таней", of what is in view and has the wrong words in its name: it is renamed, as by "не с Таней, а с
 * Тамарой". Null where nothing in view has them, and for times and verbs.
 */
export const contrastTurned: Reader = ({ said, thread, again }) => {
  const { right, wrong } = RIGHT_NOT_WRONG.exec(said.trim())?.groups ?? {};
  if (right === undefined || wrong === undefined || !isPlainName(right) || !isPlainName(wrong)) {
    return null;
  }
  if (wordsIn(right).length !== wordsIn(wrong).length || !isInView(wrong, thread)) return null;
  const found = again(notWrongButRight(wrong, right));
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  return found.operations.every(({ operation }) => operation.type === 'rename') ? found : null;
};

const isPlainName = (words: string): boolean =>
  readText(words).items.every((item) => !isFact(item) && !isInfinitive(item.word));

/** Does the title of what is in view hold all of these very words? */
function isInView(words: string, thread: ThreadHints | null): boolean {
  const { default_task_id: task, default_timeblock_id: block, candidates = [] } = thread ?? {};
  const seen = candidates.filter(
    ({ kind, number }) =>
      (kind === 'task' && number === task) || (kind === 'timeblock' && number === block),
  );
  return seen.some(({ title = '' }) => {
    const titled = wordsIn(title);
    return wordsIn(words).every((word) => titled.includes(word));
  });
}
