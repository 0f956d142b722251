import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

let copy: string;
const builds = async () => await readdir(path.join(copy, 'apps/planerka/build'));

/** What the start of a copied program prints, and what it complains of. */
async function start(...words: string[]): Promise<{ stdout: string; stderr: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const program = path.join(copy, 'apps/planerka/bin/planerka.js');
  return await run(process.execPath, [program, ...words], { env: { PATH, HOME } });
}

/** The sources beside the libraries of this checkout. */
async function copySources(): Promise<void> {
  copy = await mkdtemp(path.join(tmpdir(), 'planerka-launch-'));
  const wanted = (from: string) => !/[/\\](node_modules|dist|build|\.data)$/.test(from);
  for (const name of ['apps', 'packages']) {
    await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: wanted });
  }
  for (const name of ['package.json', 'package-lock.json']) {
    await cp(path.join(ROOT, name), path.join(copy, name));
  }
  // Our own packages are those of the copy, all others those of the checkout.
  const libraries = path.join(copy, 'node_modules');
  await mkdir(path.join(libraries, '@planerka'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    if (name === '@planerka') continue;
    await symlink(path.join(ROOT, 'node_modules', name), path.join(libraries, name));
  }
  for (const above of ['apps', 'packages']) {
    for (const name of await readdir(path.join(copy, above))) {
      await symlink(path.join(copy, above, name), path.join(libraries, '@planerka', name));
    }
  }
}

/** All but the entry, which carries out commands, is kept compiled. */
async function expectCompiled(build: string): Promise<void> {
  const names = await readdir(build);
  const chunks = names.filter((name) => name.endsWith('.js') && name !== 'main.js');
  expect(names).toEqual(expect.arrayContaining(chunks.map((name) => `${name}.compiled`)));
}

/** Of the build's texts none is held in two bytes a letter for the sake of a few; functions go without names. */
async function expectSmall(build: string): Promise<void> {
  const names = (await readdir(build)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(build, name), 'utf8')));
  const wide = texts.filter((text) => {
    const letters = text.match(/[\u0100-\uffff]/g)?.length ?? 0;
    return letters > 0 && letters < text.length / 50 && !text.includes('String.raw`');
  });
  expect(wide).toEqual([]);
  const naming = texts.flatMap((text) => text.match(/=>[^,;]*\(\w+,"name",\{value:/g) ?? []);
  expect(naming).toEqual([expect.stringContaining('<"["?')]);
}

beforeAll(copySources);
afterEach(() => rm(path.join(copy, 'apps/planerka/build'), { recursive: true, force: true }));
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('the start of the program', () => {
  it('of two at once builds once, and again when a source has changed; runs what was changed', async () => {
    const both = await Promise.all([start('--version'), start('--version')]);
    expect(both).toEqual(Array.from({ length: 2 }, () => ({ stdout: '0.1.0\n', stderr: '' })));
    const [first, ...more] = await builds();
    expect(more).toEqual([]);
    await start('--version');
    expect(await builds()).toEqual([first]);
    await expectCompiled(path.join(copy, 'apps/planerka/build', first ?? ''));
    await expectSmall(path.join(copy, 'apps/planerka/build', first ?? ''));

    const main = path.join(copy, 'apps/planerka/src/main.ts');
    const text = await readFile(main, 'utf8');
    await writeFile(main, text.replace("'0.1.0'", "'0.1.1-sample'"));
    expect((await start('--version')).stdout).toBe('0.1.1-sample\n');
    expect(await builds()).toHaveLength(2);
    await writeFile(main, text);
  });

  it('says when it cannot build, and runs from source', async () => {
    await writeFile(path.join(copy, 'apps/planerka/build'), 'a file where the folder would be');
    const { stdout, stderr } = await start('--version');
    expect(stdout).toBe('0.1.0\n');
    expect(stderr).toMatch(/^Не удалось собрать программу, запускаю из исходников/);
  });

  it('tells a Node that is too old in Russian, before anything else is read', async () => {
    const older = 'Object.defineProperty(process.versions, "node", { value: "18.20.1" })';
    const program = path.join(copy, 'apps/planerka/bin/planerka.js');
    const started = run(process.execPath, ['--import', `data:text/javascript,${older}`, program]);
    await expect(started).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'Планёрке нужен Node 20.19 или новее, а запущен 18.20.1. Новый есть на https://nodejs.org/.\n',
    });
  });
});
