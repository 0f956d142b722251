import type { Reminded } from './reminder-crowd.ts';

/** What a line of messages comes to that go out as fast as a limit lets them, and not a moment sooner than due. */
export interface Drain {
  /** So many in a second, over all chats. */
  readonly perSecond: number;
  /** Reminders that are told in one message: those of the same name. */
  readonly messageOf: (reminded: Reminded) => string;
}

interface Message {
  /** When the first of its reminders is. */
  dueAt: number;
  readonly heardAt: number;
  readonly all: Reminded[];
}

/** By when they are due; of those due together as they came, for the limit has no order of its own. */
const inOrder = (a: Message, b: Message): number => a.dueAt - b.dueAt || a.heardAt - b.heardAt;

function messagesOf(reminded: readonly Reminded[], { messageOf }: Drain): Message[] {
  const messages = new Map<string, Message>();
  for (const each of reminded) {
    const known = messages.get(messageOf(each));
    if (known) {
      known.all.push(each);
      known.dueAt = Math.min(known.dueAt, each.dueAt);
    } else {
      const { dueAt, heardAt } = each;
      messages.set(messageOf(each), { dueAt, heardAt: heardAt[0] ?? Infinity, all: [each] });
    }
  }
  return [...messages.values()].sort(inOrder);
}

/** How many milliseconds the limit alone lets the last message wait for. */
export function drainMs(reminded: readonly Reminded[], drain: Drain): number {
  const messages = messagesOf(reminded, drain);
  return (idealTimes(messages, drain).at(-1) ?? 0) - (messages.at(-1)?.dueAt ?? 0);
}

function idealTimes(messages: readonly Message[], { perSecond }: Drain): number[] {
  const times: number[] = [];
  for (const [index, { dueAt }] of messages.entries()) {
    // Any second holds so many: the one before so many is a second ago.
    const free = (times[index - perSecond] ?? -Infinity) + 1_000;
    times.push(Math.max(dueAt, free, times[index - 1] ?? dueAt));
  }
  return times;
}

/**
 * How much later each reminder came than the limit alone would have let it come, in milliseconds; 0 where it came
 * sooner. A queue that is as long as the limit makes it is nobody's delay; everything beyond is ours.
 */
export function beyondLimit(reminded: readonly Reminded[], drain: Drain): number[] {
  const messages = messagesOf(reminded, drain);
  const times = idealTimes(messages, drain);
  return messages.flatMap(({ all }, index) =>
    all.map(({ dueAt, heardAt }) =>
      Math.max(0, (heardAt[0] ?? Infinity) - Math.max(dueAt, times[index] ?? 0)),
    ),
  );
}
