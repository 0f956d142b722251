import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../apps/planerka/src/compose/environment.ts';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'docker-compose.yml');
const secrets = { POSTGRES_PASSWORD: 'sample', TELEGRAM_BOT_TOKEN: '1:sample' };

function compose(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  envFile: readonly string[] = [],
) {
  return spawnSync('docker-compose', ['-f', file, ...envFile, ...args], {
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

/** What the services get under this name; \`config\` writes each "$" twice, so that it could be read again. */
function handedOn(config: string, name: string): string[] {
  return config.split('\n').flatMap((line) => {
    const [, written] = new RegExp(`^ +${name}: (.*)$`).exec(line) ?? [];
    if (written === undefined) return [];
    const plain = /^'(.*)'$/.exec(written)?.[1]?.replaceAll("''", "'") ?? written;
    return [plain.replaceAll('$$', '$')];
  });
}

const PASSWORDS = ['p@ss/w:o#r?d%41 &="x', 'a$b$$c$HOME', '${HOME}', "it's", '#1: yes'];

it.skipIf(!installed).each(PASSWORDS)('docker-compose hands on %s from the environment', (one) => {
  const { stdout } = compose(['config'], { ...secrets, POSTGRES_PASSWORD: one });
  expect(handedOn(stdout, 'POSTGRES_PASSWORD')).toEqual([one]);
  expect(handedOn(stdout, 'PGPASSWORD')).toEqual([one]);
  const address = 'postgresql://planerka@postgres:5432/planerka';
  expect(handedOn(stdout, 'DATABASE_URL')).toEqual([address]);
});

/** As the README tells to write it. */
const quoted = (password: string) => `'${password.replaceAll("'", "\\'")}'`;

it.skipIf(!installed).each(PASSWORDS.filter((one) => !one.includes('${')))(
  'docker-compose hands on %s from .env, in quotes',
  (one) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'planerka-compose-'));
    const env = path.join(folder, '.env');
    const lines = ['TELEGRAM_BOT_TOKEN=1:sample', `POSTGRES_PASSWORD=${quoted(one)}`];
    writeFileSync(env, `${lines.join('\n')}\n`);
    const { stdout } = compose(['config'], {}, ['--env-file', env]);
    rmSync(folder, { recursive: true });
    expect(handedOn(stdout, 'POSTGRES_PASSWORD')).toEqual([one]);
    expect(handedOn(stdout, 'PGPASSWORD')).toEqual([one]);
  },
);

/** What the README tells to write into .env for models of one's own machine. */
const LOCAL_AI = Object.fromEntries(
  [
    ...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(
      /^((?:TRANSCRIBE|OPENAI)_\w+)=(\S+)$/gm,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

/** What a service of the profile is started with, in the order of the services. */
function commands(config: string): string[] {
  return [...config.matchAll(/command:\n +- (\S+)/g)].map(([, command = '']) => command);
}

it.skipIf(!installed)(
  'what the README says of local models points at servers that fetch them',
  () => {
    expect(Object.keys(LOCAL_AI).sort()).toEqual([
      'OPENAI_BASE_URL',
      'OPENAI_MODEL',
      'TRANSCRIBE_BASE_URL',
      'TRANSCRIBE_MODEL',
    ]);
    const config = (env: Readonly<Record<string, string>>) =>
      compose(['--profile', 'local-ai', 'config'], { ...secrets, ...env }).stdout;
    const told = config(LOCAL_AI);
    for (const [name, value] of Object.entries(LOCAL_AI)) {
      const hearers = name.startsWith('OPENAI') ? 2 : 1;
      expect(handedOn(told, name)).toEqual(Array.from({ length: hearers }, () => value));
    }
    const fetched = ['http://speech:8000/v1/models/Systran/faster-whisper-small', 'qwen3:8b'];
    expect(commands(told)).toEqual(expect.arrayContaining(fetched));
    // Whoever writes none of it into .env gets the same models; other names bring others.
    expect(commands(config({}))).toEqual(expect.arrayContaining(fetched));
    const others = commands(config({ TRANSCRIBE_MODEL: 'Some/other', OPENAI_MODEL: 'small:1b' }));
    expect(others).toEqual(
      expect.arrayContaining(['http://speech:8000/v1/models/Some/other', 'small:1b']),
    );
    expect(handedOn(told, 'OLLAMA_HOST')).toEqual([
      new URL(LOCAL_AI['OPENAI_BASE_URL'] ?? '').origin,
    ]);
  },
);

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
