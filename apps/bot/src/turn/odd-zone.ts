import { isTimeZone } from '@planerka/contracts';
import type { ClaimedUpdate } from '@planerka/db';
import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import type { BotContext } from './bot-context.ts';
import { messageWrite } from './notice-write.ts';
import { traceIdOf } from './trace-id.ts';

/** Who replaces a zone that there is not: nobody's undo takes that back, and nobody's own change was last. */
const ACTOR = 'planerka';

/** The zone of the update's plan where the program knows no such zone, else null. */
export function oddZoneOf({ conversation }: ClaimedUpdate): string | null {
  if (conversation === null || isTimeZone(conversation.timezone)) return null;
  return conversation.timezone;
}

/** The update as it is done: in a zone that there is. */
export function inKnownZone(update: ClaimedUpdate, defaultTimezone: string): ClaimedUpdate {
  const { conversation } = update;
  if (conversation === null || oddZoneOf(update) === null) return update;
  return { ...update, conversation: { ...conversation, timezone: defaultTimezone } };
}

/**
 * Nothing can be read, told or reminded of in a zone that there is not. Where somebody speaks in such a
 * plan it gets the default one, as a change of its own that the journal keeps, and the chat is told in the
 * same transaction how to say another.
 */
export async function replaceOddZone({ turn, services }: BotContext, zone: string): Promise<void> {
  const { runtime, clock, defaultTimezone: timezone, log } = services;
  const { chatId, topicId } = turn.place;
  const traceId = traceIdOf(turn.update);
  const workspace = await turn.workspace();
  const context = {
    workspace,
    actor: { id: ACTOR, may_undo_others: false },
    thread: `zone:${workspace}`,
    door: 'telegram',
    traceId,
  };
  const place = {
    chatId,
    topicId: topicId ?? 0,
    now: clock.now(),
    timezone,
    traceId,
    awaited: true,
  };
  const key = `zone:${traceId}`;
  await runtime.propose(context, [{ type: 'settings', key, timezone }], (tx, _outcomes, fresh) => {
    const said = text(tell('zone_replaced', { zone, timezone }));
    const notice = fresh ? messageWrite(services, place, said) : null;
    if (notice) tx.attach(notice);
  });
  log.warn({ workspace_id: workspace, trace_id: traceId }, 'a zone that there is not is replaced');
}
