import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/** Any picture that is there. */
const PNG = path.join(import.meta.dirname, '../../docs/pictures/playground.png');

async function choose(page: Page, ...files: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Прикрепить' }).click();
  await page.getByRole('menuitem', { name: 'Фото или файл' }).click();
  await (await chooser).setFiles([...files]);
}

describe.skipIf(chromiumPath === null)('photos, files and contacts on the page', () => {
  let folder: string;
  let stage: Stage;
  let visit: Visit;
  const inFolder = (name: string): string => path.join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planerka-files-'));
    await copyFile(PNG, inFolder('one.png'));
    await copyFile(PNG, inFolder('two.png'));
    await writeFile(inFolder('договор.pdf'), 'sample');
    stage = await setStage();
    visit = await stage.open({ viewport: { width: 390, height: 844 } });
    await begin(visit);
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => expect(visit.faults).toEqual([]));

  test('what is typed goes along as the caption, and the card gives the photo back', async () => {
    const { page } = visit;
    await at.input(page).fill('повесить полку завтра');
    await choose(page, inFolder('one.png'));
    await appears(at.mine(page, 'повесить полку завтра').locator('a.photo img'));
    await appears(at.reply(page, 'Источник: фото'));
    expect(await at.input(page).inputValue()).toBe('');
    await at.reply(page, 'Источник: фото').getByRole('button', { name: 'Открыть' }).click();
    await page.getByRole('button', { name: 'Источник' }).click();
    await appears(page.locator('.message.is-bot a.photo img'));
    await picture(page, 'files-photo');
    await page.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await appears(at.reply(page, 'Вышел из задачи'));
  });

  test('several photos are one album, about which one question is asked', async () => {
    const { page } = visit;
    await choose(page, inFolder('one.png'), inFolder('two.png'));
    await appears(at.reply(page, '2 фото: сохраню с задачей'));
    await at.input(page).fill('выбрать обои');
    await at.input(page).press('Enter');
    expect(await appears(at.reply(page, 'Источник: 2 фото'))).toBe(true);
  });

  test('a file shows its name, and is asked about', async () => {
    const { page } = visit;
    await choose(page, inFolder('договор.pdf'));
    expect(await appears(at.mine(page, 'Файл договор.pdf'))).toBe(true);
    await at.reply(page, 'Правильно понял').getByRole('button', { name: 'Нет' }).click();
  });

  test('a contact is typed in a dialog and shown with its number', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Прикрепить' }).click();
    await page.getByRole('menuitem', { name: 'Контакт' }).click();
    await page.getByLabel('Имя').fill('Анна Пример');
    await page.getByLabel('Телефон').fill('+79990000001');
    await picture(page, 'files-contact-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
    await appears(at.mine(page, 'Контакт Анна Пример, +79990000001'));
    expect(await appears(at.reply(page, /Правильно понял.*Анна Пример/))).toBe(true);
    await picture(page, 'files-contact');
  });
});
