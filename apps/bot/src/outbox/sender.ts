import type { ClaimedReply, OutboxReply, ShownMessage } from '@planerka/db';
import { GrammyError, HttpError } from 'grammy';
import { readReply } from '../reply/read-reply.ts';
import { type BotCall, renderReply } from '../reply/render.ts';
import type { Reply } from '../reply/reply.ts';
import type { Aside } from '../turn/aside.ts';
import { frameOf } from '../turn/frame-of.ts';
import type { BotServices } from '../turn/services.ts';
import { within } from '../turn/within.ts';
import { CallTimes } from './call-times.ts';
import { drawnAnew } from './draw-anew.ts';
import { Pace } from './pace.ts';
import type { Performed } from './perform-call.ts';
import { isRefusedForGood, tellCall, tellLost, tellUnread } from './told-instead.ts';

const LEASE_MS = 25_000;
const RENEW_MS = 8_000;
/** How often a call that holds a sender is looked at: does another reply wait for one? */
const LOOK_MS = 50;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 5 * 60_000;
/** A tap's answer means nothing to Telegram after 150 seconds; a reply is given up after a day. */
const GIVE_UP_MS = 24 * 60 * 60_000;

type Verdict =
  | { readonly kind: 'retry'; readonly afterMs: number; readonly why: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'moved'; readonly toChatId: number }
  | { readonly kind: 'hopeless'; readonly why: string };

function isTooMany(error: unknown): boolean {
  return error instanceof GrammyError && error.error_code === 429;
}

/** What a failed call means for the reply. Error texts of Telegram hold no token. */
function judge(error: unknown, tries: number): Verdict {
  const backoff = Math.min(BACKOFF_FIRST_MS * 2 ** Math.min(tries - 1, 10), BACKOFF_MAX_MS);
  if (error instanceof GrammyError) {
    const { error_code: code, description, parameters } = error;
    if (parameters.migrate_to_chat_id !== undefined) {
      return { kind: 'moved', toChatId: parameters.migrate_to_chat_id };
    }
    if (code === 429) {
      return { kind: 'retry', afterMs: (parameters.retry_after ?? 1) * 1000, why: description };
    }
    if (code === 403) return { kind: 'blocked' };
    if (isRefusedForGood(error)) return { kind: 'hopeless', why: description };
    return { kind: 'retry', afterMs: backoff, why: description };
  }
  const why = error instanceof HttpError ? 'no answer from Telegram' : 'sending failed';
  return { kind: 'retry', afterMs: backoff, why };
}

/** Is it given up, though it might be taken some day? */
function isOver(reply: ClaimedReply, { kind }: Verdict): boolean {
  return kind === 'retry' && Date.now() - Date.parse(reply.created_at) > GIVE_UP_MS;
}

/** What the message that has just gone out shows, for replies to it and for the suggested task. */
function shownIn(body: Reply, call: BotCall, done: Performed, reply: ClaimedReply): ShownMessage[] {
  const { audience } = body;
  const isOut = call.method === 'sendMessage' && done.messageId !== 0;
  const { asks } = call.method === 'sendMessage' ? call : { asks: null };
  if (!isOut || !audience) return [];
  const seen = call.shown ?? (asks && { objects: [], surface_id: null });
  if (seen === null) return [];
  const date = done.date ?? Math.floor(Date.parse(reply.created_at) / 1000);
  const about = call.redrawn ? { ...audience, kind: 'redrawn' as const } : audience;
  return [
    {
      message_id: done.messageId,
      ...about,
      ...seen,
      ...(asks ? { asks } : {}),
      date,
      edited: done.edited,
    },
  ];
}

/** Refusals of calls that add nothing to the chat are not worth a retry or a dead reply. */
function isHarmless(call: BotCall, error: unknown): boolean {
  const fromTelegram = error instanceof GrammyError || error instanceof HttpError;
  if (call.method === 'sendPhoto' && !fromTelegram) return true;
  if (!(error instanceof GrammyError) || error.error_code !== 400) return false;
  return call.method !== 'sendMessage';
}

export type SenderServices = Pick<
  BotServices,
  | 'api'
  | 'me'
  | 'store'
  | 'reader'
  | 'clock'
  | 'locale'
  | 'daypartOfTag'
  | 'directory'
  | 'log'
  | 'meter'
  | 'tracer'
