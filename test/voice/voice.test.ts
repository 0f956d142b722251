import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Message } from '@planerka/bot-api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { type SpeechReply, type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: V-note, V-formats, V-quote, V-answer, V-noise, V-servers, V-again, V-download

const SAID = 'Поставь блок на завтра в четырнадцать ноль ноль на шестьдесят минут';
const WRITTEN = 'Поставил блок BLOCK-001.\nКогда: завтра, 14:00–15:00 (1 ч).';
const FORWARDED =
  'Голосовое сообщение: сохраню с задачей.\nПравильно понял: блок, завтра, 14:00–15:00, 1 ч?';
const NOISE = 'Не расслышал. Повторите, пожалуйста, или напишите текстом.';
const BUSY = 'Сервис распознавания сейчас не отвечает. Запись осталась в чате.';
const DOWNLOAD = 'Не получилось скачать запись из Telegram. Она осталась в чате.';
const AGAIN = 'Распознать ещё раз';

let speech: SpeechServer;
let house: House;
let bytes: Uint8Array;
let uploads = 0;

beforeAll(async () => {
  bytes = await readFile(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));
  speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
  house = await startHouse({ environment: { TRANSCRIBE_BASE_URL: speech.baseUrl } });
});
afterAll(async () => {
  await house.stop();
  await speech.stop();
});
beforeEach(() => {
  uploads = speech.uploads.length;
  hears(SAID);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const hears = (...words: string[]) =>
  speech.replies(...words.map((text): SpeechReply => ({ kind: 'transcript', text })));
const heardSince = () => speech.uploads.slice(uploads);
const newPerson = () => house.server.world.createPerson();
type Person = ReturnType<typeof newPerson>;

/** What the bot shows to a person, the quoted transcript apart from the words under it. */
async function shownTo(person: Person) {
  const messages = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
  return messages.map((message) => {
    const quote = message.entities?.find(({ type }) => type === 'blockquote');
    const end = quote ? quote.offset + quote.length : 0;
    const { text = '' } = message;
    return { message, quote: text.slice(0, end), words: text.slice(end).trimStart() };
  });
}

const lastTo = async (person: Person) => {
  const last = (await shownTo(person)).at(-1);
  if (!last) throw new Error('the bot has said nothing');
  return last;
};

const buttonsOf = ({ reply_markup: markup }: Message) =>
  (markup?.inline_keyboard ?? []).flat().map(({ text }) => text);

async function blocksOf(person: Person): Promise<unknown[]> {
  const workspace = await house.workspaceOf(person.id);
  const { rows } = await house.connection.pool.query<{ start_at: Date; duration_minutes: number }>(
    `select start_at, duration_minutes from timeblock where workspace_id = $1`,
    [workspace],
  );
  return rows.map(({ start_at, duration_minutes }) => [
    new Date(start_at).toISOString(),
    duration_minutes,
  ]);
}
const TOMORROW_AT_14 = [['2026-02-26T11:00:00.000Z', 60]];

describe('a voice note', () => {
  it('becomes a timeblock, and the answer quotes what was heard', async () => {
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await shownTo(person)).toMatchObject([{ quote: SAID, words: WRITTEN }]);
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
    const [upload, ...more] = heardSince();
    expect(more).toEqual([]);
    expect(upload).toMatchObject({
      fileName: 'voice.ogg',
      mimeType: 'audio/ogg',
      fields: { model: 'whisper-1', language: 'ru' },
    });
    expect(Buffer.compare(upload?.bytes ?? Buffer.of(), bytes)).toBe(0);
    expect(speech.refusals).toEqual([]);
  });

  it('that comes twice is written once, and heard once', async () => {
    house.server.faults.add({ type: 'repeat_update' });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await shownTo(person)).toHaveLength(1);
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
    expect(heardSince()).toHaveLength(1);
  });

  it('may be somebody else’s, forwarded', async () => {
    const [author, person] = [newPerson(), newPerson()];
    const note = author.sendsVoice({ bytes, durationSeconds: 4 });
    await house.settled();
    person.forwards(note);
    // what somebody else has said is no order: it is asked about first
    const [asked] = await shownTo(person);
    expect(asked).toMatchObject({ quote: SAID, words: FORWARDED });
    expect(await blocksOf(person)).toEqual([]);
    person.says('да');
    await house.settled();
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
  });

  it('may hold several commands', async () => {
    hears('Завтра в десять созвон с командой на час, потом купить хлеб');
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 6 });
    const { message, quote, words } = await lastTo(person);
    expect(quote).toBe('Завтра в десять созвон с командой на час, потом купить хлеб');
    expect(words).toMatch(
      /^1\. Поставил блок «созвон с командой» \(BLOCK-001\)\.[^]+2\. Записал задачу «купить хлеб»/,
    );
    expect(buttonsOf(message)).toEqual(['Отменить 1', 'Отменить 2', 'Отменить всё']);
  });

  it('answers an open question', async () => {
    hears('Поставь блок', 'Полтора часа.', 'завтра в три');
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 2 });
    expect(await lastTo(person)).toMatchObject({
      quote: 'Поставь блок',
      words: 'На сколько минут поставить блок?',
    });
    person.sendsVoice({ bytes, durationSeconds: 2 });
    expect(await lastTo(person)).toMatchObject({
      quote: 'Полтора часа.',
      words: 'На какое время поставить блок?',
    });
    person.sendsVoice({ bytes, durationSeconds: 2 });
    expect((await lastTo(person)).words).toMatch(/завтра, 15:00–16:30 \(1 ч 30 мин\)/);
    expect(await blocksOf(person)).toEqual([['2026-02-26T12:00:00.000Z', 90]]);
  });

  it('in a group is heard when it answers the bot, and only then', async () => {
    const { world } = house.server;
    const person = newPerson();
    const group = world.createGroup({ owner: person, type: 'supergroup', bot: 'administrator' });
    person.sendsVoice({ bytes, durationSeconds: 4 }, { in: group });
    await house.settled();
    expect(heardSince()).toHaveLength(0);
    const asked = person.says(`@${world.bot.username} поставь блок`, { in: group });
    const question = await answered(world, asked);
    hears('час');
    person.sendsVoice({ bytes, durationSeconds: 1 }, { in: group, replyTo: question });
    const shown = (await house.shown(group.id)).filter(({ from }) => from?.is_bot);
    expect(shown.at(-1)?.text).toBe('час\nНа какое время поставить блок?');
    expect(heardSince()).toHaveLength(1);
  });

  it('counts days from when it was sent, however late it is heard', async () => {
    speech.replies({ kind: 'status', status: 503 });
    const person = newPerson();
    const sent = person.sendsVoice({ bytes, durationSeconds: 4 });
    const { message } = await lastTo(person);
    house.clock.advance(13 * 60);
    hears(SAID);
    person.taps(message, { label: AGAIN });
    // What was tomorrow when it was sent is today when it is told.
    const words = WRITTEN.replace('завтра', 'сегодня');
    expect(await lastTo(person)).toMatchObject({ quote: SAID, words });
    expect(sent.date).toBe(Date.parse('2026-02-25T09:00:00Z') / 1000);
    house.clock.advance(-13 * 60);
  });
});

