import { type AttachedWrite, replyWrite } from '@planerka/db';
import type { Told } from '@planerka/views';
import { actionRows } from '../reply/action-button.ts';
import { type ReplyPart, text } from '../reply/reply.ts';
import { type ReplyPlace, storedReply } from '../reply/stored-reply.ts';
import type { BotServices } from './services.ts';

/** Where something is told that nobody has asked for. */
export interface NoticePlace extends Pick<ReplyPlace, 'chatId' | 'silent' | 'traceId'> {
  /** 0: no topic. */
  readonly topicId: number;
  readonly now: string;
  readonly timezone: string;
  /** Does it come of what somebody has just said or done? Default false: a timer tells it. */
  readonly awaited?: boolean;
  /** When it was to be told; default `now`. */
  readonly dueAt?: string;
}

type NoticeServices = Pick<
  BotServices,
  'me' | 'store' | 'ids' | 'locale' | 'handOver' | 'wakeSending'
>;

/**
 * A notice, as part of the statement that marks it told: stored, and handed to this process's sender
 * when it may go out at once. Null where there is nothing to tell.
 */
export function noticeWrite(
  services: NoticeServices,
  place: NoticePlace,
  told: Told | null,
): AttachedWrite | null {
  if (!told) return null;
  const { said, objects } = told;
  return messageWrite(
    services,
    place,
    text(said, { buttons: actionRows(told), shown: { objects } }),
  );
}

/** The same for a message that has its buttons already, with what comes below it. */
export function messageWrite(
  services: NoticeServices,
  {
    chatId,
    topicId,
    now,
    timezone,
    silent = false,
    traceId,
    awaited = false,
    dueAt = now,
  }: NoticePlace,
  message: ReplyPart,
  more: readonly ReplyPart[] = [],
): AttachedWrite | null {
  const { me, store, locale, handOver, wakeSending } = services;
  const thread = `telegram:${me.id}:${chatId}:${topicId}`;
  const place: ReplyPlace = {
    chatId,
    topicId: topicId === 0 ? null : topicId,
    replyTo: null,
    frame: { now, zone: timezone, locale },
    audience: { thread, actor: null, kind: 'notice' },
    silent,
    traceId,
    awaited,
    dueAt,
  };
  const stored = storedReply(services, place, [message, ...more]);
  if (!stored) return null;
  return replyWrite(
    { botId: me.id, process: store.process },
    stored.reply,
    stored.buttons,
    (mine) => {
      if (mine) handOver(stored.reply);
      else wakeSending();
    },
  );
}
