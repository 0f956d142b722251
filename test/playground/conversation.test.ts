import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appears,
  at,
  begin,
  chromiumPath,
  picture,
  type Stage,
  say,
  setStage,
  type Visit,
} from './stage.ts';

describe.skipIf(chromiumPath === null)('a conversation on the page', () => {
  let stage: Stage;
  let visit: Visit;

  beforeAll(async () => {
    stage = await setStage({ isNew: true });
    visit = await stage.open();
  });
  afterAll(() => stage.stop());

  test('begins with a button, as in Telegram, and with words to try', async () => {
    const { page } = visit;
    await at.start(page).waitFor();
    await picture(page, 'first-visit');
    await begin(visit);
    await page.getByRole('button', { name: 'Поставь блок на 60', exact: true }).waitFor();
    await picture(page, 'greeting');
    expect(await appears(page.locator('textarea:focus'))).toBe(true);
  });

  test('a text command becomes a written task, and the panel shows it', async () => {
    const { page } = visit;
    await say(page, 'Создай задачу купить молоко', 'Записал задачу «купить молоко»');
    await at.section(page, 'Входящие').getByText('купить молоко').waitFor();
    const change = at.section(page, 'Журнал').getByText('задача «купить молоко» (TASK-001)');
    expect(await appears(change)).toBe(true);
  });

  test('a clarification is answered by a button', async () => {
    const { page } = visit;
    const question = await say(page, 'Поставь блок завтра в 9', 'На сколько минут поставить блок?');
    const open = page.getByRole('region', { name: 'Открытый вопрос' });
    await open.getByText('На сколько минут поставить блок?').waitFor();
    expect(await open.getByRole('listitem').allInnerTexts()).toEqual([
      '15 минут',
      '30 минут',
      '45 минут',
      '60 минут',
      '90 минут',
    ]);
    await picture(page, 'question');
    await question.getByRole('button', { name: '60 минут' }).click();
    await at.reply(page, 'Поставил блок BLOCK-001.').waitFor();
    await at.section(page, 'Ближайшие 30 дней').getByText('09:00–10:00').waitFor();
    await open.waitFor({ state: 'detached' });
    await expect.poll(() => question.locator('.key').count()).toBe(0);
  });

  test('Undo and its undoing are buttons too', async () => {
    const { page } = visit;
    const days = at.section(page, 'Ближайшие 30 дней');
    await at
      .reply(page, 'Поставил блок BLOCK-001.')
      .getByRole('button', { name: 'Отменить' })
      .click();
    const undone = at.reply(page, 'Отменил: блок');
    await undone.waitFor();
    await days.getByText('09:00–10:00').waitFor({ state: 'detached' });
    await at.section(page, 'Журнал').getByText('отменено', { exact: true }).waitFor();
    await picture(page, 'undone');
    await undone.getByRole('button', { name: 'Вернуть' }).click();
    await at.reply(page, 'Вернул: блок').waitFor();
    expect(await appears(days.getByText('09:00–10:00'))).toBe(true);
  });

  test('a button that has nothing more to do says so in a toast', async () => {
    const { page } = visit;
    const done = await say(page, 'Создай задачу позвонить маме', 'Записал задачу «позвонить маме»');
    await say(page, '/undo', 'Отменил: задача «позвонить маме»');
    await done.getByRole('button', { name: 'Отменить' }).click();
    await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    await picture(page, 'toast');
    await expect.poll(() => done.locator('[aria-busy]').count()).toBe(0);
  });

  test('an edited message is shown in its place and never written twice', async () => {
    const { page } = visit;
    await say(page, 'Создай задачу купить хлеб', 'Записал задачу «купить хлеб»');
    await at.input(page).press('ArrowUp');
    await page.getByText('Изменение сообщения').waitFor();
    await at.input(page).fill('Создай задачу купить батон');
    await at.input(page).press('Enter');
    await at.mine(page, 'купить батон').getByText('изменено').waitFor();
    const offer = at.reply(page, 'Вы изменили сообщение');
    await offer.waitFor();
    await picture(page, 'edited');
    await offer.getByRole('button', { name: 'Записать заново' }).click();
    const inbox = at.section(page, 'Входящие');
    expect(await appears(inbox.getByText('купить батон'))).toBe(true);
    await inbox.getByText('купить хлеб').waitFor({ state: 'detached' });
  });

  test('a reply quotes, a forward names its author, a sticker gets a hint', async () => {
    const { page } = visit;
    const question = await say(
      page,
      'Поставь блок завтра в 12',
      'На сколько минут поставить блок?',
    );
    await question.locator('.bubble').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Ответить' }).click();
    await say(page, 'на полчаса', 'Поставил блок BLOCK-');
    const answer = at.mine(page, 'на полчаса');
    expect(await answer.locator('.reply-quote').innerText()).toContain('На сколько минут');
    await at
      .mine(page, 'Создай задачу купить молоко')
      .locator('.bubble')
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Переслать боту' }).click();
    await at.mine(page, 'Переслано от: Вы').waitFor();
    await page.getByRole('button', { name: 'Прикрепить' }).click();
    await page.getByRole('menuitem', { name: 'Стикер' }).click();
    await at.reply(page, 'Без слов не знаю, что с этим делать').waitFor();
    await picture(page, 'reply-and-forward');
  });

  test('what is sent before the line has answered goes out behind it; what fails comes back', async () => {
    const { page, faults } = await stage.open();
    await at.mine(page, '/start').waitFor();
    const path = '**/playground/api/messages';
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    for (const text of ['Создай задачу полить фикус', 'Создай задачу помыть окно']) {
      await at.input(page).fill(text);
      await at.input(page).press('Enter');
      expect(await at.input(page).inputValue()).toBe('');
    }
    await at.input(page).fill('начатое');
    free();
    await at.reply(page, 'Записал задачу «полить фикус»').waitFor();
    await at.reply(page, 'Записал задачу «помыть окно»').waitFor();
    expect(await at.input(page).inputValue()).toBe('начатое');
    await page.unroute(path);
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await at.input(page).press('Enter');
    await expect.poll(() => at.input(page).inputValue()).toBe('начатое');
    // The browser itself notes an answer 500; nothing else is amiss.
    expect(faults).toEqual([expect.stringContaining('500')]);
    await page.close();
  });

  test('the command menu opens behind its button', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Меню команд' }).click();
    await page.getByRole('option', { name: /today/ }).waitFor();
    await picture(page, 'commands');
    await page.getByRole('option', { name: /today/ }).click();
    expect(await appears(at.reply(page, 'План: сегодня,'))).toBe(true);
  });

  test('nothing is asked of anywhere else, and nothing is out of order', () => {
    expect(visit.faults).toEqual([]);
  });

  test('the chat outlives a restart of the program, whose open page comes back by itself', async () => {
    const { page } = visit;
    expect(await stage.restart()).toBe(0);
    await expect.poll(() => page.locator('.connection-lost').isVisible()).toBe(false);
    await say(page, 'Создай задачу пережить перезапуск', 'Записал задачу');
    const other = await stage.open();
    await at.mine(other.page, 'Создай задачу купить молоко').waitFor();
    await at.section(other.page, 'Входящие').getByText('пережить перезапуск').waitFor();
    expect(other.faults).toEqual([]);
  });

  test('a long history comes in portions and stays where it is read', async () => {
    const { page } = visit;
    const count = () => page.locator('.message').count();
    for (let turn = 0; turn < 25; turn += 1) await say(page, `/week ${turn}`, 'План: с ');
    // What is still on its way would come to the new page beside its first portion.
    let before = -1;
    const isQuiet = async () => {
      const now = await count();
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isQuiet, { interval: 1000 }).toBe(true);
    const other = (await stage.open()).page;
    await at.reply(other, 'План: с ').waitFor();
    const history = other.locator('.history');
    const isAtEnd = () =>
      history.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight < 5);
    await expect.poll(isAtEnd).toBe(true);
    expect(await other.locator('.message').count()).toBe(60);
    await history.evaluate((node) => node.scrollTo(0, 0));
    await expect.poll(() => other.locator('.message').count()).toBe(await count());
    await at.reply(other, 'Здравствуйте!').waitFor();
    await say(page, '/inbox', 'Входящие:');
    const toBottom = other.getByRole('button', { name: /К последним сообщениям/ });
    await expect.poll(() => toBottom.getAttribute('data-count')).toBe('2');
    expect(await isAtEnd()).toBe(false);
    await toBottom.click();
    await expect.poll(isAtEnd).toBe(true);
  });
});