/** How files of these kinds begin; the rest does not matter to a server that only plays. */
const MP4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
const MP3 = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');

describe('other sound', () => {
  it.each<[string, string, (person: Person) => unknown]>([
    ['a video note', 'video.mp4', (who) => who.sendsVideoNote({ bytes: MP4, durationSeconds: 5 })],
    [
      'an mp3',
      'voice.mp3',
      (who) => who.sendsAudio({ bytes: MP3, durationSeconds: 5, fileName: 'Запись 1.MP3' }),
    ],
    [
      'an m4a',
      'voice.m4a',
      (who) =>
        who.sendsAudio({
          bytes: MP4,
          durationSeconds: 5,
          fileName: 'rec.m4a',
          mimeType: 'audio/mp4',
        }),
    ],
    [
      'an audio file of Opus',
      'voice.ogg',
      (who) => who.sendsAudio({ bytes, durationSeconds: 5, fileName: 'rec.opus' }),
    ],
    [
      'an audio file without a name',
      'voice.mp3',
      (who) => who.sendsAudio({ bytes: MP3, durationSeconds: 5 }),
    ],
  ])('%s is heard under a name that servers know', async (_, fileName, send) => {
    const person = newPerson();
    send(person);
    expect(await shownTo(person)).toMatchObject([{ quote: SAID, words: WRITTEN }]);
    expect(heardSince().map((upload) => upload.fileName)).toEqual([fileName]);
    expect(speech.refusals).toEqual([]);
  });
});

describe('silence and noise', () => {
  it.each([
    '',
    '   ',
    'Продолжение следует...',
    'Субтитры сделал DimaTorzok',
    'Редактор субтитров А.Семкин Корректор А.Егорова',
    'Спасибо за просмотр!',
    'ПРОДОЛЖЕНИЕ СЛЕДУЕТ',
    '...',
    '[музыка]',
  ])('heard as "%s" are not understood as words', async (transcript) => {
    hears(transcript);
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await shownTo(person)).toMatchObject([{ quote: '', words: NOISE }]);
    const journal = await house.journal(person.id);
    expect(journal).toEqual([]);
  });

  it('leave an open question as it was', async () => {
    hears('Продолжение следует...');
    const person = newPerson();
    person.says('Поставь блок завтра в 14:00');
    await house.settled();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect((await lastTo(person)).words).toBe(NOISE);
    person.says('60');
    expect((await lastTo(person)).words).toBe(WRITTEN);
  });
});

