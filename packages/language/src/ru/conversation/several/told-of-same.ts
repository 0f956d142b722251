import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isCalled, thingsOfTitle } from '../objects/things-of-title.ts';

/**
 * "купил грунтовку и клей отметь" of "купить грунтовку и клей": what is told as done of things of one title is told of it
 * once, where nothing else is listed there.
 */
export function toldOfSame(
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  const mentions = operations.flatMap(({ mention }) => mention ?? []);
  const closed = closedTwice(operations, mentions, thread);
  if (closed !== null) return [closed];
  const isDone = operations.every(
    ({ operation }) => operation.type === 'update_status' && operation.status === 'done',
  );
  const [first] = operations;
  if (first === undefined || operations.length < 2 || !isDone) return operations;
  if (mentions.length < operations.length) return operations;
  const each = mentions.map((mention) => bearersOf(mention, thread));
  const [one] = each[0] ?? [];
  const isOne = each.every((bearers) => bearers.length === 1 && bearers[0] === one);
  if (one === undefined || !isOne || !namesAll(mentions, one)) return operations;
  const { did: _verb, ...whole } = first;
  return [{ ...whole, mention: one.title ?? '', confidence: LIKELY }];
}

/**
 * "Смирнова уже заплатила, счёт не нужен" of «взять счёт у Смирновой»: done and not needed, which is one end of one task
 * and one question, as it was said last. Null where each is said of another.
 */
function closedTwice(
  operations: readonly ReadOperation[],
  mentions: readonly string[],
  thread: ThreadHints | null,
): ReadOperation | null {
  const [first, last, ...more] = operations;
  if (first === undefined || last === undefined || more.length > 0 || mentions.length < 2)
    return null;
  const [before, after] = [first.operation, last.operation];
  if (before.type !== 'update_status' || after.type !== 'update_status') return null;
  const isClosed = [before, after].every(({ status }) => CLOSING.has(status));
  if (!isClosed || before.status === after.status) return null;
  const [one, ...others] = new Set(mentions.flatMap((mention) => bearersOf(mention, thread)));
  const isNamed = mentions.every((mention) => bearersOf(mention, thread).length === 1);
  if (one === undefined || others.length > 0 || !isNamed) return null;
  // "книги отвёз, диски не нужны": of a part that is done the whole is asked about as done
  const told = namesAll(mentions, one) && before.status === DONE ? first : last;
  const { did: _verb, ...whole } = told;
  return { ...whole, mention: one.title ?? '', confidence: GUESS };
}
const DONE = 'done';
const CLOSING: ReadonlySet<string> = new Set([DONE, 'cancelled']);

const bearersOf = (mention: string, thread: ThreadHints | null): readonly ObjectHandle[] =>
  (thread?.candidates ?? []).filter(
    ({ kind, title = '' }) =>
      kind === 'task' &&
      wordsIn(mention).every((word) => wordsIn(title).some((each) => isSameName(each, word))),
  );

function namesAll(mentions: readonly string[], { title = '' }: ObjectHandle): boolean {
  const words = mentions.flatMap(wordsIn);
  const things = thingsOfTitle(title)?.things ?? [];
  return things.length > 1 && things.every((thing) => words.some((word) => isCalled(thing, word)));
}
