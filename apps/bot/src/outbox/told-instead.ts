import type { Frame } from '@planerka/contracts';
import type { ClaimedReply } from '@planerka/db';
import { render, shorten, tell } from '@planerka/texts';
import { GrammyError } from 'grammy';
import type { BotCall } from '../reply/render.ts';
import { type Reply, text } from '../reply/reply.ts';
import { type CallServices, type Performed, performCall } from './perform-call.ts';

/** What is told where Telegram refuses an answer for good: the answer plainly, else that it is lost. */

/** What is wrong with the call itself stays wrong; a token or a server can be mended meanwhile. */
const HOPELESS = new Set([400, 413]);

/** So much of a lost answer tells which one it was. */
const QUOTE_MAX_UNITS = 120;

/** What came of a call; `lost`: why the chat was told that it is lost, null where it was told. */
export interface CallResult extends Performed {
  readonly lost: string | null;
}

/** A call that is made where another one is refused for good. */
interface Instead {
  readonly body: Reply;
  readonly call: BotCall;
  /** Does it tell all that the other one would? */
  readonly isWhole: boolean;
}

/** Does Telegram refuse the call for good, so that the same again is refused again? */
export function isRefusedForGood(error: unknown): error is GrammyError {
  if (!(error instanceof GrammyError)) return false;
  return HOPELESS.has(error.error_code) && error.parameters.migrate_to_chat_id === undefined;
}

/** Makes the call; where Telegram refuses it for good, the chat is told as much in its place as it takes. */
export async function tellCall(
  services: CallServices,
  reply: ClaimedReply,
  body: Reply,
  call: BotCall,
): Promise<CallResult> {
  try {
    return { ...(await performCall(services, reply, body, call)), lost: null };
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    const told = await firstTaken(services, reply, inPlaceOf(body, call));
    if (told === null) throw error;
    const { description: why } = error;
    if (!told.isWhole) return { ...told.done, lost: why };
    const { outbox_id, chat_id, trace_id } = reply;
    services.log.warn({ outbox_id, chat_id, trace_id, why }, 'a reply is told plainly');
    return { ...told.done, lost: null };
  }
}

/** A last word about what is given up; where Telegram does not take that either, nothing more can be told. */
export async function tellLost(
  services: CallServices,
  reply: ClaimedReply,
  body: Reply,
  call: BotCall,
): Promise<void> {
  if (call.method === 'answerCallbackQuery' || call.method === 'keepButtons') return;
  const begins = call.method === 'sendMessage' ? call.text : '';
  await firstTaken(services, reply, lost(body, begins)).catch(() => null);
}

/** The same of a reply of which nothing can be read. */
export async function tellUnread(
  services: CallServices,
  reply: ClaimedReply,
  frame: Frame,
): Promise<void> {
  const body: Reply = {
    v: 2,
    frame,
    topic_id: null,
    reply_to: null,
    placeholder_message_id: null,
    steps: [text(tell('answer_lost', { words: null }))],
  };
  await firstTaken(services, reply, lost(body, '')).catch(() => null);
}

async function firstTaken(
  services: CallServices,
  reply: ClaimedReply,
  others: readonly Instead[],
): Promise<{ readonly done: Performed; readonly isWhole: boolean } | null> {
  for (const { body, call, isWhole } of others) {
    try {
      return { done: await performCall(services, reply, body, call), isWhole };
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
    }
  }
  return null;
}

/** One after the other, until Telegram takes one; none where nothing is to be told. */
function inPlaceOf(body: Reply, call: BotCall): readonly Instead[] {
  if (call.method === 'sendDocument') {
    return [{ body, call: plainText(call.failure), isWhole: true }];
  }
  if (call.method !== 'sendMessage' || call.redrawn) return [];
  const isPlain = call.entities.length + call.keyboard.length === 0 && body.reply_to === null;
  const plain: Instead = {
    body: { ...body, reply_to: null },
    call: { ...call, entities: [], keyboard: [], asks: null },
    isWhole: true,
  };
  return [...(isPlain ? [] : [plain]), ...lost(body, call.text)];
}

/** That an answer is lost: with its first words, and where these are what Telegram does not take, without. */
function lost(body: Reply, begins: string): readonly Instead[] {
  const [line = ''] = begins.split('\n');
  const quotes = line === '' ? [null] : [shorten(line, QUOTE_MAX_UNITS), null];
  return quotes.map((words) => ({
    body: { ...body, reply_to: null },
    call: plainText(render(tell('answer_lost', { words }), body.frame)),
    isWhole: false,
  }));
}

function plainText(words: string): BotCall {
  return {
    method: 'sendMessage',
    text: words,
    entities: [],
    keyboard: [],
    edits: null,
    shown: null,
    asks: null,
    redrawn: false,
  };
}
