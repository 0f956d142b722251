import { SUPERUSER } from './data-folder.ts';
import type { PostmasterFile } from './postmaster-file.ts';

/** Where a server of ours is reached. */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number; readonly password: string };

/** The connection string for `pg` (and for libpq's programs). */
export function endpointUrl(endpoint: Endpoint): string {
  switch (endpoint.kind) {
    case 'socket': {
      const folder = encodeURIComponent(endpoint.folder);
      // pg takes the port from its usual place only, and the host from the query.
      return `postgresql://${SUPERUSER}@localhost:${endpoint.port}/postgres?host=${folder}`;
    }
    case 'loopback': {
      const password = encodeURIComponent(endpoint.password);
      return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${endpoint.port}/postgres`;
    }
  }
}

/** The endpoint of a running server, from what it wrote about itself. */
export function endpointOf(file: PostmasterFile, password: string): Endpoint {
  return file.socketFolder === ''
    ? { kind: 'loopback', port: file.port, password }
    : { kind: 'socket', folder: file.socketFolder, port: file.port };
}
