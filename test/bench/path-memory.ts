import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { criticalPath } from '../../packages/plan/src/changesets/schedule/critical-path.ts';
import { networkOf } from '../../packages/plan/src/changesets/schedule/network.ts';
import { sampleProject } from './random-project.ts';

/* A process of its own, which says by how many MB it grows at most while it finds a critical path. */

const { tasks, links } = sampleProject(Number(process.argv[2]));
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
const before = megabytes('VmRSS');
// The peak is counted from here on; a system that cannot do this cannot tell it, either.
writeFileSync('/proc/self/clear_refs', '5');
const path = criticalPath(networkOf(tasks, links), new Float64Array(tasks.length));
const grown = megabytes('VmHWM') - before;
console.log(`finish ${path?.finish ?? 'none'}, grown by: ${grown}`);

function megabytes(what: string): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
}
