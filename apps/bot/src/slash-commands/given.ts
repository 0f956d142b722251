import type { ClaimedUpdate } from '@planerka/db';
import type { GivenCommand } from '@planerka/talk';
import { updateKey } from '../telegram/message-key.ts';

/** A slash command with nothing after it, as its update brought it. */
export function given(update: ClaimedUpdate): GivenCommand {
  return { key: updateKey(update), argument: '', refs: [], suggested: update.suggested };
}
