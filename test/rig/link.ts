import { connect, createServer, type Socket } from 'node:net';

/** Where a link leads: a port of this machine, or a socket's path. */
export type Far = { readonly port: number } | { readonly path: string };

/** A line between two programs that a test can hold, cut and mend. Only bytes pass it. */
export interface Link {
  /** The near end is on this port of 127.0.0.1; it stays the same after `mend`. */
  readonly port: number;
  /** What the near side says from now on waits here, unsaid. */
  readonly hold: () => void;
  /** Resolves when something waits. */
  readonly held: () => Promise<void>;
  /** What waits goes on its way. */
  readonly release: () => void;
  /** The connections that there are answer no more and do not end either; new ones work. */
  readonly silence: () => void;
  /** Breaks every connection and refuses new ones, as a server that is gone does. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a link to a server; a function tells where it is at each new connection. */
export async function openLink(far: Far | (() => Far)): Promise<Link> {
  const place = typeof far === 'function' ? far : () => far;
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const waiting: Array<() => void> = [];
  const watchers: Array<() => void> = [];
  const silent = new WeakSet<Socket>();
  let holding = false;

  const server = createServer((near) => {
    const pair = { near, far: connect({ host: '127.0.0.1', ...place() }) };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      pair.far.destroy();
    };
    near.on('data', (bytes) => {
      if (silent.has(near)) return;
      if (!holding) {
        pair.far.write(bytes);
        return;
      }
      waiting.push(() => pair.far.write(bytes));
      for (const seen of watchers.splice(0)) seen();
    });
    pair.far.on('data', (bytes) => near.write(bytes));
    for (const socket of [near, pair.far]) socket.on('error', end).on('close', end);
  });

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const breakAll = () => {
    for (const { near, far: away } of pairs) {
      near.destroy();
      away.destroy();
    }
    pairs.clear();
    waiting.length = 0;
  };
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      breakAll();
    });

  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the link has no port');
  const { port } = address;
  return {
    port,
    hold: () => {
      holding = true;
    },
    held: () =>
      waiting.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            watchers.push(resolve);
          }),
    release: () => {
      holding = false;
      for (const say of waiting.splice(0)) say();
    },
    silence: () => {
      for (const { near } of pairs) silent.add(near);
    },
    cut: shut,
    mend: () => listen(port),
    close: async () => {
      if (server.listening) await shut();
    },
  };
}
