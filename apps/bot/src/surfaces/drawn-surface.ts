import type { Message, ObjectHandle } from '@planerka/contracts';
import type { Button } from '../reply/reply.ts';

/** A surface as a message: its lines, the objects they speak of, its buttons (null: did not read). */
export interface DrawnSurface {
  readonly lines: readonly Message[];
  readonly objects: readonly ObjectHandle[];
  readonly buttons: readonly (readonly (Button | null)[])[];
}
