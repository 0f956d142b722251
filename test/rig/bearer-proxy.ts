import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BearerProxy {
  /** The same address as the far one, on a port of its own. */
  readonly url: string;
  close(): void;
}

/** Passes requests on as they are, with a key that tools cannot be told to send. */
export async function openBearerProxy(far: string, key: string): Promise<BearerProxy> {
  const { hostname, port, pathname } = new URL(far);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(
      {
        hostname,
        port,
        path: url,
        method,
        headers: { ...headers, authorization: `Bearer ${key}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}${pathname}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
