import { z } from 'zod';
import { COMMANDS_MAX } from './interpret.ts';

const Quote = z.string().max(1000);

/** One command as a model marks it: every text is quoted from the utterance, letter for letter. */
const MarkedCommand = z.strictObject({
  intent: z.enum(['task_create', 'timeblock_create']),
  title: Quote.nullable(),
  /** All words that say when, in pieces where they stand apart. */
  time: z.array(Quote).max(8),
  /** Words that say how long. */
  duration: Quote.nullable(),
  tags: z.array(Quote).max(20),
  priority: Quote.nullable(),
  project: Quote.nullable(),
  /** 0 to 1. */
  confidence: z.number(),
});

/**
 * What a model may say about an utterance. It marks words and intent and never computes a date: the
 * rules resolve the words it quotes. Shaped for structured output: every field required, none optional.
 */
export const ModelMarks = z.strictObject({
  kind: z.enum(['commands', 'answer', 'cancel', 'none']),
  commands: z.array(MarkedCommand).max(COMMANDS_MAX),
});
export type ModelMarks = z.infer<typeof ModelMarks>;
