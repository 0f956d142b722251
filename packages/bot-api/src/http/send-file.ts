import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BotState } from '../state/bot-state.ts';

/** Sends the bytes behind a link that getFile gave, or does to them what a fault says. */
export async function sendFile(
  state: BotState,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const file = state.files.linked(path);
  const fault = state.faults.strikeCall('download', { file_path: path });
  switch (fault?.type) {
    case 'drop_before':
    case 'drop_after':
      response.destroy();
      return;
    case 'hang':
      return;
    case 'bad_gateway':
      return refuse(response, 502, 'Bad Gateway');
    case 'server_error':
      return refuse(response, fault.code ?? 500, fault.description ?? 'Internal Server Error');
    case 'too_many_requests':
      response.setHeader('retry-after', fault.retryAfterSeconds);
      return refuse(response, 429, 'Too Many Requests');
    case 'slow':
      await sleep(fault.delayMs, undefined, { ref: false });
      break;
    case 'cut_file':
    case undefined:
      break;
  }
  if (!file || !file.available) return refuse(response, 404, 'Not Found');
  response.statusCode = 200;
  response.setHeader('content-type', 'application/octet-stream');
  response.setHeader('content-length', file.bytes.length);
  if (fault?.type === 'cut_file') {
    // The length promises more than comes; breaking only after the write lets the part arrive.
    response.write(file.bytes.subarray(0, fault.afterBytes), () => response.destroy());
    return;
  }
  response.end(file.bytes);
}

function refuse(response: ServerResponse, code: number, description: string): void {
  response.statusCode = code;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ok: false, error_code: code, description }));
}
