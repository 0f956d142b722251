import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: V-limits, V-daily, V-not-configured

const SAID = 'Создай задачу купить молоко';
const TOO_LARGE = 'Файл слишком большой: принимаю до 20 МБ. Скажите короче или напишите текстом.';
const MIB = 1024 * 1024;

let bytes: Uint8Array;
let speech: SpeechServer | null = null;
let house: House;
beforeAll(async () => {
  bytes = await readFile(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));
});
afterEach(async () => {
  await house.stop();
  await speech?.stop();
  speech = null;
});

/** A bot that hears, with this much more in its environment; tells what came to the speech server. */
async function open(environment: Record<string, string> = {}): Promise<SpeechServer> {
  const server = await startSpeechServer({ transcript: SAID });
  speech = server;
  house = await startHouse({
    environment: { TRANSCRIBE_BASE_URL: server.baseUrl, ...environment },
  });
  return server;
}

const newPerson = () => house.server.world.createPerson();

async function toldTo(person: { readonly id: number }): Promise<string[]> {
  const messages = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
  return messages.map(({ text = '', reply_markup }) => {
    const buttons = reply_markup?.inline_keyboard ?? [];
    return [text, ...buttons.flat().map((button) => `[${button.text}]`)].join('\n');
  });
}

const downloads = () => house.server.world.calls('getFile').length;

describe('nothing is fetched', () => {
  it('of a note that is too long', async () => {
    const { uploads } = await open({ VOICE_MAX_SECONDS: '120' });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 121 });
    expect(await toldTo(person)).toEqual([
      'Слишком длинная запись: разбираю до 2 мин. Скажите короче или напишите текстом.',
    ]);
    expect({ downloads: downloads(), uploads }).toEqual({ downloads: 0, uploads: [] });
    person.sendsVoice({ bytes, durationSeconds: 120 });
    await house.settled();
    expect(uploads).toHaveLength(1);
  });

  it('of a file that says it is too large', async () => {
    const { uploads } = await open();
    const person = newPerson();
    person.sendsAudio({ bytes, durationSeconds: 10, size: 20 * MIB + 1, fileName: 'a.ogg' });
    expect(await toldTo(person)).toEqual([TOO_LARGE]);
    expect({ downloads: downloads(), uploads }).toEqual({ downloads: 0, uploads: [] });
  });

  it('of a file that says it is empty', async () => {
    const { uploads } = await open();
    const person = newPerson();
    person.sendsVoice({ bytes: new Uint8Array(), durationSeconds: 1 });
    expect(await toldTo(person)).toEqual(['В этой записи нет звука.']);
    expect({ downloads: downloads(), uploads }).toEqual({ downloads: 0, uploads: [] });
  });

  it('where nothing is configured to hear with', async () => {
    house = await startHouse();
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await toldTo(person)).toEqual([
      'Голосовые пока не разбираю: владелец не подключил распознавание речи. Напишите, пожалуйста, текстом.',
    ]);
    expect(downloads()).toBe(0);
    person.says(SAID);
    expect((await toldTo(person)).at(-1)).toMatch(/^Записал задачу «купить молоко»/);
  });
});

it('a file that is larger than it said is not read to its end', async () => {
  const { uploads } = await open();
  const person = newPerson();
  const large = Buffer.alloc(21 * MIB);
  large.write('OggS');
  person.sendsVoice({ bytes: large, size: 5_000, durationSeconds: 4 });
  expect(await toldTo(person)).toEqual([TOO_LARGE]);
  expect(downloads()).toBe(1);
  expect(uploads).toEqual([]);
});

