import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/** Names and addresses that can only mean this machine; a name that someone's DNS points here is none. */
function isLoopback(name: string): boolean {
  const bare = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || LOOPBACK_ADDRESS.test(bare);
}

/**
 * Whether a request comes from a page of a browser, by a name of elsewhere, or from another machine. A bot
 * is none of these: whoever is turned away here could not even try tokens. A server that is opened to
 * other addresses on purpose has only its token.
 */
export function isForeign({ headers, socket }: IncomingMessage, listensOn: string): boolean {
  // Browsers send one of these with whatever a page asks for, and no bot's client does.
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return true;
  if (!isLoopback(listensOn)) return false;
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return !isLoopback(name) || !isLoopback(socket.remoteAddress ?? '');
}
