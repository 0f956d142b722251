import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { operationsOf } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { AND, CAME_AND_DID, MAY_HAVE_COME, NOT_DONE, TO_BOTH } from './came-and-did-phrases.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "мастер пришёл сделал, можно закрыть", where «мастер по холодильнику» stands: it is done. Where nothing orders to
 * tick it, it is asked about. Null where nothing is called so, or only that somebody came is told.
 */
export function cameAndDid(said: string, thread: ThreadHints | null): PlainOrder | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || !MAY_HAVE_COME.test(text)) return null;
  const { who, did, order } = CAME_AND_DID.exec(text)?.groups ?? {};
  if (who === undefined || (did ?? order) === undefined || NOT_DONE.test(text)) return null;
  const words = namingWords(who);
  if (readText(who).items.some(isFact)) return null;
  const [only, ...more] = knownAs(words, thread).filter(({ kind }) => kind === 'task');
  if (only === undefined || more.length > 0 || /[«»"]/u.test(only.title ?? '')) return null;
  return { order: doneOrder(only.title ?? ''), most: order === undefined ? GUESS : LIKELY };
}

/**
 * "договоры обоим отправил", of the one task that names both: all of it is done. Null where its title names but one, or
 * where several tasks bear the words.
 */
export const doneForBoth: Reader = ({ said, thread, acts }) => {
  if (thread === null || said.length > CHARS_MAX || !TO_BOTH.test(said)) return null;
  const plain = said.replace(TO_BOTH, '').trim();
  const [only, ...more] = plain === '' ? [] : (acts(plain) ?? []);
  if (only?.mention === undefined || more.length > 0 || !isDone(only)) return null;
  const [known, ...others] = knownAs(namingWords(only.mention), thread);
  const isOfBoth = others.length === 0 && AND.test(known?.title ?? '');
  return isOfBoth ? operationsOf([{ ...only, confidence: LIKELY }], false) : null;
};

const isDone = ({ operation }: ReadOperation): boolean =>
  operation.type === 'update_status' && operation.status === 'done';
