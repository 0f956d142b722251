import type { Frame } from '@planerka/contracts';
import type { OutboxReply, StoredButton } from '@planerka/db';
import type { Ids } from '@planerka/runtime';
import { renderReply } from './render.ts';
import type { Reply, ReplyPart } from './reply.ts';

/** Where a reply goes: the chat, the topic, the message it answers to. */
export interface ReplyPlace {
  readonly chatId: number;
  readonly topicId: number | null;
  readonly replyTo: number | null;
  /** When it is made, in whose zone and language. */
  readonly frame: Frame;
  /** Whom it answers; without one, what the reply shows is kept nowhere. */
  readonly audience?: Reply['audience'];
  /** Comes without a sound. */
  readonly silent?: boolean;
  /** What it comes from, as the log and the journal name it. */
  readonly traceId?: string | undefined;
  /** Does a person who has just written wait for it? Default true. */
  readonly awaited?: boolean;
  /** When it was to be told; default now. */
  readonly dueAt?: string;
}

/** A reply as the outbox keeps it, with the meaning of its buttons; null when there is nothing to say. */
export function storedReply(
  { ids }: { readonly ids: Ids },
  place: ReplyPlace,
  steps: readonly ReplyPart[],
  placeholder: number | null = null,
): { readonly reply: OutboxReply; readonly buttons: readonly StoredButton[] } | null {
  if (steps.length === 0) return null;
  const body: Reply = {
    v: 2,
    frame: place.frame,
    topic_id: place.topicId,
    reply_to: place.replyTo,
    placeholder_message_id: placeholder,
    steps: [...steps],
    ...(place.audience ? { audience: place.audience } : {}),
    ...(place.silent === true ? { silent: true } : {}),
  };
  const outbox_id = ids.uuid();
  const { buttons } = renderReply(outbox_id, body);
  const { chatId: chat_id, traceId: trace_id = null, awaited = true, dueAt: due_at = null } = place;
  return { reply: { outbox_id, chat_id, body, trace_id, awaited, due_at }, buttons };
}
