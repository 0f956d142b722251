import { ApiFailure, badRequest, notPlayed, tooManyRequests } from './failure.ts';
import type { CallFault } from './faults/faults.ts';
import { type MethodCall, ReadyJson } from './methods/method-table.ts';
import { findMethod, type KnownMethod } from './methods/registry.ts';
import type { RequestBody } from './requests/request-body.ts';
import { checkParameters } from './schema/check-parameters.ts';
import { decodeParameters, setOwn } from './schema/decode-parameters.ts';
import type { BotState } from './state/bot-state.ts';

/** What goes back to the bot. */
interface Reply {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | undefined;
}

/** A reply and what a fault does to its way back. */
export interface CallOutcome {
  readonly reply: Reply;
  readonly fault: CallFault | undefined;
}

/**
 * Runs one call of the bot from its raw parameters to the JSON it is answered with. Everything
 * that is wrong with the call is an answer; nothing is thrown.
 */
export async function executeCall(
  state: BotState,
  written: string,
  body: RequestBody | ApiFailure,
  call: Pick<MethodCall, 'signal'>,
): Promise<CallOutcome> {
  const method = findMethod(written);
  let args: Record<string, unknown> = {};
  let fault: CallFault | undefined;
  let reply: Reply;
  try {
    if (state.loggedOut) throw new ApiFailure(400, 'Logged out');
    if (!method) throw new ApiFailure(404, 'Not Found: method not found');
    if (body instanceof ApiFailure) throw body;
    args = readArguments(method, body);
    fault = state.faults.strikeCall(method.name, args);
    refuseByFault(fault);
    checkParameters(method.name, args);
    if (!method.handle) throw notPlayed(`the method ${method.name}`);
    // The schema has just proved the parameters to be what the handler's type says.
    const result = await method.handle(state, args as never, new HandlerCall(body, call));
    const json = result instanceof ReadyJson ? result.json : JSON.stringify(result);
    reply = { status: 200, body: `{"ok":true,"result":${json}}`, retryAfter: undefined };
  } catch (error) {
    reply = failureReply(error);
  }
  log(state, method?.name ?? written, args, reply, fault);
  return { reply, fault };
}

class HandlerCall implements MethodCall {
  readonly files: MethodCall['files'];
  readonly #call: Pick<MethodCall, 'signal'>;

  constructor(body: RequestBody, call: Pick<MethodCall, 'signal'>) {
    this.files = body.files;
    this.#call = call;
  }

  /** Asked for by few; whoever made the call may build it then. */
  get signal(): AbortSignal {
    return this.#call.signal;
  }
}

function readArguments(
  method: KnownMethod,
  { texts, json, files }: RequestBody,
): Record<string, unknown> {
  if (json && texts.length === 0) return json;
  const args = decodeParameters(method.schema, texts);
  for (const [name, value] of Object.entries(json ?? {})) setOwn(args, name, value);
  for (const name of files.keys()) {
    if (Object.hasOwn(method.schema.properties, name)) args[name] = `attach://${name}`;
    else if (!isAttached(args, name)) throw badRequest(`the file "${name}" is attached to nothing`);
  }
  return args;
}

function isAttached(args: object, name: string): boolean {
  return JSON.stringify(args).includes(JSON.stringify(`attach://${name}`).slice(1, -1));
}

function refuseByFault(fault: CallFault | undefined): void {
  if (fault?.type === 'too_many_requests') throw tooManyRequests(fault.retryAfterSeconds);
  if (fault?.type === 'server_error') {
    const { code = 500, description = 'Internal Server Error' } = fault;
    throw new ApiFailure(code, description);
  }
  const untouched =
    fault?.type === 'bad_gateway' ||
    fault?.type === 'drop_before' ||
    (fault?.type === 'hang' && !fault.accepted);
  // Nobody will read this one: the way back is cut.
  if (untouched) throw new ApiFailure(502, 'Bad Gateway');
}

function failureReply(error: unknown): Reply {
  const failure =
    error instanceof ApiFailure
      ? error
      : new ApiFailure(500, `Internal Server Error: ${String(error)}`);
  const { code, message: description, parameters } = failure;
  return {
    status: code,
    body: JSON.stringify({
      ok: false,
      error_code: code,
      description,
      ...(parameters && { parameters }),
    }),
    retryAfter: parameters?.retry_after,
  };
}

function log(
  state: BotState,
  method: string,
  args: Readonly<Record<string, unknown>>,
  reply: Reply,
  fault: CallFault | undefined,
): void {
  const isAnswered = !fault || !['drop_before', 'drop_after', 'hang'].includes(fault.type);
  const call = {
    method,
    args,
    at: state.clock(),
    status: isAnswered ? reply.status : undefined,
    error: reply.status === 200 ? undefined : errorOf(reply),
  };
  state.calls.add(call);
  state.events.emit({ type: 'call', call });
}

function errorOf({ body }: Reply): string {
  return (JSON.parse(body) as { description: string }).description;
}
