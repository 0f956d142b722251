import type { ObjectHandle, Outcome } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Draft } from '@planerka/runtime';
import type { Message } from 'grammy/types';
import { messageKey } from '../telegram/message-key.ts';
import { Update } from '../telegram/update-shape.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { PutOff } from '../turn/put-off.ts';

/** Telegram brings the messages of an album one by one and never says how many there are. */
const ALBUM_WAIT_MS = 900;

/** Messages that were sent as one. */
interface Album {
  /** The one with the words, else the first. */
  readonly lead: Message;
  /** All of them that have come, in their order. */
  readonly messages: readonly Message[];
  /** What the others had led to before this one came, which is then kept with it. */
  readonly joins: ObjectHandle | null;
  /** The question that the others have led to and that is still open, which is then asked of this one, too. */
  readonly waits: Draft | null;
}

/**
 * What came together with this message: the message alone where it is no album. The first to be worked on
 * waits until the others have come and is handled for all of them; null for those that come after it and are
 * kept with what it has led to.
 */
export async function albumOf(ctx: BotContext, message: Message): Promise<Album | null> {
  const { turn, services } = ctx;
  const group = message.media_group_id;
  if (group === undefined) return { lead: message, messages: [message], joins: null, waits: null };
  if (turn.update.waits_for === null) throw new PutOff(ALBUM_WAIT_MS, false);
  const bodies = await services.store.updates.album(turn.update, group);
  const found = bodies.flatMap((body) => Update.safeParse(body).data?.message ?? []);
  const byId = new Map([...found, message].map((each) => [each.message_id, each]));
  const messages = [...byId.values()].sort((a, b) => a.message_id - b.message_id);
  const keys = messages.map((each) => `${messageKey(services.me.id, each)}:0`);
  const known = await services.reader.outcomes(await turn.workspace(), keys);
  const [before] = known.values();
  if (before !== undefined) {
    const one = { lead: message, messages: [message] };
    const waits = await asking(ctx, before, message);
    if (waits !== null) return { ...one, joins: null, waits };
    const joins = await lacking(ctx, before, message);
    return joins && { ...one, joins, waits: null };
  }
  const lead = messages.find(({ caption = '' }) => caption.trim() !== '') ?? message;
  return { lead, messages, joins: null, waits: null };
}

/** The open question about what the album is to become, where this message is not kept with it yet. */
async function asking(
  { turn }: BotContext,
  outcome: Outcome,
  { message_id: id }: Message,
): Promise<Draft | null> {
  if (outcome.status !== 'question') return null;
  const { draft } = await turn.conversation();
  const operation = draft?.operation.operation;
  if (draft?.draft_id !== outcome.draft_id || operation === undefined) return null;
  if (!isCreate(operation)) return null;
  const kept = (operation.sources ?? []).flatMap(({ messages }) => messages);
  return kept.length === 0 || kept.includes(id) ? null : draft;
}

/** What the album has led to, where this message of it is not kept there. */
async function lacking(
  { turn, services }: BotContext,
  outcome: Outcome,
  message: Message,
): Promise<ObjectHandle | null> {
  if (outcome.status !== 'done') return null;
  const view = services.reader.view(await turn.workspace());
  for (const { kind, number } of outcome.receipt.objects) {
    if ((kind !== 'task' && kind !== 'timeblock') || number === null) continue;
    const target = await view.byNumber(kind, number);
    if (target === null || target.kind === 'project') continue;
    const kept = (target.row.sources ?? []).flatMap(({ messages }) => messages);
    return kept.includes(message.message_id) ? null : { kind, number };
  }
  return null;
}
