import type { PersonsBlock } from '@planerka/plan';
import { blockLine } from '../left-to-people.ts';
import { excerpt } from './json-paths.ts';

const REASON_MAX_CHARS = 200;

/** Which person has blocked something, when and why, in a line of a view. */
export function shortBlock(
  { reason, ...block }: PersonsBlock,
  zone: string,
): Record<string, unknown> {
  const short = reason === null ? null : excerpt(reason, REASON_MAX_CHARS);
  return blockLine({ ...block, reason: short }, zone);
}
