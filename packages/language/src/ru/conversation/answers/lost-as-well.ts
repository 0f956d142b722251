import type { PendingOperationQuestion, QuestionCode, ThreadHints } from '@planerka/contracts';
import { takesAway } from '../acts/takes-away.ts';
import { choiceByWords, isSameWord, wordsIn } from './choice-by-words.ts';
import { DELETES, GIVES_UP, LOST_AS_WELL } from './lost-as-well-phrases.ts';

/** Questions that name what would be lost. */
const NAMES_IT: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'BULK']);

/**
 * "да, и окна тоже" to «Удалить «хлеб»?»: the plain order to lose that as well, of one object that is shown and is
 * not asked about yet. It is asked about together with the first, so that a "да" ahead loses nothing that was not
 * named. Null for everything else.
 */
export function lostAsWell(
  text: string,
  { operation, question }: PendingOperationQuestion,
  thread: ThreadHints | null,
): string | null {
  if (!NAMES_IT.has(question.code) || !takesAway(operation) || thread === null) return null;
  const name = LOST_AS_WELL.exec(text.trim())?.groups?.['name'];
  if (name === undefined) return null;
  const asked = wordsIn(question.clarifying_question);
  if (wordsIn(name).some((word) => asked.some((each) => isSameWord(each, word)))) return null;
  const shown = thread.candidates.map(({ kind, number, title = '' }) => ({
    id: `${kind}:${number}`,
    label: title,
  }));
  if (choiceByWords(name, shown) === null) return null;
  return operation.type === 'delete' ? DELETES(name) : GIVES_UP(name);
}
