import type { Entities, InterpretRequest, InterpretResponse } from '@planerka/contracts';
import type { ReadText } from './grammar/read-text.ts';
import type { ReadingNote } from './reading.ts';
import type { Ground } from './time/place.ts';

/** The words to read and all that they are read against. */
export interface Spoken {
  readonly text: string;
  readonly read: ReadText;
  readonly request: InterpretRequest;
  readonly ground: Ground;
}

/** Reads words that ask for something new; used for what is said beside an operation. */
export type ReadNew = (text: string) => InterpretResponse;

/** An utterance understood as the answer to the open question about a new command. */
export interface SaidAnswer {
  readonly choiceId: string | null;
  readonly entities: Entities;
  readonly notes: readonly ReadingNote[];
}
