import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createGatewayApp, type GatewayAppOptions } from './gateway-app.ts';

export interface GatewayServerOptions extends GatewayAppOptions {
  readonly host: string;
  readonly port: number;
}

export interface RunningGateway {
  readonly url: string;
  /** Answers what is in hand, then stops. */
  stop(): Promise<void>;
}

/** Serves the gateway; `port` 0 takes a free one. Rejects when the port is taken. */
export async function serveGateway(options: GatewayServerOptions): Promise<RunningGateway> {
  const { host, port } = options;
  const app = createGatewayApp(options);
  return await new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address) => {
      const shown = host.includes(':') ? `[${host}]` : host;
      resolve({
        url: `http://${shown}:${address.port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            (server as Server).closeIdleConnections();
          }),
      });
    });
    server.on('error', reject);
  });
}
