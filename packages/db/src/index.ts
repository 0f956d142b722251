export type { DatabaseEvent } from './embedded/database-event.ts';
export { type Database, type DatabaseOptions, openDatabase } from './embedded/open-database.ts';
export { migrate, type MigrateOptions, type MigrateResult } from './migrate/migrate.ts';
