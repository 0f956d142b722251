import { buttonKey, positionKeys } from '../telegram/message-key.ts';
import type { BotContext } from './bot-context.ts';

/** Presses that hang on one another are followed so far; nobody presses and undoes that often. */
const PRESSES_MAX = 200;

/**
 * The idempotency key of a press, of several operations at once with `positions`. The same press
 * twice is one. What it did may have been undone since, or its question may be over: then pressing
 * again is a new press, with a key that tells which one it follows, so that two of those are one.
 */
export async function pressKey(
  { turn, services }: BotContext,
  buttonId: string,
  positions?: number,
): Promise<string> {
  const workspace = await turn.workspace();
  const first = buttonKey(buttonId);
  let key = first;
  for (let press = 0; press < PRESSES_MAX; press += 1) {
    const keys = positions === undefined ? [key] : positionKeys(key, positions);
    const over = await services.reader.settledOutcome(workspace, keys);
    if (over === null) return key;
    key = `${first}:after:${over}`;
  }
  return key;
}