describe('a note that is longer than its message says', () => {
  it('is not transcribed, however small the file', async () => {
    const { uploads } = await open();
    const person = newPerson();
    person.sendsVoice({ bytes: longNote(3_600), durationSeconds: 1 });
    expect(await toldTo(person)).toEqual([
      'Слишком длинная запись: разбираю до 5 мин. Скажите короче или напишите текстом.',
    ]);
    expect(uploads).toEqual([]);
  });

  it('counts as long as it is', async () => {
    const { uploads } = await open({ VOICE_SECONDS_PER_DAY: '250' });
    const person = newPerson();
    person.sendsVoice({ bytes: longNote(200), durationSeconds: 1 });
    await house.settled();
    person.sendsVoice({ bytes: longNote(200), durationSeconds: 1 });
    expect((await toldTo(person)).at(-1)).toContain('Дневной запас распознавания речи исчерпан.');
    expect(uploads).toHaveLength(1);
  });

  it.each<[string, string, (person: ReturnType<typeof newPerson>) => unknown]>([
    [
      'a note of 15 MB',
      TOO_DENSE,
      (who) => who.sendsVoice({ bytes: padded(bytes), durationSeconds: 1 }),
    ],
    [
      'a note of 15 MB that says it is small',
      TOO_DENSE,
      (who) => who.sendsVoice({ bytes: padded(bytes), size: 5_000, durationSeconds: 1 }),
    ],
    [
      'an mp3 of 15 MB that says it is small',
      TOO_LONG,
      (who) =>
        who.sendsAudio({
          bytes: thinMp3(15 * MIB),
          size: 5_000,
          durationSeconds: 1,
          fileName: 'a.mp3',
        }),
    ],
    [
      'an mp3 of 15 MB',
      TOO_DENSE,
      (who) => who.sendsAudio({ bytes: thinMp3(15 * MIB), durationSeconds: 1, fileName: 'a.mp3' }),
    ],
    [
      'an mp3 of 2 MB',
      TOO_LONG,
      (who) => who.sendsAudio({ bytes: thinMp3(2 * MIB), durationSeconds: 1, fileName: 'a.mp3' }),
    ],
    [
      'an mp3 of 15 MB that says four minutes',
      TOO_LONG,
      (who) =>
        who.sendsAudio({ bytes: thinMp3(15 * MIB), durationSeconds: 240, fileName: 'a.mp3' }),
    ],
    [
      'a note whose pages say nothing of its packets',
      TOO_LONG,
      (who) => who.sendsVoice({ bytes: silentPages(400), durationSeconds: 1 }),
    ],
    [
      'other bytes under the name of sound',
      TOO_DENSE,
      (who) =>
        who.sendsAudio({
          bytes: Buffer.alloc(15 * MIB),
          size: 5_000,
          durationSeconds: 1,
          fileName: 'a.webm',
        }),
    ],
  ])('is not transcribed at the defaults: %s', async (_, told, send) => {
    const { uploads } = await open();
    const person = newPerson();
    send(person);
    expect((await toldTo(person)).at(-1)).toBe(told);
    expect(uploads).toEqual([]);
  });

  it('is heard where its cover has a picture and its length is read', async () => {
    const { uploads } = await open();
    const person = newPerson();
    const song = Buffer.concat([Buffer.alloc(1_500_000), thinMp3(3_000)]);
    person.sendsAudio({ bytes: song, durationSeconds: 3, fileName: 'a.mp3' });
    await house.settled();
    expect(uploads).toHaveLength(1);
  });
});

const TOO_LONG = 'Слишком длинная запись: разбираю до 5 мин. Скажите короче или напишите текстом.';
const TOO_DENSE =
  'Файл слишком велик для записи такой длины: наверное, он повреждён. Скажите ещё раз или напишите текстом.';

const padded = (note: Uint8Array) => Buffer.concat([note, Buffer.alloc(15 * MIB)]);

/** So many bytes of frames of 8 kbit/s: 36 bytes are 36 milliseconds. */
function thinMp3(size: number): Buffer {
  const frame = Buffer.alloc(36);
  frame.set([0xff, 0xf3, 0x18, 0xc0]);
  return Buffer.alloc(size, frame);
}

/** The sample note with so many seconds more, whose pages all say that no packet ends on them. */
function silentPages(seconds: number): Uint8Array {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeBigUInt64LE(0xffff_ffff_ffff_ffffn, 6);
  head.writeUInt32LE(Buffer.from(bytes).readUInt32LE(14), 14);
  head.writeUInt8(250, 26);
  // Packets of four bytes, each three frames of 20 ms.
  const page = Buffer.concat([
    head,
    Buffer.alloc(250, 4),
    Buffer.alloc(1_000, Buffer.from([0x0b, 3, 0, 0])),
  ]);
  return Buffer.concat([bytes, ...Array.from({ length: Math.ceil(seconds / 15) }, () => page)]);
}

/** The sample note whose last page says that it ends so late. */
function longNote(seconds: number): Uint8Array {
  const note = Buffer.from(bytes);
  note.writeBigUInt64LE(BigInt(seconds * 48_000), note.lastIndexOf('OggS') + 6);
  return note;
}

describe('a day’s share of speech', () => {
  it('is counted by seconds and by person, and ends', async () => {
    const { uploads } = await open({ VOICE_SECONDS_PER_DAY: '10' });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 6 });
    await house.settled();
    person.sendsVoice({ bytes, durationSeconds: 5 });
    expect((await toldTo(person)).at(-1)).toBe(
      'Дневной запас распознавания речи исчерпан. Завтра снова можно голосом, а пока напишите текстом.',
    );
    expect(uploads).toHaveLength(1);
    person.sendsVoice({ bytes, durationSeconds: 4 });
    await house.settled();
    expect(uploads).toHaveLength(2);
    const other = newPerson();
    other.sendsVoice({ bytes, durationSeconds: 10 });
    expect((await toldTo(other)).at(-1)).toMatch(/Записал задачу «купить молоко»/);
    person.says(SAID);
    expect((await toldTo(person)).at(-1)).toMatch(/^Записал задачу «купить молоко»/);
  });
});

it('words without end are refused with how they begin, in one message, and write nothing', async () => {
  const server = await open();
  server.replies({ kind: 'transcript', text: `${SAID} ${'и хлеб '.repeat(200_000)}` });
  const person = newPerson();
  person.sendsVoice({ bytes, durationSeconds: 10 });
  const told = await toldTo(person);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('слишком много слов');
  expect(told[0]).toContain(`«${SAID}`);
  expect((told[0] ?? '').length).toBeLessThan(600);
  expect(await house.journal(person.id)).toEqual([]);
  const [stored] = await house.connection.db.selectFrom('telegram_update').selectAll().execute();
  expect(JSON.stringify(stored ?? {}).length).toBeLessThan(30_000);
});
