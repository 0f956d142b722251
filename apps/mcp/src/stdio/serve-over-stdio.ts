import type { Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createTaskServer, type TaskServerOptions } from '../server/create-task-server.ts';
import { PlanWatch } from '../server/plan-watch.ts';
import { Listened } from './listened.ts';
import { PatientTransport } from './patient-transport.ts';

export interface StdioOptions extends TaskServerOptions {
  readonly input: Readable;
  /** Holds the protocol and nothing else. */
  readonly output: Writable;
  /** How long after the input's end calls in hand may still be answered; default 10,000. */
  readonly patienceMs?: number;
}

export interface StdioServing {
  /** Resolves when the client has gone: its end of the input is closed. */
  readonly ended: Promise<void>;
  /** Resolves when the client has its first answer: until then nothing else should take time. */
  readonly greeted: Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Speaks MCP with the one client at the other end of these streams. */
export function serveOverStdio(options: StdioOptions): StdioServing {
  const { input, output, host, patienceMs = PATIENCE_MS } = options;
  // The newest is the one that serves: the SDK may ask one before it for what it can.
  let serving: McpServer | null = null;
  const watch = new PlanWatch({
    host,
    caller: () => options.callerFor(null),
    // A client that has gone is told nothing more.
    changed: (uri) => void serving?.server.sendResourceUpdated({ uri }).catch(() => {}),
  });
  const listened = new Listened(watch);
  const transport = new PatientTransport(input, output, patienceMs, (message) =>
    listened.note(message),
  );
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const serve = (): McpServer => {
    serving = createTaskServer({ ...options, watch });
    return serving;
  };
  const handle = serveStdio(serve, {
    transport,
    onerror: (error) => host.log.debug({ err: error }, 'a message of the client was refused'),
  });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    watch.close();
    end();
  };
  return { ended, greeted: transport.greeted, stop: () => handle.close() };
}
