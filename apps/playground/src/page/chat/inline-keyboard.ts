import { ru } from '../../texts/ru.ts';
import type { ChatButton } from '../../wire/chat-message.ts';
import { element } from '../dom/element.ts';

export interface TapTarget {
  readonly row: number;
  readonly column: number;
  readonly label: string;
}

/** The buttons under a bubble. `onTap` resolves when the bot has answered or will not any more. */
export function keyboardElement(
  rows: readonly (readonly ChatButton[])[],
  onTap: (target: TapTarget) => Promise<void>,
): HTMLElement {
  return element(
    'div',
    { class: 'keyboard', role: 'group', 'aria-label': ru.chat.buttonsOf },
    ...rows.map((buttons, row) =>
      element(
        'div',
        { class: 'keyboard-row' },
        ...buttons.map((button, column) =>
          keyboardButton(button, () => onTap({ row, column, label: button.label })),
        ),
      ),
    ),
  );
}

function keyboardButton(button: ChatButton, tap: () => Promise<void>): HTMLElement {
  if (button.kind === 'link' && /^https?:\/\//i.test(button.url ?? '')) {
    const attributes = {
      class: 'key',
      href: button.url,
      target: '_blank',
      rel: 'noreferrer noopener',
    };
    return element('a', attributes, button.label);
  }
  const key = element(
    'button',
    { type: 'button', class: 'key', disabled: button.kind !== 'tap' },
    button.label,
  );
  key.addEventListener('click', () => {
    // Stays focusable: a disabled button would lose the focus of whoever uses the keyboard.
    if (key.getAttribute('aria-busy') === 'true') return;
    key.setAttribute('aria-busy', 'true');
    void tap().finally(() => key.removeAttribute('aria-busy'));
  });
  return key;
}
