export type { DatabaseEvent } from './database-event.ts';
export { type EmbeddedDatabase, openEmbedded, type OpenOptions } from './open-embedded.ts';
