import { createHash } from 'node:crypto';
import type { Query } from '@planerka/contracts';
import { isOwnChat } from '@planerka/db';
import { DEFAULT_PICTURE_THEME, DEFAULT_WORKING_HOURS, dayOf } from '@planerka/plan';
import type { ThreadView } from '@planerka/runtime';
import type { Asked } from '@planerka/views';
import type { BotContext } from '../turn/bot-context.ts';
import { tappedSurface } from '../turn/tapped-message.ts';

/** A question of the chat, with everything that an answer is made from. */
export async function askedInChat(ctx: BotContext, given: Query, page: number): Promise<Asked> {
  const { turn, services } = ctx;
  const { timezone, person, thread } = await turn.conversation();
  const query = aboutProjectInView(given, thread);
  const now = services.clock.now();
  return {
    query,
    page,
    reader: services.reader,
    workspace: await turn.workspace(),
    actor: turn.update.actor,
    mayUndoAgents: isOwnChat(turn.update.thread),
    moment: { now, zone: timezone },
    at: { now, today: dayOf(now, timezone) },
    hours: person?.working_hours ?? DEFAULT_WORKING_HOURS,
    theme: person?.picture_theme ?? DEFAULT_PICTURE_THEME,
    dayparts: person?.dayparts ?? {},
    daypartOfTag: services.daypartOfTag,
    surfaceId: await surfaceId(ctx, query),
  };
}

/** A question about a project that nobody has named is about the one that is open or pinned. */
function aboutProjectInView(query: Query, { room, pinned }: ThreadView): Query {
  if (query.type !== 'project' || query.number !== undefined || query.mention !== undefined) {
    return query;
  }
  const inView = [room, ...pinned].find((each) => each?.kind === 'project');
  return inView ? { ...query, number: inView.number } : query;
}

/**
 * A question asked anew is a message of its own; asked from under its own answer, it keeps the
 * answer's id. The query is told by a hash: an id has no room for words.
 */
async function surfaceId(ctx: BotContext, query: Query): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(query)).digest('base64url');
  const kind = `${query.type}-${digest.slice(0, 12)}`;
  const tapped = ctx.callbackQuery ? await tappedSurface(ctx) : null;
  return tapped?.startsWith(`${kind}:`) ? tapped : `${kind}:${ctx.turn.update.update_id}`;
}
