import { ru } from '../../texts/ru.ts';
import type { TextEntity } from '../../wire/chat-message.ts';
import { element } from '../dom/element.ts';
import { type FormattedNode, formatText } from './format-text.ts';

const TAGS: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  expandable_blockquote: 'blockquote',
};

/** The text of a message with its formatting. A command in it can be pressed, as in Telegram. */
export function renderText(
  text: string,
  entities: readonly TextEntity[],
  onCommand: (command: string) => void,
): Node[] {
  return formatText(text, entities).map((node) => render(node, onCommand));
}

function render(node: FormattedNode, onCommand: (command: string) => void): Node {
  if (node.kind === 'text') return document.createTextNode(node.text);
  const children = node.children.map((child) => render(child, onCommand));
  const { type, url } = node.entity;
  switch (type) {
    case 'url':
    case 'text_link':
      return link(url ?? withScheme(node.text), children);
    case 'bot_command': {
      const click = () => onCommand(node.text);
      const attributes = { type: 'button', class: 'command-link', on: { click } } as const;
      return element('button', attributes, ...children);
    }
    case 'spoiler':
      return spoiler(children);
    default: {
      const tag = TAGS[type];
      return tag
        ? element(tag, {}, ...children)
        : element('span', { class: 'mention' }, ...children);
    }
  }
}

function withScheme(url: string): string {
  return /^\w+:/.test(url) ? url : `https://${url}`;
}

/** Only addresses of the web: a message must not run anything. */
function link(href: string, children: readonly Node[]): Node {
  if (!/^https?:\/\//i.test(href)) return element('span', {}, ...children);
  return element('a', { href, target: '_blank', rel: 'noreferrer noopener' }, ...children);
}

function spoiler(children: readonly Node[]): Node {
  const hidden = element('span', { class: 'spoiler-text', 'aria-hidden': 'true' }, ...children);
  const show = () => {
    hidden.removeAttribute('aria-hidden');
    node.classList.add('is-shown');
    node.removeAttribute('aria-label');
  };
  const node = element(
    'button',
    { type: 'button', class: 'spoiler', 'aria-label': ru.chat.spoiler, on: { click: show } },
    hidden,
  );
  return node;
}
