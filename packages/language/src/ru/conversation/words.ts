import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Ground } from '../../time/place.ts';
import type { ReadText } from '../grammar.ts';
import type { Conversation, ConversationRequest } from './conversation.ts';

/** Words that are read, all that they are read against, and how others are read in their place. */
export interface Words {
  readonly said: string;
  readonly read: ReadText;
  readonly request: ConversationRequest;
  /** What was spoken of in this chat; null where the door tells nothing of it. */
  readonly thread: ThreadHints | null;
  readonly ground: Ground;
  /** The reading of other words, as if they had been said. */
  readonly again: (said: string) => Conversation | null;
  /** What other words do to objects; null where they do anything else besides. */
  readonly acts: (said: string) => readonly ReadOperation[] | null;
  /** The same of one thing, said while something else was asked or in view. */
  readonly actsAt: (said: string, request: ConversationRequest) => readonly ReadOperation[] | null;
}

/** A way to read words; null where they are not said in that way. */
export type Reader = (words: Words) => Conversation | null;

/** What a reading does to objects; null where it does anything else besides. */
export const onlyActs = (found: Conversation | null): readonly ReadOperation[] | null =>
  found?.kind === 'operations' && found.rest.length === 0 ? found.operations : null;