describe('a speech server that is not well', () => {
  it('may fail once', async () => {
    speech.replies({ kind: 'status', status: 500 }, { kind: 'transcript', text: SAID });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await shownTo(person)).toMatchObject([{ quote: SAID, words: WRITTEN }]);
  });

  it('may be busy for a moment', async () => {
    speech.replies(
      { kind: 'status', status: 429, retryAfterSeconds: 0 },
      { kind: 'transcript', text: SAID },
    );
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    expect(await shownTo(person)).toMatchObject([{ quote: SAID, words: WRITTEN }]);
  });

  it.each<[string, SpeechReply]>([
    ['is busy for long', { kind: 'status', status: 429, retryAfterSeconds: 60 }],
    ['always fails', { kind: 'status', status: 500 }],
    ['knows no such key', { kind: 'status', status: 401 }],
    ['answers garbage', { kind: 'garbage' }],
    ['drops the connection', { kind: 'drop' }],
  ])('that %s: the person can press a button later', async (_, reply) => {
    speech.replies(reply);
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    const { message, words } = await lastTo(person);
    expect(words).toBe(BUSY);
    expect(buttonsOf(message)).toEqual([AGAIN]);
    expect(await blocksOf(person)).toEqual([]);

    hears(SAID);
    person.taps(message, { label: AGAIN });
    expect(await lastTo(person)).toMatchObject({ quote: SAID, words: WRITTEN });
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
  });

  it.each([400, 413])('refuses a note for good with %i: there is no button', async (status) => {
    // Without ffmpeg there is nothing to send instead.
    vi.stubEnv('PATH', '/nowhere');
    speech.replies({ kind: 'status', status });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    const { message, words } = await lastTo(person);
    expect(words).toBe(
      'Сервис распознавания не принял запись. Скажите ещё раз или напишите текстом.',
    );
    expect(buttonsOf(message)).toEqual([]);
  });
});

describe('the button to hear again', () => {
  const failedNote = async () => {
    speech.replies({ kind: 'status', status: 503 });
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    return { person, message: (await lastTo(person)).message };
  };

  it('pressed twice writes once', async () => {
    const { person, message } = await failedNote();
    hears(SAID);
    person.taps(message, { label: AGAIN });
    person.taps(message, { label: AGAIN });
    expect((await shownTo(person)).map(({ words }) => words)).toEqual([BUSY, WRITTEN]);
    expect(heardSince()).toHaveLength(3);
    expect(house.server.world.answers().at(-1)?.text).toBe('Эта кнопка уже не действует.');
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
  });

  it('goes away once it has worked', async () => {
    const { person, message } = await failedNote();
    hears(SAID);
    person.taps(message, { label: AGAIN });
    await house.settled();
    expect(buttonsOf(house.server.world.current(message) ?? message)).toEqual([]);
  });

  it('comes back when it has not', async () => {
    const { person, message } = await failedNote();
    person.taps(message, { label: AGAIN });
    const second = await lastTo(person);
    expect(second.words).toBe(BUSY);
    expect(buttonsOf(second.message)).toEqual([AGAIN]);
    hears(SAID);
    person.taps(second.message, { label: AGAIN });
    expect((await lastTo(person)).words).toBe(WRITTEN);
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
  });

  it('survives a restart of the bot', async () => {
    const { person, message } = await failedNote();
    await house.restart();
    hears(SAID);
    person.taps(message, { label: AGAIN });
    expect((await lastTo(person)).words).toBe(WRITTEN);
  });
});

describe('a download', () => {
  it.each<[string, Parameters<House['server']['faults']['add']>[0]]>([
    ['is cut', { type: 'cut_file', method: 'download', afterBytes: 5_000 }],
    ['is dropped', { type: 'drop_before', method: 'download' }],
    ['is not found', { type: 'server_error', method: 'download', code: 404 }],
    ['fails', { type: 'server_error', method: 'download' }],
    ['is too much', { type: 'too_many_requests', method: 'download', retryAfterSeconds: 1 }],
    ['has no address', { type: 'server_error', method: 'getFile' }],
  ])('that %s can be tried again', async (_, fault) => {
    house.server.faults.add(fault);
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4 });
    const { message, words } = await lastTo(person);
    expect(words).toBe(DOWNLOAD);
    expect(buttonsOf(message)).toEqual([AGAIN]);
    expect(heardSince()).toHaveLength(0);

    person.taps(message, { label: AGAIN });
    expect(await lastTo(person)).toMatchObject({ quote: SAID, words: WRITTEN });
    expect(await blocksOf(person)).toEqual(TOMORROW_AT_14);
  });

  it('of a file that Telegram has lost can be tried again in vain', async () => {
    const person = newPerson();
    person.sendsVoice({ bytes, durationSeconds: 4, available: false });
    const { message, words } = await lastTo(person);
    expect(words).toBe(DOWNLOAD);
    person.taps(message, { label: AGAIN });
    expect((await lastTo(person)).words).toBe(DOWNLOAD);
    expect(heardSince()).toHaveLength(0);
  });
});
