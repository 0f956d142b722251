import { randomUUID } from 'node:crypto';
import { TerminalError } from '@planerka/contracts';
import type pg from 'pg';
import { bareClient } from './bare-client.ts';

const TURNS = 5;

/** A setting that nobody else uses: a session that has it was told by us. */
const SETTING = 'planerka.probe';

/**
 * Is each transaction led to whichever session is free? What one client has told its session is then
 * found by another one, or not found by itself. Session numbers tell nothing: every pooler makes its own
 * up. Throws what `pg` throws.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const clients = [bareClient(url), bareClient(url)] as const;
  const [speaker, other] = clients;
  try {
    await speaker.connect();
    await other.connect();
    for (let turn = 0; turn < TURNS; turn += 1) {
      const told = randomUUID();
      await speaker.query('select set_config($1, $2, false)', [SETTING, told]);
      if ((await settingOf(other)) === told || (await settingOf(speaker)) !== told) return true;
    }
    return false;
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}

async function settingOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ told: string | null }>(
    'select current_setting($1, true) as told',
    [SETTING],
  );
  return rows[0]?.told ?? null;
}

/**
 * A pooler in transaction mode takes no named statements and no settings, and holds no locks for a
 * session, which migrations need.
 * What does not answer is left to whoever asks next, who says why.
 * @throws TerminalError POOLER_UNTOLD where the program does not know of it, POOLER_WITHOUT_DIRECT where
 *   it does and migrations would go through it
 */
export async function refuseUntoldPooler(
  url: string,
  { namedStatements, direct }: { readonly namedStatements: boolean; readonly direct: boolean },
): Promise<void> {
  if (!namedStatements && direct) return;
  if (!(await isPooledByTransaction(url).catch(() => false))) return;
  if (namedStatements) {
    throw new TerminalError('POOLER_UNTOLD', 'a pooler in transaction mode, and named statements');
  }
  throw new TerminalError('POOLER_WITHOUT_DIRECT', 'migrations would go through a pooler');
}
