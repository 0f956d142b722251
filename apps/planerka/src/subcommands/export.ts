import { TerminalError } from '@planerka/contracts';
import { exportWorkspaces, type KnownWorkspace, listWorkspaces } from '@planerka/db';
import { systemClock } from '../compose/system.ts';
import { findKnown } from './find-known.ts';
import type { ProgramContext } from './program-context.ts';
import { saveFile } from './save-file.ts';
import { withPlan } from './with-plan.ts';

export interface ExportOptions {
  /** A workspace's id, alias or chat id. */
  readonly workspace?: string;
  readonly all: boolean;
  readonly out?: string;
}

/** `planerka export`: everything of a workspace as JSON, on standard output or into a file. */
export async function exportPlan(program: ProgramContext, options: ExportOptions): Promise<void> {
  await withPlan(program, async ({ connection: { db } }) => {
    const known = await listWorkspaces(db);
    const chosen = options.all ? known : [choose(known, options.workspace)];
    if (chosen.length === 0) throw nothingToExport();
    const ids = chosen.map(({ workspace_id }) => workspace_id);
    const file = await exportWorkspaces(db, ids, systemClock.now());
    const json = JSON.stringify(file, null, 2);
    if (options.out === undefined) program.print(json);
    else {
      await saveFile(options.out, `${json}\n`);
      process.stderr.write(`Записано в ${options.out}: рабочих пространств ${ids.length}.\n`);
    }
  });
}

function nothingToExport(): TerminalError {
  return new TerminalError('NOTHING_TO_EXPORT', 'there is no workspace');
}

function namesOf(one: KnownWorkspace): string {
  const names = [...one.aliases, ...one.chats.map(String)];
  return names.length === 0 ? one.workspace_id : `${one.workspace_id} (${names.join(', ')})`;
}

/** The one that is named, or the only one there is; otherwise an error that lists them. */
function choose(known: readonly KnownWorkspace[], name: string | undefined): KnownWorkspace {
  const [only, ...more] = known;
  if (!only) throw nothingToExport();
  if (name === undefined && more.length === 0) return only;
  const found = findKnown(known, name ?? '');
  if (found) return found;
  const list = known.map((one) => `  ${namesOf(one)}`).join('\n');
  throw name === undefined
    ? new TerminalError('WHICH_WORKSPACE', 'several workspaces', { details: { known: list } })
    : new TerminalError('NO_SUCH_WORKSPACE', `no workspace ${name}`, {
        details: { name, known: list },
      });
}
