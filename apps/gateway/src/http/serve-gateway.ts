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
        stop: () => stop(server as Server),
      });
    });
    server.on('error', reject);
  });
}

const SWEEP_MS = 50;

/** A connection that is kept alive becomes idle with its last answer, and would hold the end up. */
async function stop(server: Server): Promise<void> {
  await new Promise<void>((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      done();
    });
  });
}
