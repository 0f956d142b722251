import { badRequest } from '../failure.ts';
import type { Upload } from '../requests/upload.ts';

export interface MultipartForm {
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly files: ReadonlyMap<string, Upload>;
}

const BOUNDARY = /boundary=(?:"([^"]+)"|([^;\s]+))/i;
const LINE = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');

/**
 * Reads a multipart/form-data body. Lenient where clients differ (grammY does not quote file
 * names): a part is a file if it has a file name, quoted or not.
 * @throws ApiFailure 400 for a body that is cut or has no boundary.
 */
export function parseMultipart(body: Buffer, contentType: string): MultipartForm {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw badRequest('boundary not found');
  const delimiter = Buffer.from(`--${boundary}`);
  const texts: [string, string][] = [];
  const files = new Map<string, Upload>();
  let at = body.indexOf(delimiter);
  while (at >= 0) {
    at += delimiter.length;
    if (body.toString('latin1', at, at + 2) === '--') return { texts, files };
    const headersEnd = body.indexOf(BLANK_LINE, at);
    if (headersEnd < 0) break;
    const headers = parseHeaders(body.toString('utf8', at, headersEnd));
    const start = headersEnd + BLANK_LINE.length;
    // From the blank line's own end on, as an empty part may share it with its delimiter.
    const end = body.indexOf(Buffer.concat([LINE, delimiter]), start - LINE.length);
    if (end < 0) break;
    const bytes = body.subarray(start, Math.max(start, end));
    const { name, fileName } = disposition(headers.get('content-disposition') ?? '');
    if (name === undefined) throw badRequest('field name in multipart/form-data not found');
    if (fileName === undefined) texts.push([name, bytes.toString('utf8')]);
    else files.set(name, { fileName, contentType: headers.get('content-type'), bytes });
    at = end + LINE.length;
  }
  throw badRequest('unexpected end of request content');
}

function parseHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function disposition(header: string): { name: string | undefined; fileName: string | undefined } {
  return { name: attribute(header, 'name'), fileName: attribute(header, 'filename') };
}

function attribute(header: string, key: string): string | undefined {
  const match = new RegExp(`;\\s*${key}\\*?=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;]*))`, 'i').exec(header);
  const quoted = match?.[1]?.replaceAll(/\\(.)/g, '$1');
  return quoted ?? match?.[2]?.trim().replace(/^UTF-8''/i, '');
}
