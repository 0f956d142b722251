import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, chromiumPath, picture, type Stage, setStage } from './stage.ts';

/** What has the focus: its role or tag, and how it is called. */
async function focused(page: Page): Promise<string> {
  return await page
    .locator(':focus')
    .evaluate((node) => node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '');
}

/** Whether one can see where the focus is. */
async function isVisible(page: Page): Promise<boolean> {
  return await page.locator(':focus').evaluate((node) => {
    const view = node.ownerDocument.defaultView;
    if (!view) return false;
    const ring = (element: typeof node) => {
      const { outlineStyle, outlineWidth, boxShadow } = view.getComputedStyle(element);
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px';
      return hasOutline || /0px 0px 0px 2px/.test(boxShadow);
    };
    return ring(node) || (node.parentElement !== null && ring(node.parentElement));
  });
}

describe.skipIf(chromiumPath === null)('with the keyboard alone', () => {
  let stage: Stage;
  let page: Page;

  beforeAll(async () => {
    stage = await setStage();
    ({ page } = await stage.open({ viewport: { width: 1000, height: 800 } }));
  });
  afterAll(() => stage.stop());

  test('a person starts, asks, answers a question by its button, and takes it back', async () => {
    await page.locator('.start-button:focus').waitFor();
    await page.keyboard.press('Enter');
    await at.reply(page, 'Здравствуйте!').waitFor();
    await page.keyboard.type('Поставь блок завтра в 9');
    await page.keyboard.press('Enter');
    await at.reply(page, 'На сколько минут поставить блок?').waitFor();
    // Backwards out of the input line lie its own button and then the newest message's buttons.
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Меню команд');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('90 минут');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('60 минут');
    expect(await isVisible(page)).toBe(true);
    await picture(page, 'keyboard-button');
    await page.keyboard.press('Enter');
    await at.reply(page, 'Поставил блок BLOCK-001.').waitFor();
    // The question has lost its buttons; the focus stays with it, and the arrows lead on.
    await page.locator('.message:focus').filter({ hasText: 'На сколько минут' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('.message:focus').filter({ hasText: 'Поставил блок BLOCK-001.' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Действия');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Отменить');
    await page.keyboard.press('Space');
    await at.reply(page, 'Отменил: блок').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('textarea:focus').waitFor();
  });

  test('every stop of Tab can be seen', async () => {
    const stops = new Set<string>();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').count()) === 0) continue;
      const name = await focused(page);
      expect([name, await isVisible(page)]).toEqual([name, true]);
      stops.add(name);
    }
    expect([...stops]).toEqual(
      expect.arrayContaining(['Меню команд', 'Написать боту', 'Прикрепить', 'Записать голосовое']),
    );
  });

  test('a command is chosen with the arrows', async () => {
    await at.input(page).focus();
    await page.keyboard.type('/');
    // past /today, /plan, /week and /review
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('ArrowDown');
    const active = await at.input(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active ?? 'none'}`).innerText()).toMatch(/^\/inbox/);
    await page.keyboard.press('Enter');
    await at.reply(page, 'Во Входящих пусто.').waitFor();
    await page.keyboard.type('/un');
    expect(await page.getByRole('option').allInnerTexts()).toHaveLength(1);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('option').count()).toBe(0);
    expect(await at.input(page).inputValue()).toBe('/un');
    await at.input(page).fill('');
  });

  test('Shift+Enter makes a line, Enter sends', async () => {
    await page.keyboard.type('Создай задачу купить молоко');
    await page.keyboard.press('Shift+Enter');
    expect(await at.input(page).inputValue()).toBe('Создай задачу купить молоко\n');
    await page.keyboard.press('Enter');
    await at.reply(page, 'Записал задачу «купить молоко»').waitFor();
    expect(await at.input(page).inputValue()).toBe('');
  });

  test("a message's menu opens with Enter, closes with Escape, and answers", async () => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Отменить');
    await page.keyboard.press('ArrowUp');
    await page.locator('.message.is-mine:focus').filter({ hasText: 'купить молоко' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Ответить');
    await picture(page, 'keyboard-menu');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Изменить');
    await page.keyboard.press('Escape');
    await page.locator('.message.is-mine:focus').filter({ hasText: 'купить молоко' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Ответ: Вы').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Ответ: Вы').waitFor({ state: 'detached' });
  });

  test('new messages are said to a screen reader, the history is not', async () => {
    const log = page.getByRole('log');
    await at.input(page).fill('/today');
    await at.input(page).press('Enter');
    await expect.poll(() => log.innerText()).toContain('Планёрка: План: сегодня,');
    const other = (await stage.open()).page;
    await at.reply(other, 'План: сегодня,').waitFor();
    expect(await other.getByRole('log').innerText()).toBe('');
  });

  test('the drawer of a narrow screen takes the focus and gives it back', async () => {
    const narrow = (await stage.open({ viewport: { width: 360, height: 740 } })).page;
    await at.reply(narrow, 'План: сегодня,').waitFor();
    const button = narrow.getByRole('button', { name: /^План/ });
    await button.focus();
    await narrow.keyboard.press('Enter');
    await narrow.locator('aside:focus').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    for (let step = 0; step < 8; step += 1) {
      await narrow.keyboard.press('Tab');
      const inChat = await narrow.locator('main :focus').count();
      expect(inChat).toBe(0);
    }
    await narrow.keyboard.press('Escape');
    await narrow.locator('.panel-button:focus').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });
});
