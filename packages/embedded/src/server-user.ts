import { chown, readFile, stat } from 'node:fs/promises';
import { TerminalError } from '@planerka/contracts';
import { ifThere } from './error-code.ts';

/** Who the server runs as; undefined = as ourselves. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root picks the owner of what is there already (the data
 * folder, else the folder around it: that person can then run Planerka without root too), else
 * `postgres` or `nobody`.
 * @throws TerminalError NO_UNPRIVILEGED_USER
 */
export async function chooseServerUser(dataFolders: string[]): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readAccounts();
  for (const folder of dataFolders) {
    const owner = await ifThere(stat(folder));
    // initdb looks its own user up by number and fails where there is no such account.
    if (owner !== undefined && owner.uid !== 0 && accounts.some(({ uid }) => uid === owner.uid)) {
      return { uid: owner.uid, gid: owner.gid };
    }
  }
  const [account] = UNPRIVILEGED.flatMap((name) => accounts.filter((each) => each.name === name));
  if (account !== undefined) return { uid: account.uid, gid: account.gid };
  throw new TerminalError(
    'NO_UNPRIVILEGED_USER',
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as',
  );
}

/** Gives a file or folder that root has just made to the owner of the folder it is in. */
export async function ownLike(folder: string, target: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await chown(target, uid, gid);
}

async function readAccounts(): Promise<{ name: string; uid: number; gid: number }[]> {
  const text = await readFile('/etc/passwd', 'utf8');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
