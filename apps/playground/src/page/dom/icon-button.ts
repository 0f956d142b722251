import { element } from './element.ts';
import { type IconName, icon } from './icon.ts';

/** A round button with a sign; its label is for screen readers and the hint. */
export function iconButton(
  name: IconName,
  label: string,
  onClick: (event: MouseEvent) => void,
  className = '',
): HTMLButtonElement {
  return element(
    'button',
    {
      type: 'button',
      class: `icon-button ${className}`.trim(),
      'aria-label': label,
      title: label,
      on: { click: onClick },
    },
    icon(name),
  );
}

/** Gives the button another sign and label. */
export function relabel(button: HTMLButtonElement, name: IconName, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
  button.replaceChildren(icon(name));
}
