import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';

/** A person's card as the page asks for it. */
export interface TypedContact {
  readonly name: string;
  readonly phone: string;
}

/** Asks for a name and a number, and hands them over when both are there. */
export function askContact(onContact: (contact: TypedContact) => void): void {
  const name = field(ru.contact.name, { autocomplete: 'off', maxlength: 64 });
  const phone = field(ru.contact.phone, { autocomplete: 'off', type: 'tel', maxlength: 32 });
  const send = element('button', { class: 'text-button' }, ru.contact.send);
  const cancel = element(
    'button',
    { type: 'button', class: 'text-button', on: { click: () => dialog.close() } },
    ru.contact.cancel,
  );
  const form = element(
    'form',
    { method: 'dialog', class: 'contact-form' },
    name.label,
    phone.label,
    element('div', { class: 'dialog-buttons' }, cancel, send),
  );
  form.addEventListener('submit', () =>
    onContact({ name: name.input.value.trim(), phone: phone.input.value.trim() }),
  );
  const dialog = element('dialog', { class: 'alert', 'aria-label': ru.contact.label }, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.input.focus();
}

function field(label: string, more: Readonly<Record<string, string | number>>) {
  const input = element('input', { required: true, pattern: '.*\\S.*', ...more });
  return { input, label: element('label', { class: 'contact-field' }, label, input) };
}
