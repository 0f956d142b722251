import {
  CommandEnvelope,
  Entities,
  Intent,
  Note,
  type Operation,
  Source,
} from '@planerka/contracts';
import { z } from 'zod';
import { SOURCES_MAX } from '../../objects/kept-sources.ts';

/** One way to read a request to create something. */
export const CreateReading = z.strictObject({
  type: Intent,
  confidence: z.number().min(0).max(1),
  entities: Entities,
});
export type CreateReading = z.infer<typeof CreateReading>;

/** A task or a timeblock is to be created: what a command envelope says, as an operation. */
export const CreateOperation = z.strictObject({
  type: Intent,
  entities: Entities,
  /** What was noticed while reading and must be said. */
  notes: z.array(Note),
  /** The other ways to read it, while the person has not chosen. */
  readings: z.array(CreateReading),
  /** The number of the project that it goes into. */
  project: z.int().min(1).optional(),
  /** The name of the project that is to be created along with it. */
  new_project: z.string().min(1).max(120).optional(),
  /** The messages that it is made of: the first that came, and those that answered its questions. */
  sources: z.array(Source).min(1).max(SOURCES_MAX).optional(),
  /** What the words came with; an interpreter gets it back with an open question. */
  origin: CommandEnvelope.pick({ trace_id: true, source: true }),
});
export type CreateOperation = z.infer<typeof CreateOperation>;

/** An operation on what exists, or one that creates. */
export type AnyOperation = Operation | CreateOperation;

/** Does the operation create what it is about? */
export function isCreate(operation: AnyOperation): operation is CreateOperation {
  return Intent.safeParse(operation.type).success;
}
