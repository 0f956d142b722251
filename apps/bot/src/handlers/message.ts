import { type Channel, UTTERANCE_MAX_CHARS } from '@planerka/contracts';
import { shorten, tell } from '@planerka/texts';
import type { Message } from 'grammy/types';
import { button, text } from '../reply/reply.ts';
import { soundOf, transcribeMessage } from '../speech/transcribe-message.ts';
import { addressedText } from '../telegram/addressing.ts';
import { messageKey } from '../telegram/message-key.ts';
import { messageSource } from '../telegram/source-of.ts';
import { storableText } from '../telegram/storable.ts';
import { wordsOfAttachment } from '../telegram/words-of-attachment.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { albumOf } from './album.ts';
import { proposeWords } from './propose-words.ts';
import { belonging, nameless, proposeWordless } from './wordless.ts';

/** Of words too many to be carried out. */
const QUOTE_MAX_UNITS = 200;

/**
 * Text, a voice note, a forwarded message, something with a caption: all of them are words to be carried
 * out, and what is more than words is kept with what they make.
 */
export async function handleMessage(ctx: BotContext, message: Message): Promise<void> {
  const { turn, services } = ctx;
  const sound = soundOf(message);
  const addressed = addressedText(message, services.me);
  const isReply = message.reply_to_message?.from?.id === services.me.id;
  const isCaptioned = addressed !== null && addressed.trim() !== '';
  if (sound && !isCaptioned && (!turn.place.isGroup || isReply)) {
    turn.placeholder.start();
    return await handleSound(ctx, message);
  }
  if (addressed === null) return;
  const album = await albumOf(ctx, message);
  if (album === null) return;
  const { lead } = album;
  const source = messageSource(album.messages);
  const said = lead === message ? addressed : (addressedText(lead, services.me) ?? '');
  const key = messageKey(services.me.id, lead);
  const isBlank = said.trim() === '';
  const belongs =
    isBlank && source !== null ? await belonging(ctx, source, { key, ...album }) : null;
  if (belongs !== null) return await proposeWordless(ctx, belongs);
  const words = isBlank ? wordsOfAttachment(lead) : said;
  if (words === null) {
    if (source === null) return turn.say(text(tell('unknown_kind')));
    return await proposeWordless(ctx, nameless(ctx, source, key));
  }
  turn.placeholder.start();
  await proposeWords(ctx, {
    text: storableText(words.slice(0, UTTERANCE_MAX_CHARS)),
    // Whoever sends a file or a contact without a word orders nothing by its name.
    channel: isBlank ? 'telegram_forward' : channelOf(lead, 'telegram_text'),
    sentAt: lead.edit_date ?? lead.date,
    key,
    transcript: null,
    source,
  });
}

/** A forwarded message is a command like any other, and says so to the interpreter. */
export function channelOf(message: Message, otherwise: Channel): Channel {
  if (message.forward_origin !== undefined) return 'telegram_forward';
  return message.edit_date === undefined ? otherwise : 'telegram_edit';
}

/**
 * Transcribes a message and carries its words out. The transcript is kept, so that a retry is free.
 * `updateId` is the update that brought the message: a tap on «Распознать ещё раз» is another one.
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
    const transcribed = await transcribeMessage(ctx, sound);
    if (transcribed.kind === 'failed') {
      const again = button(tell('label_hear_again'), { type: 'hear_again', update: updateId });
      const buttons = transcribed.again ? [[again]] : [];
      return turn.say(text(transcribed.say, { buttons }));
    }
    transcript = storableText(transcribed.text);
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
    channel: channelOf(message, 'telegram_voice'),
    sentAt: message.date,
    key: messageKey(services.me.id, message),
    transcript,
    source: message.forward_origin === undefined ? null : messageSource([message]),
  });
}
