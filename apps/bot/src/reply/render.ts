import type { ButtonQuestion, Frame, Message, ShownDocument } from '@planerka/contracts';
import type { DayPicture } from '@planerka/picture';
import { render, renderLines, shorten, tell } from '@planerka/texts';
import type { InlineKeyboardButton, MessageEntity } from 'grammy/types';
import { asksOf } from './asks-of.ts';
import { inRows } from './in-rows.ts';
import { outcomeMessages } from './outcome-messages.ts';
import { pictureInWords } from './picture-of-messages.ts';
import type { Button, Reply, ReplyMessage, ReplyPart, Shown } from './reply.ts';
import { MESSAGE_MAX_UNITS, splitText } from './split-text.ts';

/** A picture before it is drawn. */
export type Photo =
  | { readonly of: 'day'; readonly picture: DayPicture }
  | {
      readonly of: 'gantt';
      readonly workspace: string;
      readonly project_id: string;
      readonly page: number;
      readonly now: string;
    };

/** One call of the Bot API. Text is never parsed: quotes are entities, so nothing needs escaping. */
export type BotCall =
  | {
      readonly method: 'answerCallbackQuery';
      readonly callbackQueryId: string;
      readonly text: string | null;
    }
  | {
      readonly method: 'keepButtons';
      readonly messageId: number;
      readonly keyboard: readonly InlineKeyboardButton[][];
    }
  /** The caption is what a screen reader tells of the picture. */
  | { readonly method: 'sendPhoto'; readonly photo: Photo; readonly caption: string }
  | {
      readonly method: 'sendDocument';
      readonly workspace: string;
      readonly document: ShownDocument;
      readonly caption: string;
      /** What is said in its place when it cannot be made. */
      readonly failure: string;
    }
  | {
      readonly method: 'copyMessages';
      readonly messageIds: readonly number[];
      /** What is said in their place when Telegram has none of them any more. */
      readonly failure: string;
    }
  | {
      readonly method: 'sendMessage';
      readonly text: string;
      readonly entities: readonly MessageEntity[];
      readonly keyboard: readonly InlineKeyboardButton[][];
      /** The bot's own message that becomes this one. */
      readonly edits: number | null;
      readonly shown: Shown | null;
      /** What words may answer as a tap on one of its buttons does. */
      readonly asks: ButtonQuestion | null;
      /** A message that is there already, drawn anew: it does not become the newest answer. */
      readonly redrawn: boolean;
    };

export interface RenderedButton {
  readonly button_id: string;
  readonly action: Button['action'];
}

export interface Rendered {
  readonly calls: readonly BotCall[];
  readonly buttons: readonly RenderedButton[];
}

const LABEL_MAX_UNITS = 60;
const TOAST_MAX_UNITS = 200;

/**
 * What is sent for a reply, rendered anew at each try: the same reply gives the same calls and the
 * same button ids, so that a second try repeats the first.
 */
export function renderReply(outboxId: string, reply: Reply): Rendered {
  const buttons: RenderedButton[] = [];
  const sent = (message: ReplyMessage): BotCall[] => {
    const keyboard = rowsOf(message).map((row) =>
      row.map(({ label, action }) => {
        const id = `${compact(outboxId)}.${buttons.length}`;
        buttons.push({ button_id: id, action });
        return { text: shorten(label, LABEL_MAX_UNITS), callback_data: id };
      }),
    );
    return sendCalls(message, keyboard, asksOf(inOrder(message), keyboard.flat()) ?? null);
  };
  return { calls: reply.steps.flatMap((step) => callsOf(step, reply.frame, sent)), buttons };
}

function callsOf(
  step: ReplyPart,
  ofReply: Frame,
  sent: (message: ReplyMessage) => BotCall[],
): BotCall[] {
  const frame = ('frame' in step ? step.frame : undefined) ?? ofReply;
  switch (step.kind) {
    case 'text':
      return sent({ ...step, frame, text: renderLines(step.said, frame) });
    case 'outcomes':
      return outcomeMessages(step.outcomes, step.transcript, frame).flatMap(sent);
    case 'answer_callback': {
      const words = step.said && render(step.said, frame);
      const toast = words && shorten(words, TOAST_MAX_UNITS);
      const { callback_query_id: callbackQueryId } = step;
      return [{ method: 'answerCallbackQuery', callbackQueryId, text: toast }];
    }
    case 'picture': {
      const picture = pictureInWords(step.picture, frame);
      const { title, subtitle, summary } = picture;
      const caption = `${title}, ${subtitle}. ${summary}`;
      return [{ method: 'sendPhoto', photo: { of: 'day', picture }, caption }];
    }
    case 'gantt': {
      const { workspace, project_id, page } = step;
      const photo: Photo = { of: 'gantt', workspace, project_id, page, now: frame.now };
      return [{ method: 'sendPhoto', photo, caption: captionOf(step.caption, frame) }];
    }
    case 'document': {
      const { workspace, document } = step;
      const caption = captionOf(step.caption, frame);
      const failure = render(tell('document_not_made', { document: step.caption }), frame);
      return [{ method: 'sendDocument', workspace, document, caption, failure }];
    }
    case 'copies': {
      const failure = render(tell('source_gone'), frame);
      return [{ method: 'copyMessages', messageIds: step.messages, failure }];
    }
    case 'keep_buttons':
      return [{ method: 'keepButtons', messageId: step.message_id, keyboard: step.keep }];
    // Made before this, or not at all.
    case 'redraw':
      return [];
  }
}

/** Telegram takes so much below a file. */
const CAPTION_MAX_UNITS = 1024;

function captionOf(caption: Message, frame: Frame): string {
  return shorten(render(caption, frame), CAPTION_MAX_UNITS);
}

/** All buttons of a message, as their rows hold them one after the other. */
function inOrder({ flow = [], buttons }: ReplyMessage): Button[] {
  return [...flow, ...buttons.flat()];
}

/** The rows of a keyboard, their labels made. */
function rowsOf({ flow = [], buttons, frame }: ReplyMessage) {
  const labelled = ({ label, action }: Button) => ({ label: render(label, frame), action });
  return [...inRows(flow.map(labelled)), ...buttons.map((row) => row.map(labelled))];
}

/** 22 characters for a uuid: callback_data holds 64 bytes at most. */
function compact(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The parts of a message; all show the same, the first takes the place of one that is there already. */
function sendCalls(
  message: ReplyMessage,
  keyboard: InlineKeyboardButton[][],
  asks: ButtonQuestion | null,
): BotCall[] {
  const quoted = message.transcript === null ? [] : splitText(message.transcript.trim());
  const room = MESSAGE_MAX_UNITS - 1 - (quoted.at(-1)?.length ?? -1);
  const parts = splitText(message.text);
  const joined = quoted.length > 0 && (parts[0]?.length ?? 0) <= room;
  const quotes = quoted.map((quote, index) => ({
    text: quote + (joined && index === quoted.length - 1 ? `\n${parts[0] ?? ''}` : ''),
    entities: [{ type: 'blockquote' as const, offset: 0, length: quote.length }],
  }));
  const rest = joined ? parts.slice(1) : parts;
  const all = [...quotes, ...rest.map((text) => ({ text, entities: [] }))];
  return all.map((part, index) => ({
    method: 'sendMessage',
    ...part,
    keyboard: index === all.length - 1 ? keyboard : [],
    edits: index === 0 ? (message.edits ?? null) : null,
    shown: message.shown ?? null,
    asks: index === all.length - 1 ? asks : null,
    redrawn: message.redrawn ?? false,
  }));
}
