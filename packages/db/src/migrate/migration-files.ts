import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { TerminalError } from '@planerka/contracts';

/** One step of the schema: `NNNN-slug.sql`, plain SQL, forward only. */
export interface MigrationFile {
  /** The file's name without `.sql`, under which it is remembered as applied. */
  readonly name: string;
  readonly path: string;
  readonly sql: string;
  /** Must no other process of the program be at work while it is applied? */
  readonly alone: boolean;
  /** SHA-256 of the text, the same for both kinds of line ends. */
  readonly checksum: string;
}

/** The first line of a file that is applied only while nobody else works with the database. */
const ALONE = /^-- alone\b/;

/** Statements that would end the one transaction that a file runs in. */
const TRANSACTION_CONTROL =
  /^[ \t]*(?:begin|start[ \t]+transaction|commit|rollback)\b(?:[ \t]+(?:work|transaction))?[ \t]*;/im;

/**
 * The folder's migrations in their order.
 * @throws TerminalError MIGRATIONS_NOT_FOUND, MIGRATION_NAME (not NNNN-slug.sql, or a number
 *   taken twice), MIGRATION_TRANSACTION
 */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = await list(folder);
  const files: MigrationFile[] = [];
  for (const fileName of names) {
    const file = path.join(folder, fileName);
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(fileName)?.[1];
    if (number === undefined || files.at(-1)?.name.startsWith(number) === true) {
      throw new TerminalError(
        'MIGRATION_NAME',
        `${file}: migrations are named NNNN-slug.sql, lower case, each with a number of its own`,
        { details: { file } },
      );
    }
    const sql = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
    const control = TRANSACTION_CONTROL.exec(sql);
    if (control !== null) {
      const place = `${file}:${lineOf(sql, control.index)}`;
      const statement = control[0].trim();
      throw new TerminalError(
        'MIGRATION_TRANSACTION',
        `${place}: "${statement}" would end the transaction that all migrations run in`,
        { details: { place, statement } },
      );
    }
    const checksum = createHash('sha256').update(sql).digest('hex');
    files.push({
      name: fileName.slice(0, -'.sql'.length),
      path: file,
      sql,
      checksum,
      alone: ALONE.test(sql),
    });
  }
  return files;
}

async function list(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  } catch (error) {
    throw new TerminalError('MIGRATIONS_NOT_FOUND', `no folder of migrations at ${folder}`, {
      cause: error,
      details: { folder },
    });
  }
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * "line:column" of a position that PostgreSQL reports, which counts characters from 1 (code points,
 * not UTF-16 units).
 */
export function lineAndColumn(sql: string, position: number): string {
  const before = Array.from(sql)
    .slice(0, position - 1)
    .join('');
  const lineStart = before.lastIndexOf('\n') + 1;
  return `${lineOf(sql, before.length)}:${Array.from(before.slice(lineStart)).length + 1}`;
}
