import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOutcome } from '../execute-call.ts';

const BAD_GATEWAY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n';

/** Sends an answer to the bot, or does to it what the fault says. */
export async function sendOutcome(
  { reply, fault }: CallOutcome,
  response: ServerResponse,
): Promise<void> {
  switch (fault?.type) {
    case 'drop_before':
    case 'drop_after':
    case 'cut_file':
      response.destroy();
      return;
    case 'hang':
      return;
    case 'bad_gateway':
      response.statusCode = 502;
      response.setHeader('content-type', 'text/html');
      response.end(BAD_GATEWAY_PAGE);
      return;
    case 'slow':
      await sleep(fault.delayMs, undefined, { ref: false });
      break;
    case 'too_many_requests':
    case 'server_error':
    case undefined:
      break;
  }
  response.statusCode = reply.status;
  response.setHeader('content-type', 'application/json');
  if (reply.retryAfter !== undefined) response.setHeader('retry-after', reply.retryAfter);
  response.end(reply.body);
}
