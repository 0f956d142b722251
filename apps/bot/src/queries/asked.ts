import { createHash } from 'node:crypto';
import type { Query } from '@planerka/contracts';
import type { AskedAt, PlanReader } from '@planerka/runtime';
import { dayOf, DEFAULT_WORKING_HOURS, type Moment, type WorkingHours } from '@planerka/plan';
import { tappedSurface } from '../turn/tapped-message.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { isOwnChat } from '../telegram/place-of.ts';

/** A question with everything that an answer is made from. */
export interface Asked<Q extends Query = Query> {
  readonly query: Q;
  /** Counted from 0. */
  readonly page: number;
  readonly reader: PlanReader;
  readonly workspace: string;
  readonly actor: string;
  /** May the person take back what agents did here? In a group that is for its admins. */
  readonly mayUndoAgents: boolean;
  readonly moment: Moment;
  readonly at: AskedAt;
  readonly hours: WorkingHours;
  /** The same when a page of a message is turned: then the message is edited in place. */
  readonly surfaceId: string;
}

export async function asked<Q extends Query>(
  ctx: BotContext,
  query: Q,
  page: number,
): Promise<Asked<Q>> {
  const { turn, services } = ctx;
  const { timezone, person } = await turn.conversation();
  const now = services.clock.now();
  return {
    query,
    page,
    reader: services.reader,
    workspace: await turn.workspace(),
    actor: turn.actor,
    mayUndoAgents: isOwnChat(turn.thread),
    moment: { now, zone: timezone },
    at: { now, today: dayOf(now, timezone) },
    hours: person?.working_hours ?? DEFAULT_WORKING_HOURS,
    surfaceId: await surfaceId(ctx, query),
  };
}

/**
 * A question asked anew is a message of its own; asked from under its own answer, it keeps the
 * answer's id. The query is told by a hash: an id has no room for words.
 */
async function surfaceId(ctx: BotContext, query: Query): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(query)).digest('base64url');
  const kind = `${query.type}-${digest.slice(0, 12)}`;
  const standing = ctx.callbackQuery ? await tappedSurface(ctx) : null;
  return standing?.startsWith(`${kind}:`) ? standing : `${kind}:${ctx.turn.update.update_id}`;
}
