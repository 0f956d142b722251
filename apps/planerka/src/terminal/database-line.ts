import type { DatabasePlace } from '../compose/open-database.ts';

/** Which database is in use, as a person reads it at the start. */
export function databaseLine(place: DatabasePlace): string {
  switch (place.kind) {
    case 'embedded':
      return `База: встроенный PostgreSQL ${place.major}, данные в ${place.folder}`;
    case 'given':
      return `База: ${place.address}`;
  }
}
