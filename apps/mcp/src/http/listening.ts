import {
  type AuthInfo,
  createMcpHandler,
  type McpHttpHandler,
  type McpServerFactory,
  type ServerEventBus,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { PlanWatch, type PlanWatchPorts } from '../server/plan-watch.ts';
import { problem } from './problem.ts';

export interface ListeningOpening {
  readonly tokenId: string;
  readonly request: Request;
  readonly authInfo: AuthInfo;
  readonly factory: McpServerFactory;
  readonly watched: Omit<PlanWatchPorts, 'changed' | 'ended'>;
}

const STREAMS_MAX = 1_000;
const STREAMS_OF_A_KEY = 32;

const Listen = z.object({
  params: z.object({
    notifications: z.object({ resourceSubscriptions: z.array(z.string()).optional() }),
  }),
});

/**
 * The streams on which clients of the 2026 revision are told of changes. Each has a bus of its own: names
 * of workspaces are each key's own, so that no two keys may share what is told of an address.
 */
export class ListeningClients {
  readonly #open = new Map<McpHttpHandler, string>();

  /** Answers `subscriptions/listen` with the stream. */
  async open({ tokenId, request, authInfo, factory, watched }: ListeningOpening) {
    const own = [...this.#open.values()].filter((id) => id === tokenId).length;
    if (own >= STREAMS_OF_A_KEY || this.#open.size >= STREAMS_MAX) {
      return problem('TOO_MANY_REQUESTS', 'close one of the open streams first', {
        'retry-after': '60',
      });
    }
    let listener: Parameters<ServerEventBus['subscribe']>[0] | null = null;
    const watch = new PlanWatch({
      ...watched,
      changed: (uri) => listener?.({ kind: 'resource_updated', uri }),
      ended: () => void handler.close(),
    });
    const end = (): void => {
      watch.close();
      this.#open.delete(handler);
    };
    const bus: ServerEventBus = {
      publish: () => {},
      subscribe: (one) => {
        listener = one;
        return end;
      },
    };
    const handler = createMcpHandler(factory, { bus });
    this.#open.set(handler, tokenId);
    const said = Listen.safeParse(await request.clone().json()).data;
    try {
      // Before the stream is: nothing that happens behind its first message is missed.
      for (const uri of said?.params.notifications.resourceSubscriptions ?? []) {
        await watch.watch(uri, { mayCome: true });
      }
      return await handler.fetch(request, { authInfo });
    } finally {
      if (listener === null) end();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((handler) => handler.close()));
  }
}
