import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { problem } from '../problems/error-map.ts';
import { bundlePage } from './build-page.ts';
import { indexHtml } from './index-html.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The page's files: built at the first request, or read from a folder where they were built ahead. */
export class PageFiles {
  readonly #folder: string | undefined;
  #files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  async serve(name: string): Promise<Response> {
    this.#files ??= this.#load();
    let files: ReadonlyMap<string, Uint8Array>;
    try {
      files = await this.#files;
    } catch (error) {
      this.#files = undefined;
      throw error;
    }
    const bytes = files.get(name);
    if (!bytes) return problem('NOT_FOUND', `the page has no file ${name}`);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return new Response(Uint8Array.from(bytes), {
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
    });
  }

  async #load(): Promise<ReadonlyMap<string, Uint8Array>> {
    const built = this.#folder === undefined ? await bundlePage() : await readFolder(this.#folder);
    return new Map([...built, ['index.html', new TextEncoder().encode(indexHtml())]]);
  }
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    ),
  );
}
