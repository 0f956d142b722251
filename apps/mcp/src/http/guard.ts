/** Who may ask, by the names that a request gives. */
export interface Guard {
  /** Is this `Host` one that leads here by right? A rebound DNS name is not. */
  allowsHost(host: string | null): boolean;
  /** Is this `Origin` a page that may ask? Programs send none. */
  allowsOrigin(origin: string): boolean;
}

export interface GuardOptions {
  /** The name or address on which the server listens. */
  readonly listensOn: string;
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

const LOOPBACK = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;
/** Listening everywhere is no name that anybody asks for. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

/** This machine's own names, what the server listens on, and what the owner has allowed. */
export function createGuard({ listensOn, hosts, origins }: GuardOptions): Guard {
  const names = new Set(hosts);
  const own = listensOn.toLowerCase();
  if (!EVERYWHERE.has(own)) names.add(own.includes(':') ? `[${own.replace(/[[\]]/g, '')}]` : own);
  const isKnown = (name: string) => LOOPBACK.test(name) || names.has(name);
  return {
    allowsHost: (host) => host !== null && isKnown(host.toLowerCase().replace(/:\d+$/, '')),
    allowsOrigin: (origin) => {
      const said = origin.toLowerCase();
      return (
        origins.includes(said) || (URL.canParse(said) && LOOPBACK.test(new URL(said).hostname))
      );
    },
  };
}
