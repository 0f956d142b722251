import type { MiddlewareHandler } from 'hono';
import { problem } from '../problems/error-map.ts';

/** Host names that can only mean this machine; a name that someone else's DNS points here is none. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/**
 * Keeps other web pages out: a rebound DNS name fails by its Host, a cross-site request by what the
 * browser says of its origin. Programs on this machine send no Origin and may do what the page may.
 */
export function guard(): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!isLoopbackHost(host)) return problem('FOREIGN_HOST', 'open it as http://127.0.0.1');
    const origin = context.req.header('origin');
    if (origin !== undefined && !isOwnOrigin(origin, host)) {
      return problem('FOREIGN_ORIGIN', 'the Origin is another page');
    }
    // A person may come here by a link from anywhere; everything else is the page's own.
    const site = context.req.header('sec-fetch-site') ?? 'same-origin';
    const isVisit = context.req.header('sec-fetch-mode') === 'navigate';
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (site !== 'same-origin' && site !== 'none' && !(isVisit && isRead)) {
      return problem('FOREIGN_ORIGIN', 'the request comes from another site');
    }
    await next();
    return undefined;
  };
}

function isOwnOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
