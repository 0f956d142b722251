import { SUBTASKS_MAX } from '@planerka/contracts';
import type { Finding } from './seen-title.ts';
import { capitalized } from './stretches.ts';

/**
 * Two to five parts of a title as subtasks; null for fewer, for more, and where two are the same.
 */
export function splitInto(parts: readonly string[], confidence: number): Finding | null {
  const titles = parts.map(capitalized);
  const different = new Set(titles.map((title) => title.toLowerCase()));
  if (titles.length < 2 || titles.length > SUBTASKS_MAX) return null;
  if (different.size < titles.length || different.has('')) return null;
  return {
    type: 'split_subtasks',
    confidence,
    data: { count: titles.length },
    payload: { subtasks: titles.map((title, i) => ({ title, order: i + 1 })) },
  };
}
