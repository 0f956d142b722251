import { createHash } from 'node:crypto';

/** An invitation link opens the chat with `/start inv_SECRET`. */
export const INVITE_PREFIX = 'inv_';

const BROUGHT = /^(\/start(?:@\w+)?\s+inv_)([\w-]{10,64})\s*$/;

/** Only hashes of secrets are ever stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A message that brings an invitation, with the secret replaced by its hash before it is stored. */
export function concealInvitation(text: string): string {
  return text.replace(
    BROUGHT,
    (_, command: string, secret: string) => command + hashOfSecret(secret),
  );
}

/** The hash that a concealed `/start` brings, or null. */
export function broughtInvitation(argument: string): string | null {
  const hash = argument.startsWith(INVITE_PREFIX) ? argument.slice(INVITE_PREFIX.length) : '';
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
