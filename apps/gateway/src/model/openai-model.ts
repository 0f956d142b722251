import {
  ModelMarks,
  type Phase,
  phaseMarks,
  RetryableError,
  SuggestionMarks,
} from '@planerka/contracts';
import { createOutbound, type Outbound } from '@planerka/outbound';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { ModelReader, PhaseModel, SuggestingModel } from './model-reader.ts';
import { phaseInstructions, phaseMessage } from './phase-prompt.ts';
import { INSTRUCTIONS, userMessage } from './prompt.ts';
import { strictSchemaOf } from './strict-schema.ts';
import { SUGGEST_INSTRUCTIONS, suggestMessage } from './suggest-prompt.ts';

const TIMEOUT_MS = 10_000;
/** A whole phase is some pages of operations. */
const PHASE_TIMEOUT_MS = 45_000;
const PHASE_MAX_CHARS = 1_500_000;
/** Ten commands marked to the last word take a fraction of this. */
const ANSWER_MAX_CHARS = 100_000;
/** A character may take six bytes of JSON, and a server adds facts of its own. */
const BYTES_PER_CHAR = 8;
const AT_ONCE = 32;
/** The door's own limit comes first, and covers the body too. */
const LIBRARY_LATER_MS = 5_000;

export interface OpenAiModelOptions {
  readonly apiKey: string;
  /** Up to `/v1`; undefined is OpenAI itself. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly timeoutMs?: number;
  /** What its calls go through; its own by default. */
  readonly outbound?: Outbound;
  /** Told why the model's answer was not to be had; never the words of a person. */
  readonly onFailure: (why: string) => void;
}

/** Never the error's message: servers quote what they were sent. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number') return `status ${status}`;
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(fault instanceof RetryableError)) return 'no answer';
  return fault.code === 'OUTBOUND_RESTS' ? 'it rests after failures' : 'too long';
}

/**
 * Strict structured output knows few keywords: a length of a string makes OpenAI refuse the whole
 * request. Lengths are checked when the answer is read.
 */
function responseSchema(marks: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(marks, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength;
    },
  });
  return schema;
}

/** One request: what a model is told, the shape of its answer, and how long that may take and be. */
interface Ask {
  readonly name: string;
  readonly instructions: string;
  readonly schema: Record<string, unknown>;
  readonly timeoutMs: number;
  readonly maxChars: number;
}

/** Any server that speaks OpenAI's chat completions with structured output. */
export function createOpenAiModel(
  options: OpenAiModelOptions,
): ModelReader & SuggestingModel & PhaseModel {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const asks = {
    marks: {
      name: 'marks',
      instructions: INSTRUCTIONS,
      schema: responseSchema(ModelMarks),
      timeoutMs: timeout,
      maxChars: ANSWER_MAX_CHARS,
    },
    suggestions: {
      name: 'suggestions',
      instructions: SUGGEST_INSTRUCTIONS,
      schema: responseSchema(SuggestionMarks),
      timeoutMs: timeout,
      maxChars: ANSWER_MAX_CHARS,
    },
  };
  const ofPhase = (phase: Phase): Ask => ({
    name: phase,
    instructions: phaseInstructions(phase),
    schema: strictSchemaOf(phaseMarks(phase)),
    timeoutMs: options.timeoutMs ?? PHASE_TIMEOUT_MS,
    maxChars: PHASE_MAX_CHARS,
  });
  const outbound = options.outbound ?? createOutbound({ service: 'model', atOnce: AT_ONCE });
  const clients = new Map<string, OpenAI>();

  /** The library is loaded at the first unsure reading: most processes never ask a model. */
  async function clientFor({ timeoutMs, maxChars }: Ask): Promise<OpenAI> {
    const library = await import('openai');
    const key = `${timeoutMs} ${maxChars}`;
    const known = clients.get(key);
    if (known) return known;
    const client = new library.OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseUrl ?? null,
      maxRetries: 0,
      timeout: timeoutMs + LIBRARY_LATER_MS,
      fetch: outbound.within({ timeoutMs, maxBytes: maxChars * BYTES_PER_CHAR }),
    });
    clients.set(key, client);
    return client;
  }

  /** One request under a time limit; null for whatever goes wrong with it. */
  async function answer(
    ask: Ask,
    content: string,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { name, instructions, schema, maxChars } = ask;
    try {
      const server = await clientFor(ask);
      const completion = await server.chat.completions.create(
        {
          model: options.model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        signal ? { signal } : {},
      );
      const [choice] = completion.choices;
      if (!choice || choice.message.refusal) return failed('refusal');
      if (choice.finish_reason === 'length') return failed('cut');
      const words = choice.message.content ?? '';
      if (words.length > maxChars) return failed('too long');
      return JSON.parse(words) as unknown;
    } catch (error) {
      return failed(reasonOf(error));
    }
  }

  return {
    mark: (request, signal) => answer(asks.marks, userMessage(request), signal),
    suggest: (request, signal) => answer(asks.suggestions, suggestMessage(request), signal),
    phase: (request, signal) => answer(ofPhase(request.phase), phaseMessage(request), signal),
  };

  function failed(why: string): null {
    options.onFailure(why);
    return null;
  }
}
