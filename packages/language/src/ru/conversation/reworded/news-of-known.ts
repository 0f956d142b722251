import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { type ConversationRequest, operationsOf } from '../conversation.ts';
import { describedGoes } from '../objects/described.ts';
import { IN_QUOTES, UNTIMED } from '../objects/described-phrases.ts';
import type { Reader } from '../words.ts';
import { eachTime } from './each-time.ts';
import { endOfBlock } from './end-of-block.ts';
import { notThen } from './not-then.ts';
import { otherSum } from './other-sum.ts';
import { asMoved, otherTime, type SaidTime } from './other-time.ts';
import { wishedOfPerson } from './wished-of-person.ts';

type News = (
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
) => ReadOperation | readonly ReadOperation[] | null;

/** Another time for what bears the name. */
const moved =
  (way: (said: string, thread: ThreadHints | null) => SaidTime | null): News =>
  (said, thread, ground) => {
    const meant = way(said, thread);
    return meant === null ? null : asMoved(meant, ground);
  };

/** What is told or corrected of what stands, in the order in which it is asked. */
const NEWS: readonly News[] = [
  endOfBlock,
  eachTime,
  moved(otherTime),
  moved(wishedOfPerson),
  otherSum,
  notThen,
  describedGoes,
];

/** News of what was spoken of here: it is changed, and nothing new is made of them. */
export const newsOfKnown: Reader = (words) => {
  const { said, thread, request, ground } = words;
  if (thread === null || thread.named === true || said.includes('\n')) return null;
  const known = withAskedToGo(thread, request);
  for (const news of NEWS) {
    const found = news(said, known, ground);
    if (found !== null) return operationsOf([found].flat(), true);
  }
  return ofUntimed(words);
};

/** "английский без времени перенеси на пятницу": what is ordered of the one that has no hour. */
const ofUntimed: Reader = ({ said, acts }) => {
  const found = UNTIMED.test(said) ? acts(said.replace(UNTIMED, ' ').trim()) : null;
  const isNamed = found?.every(({ mention }) => mention !== undefined) === true;
  if (found === null || !isNamed) return null;
  return operationsOf(
    found.map((one) => ({ ...one, untimed: true })),
    true,
  );
};

/**
 * While it is asked whether something is to be deleted, "и субботнюю тоже" is of its name as well: it counts as deleted
 * for those who look there for the name.
 */
function withAskedToGo(
  thread: ThreadHints,
  { pending_operation: asked }: ConversationRequest,
): ThreadHints {
  if (asked?.operation.type !== 'delete') return thread;
  const { title } = IN_QUOTES.exec(asked.question.clarifying_question)?.groups ?? {};
  const known = thread.candidates.find((each) => each.title === title);
  return known === undefined ? thread : { ...thread, deleted: [known, ...(thread.deleted ?? [])] };
}
