import type { Outcome } from '@planerka/contracts';
import type { InlineKeyboardButton, MessageEntity } from 'grammy/types';
import { ru } from '../texts/ru.ts';
import type { Button, Reply, Step } from './reply.ts';
import { MESSAGE_MAX_UNITS, shorten, splitText } from './split-text.ts';

/** One call of the Bot API. Text is never parsed: quotes are entities, so nothing needs escaping. */
export type Call =
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
  | {
      readonly method: 'sendMessage';
      readonly text: string;
      readonly entities: readonly MessageEntity[];
      readonly keyboard: readonly InlineKeyboardButton[][];
    };

export interface RenderedButton {
  readonly button_id: string;
  readonly action: Button['action'];
}

export interface Rendered {
  readonly calls: readonly Call[];
  readonly buttons: readonly RenderedButton[];
}

const LABEL_MAX_UNITS = 60;
const TOAST_MAX_UNITS = 200;
const ROW_WIDTH_UNITS = 30;

interface Message {
  readonly text: string;
  readonly transcript: string | null;
  readonly buttons: readonly (readonly Button[])[];
}

/**
 * What is sent for a reply, rendered anew at each try: the same reply gives the same calls and the
 * same button ids, so that a second try repeats the first.
 */
export function render(outboxId: string, reply: Reply): Rendered {
  const calls: Call[] = [];
  const buttons: RenderedButton[] = [];
  for (const step of reply.steps) {
    for (const message of messagesOf(step)) {
      const keyboard = message.buttons.map((row) =>
        row.map((button) => {
          const id = `${compact(outboxId)}.${buttons.length}`;
          buttons.push({ button_id: id, action: button.action });
          return { text: shorten(button.label, LABEL_MAX_UNITS), callback_data: id };
        }),
      );
      calls.push(...sendCalls(message, keyboard));
    }
    if (step.kind === 'answer_callback') {
      const toast = step.text === null ? null : shorten(step.text, TOAST_MAX_UNITS);
      calls.push({
        method: 'answerCallbackQuery',
        callbackQueryId: step.callback_query_id,
        text: toast,
      });
    }
    if (step.kind === 'keep_buttons') {
      calls.push({ method: 'keepButtons', messageId: step.message_id, keyboard: step.keep });
    }
  }
  return { calls, buttons };
}

/** 22 characters for a uuid: callback_data holds 64 bytes at most. */
function compact(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function sendCalls(message: Message, keyboard: InlineKeyboardButton[][]): Call[] {
  const quoted = message.transcript === null ? [] : splitText(message.transcript.trim());
  const room = MESSAGE_MAX_UNITS - 1 - (quoted.at(-1)?.length ?? -1);
  const parts = splitText(message.text);
  const joined = quoted.length > 0 && (parts[0]?.length ?? 0) <= room;
  const calls: Call[] = quoted.map((quote, index) => {
    const rest = joined && index === quoted.length - 1 ? `\n${parts[0] ?? ''}` : '';
    return {
      method: 'sendMessage',
      text: quote + rest,
      entities: [{ type: 'blockquote', offset: 0, length: quote.length }],
      keyboard: [],
    };
  });
  for (const part of joined ? parts.slice(1) : parts) {
    calls.push({ method: 'sendMessage', text: part, entities: [], keyboard: [] });
  }
  const last = calls.pop();
  if (last?.method !== 'sendMessage') return calls;
  return [...calls, { ...last, keyboard }];
}

function messagesOf(step: Step): Message[] {
  switch (step.kind) {
    case 'answer_callback':
    case 'keep_buttons':
      return [];
    case 'text':
      return [step];
    case 'outcomes':
      return outcomeMessages(step.outcomes, step.transcript);
  }
}

type Asked = Extract<Outcome, { status: 'question' }>;
type Done = Extract<Outcome, { status: 'done' }>;

/** One message lists what was done and refused; the open question stands in its own, with its buttons. */
function outcomeMessages(outcomes: readonly Outcome[], transcript: string | null): Message[] {
  const told = outcomes.filter((outcome) => outcome.status !== 'question');
  const asked = outcomes.filter((outcome) => outcome.status === 'question');
  const open = asked.filter(({ queued }) => !queued).at(-1);
  const messages: Message[] = [];
  if (told.length > 0) messages.push(listMessage(told, transcript));
  if (open) {
    const later = asked.some(({ queued }) => queued) ? ru.reply.later : null;
    messages.push(questionMessage(open, later, told.length > 0 ? null : transcript));
  }
  return messages;
}

function sentences(outcome: Exclude<Outcome, Asked>): string {
  if (outcome.status === 'done') return outcome.user_message;
  return outcome.recovery === ''
    ? outcome.user_message
    : `${outcome.user_message}\n${outcome.recovery}`;
}

function listMessage(
  told: ReadonlyArray<Exclude<Outcome, Asked>>,
  transcript: string | null,
): Message {
  const [only] = told;
  if (told.length === 1 && only) {
    const buttons = only.status === 'done' ? [[reversal(only)]] : [];
    return { text: sentences(only), transcript, buttons };
  }
  const text = told.map((outcome, index) => `${index + 1}. ${sentences(outcome)}`).join('\n\n');
  const done = told.flatMap((outcome, index) =>
    outcome.status === 'done' && outcome.receipt.action === 'do'
      ? [{ outcome, label: ru.buttons.undoOne(index + 1) }]
      : [],
  );
  const [first] = done;
  if (done.length === 1 && first) {
    return { text, transcript, buttons: [[reversal(first.outcome)]] };
  }
  const each = done.map(({ outcome, label }) => ({ label, action: undoAll([outcome]) }));
  const together = {
    label: ru.buttons.undoAll,
    action: undoAll(done.map(({ outcome }) => outcome)),
  };
  const buttons = done.length === 0 ? [] : [...inRows(each), [together]];
  return { text, transcript, buttons };
}

/** What was undone offers to come back; everything else offers to be undone. */
function reversal(done: Done): Button {
  const { action, reverted } = done.receipt;
  switch (action) {
    case 'do':
      return { label: ru.buttons.undo, action: undoAll([done]) };
    case 'undo':
      return { label: ru.buttons.redo, action: { type: 'redo', change_ids: reverted } };
    case 'redo':
      return { label: ru.buttons.undo, action: { type: 'undo', change_ids: reverted } };
  }
}

function undoAll(done: readonly Done[]): Button['action'] {
  return { type: 'undo', change_ids: done.map(({ receipt }) => receipt.change_id) };
}

function questionMessage(asked: Asked, later: string | null, transcript: string | null): Message {
  const listed = asked.code === 'READING';
  const labels = asked.choices.map(({ label }, index) =>
    listed ? `${index + 1}. ${label}` : label,
  );
  const text = [asked.lead, asked.clarifying_question, ...(listed ? labels : []), later]
    .filter((line) => line !== null)
    .join('\n');
  const buttons = asked.choices.map((choice, index) => ({
    label: labels[index] ?? choice.label,
    action: { type: 'choice', draft_id: asked.draft_id, choice_id: choice.id } as const,
  }));
  return { text, transcript, buttons: inRows(buttons) };
}

/** Buttons side by side while their labels fit a phone's width, three at most. */
function inRows(buttons: readonly Button[]): Button[][] {
  const rows: Button[][] = [];
  let width = 0;
  for (const button of buttons) {
    const row = rows.at(-1);
    width += button.label.length;
    if (row && row.length < 3 && width <= ROW_WIDTH_UNITS) row.push(button);
    else {
      rows.push([button]);
      width = button.label.length;
    }
  }
  return rows;
}
