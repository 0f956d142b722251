import type { IncomingMessage } from 'node:http';
import { ApiFailure, badRequest } from '../failure.ts';
import type { RequestBody } from '../requests/request-body.ts';
import type { Upload } from '../requests/upload.ts';
import { parseMultipart } from './parse-multipart.ts';

const NO_FILES: ReadonlyMap<string, Upload> = new Map();

/**
 * Reads the parameters of a call from the query and the body: JSON, form, multipart. A body of
 * another type is ignored, as the official server does.
 * @throws ApiFailure 400 for a body that is not what it claims to be, 413 for one too large.
 */
export async function readRequest(
  request: IncomingMessage,
  query: string,
  limitBytes: number,
): Promise<RequestBody> {
  const texts = query === '' ? [] : [...new URLSearchParams(query)];
  const body = request.method === 'POST' ? await readBody(request, limitBytes) : Buffer.alloc(0);
  if (body.length === 0) return { texts, json: undefined, files: NO_FILES };
  const contentType = request.headers['content-type'] ?? '';
  const [type = ''] = contentType.split(';', 1);
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return { texts, json: parseObject(body), files: NO_FILES };
    case 'application/x-www-form-urlencoded':
      texts.push(...new URLSearchParams(body.toString('utf8')));
      return { texts, json: undefined, files: NO_FILES };
    case 'multipart/form-data': {
      const form = parseMultipart(body, contentType);
      return { texts: [...texts, ...form.texts], json: undefined, files: form.files };
    }
    default:
      return { texts, json: undefined, files: NO_FILES };
  }
}

function parseObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest("can't parse parameter value: the body is no JSON");
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('JSON object expected');
  }
  return { ...value };
}

function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      // The rest is read and thrown away, so that the refusal reaches the sender.
      chunks.length = 0;
      reject(new ApiFailure(413, 'Request Entity Too Large'));
    });
    request.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    request.on('error', reject);
    request.on('close', () => {
      if (!request.complete) reject(badRequest('unexpected end of request content'));
    });
  });
}
