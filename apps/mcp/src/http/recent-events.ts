import type { EventStore, JSONRPCMessage } from '@modelcontextprotocol/server';

interface KeptEvent {
  readonly id: string;
  readonly streamId: string;
  readonly message: JSONRPCMessage;
  readonly size: number;
}

/** Of one session; a usual answer has less than 8 kB. */
const KEPT_MAX_CHARS = 128 * 1024;
const KEPT_MAX = 100;

/** The newest messages of a session, for a client whose stream broke: it names the last one it received. */
export class RecentEvents implements EventStore {
  readonly #kept: KeptEvent[] = [];
  #size = 0;
  #last = 0;

  storeEvent(streamId: string, message: JSONRPCMessage): Promise<string> {
    this.#last += 1;
    const id = String(this.#last);
    const size = JSON.stringify(message).length;
    this.#kept.push({ id, streamId, message, size });
    this.#size += size;
    while (this.#kept.length > KEPT_MAX || (this.#size > KEPT_MAX_CHARS && this.#kept.length > 1)) {
      this.#size -= this.#kept.shift()?.size ?? 0;
    }
    return Promise.resolve(id);
  }

  getStreamIdForEventId(id: string): Promise<string | undefined> {
    return Promise.resolve(this.#kept.find((one) => one.id === id)?.streamId);
  }

  async replayEventsAfter(
    id: string,
    { send }: { send: (id: string, message: JSONRPCMessage) => Promise<void> },
  ): Promise<string> {
    const from = this.#kept.findIndex((one) => one.id === id);
    const streamId = this.#kept[from]?.streamId;
    if (streamId === undefined) throw new Error('an event that is not kept');
    for (const one of this.#kept.slice(from + 1)) {
      if (one.streamId === streamId && 'jsonrpc' in one.message) await send(one.id, one.message);
    }
    return streamId;
  }
}
