import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt } from '../conversation.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import type { Reader } from '../words.ts';
import {
  BY_THE_WAY,
  HOW_IT_IS,
  NOT_ALL,
  OF_THEM,
  OF_TODAY,
  SIGHS,
  TALK_BEGINS,
} from './done-then-talk-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { isToDo } from './told-by-others.ts';
import { tellsDone } from './told-done.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;
const TALK_WORDS_MAX = 6;

const isDone = ({ operation, mention }: ReadOperation): boolean =>
  operation.type === 'update_status' && operation.status === 'done' && mention !== undefined;

/**
 * "шкаф собрали всё мастерская на сегодня закрыта": one thing told as done, and talk behind it in which nothing more
 * is done or ordered. Where the talk names something else that stands, it is asked about first.
 */
export const doneThenTalk: Reader = ({ said, thread, acts }) => {
  if (thread === null || said.length > CHARS_MAX || /[:;?\n]/u.test(said)) return null;
  const verb = readText(said).items.find((item) => tellsDone(item) && item.from > 0);
  const tail =
    verb === undefined
      ? ''
      : said
          .slice(verb.to)
          .replace(/^[\s,.!)–—-]+/u, '')
          .replace(SIGHS, '');
  if (
    verb === undefined ||
    !(isTalk(tail) || OF_THEM.test(tail) || isHowItIs(tail) || isByTheWay(tail, verb.word, thread))
  )
    return null;
  const told = said.slice(0, verb.to);
  const found = acts(told);
  if (found?.length !== 1 || !found.every(isDone)) return null;
  const meant = bearersOf(tellingWords(told.slice(0, verb.from)), thread);
  const others = tellingWords(tail).flatMap((word) => bearersOf([word], thread));
  const isOther = others.some((one) => !meant.includes(one));
  const done = { kind: 'operations', operations: found, rest: [], isAddressed: false } as const;
  return isOther ? cappedAt(GUESS, done) : done;
};

function isTalk(tail: string): boolean {
  if (!TALK_BEGINS.test(tail) || NOT_ALL.test(tail)) return false;
  const words = readText(tail.replace(OF_TODAY, '').trim()).items;
  if (words.length > TALK_WORDS_MAX || words.some((item) => isFact(item) || isToDo(item)))
    return false;
  // "всё документы подписал": another thing that is done
  return !words.slice(1).some(({ word }) => isPast(word));
}

/** Does it tell no more than how the thing is now? */
function isHowItIs(tail: string): boolean {
  if (!HOW_IT_IS.test(tail) || NOT_ALL.test(tail)) return false;
  return !readText(tail).items.some(
    (item) => isFact(item) || isToDo(item) || isInfinitive(item.word) || isPast(item.word),
  );
}

/** Is what is told behind it another thing that was done, and nothing else? */
function isByTheWay(tail: string, first: string, thread: ThreadHints): boolean {
  const { what } = BY_THE_WAY.exec(tail)?.groups ?? {};
  if (what === undefined || NOT_ALL.test(what)) return false;
  const { items } = readText(what);
  const [told, ...more] = items.filter(tellsDone);
  if (told === undefined || more.length > 0) return false;
  if (items.some((item) => isFact(item) || isToDo(item))) return false;
  // "заодно и купила новые", where something stands that is to be bought
  return !thread.candidates.some(({ title = '' }) => {
    const verbs = wordsIn(title).filter(isInfinitive);
    const isDoneBy = (past: string): boolean => verbs.some((verb) => isDoingOf(past, verb));
    return isDoneBy(told.word) && !isDoneBy(first);
  });
}
