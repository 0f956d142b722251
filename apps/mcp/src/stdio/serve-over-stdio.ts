import type { Readable, Writable } from 'node:stream';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createTaskServer, type TaskServerOptions } from '../server/create-task-server.ts';
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
  const transport = new PatientTransport(input, output, patienceMs);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const handle = serveStdio(() => createTaskServer(options), {
    transport,
    onerror: (error) => host.log.debug({ err: error }, 'a message of the client was refused'),
  });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    end();
  };
  return { ended, greeted: transport.greeted, stop: () => handle.close() };
}
