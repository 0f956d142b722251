import { randomBytes } from 'node:crypto';
import type { AccessStore, Admitted } from '@planerka/db';
import { hashOfSecret, INVITE_PREFIX, SECRET_BYTES } from './invitation.ts';

/** A link that admits one person, once; only the hash of its secret is kept. */
export async function makeInvitation(
  access: Pick<AccessStore, 'invite'>,
  me: { readonly id: number; readonly username: string },
  terms: { readonly hours: number; readonly as: Admitted },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await access.invite(me.id, hashOfSecret(secret), terms.hours, terms.as);
  return `https://t.me/${me.username}?start=${INVITE_PREFIX}${secret}`;
}
