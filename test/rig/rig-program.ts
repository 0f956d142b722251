import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../apps/planerka/bin/bundle.ts';

/** Inside the checkout, so that libraries that are not bundled are found. */
const PLACE = path.join(import.meta.dirname, '../../node_modules/.cache/planerka-rig');
const REQUIRE =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";

export interface RigProgram {
  /** What Node runs; its arguments follow. */
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/**
 * A program of this folder as one bundle, for tests that start it more than once: from its sources each
 * start takes two to seven seconds of CPU.
 */
export async function buildRigProgram(name: string): Promise<RigProgram> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(path.join(PLACE, `${name}-`));
  // Some are run as another user.
  await chmod(folder, 0o755);
  await bundle([path.join(import.meta.dirname, `${name}.ts`)], folder, REQUIRE);
  return {
    file: path.join(folder, `${name}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
