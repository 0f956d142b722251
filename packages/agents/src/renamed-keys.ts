import { readPath } from '@planerka/contracts';
import { nearestName } from './nearest-name.ts';

/** A slip of the finger, not another word. */
const TYPO_MAX = 2;
const SHORTEST = 3;

/**
 * The arguments with each key that the tool does not know under the one that was meant: the known key
 * that it is short for (`step` of `step_id`, or of `path` where that is what it holds), or that it is a slip away from. Null where one could mean
 * several or none, or one that is given, too: then nothing is left out by a guess.
 */
export function withKnownKeys(
  args: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Record<string, unknown> | null {
  const renamed = new Map<string, unknown>();
  for (const [key, value] of Object.entries(args)) {
    const meant = known.includes(key) ? key : meantKey(key, value, known);
    if (meant === null || renamed.has(meant)) return null;
    if (meant !== key && Object.hasOwn(args, meant)) return null;
    renamed.set(meant, value);
  }
  return Object.fromEntries(renamed);
}

function meantKey(key: string, value: unknown, known: readonly string[]): string | null {
  if (key.length < SHORTEST) return null;
  const plain = key.toLowerCase().replaceAll('-', '_');
  // A step has two names: by its form the value says which of them was meant.
  const isPath = typeof value === 'string' && readPath(value) !== null;
  if (isPath && known.includes('path') && known.includes(`${plain}_id`)) return 'path';
  const longer = known.filter((name) => name === `${plain}_id`);
  const [only] = longer;
  if (only !== undefined) return only;
  return nearestName(plain, known, TYPO_MAX);
}
