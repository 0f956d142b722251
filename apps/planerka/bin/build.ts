import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { bundle } from './bundle.ts';
import { namingClasses, shorterHeld } from './chunk-text.ts';

/*
 * `build.ts FOLDER`: the program as one folder of JavaScript, called by bin/planerka.js. Several programs
 * may start at once: each builds into a folder of its own, and the first to be ready gives it its name.
 */

/** The program, and what is run of it while it is built (keep-compiled.js). */
const ENTRIES = ['main.ts', 'first-readings.ts'].map((name) =>
  path.join(import.meta.dirname, '../src', name),
);
/** Builds that are kept: a program may still run from the one before, and loads parts of it late. */
const KEPT = 3;
/** Older ones of these were left by a build that was killed. */
const UNFINISHED = 'making-';
const UNFINISHED_MS = 3_600_000;
/** A build of which nothing is compiled works, too; a start does not wait for it for ever. */
const COMPILING_MS = 60_000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: build.ts FOLDER');
const builds = path.dirname(folder);
const own = path.join(builds, `${UNFINISHED}${process.pid}`);
await mkdir(own, { recursive: true });
try {
  await bundle(ENTRIES, own);
  await wrapChunks(own);
  keepCompiled(own);
  await rename(own, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
} finally {
  await rm(own, { recursive: true, force: true });
}
await removeOld();

/**
 * Each chunk as the body of a function, for load-built.js. Node 20 keeps no compiled code of ES modules, and
 * of a start that is short most is compiling. The bundler splits ES modules only, hence the second step.
 */
async function wrapChunks(outdir: string): Promise<void> {
  const wrap = async (name: string): Promise<void> => {
    const file = path.join(outdir, name);
    const source = namingClasses(await readFile(file, 'utf8'));
    const written = async (charset: 'utf8' | 'ascii'): Promise<string> => {
      const { code } = await transform(source, {
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        // What the chunk imports late is a chunk, too.
        supported: { 'dynamic-import': false },
        define: { 'import.meta.url': '__moduleUrl' },
        minifyWhitespace: true,
        charset,
      });
      return code;
    };
    await writeFile(file, shorterHeld(await written('utf8'), await written('ascii')));
  };
  await Promise.all((await readdir(outdir)).map(wrap));
}

/** A process of its own: V8 keeps what it has compiled only for a Node that is started in the same way. */
function keepCompiled(outdir: string): void {
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'keep-compiled.js'), outdir], {
    stdio: 'ignore',
    timeout: COMPILING_MS,
  });
}

async function removeOld(): Promise<void> {
  const all = await Promise.all(
    (await readdir(builds)).map(async (name) => {
      const place = path.join(builds, name);
      return { name, place, at: (await stat(place).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const unfinished = all.filter(({ name }) => name.startsWith(UNFINISHED));
  const finished = all.filter((each) => !unfinished.includes(each)).sort((a, b) => b.at - a.at);
  const old = [
    ...finished.slice(KEPT),
    ...unfinished.filter(({ at }) => at < Date.now() - UNFINISHED_MS),
  ];
  await Promise.all(old.map(({ place }) => rm(place, { recursive: true, force: true })));
}
