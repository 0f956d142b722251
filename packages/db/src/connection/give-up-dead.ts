import type { Socket } from 'node:net';
import type pg from 'pg';
import { DeadConnection } from './failure.ts';
import type { ConnectionWatch } from './watch-connections.ts';

/** What the driver keeps of a connection, beside what its types tell. */
interface Wire {
  readonly processID: number;
  readonly connection: { readonly stream: Socket };
}

/**
 * Looks after the statements of a pool whose clients others use as they are: one whose connection has died without
 * a word ends as if the connection had broken, whatever its own time limit.
 */
export function giveUpDead(pool: pg.Pool, watch: ConnectionWatch): void {
  pool.on('connect', (client) => {
    const wire = client as unknown as Wire;
    watch.made(client, wire.processID);
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    const looked = (...args: unknown[]): unknown => {
      const asked = ask(...args);
      if (asked instanceof Promise) {
        watch.under(client, asked).catch((error: unknown) => {
          if (error instanceof DeadConnection) wire.connection.stream.destroy();
        });
      }
      return asked;
    };
    client.query = looked as typeof client.query;
  });
}
