import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BotApiServer, createBotApiServer } from '@planerka/bot-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import { type Ran, runProgram } from '../rig/program.ts';

/** Whatever is on the command line and in the environment: an exit code, and words that name the mend. */

const FAILED = 1;
const MISUSED = 2;

let database: TestDatabase;
let folder: string;
let taken: Server;
let telegram: BotApiServer;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-lines-'));
  await writeFile(path.join(folder, 'a-file'), 'no export');
  await writeFile(path.join(folder, 'other.json'), '{"format":"somebody else’s"}');
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  telegram = await createBotApiServer();
});
afterAll(async () => {
  await telegram.close();
  taken.close();
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

interface Line {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Buffer;
  readonly code: number;
  /** What the words on standard error name. */
  readonly names: string | RegExp;
}

/** Lines that need nothing of the test's own. */
const lines: readonly Line[] = [
  { args: ['bogus'], code: MISUSED, names: 'Нет команды «bogus»' },
  { args: ['serve', '--fast'], code: MISUSED, names: '--fast' },
  { args: ['say', 'раз', 'два', 'три'], code: MISUSED, names: 'кавычки' },
  { args: ['say', '--now'], code: MISUSED, names: '--now' },
  { args: ['say'], code: FAILED, names: 'Например' },
  { args: ['say', '   '], code: FAILED, names: 'Например' },
  { args: ['say', 'я'.repeat(20_000)], code: FAILED, names: '10000' },
  { args: ['say', '--now', 'вчера', 'Купить хлеб'], code: FAILED, names: '--now' },
  { args: ['say', '--voice', '/no/such.ogg'], code: FAILED, names: 'TRANSCRIBE_BASE_URL' },
  {
    args: ['say', '--voice', '/no/such.ogg'],
    env: { TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1' },
    code: FAILED,
    names: '/no/such.ogg',
  },
  { args: ['parse', '--now', 'вчера', 'завтра'], code: FAILED, names: '--now' },
  {
    args: ['parse'],
    stdin: '{"id":1}\nnull\n',
    code: FAILED,
    names: /^строка 1: в поле now нужно: .*; в поле text нужно: .*\nстрока 2: это не объект, /,
  },
  {
    args: ['interpret'],
    stdin: Buffer.from([0xff, 0xfe, 0, 10, 0x7b]),
    code: FAILED,
    names: 'строка 1: это не JSON',
  },
  { args: ['import', '/no/such.json'], code: FAILED, names: '/no/such.json' },
  { args: ['import'], stdin: 'no JSON', code: FAILED, names: 'JSON' },
  { args: ['migrate'], env: { DATABASE_URL: 'mysql://a/b' }, code: MISUSED, names: 'DATABASE_URL' },
  {
    args: ['migrate'],
    env: { PORT: '70000', LOG_LEVEL: 'loud', APP_TIMEZONE: 'Moscow', DATABASE_URL: '%' },
    code: MISUSED,
    names: /(?=[^]*PORT)(?=[^]*LOG_LEVEL)(?=[^]*APP_TIMEZONE)[^]*DATABASE_URL/,
  },
  {
    args: ['migrate'],
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' },
    code: FAILED,
    names: 'DATABASE_URL',
  },
  {
    args: ['migrate'],
    env: { DATABASE_URL: 'postgresql://nobody@no-such-host.invalid/nothing' },
    code: FAILED,
    names: 'DATABASE_URL',
  },
  {
    args: ['serve'],
    env: {
      PORT: 'восемьдесят',
      TELEGRAM_BOT_TOKEN: 'abc',
      TELEGRAM_ALLOWED_USERS: 'вася',
      TELEGRAM_WEBHOOK_URL: 'ftp://a/b',
      VOICE_MAX_SECONDS: '0',
      GATEWAY_URL: 'abc',
    },
    code: MISUSED,
    names:
      /(?=[^]*PORT)(?=[^]*TELEGRAM_BOT_TOKEN)(?=[^]*TELEGRAM_ALLOWED_USERS)(?=[^]*TELEGRAM_WEBHOOK_URL)(?=[^]*VOICE_MAX_SECONDS)[^]*GATEWAY_URL/,
  },
  { args: ['gateway'], env: { HOST: '256.1.1.1', PORT: '0' }, code: FAILED, names: 'HOST' },
  { args: ['workspace', 'add'], code: MISUSED, names: 'имя' },
  { args: ['workspace', 'ad', 'x'], code: MISUSED, names: 'Может быть, add?' },
  { args: ['workspace', 'add', 'два слова'], code: FAILED, names: 'acme/repo' },
  { args: ['workspace', 'add', 'x', '--workspace', '42'], code: FAILED, names: '«42»' },
  { args: ['workspace', 'remove', 'nope'], code: FAILED, names: 'planerka workspace list' },
];

/** What a person sees of a run that failed; a stack or a shrug is none of it. */
function told({ code, stdout, stderr }: Ran) {
  const internals =
    /\n\s+at \S|node_modules|\[object|Неожиданная/.exec(stdout + stderr)?.[0] ?? null;
  return { code, stderr, internals };
}

function helpful({ code = FAILED, names }: Partial<Pick<Line, 'code'>> & Pick<Line, 'names'>) {
  return { code, stderr: expect.stringMatching(names), internals: null };
}

const LIMIT_MS = 180_000;

test.concurrent.for(
  lines.map((line) => ({
    ...line,
    shown: [...line.args, JSON.stringify(line.env ?? {})].join(' ').slice(0, 80),
  })),
)('$shown', { timeout: LIMIT_MS }, async (line) => {
  const env = { DATABASE_URL: database.url, ...line.env };
  const given = line.stdin === undefined ? {} : { stdin: line.stdin };
  expect(told(await runProgram(line.args, env, given))).toEqual(helpful(line));
});

test('help is in Russian', { timeout: LIMIT_MS }, async () => {
  for (const args of [['--help'], ['say', '--help'], ['help', 'export']]) {
    const { code, stdout } = await runProgram(args, {});
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Как вызывать: /) });
    // Commander's own words.
    expect(stdout).not.toMatch(/Usage|Options|Arguments|Commands|options|default|display|<[a-z]/);
  }
});

test('a folder in PG_BIN that is not needed is said', { timeout: LIMIT_MS }, async () => {
  const data = path.join(folder, 'data');
  const { code, stdout, stderr } = await runProgram(['migrate'], {
    DATA_DIR: data,
    PG_BIN: '/no/such/bin',
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^База: встроенный PostgreSQL 18, данные в .*data.pg18\n/);
  expect(stderr).toMatch(/^PG_BIN \(\/no\/such\/bin\) не используется: работает \S+\.\n$/);
});

test('files and folders of the test’s own', { timeout: LIMIT_MS }, async () => {
  const env = { DATABASE_URL: database.url };
  const port = String((taken.address() as AddressInfo).port);
  const file = path.join(folder, 'a-file');
  const run = async (...args: string[]) => told(await runProgram(args, env));
  const other = path.join(folder, 'other.json');
  expect(await run('import', folder)).toEqual(helpful({ names: folder }));
  expect(await run('import', other)).toEqual(helpful({ names: 'planerka export' }));
  expect(await run('export')).toEqual(helpful({ names: 'ничего нет' }));
  await run('say', 'Создай задачу купить хлеб');
  expect(await run('export', '--workspace', 'нет такого')).toEqual(
    helpful({ names: 'нет такого' }),
  );
  expect(await run('export', '--out', '/no/such/folder/out.json')).toEqual(
    helpful({ names: '/no/such/folder/out.json' }),
  );
  expect(told(await runProgram(['migrate'], { DATA_DIR: file }))).toEqual(helpful({ names: file }));
  expect(told(await runProgram(['gateway'], { PORT: port }))).toEqual(helpful({ names: 'PORT' }));
});

test('what Telegram refuses at the start is said in its words', { timeout: LIMIT_MS }, async () => {
  const env = {
    DATABASE_URL: database.url,
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_BOT_TOKEN: telegram.token,
    LOG_LEVEL: 'error',
    PORT: '0',
  };
  const serve = async (more: Readonly<Record<string, string>>) =>
    told(await runProgram(['serve'], { ...env, ...more }));
  expect(await serve({ TELEGRAM_BOT_TOKEN: '123:wrong' })).toEqual(
    helpful({ names: 'TELEGRAM_BOT_TOKEN' }),
  );
  telegram.faults.add({
    type: 'server_error',
    code: 400,
    description: 'Bad Request: bad webhook: HTTPS url must be provided for webhook',
    method: 'setWebhook',
  });
  expect(await serve({ TELEGRAM_WEBHOOK_URL: 'http://example.org/hook' })).toEqual(
    helpful({ names: /TELEGRAM_WEBHOOK_URL.*HTTPS/ }),
  );
  const { port } = taken.address() as AddressInfo;
  expect(await serve({ PORT: String(port) })).toEqual(helpful({ names: 'PORT' }));
});

const oddWord = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '--',
      '-',
      '--now',
      '--json',
      '--voice',
      '--all',
      '',
      '-h',
      '--workspace',
      '😀',
    ),
  )
  // Nothing with a NUL reaches a program.
  .map((word) => word.replaceAll('\0', ''));

test('any words after a command', { timeout: LIMIT_MS }, async () => {
  const command = fc.constantFrom(
    'say',
    'parse',
    'interpret',
    'migrate',
    'export',
    'import',
    'nonsense',
  );
  await fc.assert(
    fc.asyncProperty(
      command,
      fc.array(oddWord, { maxLength: 3 }),
      oddWord,
      async (name, words, stdin) => {
        const ran = await runProgram([name, ...words], { DATABASE_URL: database.url }, { stdin });
        expect([0, FAILED, MISUSED]).toContain(ran.code);
        expect(told(ran).internals).toBeNull();
        // Whoever is refused hears why.
        expect(ran.code === 0 || ran.stderr.trim() !== '').toBe(true);
      },
    ),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 5), seed: 20_260_225, endOnFailure: true },
  );
});
