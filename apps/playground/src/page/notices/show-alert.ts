import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';

/** A dialog that has to be closed, as a tap answered with `show_alert` opens one. */
export function showAlert(text: string): void {
  const dialog = element(
    'dialog',
    { class: 'alert', 'aria-label': text },
    element('p', {}, text),
    element(
      'button',
      { type: 'button', class: 'text-button', on: { click: () => dialog.close() } },
      ru.dialog.ok,
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
