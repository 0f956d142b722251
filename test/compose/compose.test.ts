import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../apps/planerka/src/compose/environment.ts';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'docker-compose.yml');
const secrets = { POSTGRES_PASSWORD: 'sample', TELEGRAM_BOT_TOKEN: '1:sample' };

function compose(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawnSync('docker-compose', ['-f', file, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    encoding: 'utf8',
  });
}

const installed = compose(['version'], {}).status === 0;
if (!installed)
  process.stderr.write('SKIPPED: no docker-compose here, docker-compose.yml is unchecked\n');

it.skipIf(!installed)('docker-compose reads the file, with the profile for models too', () => {
  const result = compose(['--profile', 'local-ai', 'config', '--services'], secrets);
  expect(result.stderr).toBe('');
  expect(result.stdout.trim().split('\n').sort()).toEqual([
    'bot',
    'gateway',
    'postgres',
    'speech',
    'speech-model',
    'text',
    'text-model',
  ]);
});

it.skipIf(!installed)('docker-compose hands on a password of any characters as it is', () => {
  const password = 'p@ss/w:o#r?d%41 &="x';
  const { stdout } = compose(['config'], { ...secrets, POSTGRES_PASSWORD: password });
  const lines = stdout.split('\n').map((line) => line.trim());
  expect(lines).toContain(`POSTGRES_PASSWORD: ${password}`);
  expect(lines).toContain(`PGPASSWORD: ${password}`);
  expect(lines).toContain('DATABASE_URL: postgresql://planerka@postgres:5432/planerka');
});

it.skipIf(!installed)('docker-compose names a secret that is missing', () => {
  const result = compose(['config'], { TELEGRAM_BOT_TOKEN: '1:sample' });
  expect(result.status).not.toBe(0);
  expect(result.stderr).toContain('set POSTGRES_PASSWORD');
});

it('hands the program only variables that it knows, and blanks count as absent', () => {
  const named = readFileSync(file, 'utf8').matchAll(/^ {6}([A-Z_]+): /gm);
  const given = Object.fromEntries([...named].map(([, name = '']) => [name, '']));
  const known = Object.keys(readEnvironment({ ...given, HOST: '', PORT: '' }));
  const own = ['POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'PGPASSWORD', 'OLLAMA_HOST'];
  const optional = [
    'TELEGRAM_BOT_TOKEN',
    'TELEGRAM_WEBHOOK_URL',
    'TELEGRAM_WEBHOOK_SECRET',
    'TRANSCRIBE_BASE_URL',
    'TRANSCRIBE_API_KEY',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'DATABASE_URL',
    'GATEWAY_URL',
    'GATEWAY_TOKEN',
    'OPERATIONS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ];
  const strangers = Object.keys(given).filter(
    (name) => ![...known, ...own, ...optional].includes(name),
  );
  expect(strangers).toEqual([]);
});
