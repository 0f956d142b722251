import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { GUESS } from '../acts/made.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { placeOf } from '../objects/ordinal.ts';
import {
  into,
  JUDGED,
  NAME_AND_ANOTHER,
  NAME_AND_ORDER,
  NO_NEW_NAME,
  rowInto,
} from './name-and-more-phrases.ts';

/** What other words do to objects; null where they do anything else besides. */
type Acts = (said: string) => readonly ReadOperation[] | null;

/**
 * A new name is never what a person says of it ("первая называется не так", "назови попонятнее": then it is asked
 * for), and what is ordered behind it is no part of it: "вторую назови звонок Жанне и поставь на пятницу", "обои в
 * клей, а рис в пшено". What is in quotes is a name, whatever it says.
 */
export function nameAndMore(
  operations: readonly ReadOperation[],
  said: string,
  { thread, acts }: { readonly thread: ThreadHints | null; readonly acts: Acts },
): readonly ReadOperation[] {
  const isPlain = !operations.some(({ operation }) => operation.type === 'rename');
  if (isPlain || /["«“„]/u.test(said)) return operations;
  return operations.flatMap((one) => eachPart(one, said, { thread, acts }));
}

function eachPart(
  one: ReadOperation,
  said: string,
  { thread, acts }: { readonly thread: ThreadHints | null; readonly acts: Acts },
) {
  const { operation } = one;
  if (operation.type !== 'rename' || operation.title === undefined) return [one];
  const { title, ...unnamed } = operation;
  const isJudged = JUDGED.test(title) && !said.toLowerCase().includes(into(title));
  if (isJudged || NO_NEW_NAME.test(title)) return [{ ...one, operation: unnamed }];
  return withOrder(one, title, acts) ?? withAnother(one, title, { thread, acts }) ?? [one];
}

/** "звонок Жанне и поставь на пятницу": two orders of the same; asked about where the second is not understood. */
function withOrder(one: ReadOperation, title: string, acts: Acts): ReadOperation[] | null {
  const { name, more } = NAME_AND_ORDER.exec(title)?.groups ?? {};
  if (name === undefined || more === undefined) return null;
  const found = acts(more);
  const isOfSame = found?.every(({ mention, ordinal, bulk, set }) =>
    [mention, ordinal, bulk, set].every((each) => each === undefined),
  );
  if (found === null || found.length === 0 || isOfSame !== true) {
    return [{ ...one, confidence: Math.min(one.confidence, GUESS) }];
  }
  return [named(one, name), ...found.map((other) => ({ ...other, same: true as const }))];
}

/** "клей, а вторую в пшено", "клей и рис в пшено": another row, or another one of a name that is known here. */
function withAnother(
  one: ReadOperation,
  title: string,
  { thread, acts }: { readonly thread: ThreadHints | null; readonly acts: Acts },
): ReadOperation[] | null {
  const { name, which = '', next = '' } = NAME_AND_ANOTHER.exec(title)?.groups ?? {};
  if (name === undefined) return null;
  const isRow = placeOf(which.toLowerCase()) !== null;
  if (!isRow && knownAs(namingWords(which), thread).length !== 1) return null;
  const [other, ...others] = acts(rowInto(which, next)) ?? [];
  if (other?.operation.type !== 'rename' || others.length > 0) {
    return [{ ...one, confidence: Math.min(one.confidence, GUESS) }];
  }
  return [named(one, name), other];
}

const named = (one: ReadOperation, title: string): ReadOperation => ({
  ...one,
  operation: { ...one.operation, title: title.trim() } as ReadOperation['operation'],
});
