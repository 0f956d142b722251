import type { ButtonQuestion } from '@planerka/contracts';
import { readButtonOp } from './button-op.ts';
import type { Button } from './reply.ts';

/** What a yes means below a question of the bot's own, by the label of the button. */
const YES: ReadonlySet<string> = new Set([
  'yes',
  'label_replace',
  'label_accept_set',
  'label_accept_chosen',
  'label_accept_rest',
  'label_revoke_yes',
  'label_remove_name_yes',
  'label_remove_member_yes',
]);
const NO: ReadonlySet<string> = new Set(['no', 'label_keep', 'label_reject_set']);
/** Only writes anew what the person has said anew: nothing is lost by it. */
const HARMLESS: ReadonlySet<string> = new Set(['label_replace']);

/** A button as it is sent: its label in words, and the id of what it does. */
interface SentButton {
  readonly text: string;
  readonly callback_data: string;
}

/**
 * What a message asks with these buttons, in a form in which words may answer it as a tap does. Undefined
 * for a message that asks nothing, and for one whose answers go to an open draft, which reads words itself.
 */
export function asksOf(
  buttons: readonly Button[],
  sent: readonly SentButton[],
): ButtonQuestion | undefined {
  const yes = buttons.findIndex(({ label }) => YES.has(label.code));
  const isOfDraft = buttons.some(({ action }) => {
    const type = readButtonOp(action)?.type;
    return type === 'choose' || type === 'form';
  });
  if (yes < 0 || isOfDraft) return undefined;
  const no = buttons.findIndex(({ label }) => NO.has(label.code));
  const losing = !HARMLESS.has(buttons[yes]?.label.code ?? '');
  return {
    choices: sent.map(({ text, callback_data: id }) => ({ id, label: text })),
    ...idAt('yes', sent[yes]),
    ...idAt('no', sent[no]),
    ...(losing ? { loses: true as const } : {}),
  };
}

function idAt(name: 'yes' | 'no', button: SentButton | undefined): Partial<ButtonQuestion> {
  return button === undefined ? {} : { [name]: button.callback_data };
}
