import { createHash } from 'node:crypto';

/** An invitation link opens the chat with `/start inv_SECRET`. */
export const INVITE_PREFIX = 'inv_';

/** Random bytes of a secret: 24 characters in a link. */
export const SECRET_BYTES = 18;

/** A secret, or a hash that is brought in a secret's place: hashed again it opens nothing. */
const BROUGHT = /inv_([\w-]{24}|[0-9a-f]{64})(?![\w-])/g;

/** Only hashes of secrets are ever stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The JSON of an update with every invitation's secret replaced by its hash, anywhere in it: a
 * link comes back in replies and forwards too.
 */
export function concealInvitations(json: string): string {
  return json.replace(BROUGHT, (_, secret: string) => INVITE_PREFIX + hashOfSecret(secret));
}

/** What a concealed `/start` brings in a secret's place, or null. */
export function broughtInvitation(argument: string): string | null {
  return argument.startsWith(INVITE_PREFIX) ? argument.slice(INVITE_PREFIX.length) : null;
}
