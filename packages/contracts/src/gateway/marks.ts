import { z } from 'zod';
import { Intent } from '../commands/envelope.ts';
import { OPERATION_TYPES } from '../conversation/operation-names.ts';
import { QUERY_TYPES } from '../conversation/query.ts';
import { COMMANDS_MAX } from './interpret.ts';

const Quote = z.string().max(1000);
const Quotes = z.array(Quote).max(20);
/** All words that say when, in pieces where they are apart. */
const TimeQuotes = z.array(Quote).max(8);

/** One command as a model marks it: every text is quoted from the utterance, letter for letter. */
const MarkedCommand = z.strictObject({
  intent: Intent,
  title: Quote.nullable(),
  time: TimeQuotes,
  /** Words that say how long. */
  duration: Quote.nullable(),
  tags: Quotes,
  priority: Quote.nullable(),
  project: Quote.nullable(),
  /** 0 to 1. */
  confidence: z.number(),
});

/**
 * What a model says is to be done to an object that exists. Ids are copied from the candidates that
 * were offered; the values are words of the utterance, which the rules read.
 */
const MarkedOperation = z.strictObject({
  type: z.enum(OPERATION_TYPES),
  /** `kind:number` of an offered candidate; null when none is clearly meant. */
  target_id: z.string().max(40).nullable(),
  /** The project to move to, or the task to link to: of the offered candidates, too. */
  other_id: z.string().max(40).nullable(),
  /** Words that name the object. */
  mention: Quote.nullable(),
  status: z.enum(['todo', 'in_progress', 'done', 'cancelled']).nullable(),
  title: Quote.nullable(),
  time: TimeQuotes,
  duration: Quote.nullable(),
  tags: Quotes,
  removed_tags: Quotes,
  priority: Quote.nullable(),
  project: Quote.nullable(),
  /** The value is taken away: no deadline, no priority, no project, no reminders, no repetition. */
  clears: z.boolean(),
  confidence: z.number(),
});

/** A question about the plan. */
const MarkedQuery = z.strictObject({
  type: z.enum(QUERY_TYPES),
  time: TimeQuotes,
  duration: Quote.nullable(),
  mention: Quote.nullable(),
});

/**
 * What a model may say about an utterance. It marks words, intent and offered ids, and never
 * computes a date: the rules resolve the words it quotes. Shaped for structured output: every field
 * required, none optional. Taking back is no kind of its own: only a person's own words do that.
 */
export const ModelMarks = z.strictObject({
  kind: z.enum(['commands', 'answer', 'operations', 'query', 'cancel', 'none']),
  commands: z.array(MarkedCommand).max(COMMANDS_MAX),
  operations: z.array(MarkedOperation).max(COMMANDS_MAX),
  query: MarkedQuery.nullable(),
});
export type ModelMarks = z.infer<typeof ModelMarks>;
