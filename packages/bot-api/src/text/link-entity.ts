import type { MessageEntity } from '@grammyjs/types';

/** A link that no client could open is dropped and its text stays, as the official server does. */
export function linkEntity(
  url: string,
  span: { readonly offset: number; readonly length: number },
): MessageEntity | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`;
  if (!URL.canParse(address) || /\s/.test(address)) return undefined;
  return { type: 'text_link', url: new URL(address).href, ...span };
}
