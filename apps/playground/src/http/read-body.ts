import { fieldErrors } from '@planerka/contracts';
import type { Context } from 'hono';
import type { z } from 'zod';
import { problem } from '../problems/error-map.ts';

export type Body<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly response: Response };

function hasType(context: Context, type: string): boolean {
  const given = context.req.header('content-type') ?? '';
  return given.split(';', 1)[0]?.trim().toLowerCase() === type;
}

/** A JSON body that fits `schema`, or the problem to answer with. */
export async function readJsonBody<T>(context: Context, schema: z.ZodType<T>): Promise<Body<T>> {
  if (!hasType(context, 'application/json')) return refuse('UNSUPPORTED_MEDIA_TYPE', 'send JSON');
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    return refuse('INVALID_JSON', 'the body could not be read as JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const response = problem('INVALID_REQUEST', 'see errors', fieldErrors(parsed.error));
  return { ok: false, response };
}

/** The bytes of a file that is sent as `application/octet-stream`: no form of a foreign page can. */
export async function readBytes(context: Context): Promise<Body<Uint8Array>> {
  if (!hasType(context, 'application/octet-stream')) {
    return refuse('UNSUPPORTED_MEDIA_TYPE', 'send application/octet-stream');
  }
  return { ok: true, value: new Uint8Array(await context.req.arrayBuffer()) };
}

function refuse(code: Parameters<typeof problem>[0], detail: string): Body<never> {
  return { ok: false, response: problem(code, detail) };
}
