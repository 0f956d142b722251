import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

/** A person may be away from the client of an agent that works alone: then the agent goes on. */
const ANSWER_TIMEOUT_MS = 60_000;

type Form = Pick<ElicitRequestFormParams, 'message' | 'requestedSchema'>;

/** What came of a question: the person's answer, none, or that the client is to bring one. */
export type ClientAnswer =
  | { readonly kind: 'answered'; readonly content: unknown }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'wanted'; readonly result: InputRequiredResult };

/** Asks the person at the client. */
export type Ask = (key: string, form: Form) => Promise<ClientAnswer>;

const Forms = z.looseObject({
  form: z.looseObject({}).optional(),
  url: z.looseObject({}).optional(),
});

/** A client that names no way of asking knows forms. */
function knowsForms(capabilities: unknown): boolean {
  const offered = z.looseObject({ elicitation: Forms.optional() }).safeParse(capabilities);
  const ways = offered.data?.elicitation;
  return ways !== undefined && (ways.form !== undefined || ways.url === undefined);
}

/**
 * How the person at the client is asked; null where the client offers no way. Clients of the 2026
 * revision bring the answer with the same call once more; the earlier ones are asked while it waits.
 */
export function askOf(
  { mcpReq }: ServerContext,
  initialized: ClientCapabilities | undefined,
): Ask | null {
  const { envelope, inputResponses } = mcpReq;
  if (envelope !== undefined) {
    const told: Readonly<Record<string, unknown>> = envelope;
    if (!knowsForms(told[CLIENT_CAPABILITIES_META_KEY])) return null;
    return (key, form) => {
      const { kind } = inputResponse(inputResponses, key);
      if (kind === 'missing') {
        const inputRequests = { [key]: inputRequired.elicit({ mode: 'form', ...form }) };
        return Promise.resolve({ kind: 'wanted', result: inputRequired({ inputRequests }) });
      }
      const content = acceptedContent(inputResponses, key);
      return Promise.resolve(
        content === undefined ? { kind: 'unanswered' } : { kind: 'answered', content },
      );
    };
  }
  if (!knowsForms(initialized)) return null;
  return async (_key, form) => {
    try {
      const answer = await mcpReq.send(
        { method: 'elicitation/create', params: { mode: 'form', ...form } },
        { timeout: ANSWER_TIMEOUT_MS, signal: mcpReq.signal },
      );
      return answer.action === 'accept'
        ? { kind: 'answered', content: answer.content }
        : { kind: 'unanswered' };
    } catch {
      // Whatever keeps the client from asking, the agent is told why its call was refused.
      return { kind: 'unanswered' };
    }
  };
}
