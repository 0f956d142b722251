import type { ObjectHandle } from '@planerka/contracts';
import type { Button } from '../reply/reply.ts';

/** A surface as a message: its words, the objects they speak of, its buttons (null: did not read). */
export interface DrawnSurface {
  readonly lines: readonly string[];
  readonly objects: readonly ObjectHandle[];
  readonly buttons: readonly (readonly (Button | null)[])[];
}
