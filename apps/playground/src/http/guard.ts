import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { problem } from '../problems/error-map.ts';

/** Host names that can only mean this machine; a name that someone else's DNS points here is none. */
export function isLoopbackHost(host: string): boolean {
  return isLoopbackName(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}

/** Whether only this machine reaches what listens on `name`, an address or a name without port. */
export function isLoopbackName(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'localhost' || lower === '::1' || /^127(?:\.\d{1,3}){3}$/.test(lower);
}

/**
 * Keeps other web pages out: a rebound DNS name fails by its Host, a cross-site request by what the
 * browser says of its origin. Programs on this machine send no Origin and may do what the page may.
 * With a password the page may be opened from elsewhere, by whoever knows it: a browser never sends it
 * along under a rebound name.
 */
export function guard(password: string | null): MiddlewareHandler {
  const isKnown = password === null ? null : knownBy(password);
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (isKnown === null && !isLoopbackHost(host)) {
      return problem('FOREIGN_HOST', 'open it as http://127.0.0.1');
    }
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
    if (isKnown !== null && !isKnown(context.req.header('authorization') ?? '')) {
      const refused = problem('PASSWORD_NEEDED', 'PLAYGROUND_PASSWORD is asked for, by any name');
      refused.headers.set('www-authenticate', 'Basic realm="planerka", charset="UTF-8"');
      return refused;
    }
    await next();
    return undefined;
  };
}

/** Whether an Authorization header bears the password; how long that takes says nothing of it. */
function knownBy(password: string): (authorization: string) => boolean {
  const wanted = digest(password);
  return (authorization) => {
    const [, given] = /^Basic +([\w+/=-]+) *$/i.exec(authorization) ?? [];
    if (given === undefined) return false;
    const pair = Buffer.from(given, 'base64').toString('utf8');
    const mark = pair.indexOf(':');
    return mark >= 0 && timingSafeEqual(digest(pair.slice(mark + 1)), wanted);
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isOwnOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
