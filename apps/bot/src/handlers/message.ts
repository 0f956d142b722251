import { shorten, tell } from '@planerka/texts';
import { type Channel, UTTERANCE_MAX_CHARS } from '@planerka/contracts';
import type { Message } from 'grammy/types';
import { storableText } from '../telegram/storable.ts';
import { button, text } from '../reply/reply.ts';
import { hearMessage, soundOf } from '../speech/hear-message.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { addressedText } from '../telegram/addressing.ts';
import { messageKey } from '../telegram/message-key.ts';
import { wordsOfAttachment } from '../telegram/words-of-attachment.ts';
import { proposeWords } from './propose-words.ts';

/** Of words too many to be carried out. */
const QUOTE_MAX_UNITS = 200;

/** Text, a voice note or a forwarded message: all of them are words to be carried out. */
export async function handleMessage(ctx: BotContext, message: Message): Promise<void> {
  const { turn, services } = ctx;
  const sound = soundOf(message);
  const addressed = addressedText(message, services.me);
  const isReply = message.reply_to_message?.from?.id === services.me.id;
  if (sound && (!turn.place.isGroup || isReply || addressed)) {
    turn.placeholder.start();
    return await handleSound(ctx, message);
  }
  if (addressed === null) return;
  const isBlank = addressed.trim() === '';
  const words = isBlank ? wordsOfAttachment(message) : addressed;
  if (words === null) {
    return turn.say(text(tell('unknown_kind')));
  }
  turn.placeholder.start();
  await proposeWords(ctx, {
    text: storableText(words.slice(0, UTTERANCE_MAX_CHARS)),
    // Whoever sends a file or a contact without a word orders nothing by its name.
    channel: isBlank ? 'telegram_forward' : channelOf(message, 'telegram_text'),
    sentAt: message.edit_date ?? message.date,
    key: messageKey(services.me.id, message),
    transcript: null,
  });
}

/** A forwarded message is a command like any other, and says so to the interpreter. */
export function channelOf(message: Message, otherwise: Channel): Channel {
  if (message.forward_origin !== undefined) return 'telegram_forward';
  return message.edit_date === undefined ? otherwise : 'telegram_edit';
}

/**
 * Transcribes a message and carries its words out. The transcript is kept, so that a retry is free.
 * `updateId` is the update that brought the message: a tap that hears it again is another one.
 */
export async function handleSound(
  ctx: BotContext,
  message: Message,
  updateId = ctx.turn.update.update_id,
): Promise<void> {
  const { turn, services } = ctx;
  const sound = soundOf(message);
  if (!sound) return;
  let transcript = turn.update.transcript;
  if (transcript === null) {
    const heard = await hearMessage(ctx, sound);
    if (heard.kind === 'failed') {
      const again = button(tell('label_hear_again'), { type: 'hear_again', update: updateId });
      const buttons = heard.again ? [[again]] : [];
      return turn.say(text(heard.say, { buttons }));
    }
    transcript = storableText(heard.text);
    await services.store.updates.saveProgress(turn.update, { transcript });
  }
  if (transcript === '') {
    return turn.say(text(tell('voice_noise')));
  }
  if (transcript.length > UTTERANCE_MAX_CHARS) {
    const begins = shorten(transcript, QUOTE_MAX_UNITS);
    return turn.say(text(tell('voice_too_many_words', { begins })));
  }
  await proposeWords(ctx, {
    text: storableText(transcript),
    channel: 'telegram_voice',
    sentAt: message.date,
    key: messageKey(services.me.id, message),
    transcript,
  });
}
