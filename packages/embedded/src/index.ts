export type { DatabaseEvent } from './database-event.ts';
export { type EmbeddedDatabase, type OpenOptions, openEmbedded } from './open-embedded.ts';
