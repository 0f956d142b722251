import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { GUESS } from './made.ts';
import {
  ALL_TIMES_OF,
  DELETE,
  NO_MORE,
  POINTED_AT,
  TAKES_AWAY,
  TOLD_AND_ALL,
  WHOLLY,
} from './series-over-phrases.ts';

type Read = readonly ReadOperation[];

/**
 * "удали йогу целиком, все занятия", "больше никаких планёрок": the whole of a series that was spoken of here,
 * which is asked about before it goes. Null for everything else.
 */
export function seriesOver(
  said: string,
  thread: ThreadHints | null,
  readAlone: (words: string) => Read | null,
): Read | null {
  const text = said.trim().replace(/[.!]+$/u, '');
  const name = over(text);
  if (name !== null) return isKnown(name, thread) ? [whole(name)] : null;
  if (!TAKES_AWAY.test(text)) return null;
  const { verb, name: ahead } = ALL_TIMES_OF.exec(text)?.groups ?? {};
  const plain = verb === undefined ? text.replace(WHOLLY, '') : `${verb} ${ahead ?? ''}`;
  if (plain === text) return null;
  const order = plain.replace(TAKES_AWAY, (found) => `${/^\s/u.test(found) ? ' ' : ''}${DELETE}`);
  const [only, ...more] = readAlone(order) ?? [];
  if (only?.operation.type !== 'delete' || more.length > 0) return null;
  const { mention, set, bulk, names } = only;
  if ((set ?? bulk ?? names) !== undefined) return null;
  // "все занятия йогой" says that it is a series, "удали его целиком" is said of what is in view
  const isMeant =
    mention === undefined ? POINTED_AT.test(plain) : verb !== undefined || isKnown(mention, thread);
  return isMeant ? [whole(mention)] : null;
}

/** The name of what is told to be over. */
function over(text: string): string | null {
  for (const pattern of [...NO_MORE, ...TOLD_AND_ALL]) {
    const name = pattern.exec(text)?.groups?.['name'];
    if (name !== undefined) return name;
  }
  return null;
}

const isKnown = (name: string, thread: ThreadHints | null): boolean =>
  isSpokenOfIn(readText(name).items, thread);

const whole = (mention: string | undefined): ReadOperation => ({
  operation: { type: 'delete', scope: 'all' },
  confidence: GUESS,
  ...(mention === undefined ? {} : { mention }),
});
