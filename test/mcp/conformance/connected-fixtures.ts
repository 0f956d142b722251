import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  MissingRequiredClientCapabilityError,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** Fixtures of the conformance suite that need the client's connection while they work. */

const PAUSE_MS = 50;
const LOST_MS = 200;

type Answer = CallToolResult | InputRequiredResult;
type Fixture = (
  context: ServerContext,
  args: Readonly<Record<string, unknown>>,
) => Promise<Answer> | Answer;
type Schema = ElicitRequestFormParams['requestedSchema'];

const text = (said: string): CallToolResult => ({ content: [{ type: 'text', text: said }] });

async function withLogging({ mcpReq }: ServerContext): Promise<CallToolResult> {
  for (const said of ['started', 'processing data', 'completed']) {
    await mcpReq.log('info', `Tool ${said}`);
    await sleep(PAUSE_MS);
  }
  return text('logged');
}

async function withSampling(
  { mcpReq }: ServerContext,
  { prompt }: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const content = { type: 'text' as const, text: String(prompt) };
  const { content: said } = await mcpReq.send({
    method: 'sampling/createMessage',
    params: { messages: [{ role: 'user', content }], maxTokens: 100 },
  });
  return text(`LLM response: ${JSON.stringify(said)}`);
}

async function elicited(
  { mcpReq }: ServerContext,
  message: string,
  requestedSchema: Schema,
): Promise<CallToolResult> {
  const params = { mode: 'form' as const, message, requestedSchema };
  const { action, content } = await mcpReq.send({ method: 'elicitation/create', params });
  return text(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`);
}

const USER: Schema = {
  type: 'object',
  properties: {
    username: { type: 'string', description: "User's response" },
    email: { type: 'string', description: "User's email address" },
  },
  required: ['username', 'email'],
};

const WITH_DEFAULTS: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  },
};

const OPTIONS = ['option1', 'option2', 'option3'];
const TITLED = [1, 2, 3].map((n) => ({ const: `value${n}`, title: `Option ${n}` }));
const ENUMS: Schema = {
  type: 'object',
  properties: {
    untitledSingle: { type: 'string', enum: OPTIONS },
    titledSingle: { type: 'string', oneOf: TITLED },
    legacyEnum: { type: 'string', enum: ['opt1', 'opt2'], enumNames: ['One', 'Two'] },
    untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
    titledMulti: { type: 'array', items: { anyOf: TITLED } },
  },
};

/** Leaves its client alone in the middle; the answer waits for it to come back. */
async function brokenOff({ http }: ServerContext): Promise<CallToolResult> {
  http?.closeSSE?.();
  await sleep(LOST_MS);
  return text('found again');
}

function capabilityOf({ mcpReq: { envelope } }: ServerContext, name: string): unknown {
  const told: Readonly<Record<string, unknown>> = envelope ?? {};
  const can: Readonly<Record<string, unknown>> = Object(told[CLIENT_CAPABILITIES_META_KEY]);
  return can[name];
}

function withoutCapability(context: ServerContext): CallToolResult {
  if (capabilityOf(context, 'sampling') === undefined) {
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
  }
  return text('the client can');
}

function streamed({ mcpReq: { inputResponses } }: ServerContext): Answer {
  if (inputResponse(inputResponses, 'user').kind !== 'missing') return text('answered');
  const user = inputRequired.elicit({ mode: 'form', message: 'Who?', requestedSchema: USER });
  return inputRequired({ inputRequests: { user } });
}

const FIXTURES: Readonly<Record<string, Fixture>> = {
  test_tool_with_logging: withLogging,
  test_logging_tool: withLogging,
  test_sampling: withSampling,
  test_elicitation: (context, { message }) => elicited(context, String(message), USER),
  test_elicitation_sep1034_defaults: (context) => elicited(context, 'Fill in', WITH_DEFAULTS),
  test_elicitation_sep1330_enums: (context) => elicited(context, 'Choose', ENUMS),
  test_reconnection: brokenOff,
  test_missing_capability: withoutCapability,
  test_streaming_elicitation: streamed,
};

export const CONNECTED_TOOLS: readonly string[] = Object.keys(FIXTURES);

/** The fixture's answer; null where there is no such fixture. */
export async function connectedTool(
  name: string,
  context: ServerContext,
  args: Readonly<Record<string, unknown>>,
): Promise<Answer | null> {
  return (await FIXTURES[name]?.(context, args)) ?? null;
}

/** A tool one of whose arguments also travels in a header, which the handler holds against the body. */
export const HEADER_TOOL = {
  name: 'test_header_argument',
  description: 'a fixture',
  inputSchema: {
    type: 'object' as const,
    properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
    required: ['region'],
  },
};
