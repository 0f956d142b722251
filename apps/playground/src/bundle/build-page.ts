import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** From `src/bundle` and from `dist/bundle` alike. */
const PAGE_SOURCE = fileURLToPath(new URL('../../src/page', import.meta.url));

/** The page's files by name: `page.js`, its chunks, `page.css`. */
export async function bundlePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  // Loaded only here: where the page was built ahead, the bundler need not be installed.
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [
        { in: path.join(PAGE_SOURCE, 'main.ts'), out: 'page' },
        { in: path.join(PAGE_SOURCE, 'styles/page.css'), out: 'page' },
      ],
      outdir: PAGE_SOURCE,
      bundle: true,
      write: false,
      format: 'esm',
      // What prepares voice notes is large and comes only when one is made.
      splitting: true,
      chunkNames: 'chunk-[hash]',
      minify: true,
      platform: 'browser',
      target: ['chrome111', 'firefox121', 'safari16.4'],
      conditions: ['development'],
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'silent',
    });
    return new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]));
  } finally {
    await stop();
  }
}

/** Writes the page's files into a folder, for `PlaygroundOptions.pageFolder`. */
export async function buildPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of await bundlePage()) await writeFile(path.join(folder, name), bytes);
}
