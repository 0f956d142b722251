import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { TerminalError } from '@planerka/contracts';
import type { Hono } from 'hono';

export interface HttpServer {
  readonly url: string;
  /** Answers what is in hand, then stops. */
  stop(): Promise<void>;
}

const STOP_AFTER_MS = 3_000;

/** Serves `app`; `port` 0 takes a free one. Throws TerminalError when the port cannot be had. */
export async function startHttpServer(app: Hono, host: string, port: number): Promise<HttpServer> {
  return await new Promise((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, hostname: host, port }, (address) => {
      const shown = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${shown}:${address.port}`, stop: () => stop(listening as Server) });
    });
    listening.on('error', (error) => reject(cannotListen(host, port, error)));
  });
}

/** Why a server did not come up: PORT_TAKEN, or CANNOT_LISTEN for any other reason. */
export function cannotListen(host: string, port: number, error: unknown): TerminalError {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
  const address = `${host}:${port}`;
  return new TerminalError(
    reason === 'EADDRINUSE' ? 'PORT_TAKEN' : 'CANNOT_LISTEN',
    `cannot listen on ${address} (${reason})`,
    { cause: error, details: { address, reason } },
  );
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((done) => {
    // Event streams of open pages never end by themselves.
    const force = setTimeout(() => server.closeAllConnections(), STOP_AFTER_MS);
    server.close(() => {
      clearTimeout(force);
      done();
    });
    server.closeIdleConnections();
  });
}
