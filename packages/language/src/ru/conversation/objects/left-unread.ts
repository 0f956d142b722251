import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { wordsOf } from '../lexicon.ts';
import {
  ABOUT,
  DATIVES,
  STANDS_ALONE,
  STANDS_ALONE_THERE,
  WHERE,
  WHICH,
} from './left-unread-phrases.ts';

/**
 * What was said and no operation took is not lost in silence: what was read of the rest is asked about. "по пятницам
 * теперь тренировка в семь", of what does not repeat, would else be moved to another hour of its one day; "не забирать
 * посылку до пятницы" would be a deadline. And of "серёга долг отдал" nobody knows who gave and who got it.
 */
export function withLeftUnread(
  items: readonly Item[],
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  const doubted = new Set<string>();
  if (isRepeatLeft(items, operations, thread)) doubted.add('reschedule');
  if (isDenialLeft(items)) doubted.add('set_due');
  if (isWhomAsDoer(items, thread)) doubted.add('update_status');
  if (doubted.size === 0) return operations;
  return operations.map((one) =>
    doubted.has(one.operation.type) ? { ...one, confidence: Math.min(one.confidence, GUESS) } : one,
  );
}

/** A repetition; of a series it only tells which one is meant. */
function isRepeatLeft(
  items: readonly Item[],
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): boolean {
  const isSaid = items.some((item) => factOf(item)?.kind === 'repeat');
  if (!isSaid || (thread?.series ?? []).length > 0) return false;
  return !operations.some(
    ({ operation }) =>
      operation.type === 'set_recurrence' ||
      ('scope' in operation && operation.scope !== undefined),
  );
}

/** That something is not to be done. */
const isDenialLeft = (items: readonly Item[]): boolean =>
  items.some(({ word }, at) => isInfinitive(word) && hasTag(items[at - 1], 'not'));

/** Is somebody told of as one does who did it, for whom it was to be done: "отдать долг Серёге"? */
function isWhomAsDoer(items: readonly Item[], thread: ThreadHints | null): boolean {
  // "серега сделано": whoever says so of a name means what is called so
  if (items.some(({ word }) => wordsOf('is-done')?.has(word) === true)) return false;
  const said = items.map(({ word }) => word).filter((word) => word.length >= NAME_MIN);
  return (thread?.candidates ?? []).some(({ title = '' }) => {
    const words = wordsIn(title);
    const titled = words.filter((_word, at) => !isPlaceAt(words, at));
    return said.some(
      (word) =>
        !words.includes(word) &&
        DATIVES.some(
          ([end, to]) =>
            word.endsWith(end) && titled.includes(word.slice(0, word.length - end.length) + to),
        ),
    );
  });
}
const NAME_MIN = 3;

/** "убраться на кухне", "в новой комнате": where it is to be done, which looks like to whom. */
function isPlaceAt(words: readonly string[], at: number): boolean {
  const [before = '', ahead = ''] = [words[at - 1], words[at - 2]];
  if (WHERE.has(before)) return true;
  const standsAlone =
    STANDS_ALONE.has(before) || (ABOUT.has(ahead) && STANDS_ALONE_THERE.has(before));
  return !standsAlone && WHICH.test(before) && WHERE.has(ahead);
}
