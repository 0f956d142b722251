import type { World } from '@planerka/bot-api';
import { until } from './site.ts';

type Args = Readonly<Record<string, unknown>>;

/**
 * Calls that tell these words (to this chat), whether they are sent or take the place of a placeholder, as they do
 * where the machine is busy: a fault of one method alone may strike the placeholder and not the answer.
 */
export function telling(words: string, chatId?: number): (args: Args) => boolean {
  return ({ text, chat_id: chat }) =>
    String(text).includes(words) && (chatId === undefined || chat === chatId);
}

/** Waits until the bot has made such a call, whatever came of it. */
export async function untilTold(world: World, isMeant: (args: Args) => boolean, limitMs?: number) {
  await until(
    'a call that tells it',
    () => world.calls().some(({ args }) => isMeant(args)),
    limitMs,
  );
}
