import {
  Frame,
  Message,
  ObjectHandle,
  Query,
  ShownDocument,
  StoredOutcome,
} from '@planerka/contracts';
import { z } from 'zod';
import { ButtonAction, type ButtonOp, writeButtonOp } from './button-op.ts';
import { PictureOfMessages } from './picture-of-messages.ts';

const MessageId = z.int();
/** More objects than that are no candidates for anything. */
const SHOWN_MAX = 50;

const Button = z.strictObject({ label: Message, action: ButtonAction });
export type Button = z.infer<typeof Button>;

/** What a message answers: the question and the page, so that it can be drawn anew. */
export const View = z.strictObject({ query: Query, page: z.int().min(0) });

/**
 * What a message shows of the plan, kept when it is out: a reply to the message names these objects,
 * and the newest answer's are the suggested ones (O2-suggested). `surface_id`: the
 * same surface again edits this message.
 */
const Shown = z.strictObject({
  objects: z.array(ObjectHandle).max(SHOWN_MAX),
  surface_id: z.string().min(1).max(130).nullable(),
  view: View.optional(),
});
export type Shown = z.infer<typeof Shown>;

/** One part of a reply; each leads to one call of the Bot API, a long text to several. */
export const ReplyPart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer_callback'),
    callback_query_id: z.string(),
    said: Message.nullable(),
    frame: Frame.optional(),
  }),
  /**
   * Takes buttons away from a message already sent; `keep` are the rows that stay, with the labels
   * that the person has read on them.
   */
  z.strictObject({
    kind: z.literal('keep_buttons'),
    message_id: MessageId,
    keep: z.array(z.array(z.strictObject({ text: z.string(), callback_data: z.string() }))),
  }),
  z.strictObject({
    kind: z.literal('text'),
    /** A line or more each. */
    said: z.array(Message).min(1),
    /** The moment that it tells of, where that is not the reply's own. */
    frame: Frame.optional(),
    /** The transcript, quoted above the text. */
    transcript: z.string().nullable(),
    /** Buttons side by side as far as they fit, above the rows. */
    flow: z.array(Button).optional(),
    buttons: z.array(z.array(Button)),
    shown: Shown.optional(),
    /** The bot's own message that is edited into this one; sent anew where it cannot be. */
    edits: MessageId.optional(),
    /** Only edits its message: when that fails nothing is sent, and it becomes no newer answer. */
    redrawn: z.boolean().optional(),
  }),
  /**
   * An answer that is shown in the chat, to be drawn anew when the reply is sent, as the plan is then;
   * without a message, one that is asked for now and told of the plan as the reply leaves it.
   * Always the last step, so that the buttons of the others keep their ids.
   */
  z.strictObject({
    kind: z.literal('redraw'),
    message_id: MessageId.nullable(),
    surface_id: z.string().min(1),
    view: View,
    workspace: z.uuid(),
    thread: z.string().min(1),
    actor: z.string().min(1),
  }),
  /** Messages of this very chat, given back. */
  z.strictObject({ kind: z.literal('copies'), messages: z.array(MessageId).min(1).max(10) }),
  /**
   * A day as data; it is drawn when it is sent, and a drawing that fails costs no words. The picture
   * names nothing: a reply to it is as words without a reply, so the day's text above it counts while
   * it is the newest answer.
   */
  z.strictObject({
    kind: z.literal('picture'),
    picture: PictureOfMessages,
    frame: Frame.optional(),
  }),
  /** A file, made when it is sent, of what the plan holds then; `caption` tells what it is. */
  z.strictObject({
    kind: z.literal('document'),
    workspace: z.uuid(),
    document: ShownDocument,
    caption: Message,
    frame: Frame.optional(),
  }),
  /** One picture of a project's schedule, drawn when it is sent; pages count from 0. */
  z.strictObject({
    kind: z.literal('gantt'),
    workspace: z.uuid(),
    project_id: z.uuid(),
    page: z.int().min(0),
    caption: Message,
    frame: Frame.optional(),
  }),
  z.strictObject({
    kind: z.literal('outcomes'),
    outcomes: z.array(StoredOutcome).min(1),
    transcript: z.string().nullable(),
  }),
]);
export type ReplyPart = z.infer<typeof ReplyPart>;
export type TextPart = Extract<ReplyPart, { kind: 'text' }>;

/**
 * A reply as the outbox keeps it: codes and data, whose words are made only when it is sent. `v`
 * rises when the form changes, so that replies stored before an upgrade are still understood.
 */
export const Reply = z.strictObject({
  v: z.literal(2),
  /** When and for whom it was made; parts that tell of another moment have a frame of their own. */
  frame: Frame,
  topic_id: MessageId.nullable(),
  /** In a group the answer shows whom it answers. */
  reply_to: MessageId.nullable(),
  /** A placeholder that was sent already: the first message is edited into it. */
  placeholder_message_id: MessageId.nullable(),
  steps: z.array(ReplyPart).min(1),
  /** Comes without a sound. */
  silent: z.boolean().optional(),
  /** Whom it answers, and where; a `notice` comes by itself and suggests nothing. */
  audience: z
    .strictObject({
      thread: z.string().min(1),
      actor: z.string().min(1).nullable(),
      kind: z.enum(['answer', 'notice']),
    })
    .optional(),
});
export type Reply = z.infer<typeof Reply>;

/** One message of a reply, its words made, before it is cut into parts that Telegram takes. */
export interface ReplyMessage {
  readonly text: string;
  /** In which the labels of its buttons are made. */
  readonly frame: Frame;
  readonly transcript: string | null;
  readonly flow?: readonly Button[] | undefined;
  readonly buttons: readonly (readonly Button[])[];
  readonly shown?: Shown | undefined;
  readonly edits?: number | undefined;
  readonly redrawn?: boolean | undefined;
}

/** A button that does `op` when it is tapped. */
export function button(label: Message, op: ButtonOp): Button {
  return { label, action: writeButtonOp(op) };
}

export function text(
  said: Message | readonly Message[],
  more: {
    readonly frame?: Frame | undefined;
    readonly flow?: readonly Button[];
    readonly buttons?: ReadonlyArray<readonly Button[]>;
    readonly transcript?: string | null;
    readonly shown?: { readonly objects: readonly ObjectHandle[]; readonly surface_id?: string };
    readonly edits?: number | undefined;
  } = {},
): TextPart {
  const { shown, edits, frame, flow = [], buttons = [] } = more;
  return {
    kind: 'text',
    said: 'code' in said ? [said] : [...said],
    ...(frame ? { frame } : {}),
    transcript: more.transcript ?? null,
    ...(flow.length > 0 ? { flow: [...flow] } : {}),
    buttons: buttons.map((row) => [...row]),
    ...(shown ? { shown: shownOf(shown.objects, shown.surface_id) } : {}),
    ...(edits === undefined ? {} : { edits }),
  };
}

/** Each object once, titles left out: what is kept is who they are, not how they were called. */
export function shownOf(objects: readonly ObjectHandle[], surfaceId?: string): Shown {
  const distinct = new Map(
    objects.map(({ kind, number }) => [`${kind}:${number}`, { kind, number }]),
  );
  return {
    objects: [...distinct.values()].slice(0, SHOWN_MAX),
    surface_id: surfaceId ?? null,
  };
}
