import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type GetPromptResult,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** Fixtures of the conformance suite that ask the client for something before they answer. */

const SECRET = 'of this run of the suite only';
const PROGRESS_PAUSE_MS = 50;

function form(message: string, key: string, type: 'string' | 'boolean' = 'string') {
  const field = type === 'string' ? { type } : { type };
  const properties = { [key]: field };
  const requestedSchema = { type: 'object' as const, properties, required: [key] };
  return inputRequired.elicit({ mode: 'form', message, requestedSchema });
}

function said(words: string, maxTokens: number) {
  const content = { type: 'text' as const, text: words };
  return inputRequired.createMessage({ messages: [{ role: 'user', content }], maxTokens });
}

const NAME = form('What is your name?', 'name');
const ROOTS = inputRequired.listRoots();

/** A round with what it asks for; the last one answers. */
interface Rounds {
  readonly asks: readonly InputRequests[];
  /** Does the state of a round travel with it, signed? */
  readonly signed: boolean;
}

const ROUNDS: Readonly<Record<string, Rounds>> = {
  test_input_required_result_elicitation: { asks: [{ user_name: NAME }], signed: false },
  test_input_required_result_sampling: {
    asks: [{ capital_question: said('What is the capital of France?', 100) }],
    signed: false,
  },
  test_input_required_result_list_roots: { asks: [{ client_roots: ROOTS }], signed: false },
  test_input_required_result_request_state: {
    asks: [{ confirm: form('Please confirm', 'ok', 'boolean') }],
    signed: true,
  },
  test_input_required_result_tampered_state: {
    asks: [{ confirm: form('Please confirm', 'ok', 'boolean') }],
    signed: true,
  },
  test_input_required_result_multiple_inputs: {
    asks: [{ user_name: NAME, greeting: said('Generate a greeting', 50), client_roots: ROOTS }],
    signed: true,
  },
  test_input_required_result_multi_round: {
    asks: [
      { step1: form('Step 1: What is your name?', 'name') },
      { step2: form('Step 2: What is your favorite color?', 'color') },
    ],
    signed: true,
  },
};

export const ASKING_TOOLS: readonly string[] = [
  ...Object.keys(ROUNDS),
  'test_input_required_result_capabilities',
  'test_tool_with_progress',
];

const sign = (round: string): string => createHmac('sha256', SECRET).update(round).digest('hex');

/** The round that signed state names; the first without state. */
function roundOf(state: string | undefined): number {
  if (state === undefined) return 0;
  const [round = '', signature = ''] = state.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(round))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The state was tampered with.');
  }
  return Number(round);
}

function inRounds({ asks, signed }: Rounds, { mcpReq }: ServerContext) {
  const { inputResponses = {} } = mcpReq;
  const before = signed ? roundOf(mcpReq.requestState<string>()) : 0;
  const asked = asks[before] ?? {};
  const isAnswered =
    before < asks.length && Object.keys(asked).every((key) => inputResponses[key] !== undefined);
  const round = isAnswered ? before + 1 : before;
  const inputRequests = asks[round];
  if (inputRequests === undefined) {
    return {
      content: [{ type: 'text' as const, text: `state-ok ${JSON.stringify(inputResponses)}` }],
    };
  }
  const state = `${round}.${sign(String(round))}`;
  return inputRequired({ inputRequests, ...(signed ? { requestState: state } : {}) });
}

/** Asks only what the client has said that it can. */
function byCapability({ mcpReq: { envelope, inputResponses } }: ServerContext) {
  const told: Readonly<Record<string, unknown>> = envelope ?? {};
  const can: Readonly<Record<string, unknown>> = Object(told[CLIENT_CAPABILITIES_META_KEY]);
  const inputRequests = {
    ...(can['sampling'] === undefined ? {} : { greeting: said('Generate a greeting', 50) }),
    ...(can['elicitation'] === undefined ? {} : { user_name: NAME }),
  };
  const isDone = inputResponses !== undefined || Object.keys(inputRequests).length === 0;
  return isDone
    ? { content: [{ type: 'text' as const, text: 'answered' }] }
    : inputRequired({ inputRequests });
}

async function withProgress({ mcpReq }: ServerContext): Promise<CallToolResult> {
  const progressToken = mcpReq._meta?.progressToken;
  for (const progress of [0, 50, 100]) {
    if (progressToken !== undefined) {
      const params = { progressToken, progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    await sleep(PROGRESS_PAUSE_MS);
  }
  return { content: [{ type: 'text', text: 'done' }] };
}

/** The fixture's answer; null where there is no such fixture. */
export async function askingTool(
  name: string,
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult | null> {
  if (name === 'test_tool_with_progress') return await withProgress(context);
  if (name === 'test_input_required_result_capabilities') return byCapability(context);
  const rounds = ROUNDS[name];
  return rounds === undefined ? null : inRounds(rounds, context);
}

/** The prompt that asks for its context first. */
export function askingPrompt(
  name: string,
  { mcpReq: { inputResponses } }: ServerContext,
): GetPromptResult | InputRequiredResult | null {
  if (name !== 'test_input_required_result_prompt') return null;
  if (inputResponses?.['user_context'] === undefined) {
    const user_context = form('What context should the prompt use?', 'context');
    return inputRequired({ inputRequests: { user_context } });
  }
  return { messages: [{ role: 'user', content: { type: 'text', text: 'with its context' } }] };
}
