import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandEnvelope, Receipt, RuntimeOutput } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import { runProgram } from '../rig/program.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: V-say, C9-output

const SAID = 'Поставь блок на завтра в четырнадцать ноль ноль на шестьдесят минут';
const KEY = 'sk-sample-speech-key';
const NOTE = path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg');

const Said = z.strictObject({
  envelopes: z.array(CommandEnvelope),
  outputs: z.array(RuntimeOutput),
  receipts: z.array(Receipt.extend({ position: z.int().min(0) })),
});

let speech: SpeechServer;
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-say-'));
  speech = await startSpeechServer({ model: 'whisper-1', language: 'ru', apiKey: KEY });
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await speech.stop();
  await rm(folder, { recursive: true });
});

const say = (args: readonly string[], environment: Record<string, string> = {}) =>
  runProgram(['say', '--now', '2026-02-25T12:00:00+03:00', ...args], {
    DATABASE_URL: database.url,
    TRANSCRIBE_BASE_URL: speech.baseUrl,
    TRANSCRIBE_API_KEY: KEY,
    ...environment,
  });

describe('planerka say --voice', () => {
  it('--json prints the envelopes, the outputs and the receipts', async () => {
    speech.replies({ kind: 'transcript', text: SAID });
    const { code, stdout, stderr } = await say(['--voice', NOTE, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const said = Said.parse(JSON.parse(stdout));
    expect(said.envelopes).toMatchObject([
      {
        source: { channel: 'telegram_voice' },
        command: {
          intent: 'timeblock_create',
          entities: {
            start_at: '2026-02-26T14:00:00+03:00',
            end_at: '2026-02-26T15:00:00+03:00',
            duration_minutes: 60,
          },
        },
      },
    ]);
    expect(said.outputs).toEqual([
      {
        ok: true,
        user_message: 'Поставил блок BLOCK-001.\nКогда: завтра, 14:00–15:00 (1 ч).',
      },
    ]);
    expect(said.receipts).toMatchObject([
      { position: 0, action: 'do', objects: [{ kind: 'timeblock', number: 1, revision: 1 }] },
    ]);
    expect(speech.uploads.at(-1)).toMatchObject({
      fileName: 'voice.ogg',
      fields: { model: 'whisper-1', language: 'ru' },
    });
    expect(speech.refusals).toEqual([]);
  });

  it('says in words what was heard, and sends .oga under a name that servers know', async () => {
    const file = path.join(folder, 'file_1.oga');
    await copyFile(NOTE, file);
    speech.replies({ kind: 'transcript', text: ' Создай задачу купить молоко. ' });
    const { code, stdout } = await say(['--voice', file]);
    expect(code).toBe(0);
    expect(speech.uploads.at(-1)?.fileName).toBe('voice.ogg');
    expect(speech.refusals).toEqual([]);
    expect(stdout).toMatch(/^Услышано: «Создай задачу купить молоко\.»\n/);
    expect(stdout).toContain('Записал задачу «купить молоко»');
    expect(stdout).toMatch(/Квитанция [\da-f-]{36}: задача №1 /);
  });

  it('takes what is heard in noise for nothing', async () => {
    speech.replies({ kind: 'transcript', text: 'Продолжение следует...' });
    const { stdout } = await say(['--voice', NOTE, '--json']);
    const said = Said.parse(JSON.parse(stdout));
    expect(said.envelopes).toEqual([]);
    expect(said.outputs).toMatchObject([{ ok: false, code: 'NOT_UNDERSTOOD' }]);
  });

  it('asks what is missing', async () => {
    speech.replies({ kind: 'transcript', text: 'Поставь блок на завтра в десять' });
    const { code, stdout } = await say(['--voice', NOTE, '--json']);
    const said = Said.parse(JSON.parse(stdout));
    expect(code).toBe(0);
    expect(said.outputs).toMatchObject([
      { ok: false, clarifying_question: 'На сколько минут поставить блок?' },
    ]);
    expect(said.receipts).toEqual([]);
  });

  it.each<[string, string, readonly string[], Record<string, string>]>([
    [
      'nothing is configured to hear with',
      'Распознавание речи не настроено: задайте TRANSCRIBE_BASE_URL или OPENAI_API_KEY.\n',
      ['--voice', NOTE],
      { TRANSCRIBE_BASE_URL: '' },
    ],
    [
      'the key is wrong',
      'Сервис распознавания не разобрал запись (HTTP 401). Попробуйте ещё раз или текстом; если не помогает, проверьте TRANSCRIBE_BASE_URL и TRANSCRIBE_API_KEY.\n',
      ['--voice', NOTE],
      { TRANSCRIBE_API_KEY: 'sk-other' },
    ],
    [
      'there is no such file',
      'Не могу прочитать файл /nowhere/voice.ogg. Проверьте, есть ли он и можно ли его читать.\n',
      ['--voice', '/nowhere/voice.ogg'],
      {},
    ],
  ])('fails in words when %s', async (_, words, args, environment) => {
    const { code, stdout, stderr } = await say([...args, '--json'], environment);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: words });
  });

  it('says that nothing was said when nothing was heard', async () => {
    speech.replies({ kind: 'transcript', text: '' });
    const { code, stdout, stderr } = await say(['--voice', NOTE]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Нечего выполнять\./);
  });
});
