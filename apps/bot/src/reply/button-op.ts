import {
  Operation,
  Phase,
  PictureTheme,
  readOpFields,
  SuggestionSurface,
  type TokenValue,
  writeOpToken,
} from '@planerka/contracts';
import { z } from 'zod';

const Changes = z.array(z.uuid()).min(1);
const UpdateId = z.int();

/** What buttons do besides operations on the plan (K3-typed-operations): the bot's own verbs. */
const ButtonVerb = z.discriminatedUnion('type', [
  /** A choice of an open question. */
  z.strictObject({ type: z.literal('choose'), draft: z.uuid(), choice: z.string().min(1) }),
  /** Questions that were dropped unanswered are asked anew. */
  z.strictObject({ type: z.literal('ask_anew'), drafts: z.array(z.uuid()).min(1) }),
  z.strictObject({ type: z.literal('undo'), changes: Changes }),
  z.strictObject({ type: z.literal('redo'), changes: Changes }),
  /** The same operation for another object instead (K2-5-action-summary). */
  z.strictObject({ type: z.literal('change_target'), change: z.uuid() }),
  /** Take back what a message had led to and carry out its edited words instead. */
  z.strictObject({ type: z.literal('replace'), changes: Changes, update: UpdateId }),
  z.strictObject({ type: z.literal('keep') }),
  /** Recognize a voice note once more after a failure. */
  z.strictObject({ type: z.literal('hear_again'), update: UpdateId }),
  /** A button of a form: the form reads its own data. */
  z.strictObject({ type: z.literal('form'), data: z.string() }),
  /** Asks about the plan again: another page, or where a surface leads. `query` is a Query as JSON. */
  z.strictObject({ type: z.literal('show'), query: z.string(), page: z.int().min(0) }),
  /** Gives back the messages that are kept with an object. */
  z.strictObject({
    type: z.literal('source'),
    kind: z.enum(['task', 'timeblock']),
    number: z.int().min(1),
  }),
  /** Shows one object without opening it. */
  z.strictObject({
    type: z.literal('card'),
    kind: z.enum(['task', 'timeblock', 'project']),
    number: z.int().min(1),
  }),
  /** One yes or no before `op`, a whole op token (Q-confirm). */
  z.strictObject({
    type: z.literal('confirm'),
    /** The question as a Message in JSON. */
    ask: z.string().min(1).optional(),
    /** The question in words, as buttons were stored before. */
    question: z.string().min(1).optional(),
    op: z.string(),
  }),
  /** Switches a morning digest or an evening review on or off. */
  z.strictObject({
    type: z.literal('digest'),
    kind: z.enum(['morning', 'evening']),
    on: z.boolean(),
  }),
  /** The agents of this plan, or the names by which agents know it. */
  z.strictObject({ type: z.literal('agents'), view: z.enum(['list', 'names']) }),
  /** One agent: shows it, lets it read, write or delete, revokes its key. */
  z.strictObject({
    type: z.literal('agent'),
    act: z.enum(['show', 'read', 'write', 'delete', 'ask_revoke', 'revoke']),
    id: z.uuid(),
  }),
  /** Who may use the bot, in pages, and the links that nobody has used. */
  z.strictObject({
    type: z.literal('members'),
    act: z.enum(['list', 'ask_revoke', 'revoke']),
    page: z.int().min(0).optional(),
  }),
  /** One of them: shown, or removed after a yes. */
  z.strictObject({
    type: z.literal('member'),
    act: z.enum(['show', 'ask_remove', 'remove']),
    user: z.int(),
  }),
  /** A name by which agents know this plan goes. */
  z.strictObject({
    type: z.literal('plan_name'),
    act: z.enum(['ask_remove', 'remove']),
    name: z.string().min(1),
  }),
  /** Where Planerka suggests by itself: shown, or switched on or off for one surface. */
  z.strictObject({ type: z.literal('suggestion_settings') }),
  z.strictObject({
    type: z.literal('suggestion_switch'),
    surface: SuggestionSurface,
    on: z.boolean(),
  }),
  /** The colours in which pictures are drawn. */
  z.strictObject({ type: z.literal('picture_theme'), theme: PictureTheme }),
  /** Asks what could be suggested about a task. */
  z.strictObject({ type: z.literal('suggest'), task: z.int().min(1) }),
  /** What is done with a suggestion: taken, taken for sure, refused, or the others shown. */
  z.strictObject({
    type: z.literal('suggestion'),
    id: z.uuid(),
    act: z.enum(['accept', 'confirm', 'reject', 'more']),
  }),
  /** What is done with the plan of a day; `task`: the only one of it that is taken. */
  z.strictObject({
    type: z.literal('day_plan'),
    set: z.uuid(),
    act: z.enum(['accept', 'other', 'each', 'reject']),
    task: z.int().min(1).optional(),
  }),
  /** What is done with a change set; `positions`: the ops that were shown as chosen. */
  z.strictObject({
    type: z.literal('change_set'),
    set: z.uuid(),
    act: z.enum(['show', 'look', 'approve']),
    positions: z.string().optional(),
    page: z.int().min(0).optional(),
  }),
  /** Asks the planner's own agent for a phase of a project. */
  z.strictObject({ type: z.literal('phase'), project: z.int().min(1), phase: Phase }),
  /** Several operations, each a whole op token, in one transaction. */
  z.strictObject({ type: z.literal('several'), ops: z.array(z.string()).min(1).max(50) }),
]);
type ButtonVerb = z.infer<typeof ButtonVerb>;

