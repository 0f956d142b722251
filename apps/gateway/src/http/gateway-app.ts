import { createHash, timingSafeEqual } from 'node:crypto';
import {
  fieldErrors,
  type Interpreter,
  InterpretRequest,
  type InterpretResponse,
  isTimeZone,
  readJson,
} from '@planerka/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { openApiDocument } from './openapi.ts';
import { methodNotAllowed, problem } from './problems.ts';

const BODY_MAX_BYTES = 64 * 1024;

export interface GatewayAppOptions {
  readonly interpreter: Interpreter;
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

/** The gateway over HTTP: `POST /v1/interpret`, `GET /healthz`, `GET /openapi.json`. */
export function createGatewayApp(options: GatewayAppOptions): Hono {
  const { interpreter, defaultTimezone, token, onError } = options;
  const document = openApiDocument();
  const app = new Hono();

  app.onError((error) => {
    onError(error);
    return problem('INTERNAL', 'the request was not interpreted; try again later');
  });
  app.notFound((context) => problem('NOT_FOUND', `there is nothing at ${context.req.path}`));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.all('/healthz', () => methodNotAllowed('GET'));
  app.get('/openapi.json', (context) => context.json(document));
  app.all('/openapi.json', () => methodNotAllowed('GET'));

  app.use('/v1/*', async (context, next) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (token !== undefined && !sameToken(given, token)) {
      return problem('UNAUTHORIZED', 'send Authorization: Bearer with the GATEWAY_TOKEN');
    }
    await next();
    return undefined;
  });
  app.post(
    '/v1/interpret',
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => problem('BODY_TOO_LARGE', `at most ${BODY_MAX_BYTES} bytes are read`),
    }),
    async (context) => {
      const type = context.req.header('content-type') ?? '';
      if (!/^application\/json(?:\s*;|$)/i.test(type)) {
        return problem('UNSUPPORTED_MEDIA_TYPE', `got ${type === '' ? 'no Content-Type' : type}`);
      }
      const timezone = context.req.header('x-timezone') ?? defaultTimezone;
      if (!isTimeZone(timezone)) {
        return problem('INVALID_TIMEZONE', 'an IANA name such as Europe/Moscow is expected', [
          { pointer: '', detail: 'header X-Timezone' },
        ]);
      }
      const body = readJson(await context.req.text());
      if (body === undefined) {
        return problem('INVALID_JSON', 'the body could not be read as JSON');
      }
      const request = InterpretRequest.safeParse(body);
      if (!request.success) {
        return problem('INVALID_REQUEST', 'see errors', fieldErrors(request.error));
      }
      const { signal } = context.req.raw;
      const allowModel = context.req.header('x-allow-model')?.toLowerCase() !== 'false';
      const options = { timezone, signal, allowModel };
      if (context.req.header('x-tell-model')?.toLowerCase() !== 'true') {
        return context.json(await interpreter.interpret(request.data, options));
      }
      return await toldEarly((onModel) =>
        interpreter.interpret(request.data, { ...options, onModel }),
      );
    },
  );
  app.all('/v1/interpret', () => methodNotAllowed('POST'));
  return app;
}

/**
 * The answer to a client that wants to know when a model is asked (`X-Tell-Model: true`): then the
 * head comes at once, with `X-Model-Asked: true`, and the body when the model has answered. A reading
 * that fails after its head breaks the body off. Rules alone are answered whole.
 */
async function toldEarly(
  interpret: (onModel: () => void) => Promise<InterpretResponse>,
): Promise<Response> {
  return await new Promise((resolve, reject) => {
    // The model may be asked before `interpret` has returned what to wait for.
    const reading = interpret(() => queueMicrotask(() => resolve(awaited(reading))));
    reading.then((whole) => resolve(Response.json(whole)), reject);
  });
}

async function* spaced(reading: Promise<InterpretResponse>): AsyncGenerator<string> {
  // White space before the document keeps it JSON and sends the head on its way.
  yield ' ';
  yield JSON.stringify(await reading);
}

function awaited(reading: Promise<InterpretResponse>): Response {
  const body = ReadableStream.from(spaced(reading)).pipeThrough(new TextEncoderStream());
  const headers = { 'content-type': 'application/json', 'x-model-asked': 'true' };
  return new Response(body, { headers });
}
