import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../compose/environment.ts';
import { bad, type Check, good, off, warning } from './check.ts';

const MIB = 1024 * 1024;
const DISK_BAD_MIB = 200;
const DISK_WARNING_MIB = 1024;
/** What others than the owner may do, of a folder's mode. */
const OTHERS = 0o077;

/** The machine that the program runs on: its Node, its folder of data, its disk. */
export async function checkMachine(environment: Environment): Promise<Check[]> {
  const folder = path.resolve(environment.DATA_DIR);
  return [good('node', `Node ${process.versions.node}`), ...(await checkFolder(folder))];
}

async function checkFolder(folder: string): Promise<Check[]> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return [off('data', `папки данных ${folder} ещё нет`)];
  const isMine = await access(folder, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  const mode = found.mode & 0o777;
  return [
    isMine
      ? good('data', `данные в ${folder}`)
      : bad(
          'data',
          `папкой ${folder} нельзя пользоваться`,
          `верните её себе: chown -R и chmod 700`,
        ),
    (mode & OTHERS) === 0
      ? good('modes', 'папку данных видит только её хозяин')
      : warning('modes', `права папки данных ${mode.toString(8)}`, `chmod 700 ${folder}`),
    await checkDisk(folder),
  ];
}

async function checkDisk(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  const says = `на диске свободно ${free} МБ`;
  if (free >= DISK_WARNING_MIB) return good('disk', says);
  const mend = 'освободите место: без него база останавливается';
  return free < DISK_BAD_MIB ? bad('disk', says, mend) : warning('disk', says, mend);
}
