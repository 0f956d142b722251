import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';
import { writeMicrophoneFile } from './microphone-file.ts';
import { silentVoice } from './silent-voice.ts';
import {
  appears,
  at,
  begin,
  chromiumPath,
  picture,
  type Stage,
  setStage,
  type Visit,
} from './stage.ts';

const SPOKEN = 'Поставь блок на завтра в четырнадцать ноль ноль на шестьдесят минут';

async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Записать голосовое' }).click();
  const timer = page.getByRole('timer');
  await expect
    .poll(async () => Number((await timer.innerText()).split(':')[1]), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(seconds);
}

async function chooseFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Прикрепить' }).click();
  await page.getByRole('menuitem', { name: 'Голосовое из файла' }).click();
  await (await chooser).setFiles(file);
}

describe.skipIf(chromiumPath === null)('voice on the page', () => {
  let folder: string;
  let speech: SpeechServer;
  let stage: Stage;
  let visit: Visit;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planerka-voice-'));
    const microphone = path.join(folder, 'microphone.wav');
    await writeMicrophoneFile(microphone);
    speech = await startSpeechServer({ transcript: SPOKEN, model: 'whisper-1', language: 'ru' });
    const environment = { TRANSCRIBE_BASE_URL: speech.baseUrl };
    stage = await setStage({ environment, microphone });
    visit = await stage.open();
    await begin(visit);
  });
  afterAll(async () => {
    await stage.stop();
    await speech.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    expect(speech.refusals).toEqual([]);
    expect(visit.faults).toEqual([]);
  });

  test('what is said into the microphone is written', async () => {
    const { page } = visit;
    await record(page, 2);
    await picture(page, 'recording');
    await page.getByRole('button', { name: 'Отправить голосовое' }).click();
    const done = at.reply(page, 'Поставил блок BLOCK-001.');
    await done.waitFor();
    expect(await done.locator('blockquote').innerText()).toBe(SPOKEN);
    const ahead = at.section(page, 'Ближайшие 30 дней');
    await ahead.getByText('14:00–15:00').waitFor();
    expect(await ahead.getByRole('heading', { level: 3 }).innerText()).toMatch(/^завтра/);
    const [upload] = speech.uploads;
    expect(upload?.fileName).toBe('voice.ogg');
    // Two seconds of 32 kbit/s and not an empty frame.
    expect(upload?.bytes.length).toBeGreaterThan(4_000);
    await picture(page, 'voice');
  });

  test('the note can be heard again', async () => {
    const { page } = visit;
    const note = page.getByRole('group', { name: /^Голосовое сообщение, 0:0\d$/ }).last();
    const heights = await note
      .locator('.voice-rest i')
      .evaluateAll((bars) => bars.map((bar) => bar.style.height));
    expect(new Set(heights).size).toBeGreaterThan(3);
    await note.getByRole('button', { name: 'Слушать' }).click();
    await note.getByRole('button', { name: 'Пауза' }).waitFor();
    await expect
      .poll(() => note.getByRole('slider').inputValue().then(Number))
      .toBeGreaterThan(100);
    await note.getByRole('button', { name: 'Слушать' }).waitFor();
  });

  test('a clarification is answered by voice', async () => {
    const { page } = visit;
    speech.replies({ kind: 'transcript', text: 'Поставь блок завтра в девять' });
    await record(page, 1);
    await page.getByRole('button', { name: 'Отправить голосовое' }).press('Enter');
    await at.reply(page, 'На сколько минут поставить блок?').waitFor();
    speech.replies({ kind: 'transcript', text: 'сорок пять минут' });
    await record(page, 1);
    await page.getByRole('button', { name: 'Отправить голосовое' }).press('Enter');
    const block = at.section(page, 'Ближайшие 30 дней').getByText('09:00–09:45');
    expect(await appears(block)).toBe(true);
  });

  test('a recording is thrown away by Escape', async () => {
    const { page } = visit;
    const before = await page.locator('.message').count();
    await record(page, 1);
    await page.keyboard.press('Escape');
    await page.getByRole('timer').waitFor({ state: 'detached' });
    await page.locator('textarea:focus').waitFor();
    expect(await page.locator('.message').count()).toBe(before);
  });

  test('a file with a voice note is sent as it is, other sound is made one', async () => {
    const { page } = visit;
    const note = path.join(folder, 'note.ogg');
    await writeFile(note, silentVoice(3));
    speech.replies({ kind: 'transcript', text: 'Создай задачу купить молоко' });
    await chooseFile(page, note);
    await at.reply(page, 'Записал задачу «купить молоко»').waitFor();
    expect(Buffer.from(speech.uploads.at(-1)?.bytes ?? []).equals(silentVoice(3))).toBe(true);
    speech.replies({ kind: 'transcript', text: 'Создай задачу купить хлеб' });
    await chooseFile(page, path.join(folder, 'microphone.wav'));
    await at.reply(page, 'Записал задачу «купить хлеб»').waitFor();
    await page.getByRole('group', { name: 'Голосовое сообщение, 0:02' }).last().waitFor();
  });

  test('a file that is no sound is refused in words', async () => {
    const { page } = visit;
    const text = path.join(folder, 'список.txt');
    await writeFile(text, 'купить молоко');
    const before = speech.uploads.length;
    await chooseFile(page, text);
    await page.getByText('Не удалось прочитать «список.txt» как звук.').waitFor();
    expect(speech.uploads).toHaveLength(before);
  });

  test('a microphone that is not given is explained', async () => {
    const { page } = visit;
    await page.evaluate(
      `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));`,
    );
    await page.getByRole('button', { name: 'Записать голосовое' }).click();
    expect(await appears(page.getByText('Браузер не дал доступ к микрофону.'))).toBe(true);
  });
});

describe.skipIf(chromiumPath === null)('voice where nothing recognizes it', () => {
  let folder: string;
  let stage: Stage;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planerka-voice-'));
    stage = await setStage();
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('the page says what is needed, and so does the bot', async () => {
    const visit = await stage.open();
    const { page } = visit;
    await begin(visit);
    const notice = page.getByRole('note');
    expect(await notice.innerText()).toContain('задайте TRANSCRIBE_BASE_URL');
    const note = path.join(folder, 'note.ogg');
    await writeFile(note, silentVoice(2));
    await chooseFile(page, note);
    await at.reply(page, 'владелец не подключил распознавание речи').waitFor();
    await notice.getByRole('button', { name: 'Скрыть подсказку' }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.reload();
    await at.mine(page, '/start').waitFor();
    expect(await notice.isVisible()).toBe(false);
    expect(visit.faults).toEqual([]);
  });
});
