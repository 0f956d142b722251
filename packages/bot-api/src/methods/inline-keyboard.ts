import type { InlineKeyboardMarkup } from '@grammyjs/types';
import { badRequest } from '../failure.ts';

/** More buttons than this do not fit under a message. */
const MAX_BUTTONS = 100;

/**
 * The keyboard as a message shows it, or nothing when it has no buttons.
 * @throws ApiFailure 400 for too many buttons and for addresses that are none.
 */
export function inlineKeyboard(markup: InlineKeyboardMarkup): InlineKeyboardMarkup | undefined {
  const rows = markup.inline_keyboard.filter((row) => row.length > 0);
  const buttons = rows.flat();
  if (buttons.length > MAX_BUTTONS) throw badRequest('reply markup is too long');
  for (const button of buttons) {
    if (button.text.trim() === '')
      throw badRequest('inline keyboard button text must be non-empty');
    if ('url' in button && !isLink(button.url)) {
      throw badRequest(`inline keyboard button URL '${button.url}' is invalid: Wrong HTTP URL`);
    }
  }
  return rows.length > 0 ? { inline_keyboard: rows } : undefined;
}

function isLink(url: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'tg:' || (/^https?:$/.test(protocol) && /\.|^localhost$/.test(hostname));
}