>;

export interface Sender {
  /** Due replies, one of each chat. */
  readonly take: (limit: number) => Promise<readonly ClaimedReply[]>;
  /** Waits long for Telegram through `aside`: a chat that it is slow in keeps no other from its replies. */
  readonly send: (reply: ClaimedReply, aside: Aside) => Promise<void>;
  /** A reply that this process has just stored as its own to send. */
  readonly asClaimed: (reply: OutboxReply) => ClaimedReply;
}

/**
 * Sends stored replies, each chat in order; a reply may at worst repeat, never vanish. `isAwaited`: does a reply
 * of another chat wait for a sender?
 */
export function createSender(services: SenderServices, isAwaited: () => boolean): Sender {
  const { store, me, log, meter, tracer } = services;
  const times = new CallTimes(() => performance.now());
  const pace = new Pace(() => performance.now());

  /** When replies were handed over that have waited for a slot since. */
  const handedOver = new WeakMap<ClaimedReply, number>();
  /** What these replies answer, for their traces. */
  const origins = new WeakMap<ClaimedReply, ReturnType<typeof tracer.here>>();

  async function sendTraced(reply: ClaimedReply, aside: Aside): Promise<void> {
    const within = origins.get(reply) ?? ((work) => work());
    const { outbox_id, tries, trace_id } = reply;
    const facts = { outbox_id, tries, ...(trace_id === null ? {} : { trace_id }) };
    await within(() => tracer.span('reply', facts, () => send(reply, aside)));
  }

  /** Keeps the reply from other senders while it is being sent, however slow Telegram is. */
  async function send(reply: ClaimedReply, aside: Aside): Promise<void> {
    const since = handedOver.get(reply);
    const hasWaited = since !== undefined && performance.now() - since > RENEW_MS;
    // Meanwhile another sender may have taken it.
    if (hasWaited && !(await store.outbox.extend(reply, LEASE_MS))) return;
    const lease = { isLost: false };
    const renewal = setInterval(() => {
      store.outbox.extend(reply, LEASE_MS).then(
        (mine) => {
          lease.isLost = !mine;
        },
        () => {},
      );
    }, RENEW_MS);
    try {
      await sendHeld(reply, lease, aside);
    } finally {
      clearInterval(renewal);
    }
  }

  async function sendHeld(
    reply: ClaimedReply,
    lease: { readonly isLost: boolean },
    aside: Aside,
  ): Promise<void> {
    const stored = readReply(reply.body);
    if (stored === null) return await buryUnread(reply);
    const body = await withRedraws(reply, stored);
    const { calls } = renderReply(reply.outbox_id, body);
    const ids = [...reply.message_ids];
    if (ids.length >= calls.length) await store.outbox.sent(reply, ids);
    for (const call of calls.slice(ids.length)) {
      // What nobody waits for holds no sender until its turn comes.
      const giveBack = reply.awaited ? () => {} : await aside(() => pace.place());
      try {
        if (lease.isLost) return;
        const sofar = { ...reply, message_ids: ids };
        const made = await makeCall(sofar, body, call, async (calling) => {
          giveBack();
          return await aside(() => calling);
        });
        if (made === null) return;
        ids.push(made.messageId);
        if (ids.length < calls.length) await store.outbox.partSent(reply, ids, made.shown);
        else await store.outbox.sent(reply, ids, made.shown);
      } finally {
        giveBack();
      }
    }
    meter.count('reply');
  }

  /** What came of one call; null when that is what came of the whole reply. `slow` waits for one that takes long. */
  async function makeCall(
    reply: ClaimedReply,
    body: Reply,
    call: BotCall,
    slow: <R>(calling: Promise<R>) => Promise<R>,
  ): Promise<{ readonly messageId: number; readonly shown: ShownMessage[] } | null> {
    const started = performance.now();
    try {
      const calling = tellCall(services, reply, body, call);
      const soon = await heldFor(reply.chat_id, calling);
      const done = soon ? soon.given : await slow(calling);
      if (done.lost === null) {
        return { messageId: done.messageId, shown: shownIn(body, call, done, reply) };
      }
      await bury(reply, done.lost);
      return null;
    } catch (error) {
      if (reply.awaited && isTooMany(error)) pace.leaveRoom();
      if (!isHarmless(call, error)) {
        const verdict = judge(error, reply.tries);
        if (isOver(reply, verdict)) await tellLost(services, reply, body, call);
        await settle(reply, verdict);
        return null;
      }
      const facts = { outbox_id: reply.outbox_id, trace_id: reply.trace_id, err: error };
      if (call.method === 'sendPhoto') log.error(facts, 'a picture was left out');
      if (call.method === 'sendDocument') log.error(facts, 'a document was left out');
      return { messageId: 0, shown: [] };
    } finally {
      const ms = performance.now() - started;
      meter.took('send', ms);
      if (call.method === 'sendMessage') times.took(reply.chat_id, ms);
    }
  }

  async function buryUnread(reply: ClaimedReply): Promise<void> {
    const { outbox_id, chat_id, trace_id } = reply;
    log.error({ outbox_id, chat_id, trace_id }, 'a stored reply does not read back');
    meter.count('dead_reply');
    await tellUnread(services, reply, frameOf(services, 'UTC'));
    await store.outbox.dead(reply, 'unreadable');
  }

  async function bury(reply: ClaimedReply, why: string): Promise<void> {
    const { outbox_id, chat_id, trace_id, tries } = reply;
    const facts = { outbox_id, chat_id, trace_id, tries, why };
    log.error(facts, 'Telegram refuses a reply for good');
    meter.count('dead_reply');
    await store.outbox.dead(reply, why);
  }

  /**
   * What a call comes to while it may hold a sender; null when it takes longer, and waits without one. As most
   * calls hold one, a process that is killed leaves few more in doubt than it has senders.
   */
  async function heldFor<R>(chatId: number, calling: Promise<R>): Promise<{ given: R } | null> {
    const { alone, besideOthers } = times.patienceFor(chatId);
    const since = performance.now();
    for (;;) {
      const held = performance.now() - since;
      if (held >= (isAwaited() ? besideOthers : alone)) return null;
      const soon = await within(LOOK_MS, calling);
      if (soon) return soon;
    }
  }

  /** Buttons of what is drawn anew are known only now: they are kept before anybody can press them. */
  async function withRedraws(reply: ClaimedReply, body: Reply): Promise<Reply> {
    if (!body.steps.some(({ kind }) => kind === 'redraw')) return body;
    const drawn = await drawnAnew(services, body);
    const { buttons } = renderReply(reply.outbox_id, drawn);
    await store.buttons.keep(reply, buttons);
    return drawn;
  }

  async function settle(reply: ClaimedReply, verdict: Verdict): Promise<void> {
    const { outbox_id, chat_id, trace_id, tries } = reply;
    const facts = { outbox_id, chat_id, trace_id, tries };
    switch (verdict.kind) {
      case 'retry': {
        if (isOver(reply, verdict)) {
          log.error({ ...facts, why: verdict.why }, 'a reply is given up after a day');
          meter.count('dead_reply');
          return await store.outbox.dead(reply, verdict.why);
        }
        log.warn(
          { ...facts, why: verdict.why, after_ms: verdict.afterMs },
          'a reply will be sent again',
        );
        meter.count('retry');
        return await store.outbox.retryAfter(reply, verdict.afterMs, verdict.why);
      }
      case 'blocked':
        log.info(facts, 'the chat blocked the bot: its replies are held');
        return await store.outbox.holdChat(me.id, reply.chat_id);
      case 'moved':
        log.info({ ...facts, to: verdict.toChatId }, 'the group became a supergroup');
        await services.directory.chatMigrated(me.id, reply.chat_id, verdict.toChatId);
        return await store.outbox.moveChat(me.id, reply.chat_id, verdict.toChatId);
      case 'hopeless':
        await bury(reply, verdict.why);
    }
  }

  return {
    take: (limit) => store.outbox.claim(me.id, LEASE_MS, { all: limit, unawaited: pace.room }),
    send: sendTraced,
    asClaimed: (reply) => {
      const claimed = {
        ...reply,
        bot_id: me.id,
        tries: 1,
        message_ids: [],
        created_at: new Date().toISOString(),
      };
      handedOver.set(claimed, performance.now());
      origins.set(claimed, tracer.here());
      return claimed;
    },
  };
}
