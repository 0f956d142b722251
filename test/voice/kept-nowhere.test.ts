import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBotApiServer } from '@planerka/bot-api';
import { openEmbedded } from '@planerka/embedded';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { answered } from '../rig/answered.ts';
import { startProgram } from '../rig/program.ts';
import { startSpeechServer } from '../rig/speech-server.ts';

// cites: V-kept-nowhere

const SAID = 'Создай задачу купить особенный пирог';
const KEY = 'sk-sample-speech-key';
const TOKEN = '7000000002:sample-token-of-the-test';
/** How the addresses of voice notes begin, after the token. */
const LINK = 'voice/file_';
const AGAIN = 'Распознать ещё раз';

const leftovers: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

/** Every row of every table, as text. */
async function everyRow(dataDir: string): Promise<string> {
  const database = await openEmbedded({ dataDir });
  leftovers.push(() => database.close());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const all = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.push(...all.rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

async function everyFile(folder: string): Promise<Array<{ name: string; bytes: Buffer }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = path.join(parentPath, name);
      return { name: file, bytes: await readFile(file) };
    }),
  );
}

it('audio, its address and every key stay out of the database, the disk and the log', async () => {
  const note = await readFile(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-voice-'));
  leftovers.push(() => rm(dataDir, { recursive: true, force: true }));
  const telegram = await createBotApiServer({ token: TOKEN });
  leftovers.push(() => telegram.close());
  const speech = await startSpeechServer({ apiKey: KEY, transcript: SAID });
  leftovers.push(() => speech.stop());
  const program = await startProgram({
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_ALLOWED_USERS: '*',
    TRANSCRIBE_BASE_URL: speech.baseUrl,
    TRANSCRIBE_API_KEY: KEY,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
  });
  leftovers.push(() => program.kill());

  const { world, faults } = telegram;
  const person = world.createPerson();
  const written = await answered(world, person.sendsVoice({ bytes: note, durationSeconds: 4 }));
  expect(written.text).toBe(
    `${SAID}\nЗаписал задачу «купить особенный пирог» (TASK-001).\nВо Входящих.`,
  );
  faults.add({ type: 'server_error', method: 'download', code: 404 });
  const lost = await answered(world, person.sendsVoice({ bytes: note, durationSeconds: 4 }));
  expect(lost.text).toMatch(/^Не получилось скачать/);
  speech.replies({ kind: 'status', status: 500 });
  const deaf = await answered(world, person.sendsVoice({ bytes: note, durationSeconds: 4 }));
  expect(deaf.reply_markup?.inline_keyboard.flat()[0]?.text).toBe(AGAIN);
  expect(await program.kill('SIGTERM')).toBe(0);

  const rows = await everyRow(dataDir);
  expect(rows).toContain(SAID);
  // A piece from the middle of the sound: no header, nothing that another file could hold.
  const piece = note.subarray(9_000, 9_048);
  const forms = [piece.toString('hex'), piece.toString('base64'), JSON.stringify([...piece])];
  for (const secret of [...forms, LINK, TOKEN, KEY]) expect(rows).not.toContain(secret);

  const kept = [piece, ...[...forms, TOKEN, KEY].map((text) => Buffer.from(text))];
  const holding = (await everyFile(dataDir)).filter(({ bytes }) =>
    kept.some((secret) => bytes.includes(secret)),
  );
  expect(holding.map(({ name }) => name)).toEqual([]);

  const log = program.stdout() + program.stderr();
  expect(log).toContain('no download');
  for (const secret of [LINK, TOKEN, KEY, 'пирог']) expect(log).not.toContain(secret);
});
