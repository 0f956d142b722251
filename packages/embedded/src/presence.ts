import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { ifThere } from './error-code.ts';
import { isRunning, startOf } from './process-life.ts';
import { ownLike } from './server-user.ts';

/** Where process ids are comparable: one boot of one machine, and inside it one pid namespace. */
const MACHINE = createHash('sha256').update(machineFacts()).digest('hex').slice(0, 12);
const HEARTBEAT_MS = 2_000;
/** How long a mark from another machine or container counts as alive after its last heartbeat. */
const FOREIGN_LIFE_MS = 10_000;

/** A file that says "this process is here", for as long as the process lives. */
export interface Presence {
  readonly file: string;
  leave(): Promise<void>;
}

/** A living process's mark. */
export interface Mark {
  readonly file: string;
  readonly pid: number;
  /** Left on another machine or in another container, where our signals do not reach. */
  readonly foreign: boolean;
}

interface ParsedMark extends Mark {
  readonly start: string;
}

/**
 * Leaves a mark of this process in `folder`: everything about it is in the file's name, so it
 * appears in one atomic step and a half-written mark cannot exist.
 */
export async function enter(folder: string, kind: string): Promise<Presence> {
  const name = [
    kind,
    process.pid,
    startOf(process.pid) ?? 0,
    MACHINE,
    randomBytes(6).toString('hex'),
  ];
  const file = path.join(folder, name.join('.'));
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  await ownLike(folder, file);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Deleted under us (someone cleaned up by hand): put it back, or give up with the folder.
    utimes(file, now, now).catch(() => writeFile(file, '').catch(() => undefined));
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    file,
    async leave() {
      clearInterval(heartbeat);
      await rm(file, { force: true });
    },
  };
}

/** The marks of that kind whose processes live; marks of dead ones are deleted on the way. */
export async function living(folder: string, kind: string): Promise<Mark[]> {
  const alive: Mark[] = [];
  for (const name of await readdir(folder)) {
    const mark = parse(folder, name, kind);
    if (mark === undefined) continue;
    if (await lives(mark)) alive.push(mark);
    else await rm(mark.file, { force: true });
  }
  return alive;
}

function parse(folder: string, name: string, kind: string): ParsedMark | undefined {
  const [found, pid, start, where, random] = name.split('.');
  if (found !== kind || !pid || !start || !where || !random) return undefined;
  return { file: path.join(folder, name), pid: Number(pid), start, foreign: where !== MACHINE };
}

async function lives(mark: ParsedMark): Promise<boolean> {
  if (!mark.foreign) {
    if (!isRunning(mark.pid)) return false;
    const start = startOf(mark.pid);
    // The same number may by now belong to another process.
    return start === undefined || mark.start === '0' || String(start) === mark.start;
  }
  // Another container or machine over the same folder: its process ids mean nothing here.
  const written = await ifThere(stat(mark.file));
  return written !== undefined && Date.now() - written.mtimeMs < FOREIGN_LIFE_MS;
}

function machineFacts(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname(); // not Linux
  }
}
