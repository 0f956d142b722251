import { Outcome } from '@planerka/contracts';
import { z } from 'zod';

const MessageId = z.int();

/** What a tap on a button proposes or asks for; stored as the button's meaning. */
export const ButtonAction = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('choice'),
    draft_id: z.uuid(),
    choice_id: z.string(),
  }),
  z.strictObject({ type: z.literal('undo'), change_ids: z.array(z.uuid()).min(1) }),
  z.strictObject({ type: z.literal('redo'), change_ids: z.array(z.uuid()).min(1) }),
  /** Hear a voice note again whose recognition failed. */
  z.strictObject({ type: z.literal('hear_again'), update_id: z.int() }),
  /** Take back what a message had led to and carry out its edited words instead. */
  z.strictObject({
    type: z.literal('replace'),
    change_ids: z.array(z.uuid()).min(1),
    update_id: z.int(),
  }),
  z.strictObject({ type: z.literal('keep') }),
  /** A button of a form: the form reads its own data. */
  z.strictObject({ type: z.literal('form'), data: z.string() }),
]);
export type ButtonAction = z.infer<typeof ButtonAction>;

const Button = z.strictObject({ label: z.string().min(1), action: ButtonAction });
export type Button = z.infer<typeof Button>;

/** One part of a reply; each leads to one call of the Bot API, a long text to several. */
export const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer_callback'),
    callback_query_id: z.string(),
    text: z.string().nullable(),
  }),
  /** Takes buttons away from a message that stands; `keep` are the rows that stay. */
  z.strictObject({
    kind: z.literal('keep_buttons'),
    message_id: MessageId,
    keep: z.array(z.array(z.strictObject({ text: z.string(), callback_data: z.string() }))),
  }),
  z.strictObject({
    kind: z.literal('text'),
    text: z.string().min(1),
    /** What was heard, quoted above the text. */
    transcript: z.string().nullable(),
    buttons: z.array(z.array(Button)),
  }),
  z.strictObject({
    kind: z.literal('outcomes'),
    outcomes: z.array(Outcome).min(1),
    transcript: z.string().nullable(),
  }),
]);
export type Step = z.infer<typeof Step>;

/**
 * A reply as the outbox keeps it: outcomes and texts, rendered only when it is sent. `v` rises when
 * the form changes, so that replies stored before an upgrade are still understood.
 */
export const Reply = z.strictObject({
  v: z.literal(1),
  topic_id: MessageId.nullable(),
  /** In a group the answer shows whom it answers. */
  reply_to: MessageId.nullable(),
  /** A placeholder that stands already: the first message is edited into it. */
  placeholder_message_id: MessageId.nullable(),
  steps: z.array(Step).min(1),
});
export type Reply = z.infer<typeof Reply>;

export function text(
  words: string,
  more: { buttons?: Button[][]; transcript?: string | null } = {},
): Step {
  return {
    kind: 'text',
    text: words,
    transcript: more.transcript ?? null,
    buttons: more.buttons ?? [],
  };
}
