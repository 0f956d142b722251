import type { ObjectHandle } from '@planerka/contracts';
import type { Target } from './object.ts';

/** The object as summaries and tokens name it; a timeblock may have no title. */
export function handleOf({ kind, row }: Target): ObjectHandle {
  const { number, title } = row;
  return title === null ? { kind, number } : { kind, number, title };
}
