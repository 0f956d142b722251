import { SUGGESTION_BOUNDS } from '@planerka/contracts';
import type { Finding } from './seen-title.ts';

/**
 * A better title; null where it is none: empty, too long, or the same again. Capitals alone make a
 * difference only where they are what is wrong with it.
 */
export function rewritten(
  text: string,
  better: string,
  confidence: number,
  capitalsMatter = false,
): Finding | null {
  const title = better.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(title) || title.length > SUGGESTION_BOUNDS.title) return null;
  const isSame = capitalsMatter
    ? title === text.trim()
    : title.toLowerCase() === text.trim().toLowerCase();
  return isSame ? null : { type: 'rewrite_title', confidence, payload: { title } };
}
