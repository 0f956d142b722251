import { createHash, timingSafeEqual } from 'node:crypto';
import {
  fieldErrors,
  type Interpreter,
  type InterpretOptions,
  InterpretRequest,
  isTimeZone,
  type PhaseAgent,
  PhaseRequest,
  readJson,
  type Suggester,
  SuggestRequest,
} from '@planerka/contracts';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { createPhaseAgent } from '../phase-agent.ts';
import { createSuggester } from '../suggester.ts';
import { openApiDocument } from './openapi.ts';
import { methodNotAllowed, problem } from './problems.ts';

const BODY_MAX_BYTES = 64 * 1024;
/** A project is more than an utterance. */
const PROJECT_MAX_BYTES = 2 * 1024 * 1024;

export interface GatewayAppOptions {
  readonly interpreter: Interpreter;
  /** Without one the rules alone suggest. */
  readonly suggester?: Suggester;
  /** Without one no phase is worked out. */
  readonly phases?: PhaseAgent;
  readonly defaultTimezone: string;
  /** Without one everybody who reaches the port may ask. */
  readonly token: string | undefined;
  /** Told about failures; never with the words of a person. */
  readonly onError: (error: unknown) => void;
}

function sameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The gateway over HTTP: `POST /v1/interpret`, `POST /v1/suggest`, `POST /v1/phase`, `GET /healthz`, `GET /openapi.json`. */
export function createGatewayApp(options: GatewayAppOptions): Hono {
  const { interpreter, defaultTimezone, token, onError } = options;
  const suggester = options.suggester ?? createSuggester({ model: null });
  const phases = options.phases ?? createPhaseAgent({ model: null });
  // Made when it is first asked for: it takes longer than the rest of a start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  const app = new Hono();

  app.onError((error) => {
    onError(error);
    return problem('INTERNAL', 'the request was not interpreted; try again later');
  });
  app.notFound((context) => problem('NOT_FOUND', `there is nothing at ${context.req.path}`));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.all('/healthz', () => methodNotAllowed('GET'));
  app.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });
  app.all('/openapi.json', () => methodNotAllowed('GET'));

  app.use('/v1/*', async (context, next) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (token !== undefined && !sameToken(given, token)) {
      return problem('UNAUTHORIZED', 'send Authorization: Bearer with the GATEWAY_TOKEN');
    }
    await next();
    return undefined;
  });
  const route = <Body, Answer>(
    path: string,
    { schema, carryOut, maxBytes = BODY_MAX_BYTES }: Route<Body, Answer>,
  ): void => {
    app.post(path, limitedTo(maxBytes), async (context) => {
      const asked = await readAsked(context.req, schema, defaultTimezone);
      if (asked instanceof Response) return asked;
      const { body, options } = asked;
      if (context.req.header('x-tell-model')?.toLowerCase() !== 'true') {
        return Response.json(await carryOut(body, options));
      }
      return await toldEarly((onModel) => carryOut(body, { ...options, onModel }));
    });
    app.all(path, () => methodNotAllowed('POST'));
  };
  route('/v1/interpret', {
    schema: InterpretRequest,
    carryOut: (request, asked) => interpreter.interpret(request, asked),
  });
  route('/v1/suggest', {
    schema: SuggestRequest,
    carryOut: (request, asked) => suggester.suggest(request, asked),
  });
  route('/v1/phase', {
    schema: PhaseRequest,
    maxBytes: PROJECT_MAX_BYTES,
    carryOut: (request, asked) => phases.draft(request, asked),
  });
  return app;
}

/** A path that carries out a request of one shape. */
interface Route<Body, Answer> {
  readonly schema: z.ZodType<Body>;
  readonly carryOut: (body: Body, options: InterpretOptions) => Promise<Answer>;
  readonly maxBytes?: number;
}

const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => problem('BODY_TOO_LARGE', `at most ${maxSize} bytes are read`),
  });

/** What is asked, and how; a problem where it is no request. */
async function readAsked<Body>(
  request: HonoRequest,
  schema: z.ZodType<Body>,
  defaultTimezone: string,
): Promise<{ readonly body: Body; readonly options: InterpretOptions } | Response> {
  const type = request.header('content-type') ?? '';
  if (!/^application\/json(?:\s*;|$)/i.test(type)) {
    return problem('UNSUPPORTED_MEDIA_TYPE', `got ${type === '' ? 'no Content-Type' : type}`);
  }
  const timezone = request.header('x-timezone') ?? defaultTimezone;
  if (!isTimeZone(timezone)) {
    return problem('INVALID_TIMEZONE', 'an IANA name such as Europe/Moscow is expected', [
      { pointer: '', detail: 'header X-Timezone' },
    ]);
  }
  const body = readJson(await request.text());
  if (body === undefined) return problem('INVALID_JSON', 'the body could not be read as JSON');
  const read = schema.safeParse(body);
  if (!read.success) return problem('INVALID_REQUEST', 'see errors', fieldErrors(read.error));
  const allowModel = request.header('x-allow-model')?.toLowerCase() !== 'false';
  return { body: read.data, options: { timezone, signal: request.raw.signal, allowModel } };
}

/**
 * The answer to a client that wants to know when a model is asked (`X-Tell-Model: true`): then the
 * head comes at once, with `X-Model-Asked: true`, and the body when the model has answered. A reading
 * that fails after its head breaks the body off. Rules alone are answered whole.
 */
async function toldEarly<Answer>(
  carryOut: (onModel: () => void) => Promise<Answer>,
): Promise<Response> {
  return await new Promise((resolve, reject) => {
    // The model may be asked before `carryOut` has returned what to wait for.
    const reading = carryOut(() => queueMicrotask(() => resolve(awaited(reading))));
    reading.then((whole) => resolve(Response.json(whole)), reject);
  });
}

async function* spaced(reading: Promise<unknown>): AsyncGenerator<string> {
  // White space before the document keeps it JSON and sends the head on its way.
  yield ' ';
  yield JSON.stringify(await reading);
}

function awaited(reading: Promise<unknown>): Response {
  const body = ReadableStream.from(spaced(reading)).pipeThrough(new TextEncoderStream());
  const headers = { 'content-type': 'application/json', 'x-model-asked': 'true' };
  return new Response(body, { headers });
}