/** What a button does: an operation, or one of the bot's own verbs. */
export type ButtonOp = Operation | ButtonVerb;

/** The same as a tap finds it. */
export type TappedOp = ButtonVerb | { readonly type: 'operate'; readonly operation: Operation };

/** A button's meaning as it is stored: the literal op token. */
const OpAction = z.strictObject({ op: z.string().min(1) });

/** Buttons stored before every button was an op token; they stay in the chat for ever. */
const EarlierAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choice'), draft_id: z.uuid(), choice_id: z.string() }),
  z.strictObject({ type: z.literal('undo'), change_ids: Changes }),
  z.strictObject({ type: z.literal('redo'), change_ids: Changes }),
  z.strictObject({ type: z.literal('hear_again'), update_id: UpdateId }),
  z.strictObject({ type: z.literal('replace'), change_ids: Changes, update_id: UpdateId }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('form'), data: z.string() }),
]);

export const ButtonAction = z.union([OpAction, EarlierAction]);
export type ButtonAction = z.infer<typeof ButtonAction>;

/** The stored form of what a button does. */
export function writeButtonOp(op: ButtonOp): { op: string } {
  const fields: Readonly<Record<string, TokenValue | undefined>> = op;
  return { op: writeOpToken(fields) };
}

/** What a stored button does; null for what is no button of ours. */
export function readButtonOp(stored: unknown): TappedOp | null {
  const action = ButtonAction.safeParse(stored);
  if (!action.success) return null;
  return 'op' in action.data ? readOpToken(action.data.op) : upcast(action.data);
}

/** What a literal op token of a button does; null for an unknown or malformed one. */
export function readOpToken(token: string): TappedOp | null {
  const fields = readOpFields(token);
  if (fields === null) return null;
  const verb = ButtonVerb.safeParse(fields).data;
  if (verb) return verb;
  const operation = Operation.safeParse(fields).data;
  return operation ? { type: 'operate', operation } : null;
}

function upcast(action: z.infer<typeof EarlierAction>): ButtonVerb {
  switch (action.type) {
    case 'choice':
      return { type: 'choose', draft: action.draft_id, choice: action.choice_id };
    case 'undo':
    case 'redo':
      return { type: action.type, changes: action.change_ids };
    case 'hear_again':
      return { type: 'hear_again', update: action.update_id };
    case 'replace':
      return { type: 'replace', changes: action.change_ids, update: action.update_id };
    case 'keep':
    case 'form':
      return action;
  }
}
