import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking } from '../conversation.ts';
import type { Reader } from '../words.ts';
import {
  CORRECTED_LAST,
  exactly,
  IS_NOT_BUT_IS,
  NAMES_NONE,
  NOT_THEM_BUT,
  notWrongButRight,
  RIGHT_NOT_WRONG,
} from './contrast-turned-phrases.ts';

/**
 * "с Тамарой, не с Таней", of what is in view and has the wrong words in its name: it is renamed, as by "не с Таней, а с
 * Тамарой". Null where nothing in view has them, and for times and verbs.
 */
export const contrastTurned: Reader = ({ said, request, thread, again }) => {
  const order = contrastIn(said.trim(), thread) ?? (isAsking(request) ? null : anewIn(said.trim()));
  const found = order === null ? null : again(order);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  return found.operations.every(({ operation }) => operation.type === 'rename') ? found : null;
};

function contrastIn(said: string, thread: ThreadHints | null): string | null {
  const turned = RIGHT_NOT_WRONG.exec(said)?.groups;
  const { right, wrong, joint = ',' } = turned ?? IS_NOT_BUT_IS.exec(said)?.groups ?? {};
  if (right === undefined || wrong === undefined || !isPlainName(right) || !isPlainName(wrong)) {
    return null;
  }
  const [meant, denied] = [wordsIn(right), wordsIn(wrong)];
  const isPair = meant.length === denied.length && isInView(wrong, thread);
  // "нужен не хлеб": only a comma, "а" or the same preposition sets one against the other
  const isContrast = joint.trim() !== '' || (meant.length > 1 && meant[0] === denied[0]);
  return isPair && isContrast ? notWrongButRight(wrong, right) : null;
}

/** "не с ним, а с Дамиром", "с Дамиром то есть": only what is right is named. */
function anewIn(said: string): string | null {
  const { right, pointed } = NOT_THEM_BUT.exec(said)?.groups ?? {};
  const isAlike = pointed === undefined || wordsIn(right ?? '')[0] === pointed.toLowerCase();
  const anew = right !== undefined && isAlike ? right : CORRECTED_LAST.exec(said)?.groups?.right;
  return anew !== undefined && isPlainName(anew) ? exactly(anew) : null;
}

const isPlainName = (words: string): boolean =>
  readText(words).items.every((item) => !isFact(item) && !isInfinitive(item.word)) &&
  !wordsIn(words).some((word) => NAMES_NONE.has(word));

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
