#!/usr/bin/env node
/*
 * The program's start: runs what was built of the sources as they are now, and builds it first where
 * that is missing. Plain JavaScript, since it must still say what is wrong on a Node that runs nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIn } from './load-built.js';

const OLDEST_NODE = [20, 19];
const MISUSED = 2;

const app = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const root = path.join(app, '..', '..');
const FROM_SOURCE = ['--conditions=development', '--import', 'tsx'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  const oldest = OLDEST_NODE.join('.');
  process.stderr.write(
    `Планёрке нужен Node ${oldest} или новее, а запущен ${process.versions.node}. ` +
      'Новый есть на https://nodejs.org/.\n',
  );
  process.exit(MISUSED);
}

/**
 * Every source file with its size and time, as one short name; building what has not changed is skipped.
 * It is made at each start, of over a thousand files: hence no more is asked of each than that.
 */
function fingerprint() {
  // What is kept compiled serves one V8 only.
  const seen = [process.versions.modules, process.versions.v8];
  const note = (file) => {
    const { size, mtimeMs } = statSync(`${root}/${file}`);
    seen.push(`${file} ${size} ${mtimeMs}`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file);
      else if (file.endsWith('.ts') && !file.endsWith('.test.ts')) note(file);
    }
  };
  note('package-lock.json');
  for (const file of readdirSync(`${app}/bin`)) note(`apps/planerka/bin/${file}`);
  for (const above of ['packages', 'apps']) {
    for (const name of readdirSync(`${root}/${above}`)) walk(`${above}/${name}/src`);
  }
  // Folders are listed in no order that could be relied on.
  const text = seen.sort((a, b) => (a < b ? -1 : 1)).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const folder = path.join(app, 'build', fingerprint());
const main = path.join(folder, 'main.js');
if (!existsSync(main)) {
  const built = spawnSync(
    process.execPath,
    [...FROM_SOURCE, path.join(app, 'bin/build.ts'), folder],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (!existsSync(main)) {
    process.stderr.write(
      `Не удалось собрать программу, запускаю из исходников: это медленнее.\n${built.stderr}`,
    );
  }
}

if (existsSync(main)) {
  builtIn(folder).load('main.js');
} else {
  const child = spawn(
    process.execPath,
    [...FROM_SOURCE, path.join(app, 'src/main.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
