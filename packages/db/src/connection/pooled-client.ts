import { createHash } from 'node:crypto';
import { InvariantError } from '@planerka/contracts';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { endOf, guarded, isSilence } from './failure.ts';
import type { CallEnding, ConnectionWatch } from './watch-connections.ts';

/** Runs a statement and may look at how it goes; `text` holds no values. */
export type ObserveStatement = <R>(text: string, run: () => Promise<R>) => Promise<R>;

export interface PooledClientOptions {
  readonly isNaming: boolean;
  readonly observe: ObserveStatement | undefined;
  readonly watch: ConnectionWatch | undefined;
}

/** Names beyond this many texts would only fill the server's memory. */
const NAMED_STATEMENTS_MAX = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMED_STATEMENTS_MAX) return undefined;
  const name = `p_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

/**
 * A pooled client whose parametrised queries are prepared once per connection, under a name if they
 * may have one. Here database errors enter, and are wrapped.
 */
export class PooledClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #options: PooledClientOptions;
  #isGivenUp = false;
  #first: CallEnding | null = null;

  constructor(client: pg.PoolClient, options: PooledClientOptions) {
    this.#client = client;
    this.#options = options;
  }

  /** The pool has lent it out by this call, whose end its first statement tells. */
  lent(call: CallEnding | null): this {
    this.#first = call;
    return this;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') {
      throw new InvariantError('NO_CURSORS', 'cursors are not used by this program');
    }
    const run = () => this.#run<R & pg.QueryResultRow>(query, values);
    const { observe } = this.#options;
    return observe ? observe(query, run) : run();
  }

  release(): void {
    this.#first?.('left');
    this.#first = null;
    if (!this.#isGivenUp) this.#client.release();
    this.#isGivenUp = false;
  }

  async #run<R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const { isNaming, watch } = this.#options;
    const name = isNaming && values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    const end = this.#first ?? watch?.circuit.begin();
    this.#first = null;
    const result = await guarded(async () => {
      try {
        const asked = this.#client.query<R>(config);
        const answer = await (watch ? watch.under(this.#client, asked) : asked);
        end?.('answered');
        return answer;
      } catch (error) {
        end?.(...endOf(error));
        // It answers no more, also not what would end its transaction: everybody gets a new one.
        if (isSilence(error) && !this.#isGivenUp) {
          this.#isGivenUp = true;
          this.#client.release(true);
        }
        throw error;
      }
    });
    return {
      command: result.command as PostgresQueryResult<R>['command'],
      rowCount: result.rowCount ?? 0,
      rows: result.rows,
    };
  }
}
