import type { ServerResponse } from 'node:http';

const BYTES = Buffer.alloc(64_000, 'a');

/** An answer without an end: it is written for as long as somebody reads it. */
export function pour(response: ServerResponse): void {
  const on = () => {
    if (response.destroyed) return;
    if (response.write(BYTES)) setImmediate(on);
    else response.once('drain', on);
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  on();
}
