import { ModelMarks, SuggestionMarks } from '@planerka/contracts';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { ModelReader, SuggestingModel } from './model-reader.ts';
import { INSTRUCTIONS, userMessage } from './prompt.ts';
import { SUGGEST_INSTRUCTIONS, suggestMessage } from './suggest-prompt.ts';

const TIMEOUT_MS = 10_000;
/** Ten commands marked to the last word take a fraction of this. */
const ANSWER_MAX_CHARS = 100_000;

export interface OpenAiModelOptions {
  readonly apiKey: string;
  /** Up to `/v1`; undefined is OpenAI itself. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly timeoutMs?: number;
  /** Told why the model's answer was not to be had; never the words of a person. */
  readonly onFailure: (why: string) => void;
}

/** Never the error's message: servers quote what they were sent. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? `status ${status}` : 'no answer';
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

/** Any server that speaks OpenAI's chat completions with structured output. */
export function createOpenAiModel(options: OpenAiModelOptions): ModelReader & SuggestingModel {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const asks = {
    marks: { instructions: INSTRUCTIONS, schema: responseSchema(ModelMarks) },
    suggestions: { instructions: SUGGEST_INSTRUCTIONS, schema: responseSchema(SuggestionMarks) },
  };
  let client: OpenAI | null = null;

  /** The library is loaded at the first unsure reading: most processes never ask a model. */
  async function connected(): Promise<OpenAI> {
    const library = await import('openai');
    client ??= new library.OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseUrl ?? null,
      maxRetries: 0,
      timeout,
    });
    return client;
  }

  /** One request under a time limit; null for whatever goes wrong with it. */
  async function answer(
    name: keyof typeof asks,
    content: string,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { instructions, schema } = asks[name];
    // The client's own time limit ends with the headers; this one covers the body too.
    const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    try {
      const server = await connected();
      const completion = await server.chat.completions.create(
        {
          model: options.model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        { signal: AbortSignal.any(limits) },
      );
      const [choice] = completion.choices;
      if (!choice || choice.message.refusal) return failed('refusal');
      if (choice.finish_reason === 'length') return failed('cut');
      const words = choice.message.content ?? '';
      if (words.length > ANSWER_MAX_CHARS) return failed('too long');
      return JSON.parse(words) as unknown;
    } catch (error) {
      return failed(reasonOf(error));
    }
  }

  return {
    mark: (request, signal) => answer('marks', userMessage(request), signal),
    suggest: (request, signal) => answer('suggestions', suggestMessage(request), signal),
  };

  function failed(why: string): null {
    options.onFailure(why);
    return null;
  }
}
