import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { PlanWatch } from '../server/plan-watch.ts';

const Listen = z.object({
  notifications: z.object({ resourceSubscriptions: z.array(z.string()).optional() }),
});
const Cancelled = z.object({ requestId: z.union([z.string(), z.number()]) });

/**
 * What a client of the 2026 revision listens to over stdio. The SDK keeps these subscriptions and
 * sends each what it wants; it does not say what they are, and the plans must be watched for them.
 */
export class Listened {
  readonly #watch: PlanWatch;
  readonly #uris = new Map<RequestId, readonly string[]>();

  constructor(watch: PlanWatch) {
    this.#watch = watch;
  }

  /** Looks at a message of the client before it is served; waits until what it wants is watched. */
  async note(message: JSONRPCMessage): Promise<void> {
    if (isJSONRPCRequest(message) && message.method === 'subscriptions/listen') {
      const uris = Listen.safeParse(message.params).data?.notifications.resourceSubscriptions ?? [];
      if (this.#uris.has(message.id)) return;
      this.#uris.set(message.id, uris);
      for (const uri of uris) await this.#watch.watch(uri, { mayCome: true });
    } else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const id = Cancelled.safeParse(message.params).data?.requestId;
      if (id === undefined) return;
      for (const uri of this.#uris.get(id) ?? []) this.#watch.unwatch(uri);
      this.#uris.delete(id);
    }
  }
}
