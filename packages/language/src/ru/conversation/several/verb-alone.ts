import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { SENT, TO_GIVE } from '../reworded/got-phrases.ts';

/**
 * "серега тоже сделано позвонил" of "позвонить сереге": a verb alone behind what was named tells the same once more, where the
 * title that was named has that verb. Where it has another, whether something else is meant is asked.
 */
export function withoutVerbAlone(
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): ReadOperation[] {
  const kept: ReadOperation[] = [];
  for (const read of operations) {
    const last = kept.at(-1);
    if (last === undefined || !isVerbAlone(read) || !isSameAct(read, last)) kept.push(read);
    else if (isHandedOn(read)) continue;
    else if (isOfNamed(read, last, thread)) {
      const { did } = read;
      kept.splice(-1, 1, did === undefined ? last : { did, ...last });
    } else kept.push({ ...read, confidence: Math.min(read.confidence, GUESS) });
  }
  return kept;
}

/** "позвонил", of which nothing is named but the verb. */
export const isVerbAlone = ({ did, mention }: ReadOperation): boolean =>
  did !== undefined && mention !== undefined && isInfinitive(mention) && isSameWord(mention, did);

const isSameAct = ({ operation }: ReadOperation, last: ReadOperation): boolean =>
  operation.type === 'update_status' &&
  last.operation.type === 'update_status' &&
  operation.status === last.operation.status;

/** "лого доделал, отправил": what was made goes to somebody, which is no other thing that was to be sent. */
const isHandedOn = ({ did = '' }: ReadOperation): boolean => TO_GIVE.test(did) || SENT.test(did);

/** Has a title that bears the name the verb? */
function isOfNamed(
  { mention: verb = '' }: ReadOperation,
  { mention: name = '' }: ReadOperation,
  thread: ThreadHints | null,
): boolean {
  const names = wordsIn(name);
  const borne = (thread?.candidates ?? [])
    .map(({ title = '' }) => wordsIn(title))
    .filter((title) => names.some((each) => title.some((word) => isSameName(word, each))));
  return borne.some((title) => title.includes(verb));
}
