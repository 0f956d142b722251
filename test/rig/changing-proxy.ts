import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChangingProxy {
  /** The same server on a port of its own. */
  readonly url: string;
  close(): void;
}

/** Passes requests on as they are, and answers as `change` makes them. */
export async function openChangingProxy(
  far: string,
  change: (answer: string) => string,
): Promise<ChangingProxy> {
  const { hostname, port } = new URL(far);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => outgoing.destroy());
      answer.on('end', () => {
        const body = Buffer.from(change(Buffer.concat(parts).toString()));
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length });
        outgoing.end(body);
      });
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
