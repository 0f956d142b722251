import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { HEADINGS } from '../../commands/reworded/said-around-phrases.ts';
import { readText } from '../../grammar.ts';
import { ofSeries } from '../acts/series-day.ts';
import { QUESTION } from '../acts/series-day-phrases.ts';
import { ALWAYS, SAID_FOR_GOOD } from '../acts/series-told-phrases.ts';
import { type Conversation, isAsking, operationsOf } from '../conversation.ts';
import type { Words } from '../words.ts';
import { BETWEEN_SERIES, HEADING_AHEAD } from './series-apart-phrases.ts';

type SaidOfSeveral = Pick<Words, 'said' | 'request' | 'thread' | 'ground'>;

/** Longer texts are stories. */
const CHARS_MAX = 200;
const PARTS_MAX = 6;

/**
 * "рая теперь в 18, а глеб в 19", "уроки: глеб во вторник отменяется, рая в среду в 20": of several that repeat each
 * part says something whole, and none of it is anything new. Null where one part does not.
 */
export const seriesApart = (words: SaidOfSeveral): Conversation | null => {
  const { said, request, thread } = words;
  if (thread === null || (thread.series ?? []).length < 2 || isAsking(request)) return null;
  if (said.length > CHARS_MAX || /\n/u.test(said) || QUESTION.test(said)) return null;
  if (request.source?.channel === 'telegram_edit') return null;
  const plain = withoutHeading(said.trim());
  for (const between of BETWEEN_SERIES) {
    const parts = plain.split(between).filter((part) => part.trim() !== '');
    const found =
      parts.length > 1 && parts.length <= PARTS_MAX ? eachOf(parts, words, thread) : null;
    if (found !== null) return operationsOf(found, false);
  }
  return null;
};

/** The same, of words that are not read yet. */
export const isOfSeveralSeries = ({ text, request, ground }: Spoken): boolean =>
  seriesApart({ said: text, request, thread: request.thread ?? null, ground }) !== null;

function withoutHeading(said: string): string {
  const { heading = '' } = HEADING_AHEAD.exec(said)?.groups ?? {};
  return HEADINGS.has(heading.toLowerCase()) ? said.replace(HEADING_AHEAD, '') : said;
}

function eachOf(
  parts: readonly string[],
  { ground }: SaidOfSeveral,
  thread: ThreadHints,
): readonly ReadOperation[] | null {
  const read = (part: string) => ofSeries(part, { read: readText(part), ground }, thread);
  const all: ReadOperation[] = [];
  let isForGood = false;
  for (const part of parts) {
    // "... теперь в 18, а глеб в 19": it is said for both
    const found = read(part) ?? (isForGood ? read(`${part} ${ALWAYS}`) : null);
    if (found === null) return null;
    all.push(...[found].flat());
    isForGood ||= SAID_FOR_GOOD.test(part);
  }
  const named = new Set(all.map(({ mention }) => mention));
  return named.size > 1 && !named.has(undefined) ? all : null;
}
