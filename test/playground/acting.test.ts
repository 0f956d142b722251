import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  appears,
  at,
  begin,
  chromiumPath,
  picture,
  type Stage,
  say,
  setStage,
  tapUntil,
  type Visit,
} from './stage.ts';

vi.setConfig({ testTimeout: 180_000 });

// cites: K7-3-kinds, K2-5-action-summary, K8-8-changed-target, R-hour, R-buttons, Q-triage, Q-history
describe.skipIf(chromiumPath === null).each([
  ['desk', { viewport: { width: 1280, height: 860 } }],
  ['phone', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
] as const)('acting on what exists, on a %s', (place, device) => {
  let stage: Stage;
  let visit: Visit;

  beforeAll(async () => {
    stage = await setStage();
    visit = await stage.open(device);
    await begin(visit);
    const { page } = visit;
    await say(page, 'Задача оплатить интернет, срок сегодня, высокий приоритет', 'Записал задачу');
    await say(page, 'Задача подготовить квартальный отчёт для руководства', 'Записал задачу');
    await say(page, 'Задача купить подарок', 'Записал задачу');
  });
  afterAll(() => stage.stop());

  /** A line of the panel's journal; on a phone the panel is behind its button. */
  async function journaled(words: string): Promise<void> {
    const { page } = visit;
    if (place === 'phone') await page.locator('.panel-button').tap();
    await at.section(page, 'Журнал').getByText(words).first().waitFor();
    if (place === 'phone') {
      await page.waitForTimeout(400);
      await picture(page, `acting-${place}-panel`);
      await page.getByRole('button', { name: 'Закрыть план' }).tap();
    }
  }

  test('what is urgent, with a button for each', async () => {
    const { page } = visit;
    const list = await say(page, 'Что срочно?', 'оплатить интернет');
    await picture(page, `acting-${place}-urgent`);
    const tomorrow = list.getByRole('button', { name: /1\. .*завтра/i });
    expect(await tapUntil(tomorrow, at.reply(page, 'Перенёс'))).toBe(true);
    await picture(page, `acting-${place}-urgent-moved`);
    await journaled('Перенесено');
    if (place !== 'desk') return;
    // Comes while the tests run; the last one waits for what is left of its minute.
    await say(page, 'Напомни через минуту позвонить в банк', 'Напомню');
  });

  test('the Inbox is triaged by item and by group', async () => {
    const { page } = visit;
    const table = await say(page, '/inbox', 'Входящие: 2 задачи');
    await picture(page, `acting-${place}-triage`);
    await table.locator('.key').first().click();
    await at.reply(page, 'купить подарок').waitFor();
    await picture(page, `acting-${place}-triage-done`);
    const rest = await say(page, '/inbox', 'Входящие: 1 задача');
    const decline = rest.locator('.key').nth(1);
    expect(await tapUntil(decline, at.reply(page, 'Снял'))).toBe(true);
    await picture(page, `acting-${place}-triage-declined`);
  });

  test('open, act inside, close', async () => {
    const { page } = visit;
    const done = await say(page, 'Задача собрать чемодан', 'Записал задачу');
    await done.getByRole('button', { name: 'Открыть' }).click();
    expect(await appears(at.reply(page, 'Открыл задачу «собрать чемодан»'))).toBe(true);
    await say(page, 'перенеси на завтра в 9', 'Сейчас открыто');
    await picture(page, `acting-${place}-room`);
    await say(page, '/close', 'Вышел из задачи');
    await journaled('Закрыто');
  });

  test('another target', async () => {
    const { page } = visit;
    const done = await say(page, 'отметь задачу собрать чемодан сделанной', /собрать чемодан/);
    const yes = done.getByRole('button', { name: /собрать чемодан|Да/ });
    if ((await yes.count()) > 0) await yes.first().click();
    const told = at.reply(page, 'Отметил сделанной задачу «собрать чемодан»');
    await told.waitFor();
    await told.getByRole('button', { name: 'Не та задача' }).click();
    expect(await appears(at.reply(page, 'Какую задачу:'))).toBe(true);
    await picture(page, `acting-${place}-target-question`);
  });

  test('questions and history', async () => {
    const { page } = visit;
    await say(page, 'когда я свободен завтра?', 'Свободное время');
    await say(page, 'сколько у меня на следующей неделе?', /Загрузка: с .* по /);
    await picture(page, `acting-${place}-questions`);
    await say(page, 'что дальше?', 'Что дальше');
    await picture(page, `acting-${place}-next`);
    const history = await say(page, '/history', 'Изменения');
    await picture(page, `acting-${place}-history`);
    await history.getByRole('button', { name: 'Отменить 1' }).click();
    await at.reply(page, 'Отменил').waitFor();
    await say(page, '/today', 'План: сегодня');
    await page.locator('.message.is-bot .photo img').last().waitFor();
    await picture(page, `acting-${place}-today`);
    expect(await appears(at.input(page))).toBe(true);
    expect(visit.faults).toEqual([]);
  });

  // A minute is waited for, which once is enough: nothing in the message depends on the screen.
  if (place !== 'desk') return;
  test('a reminder comes by itself, and its button works', async () => {
    const { page } = visit;
    const reminder = page
      .locator('.message.is-bot')
      .filter({ hasText: 'позвонить в банк' })
      .filter({ has: page.getByRole('button', { name: '10 мин' }) })
      .last();
    await reminder.waitFor({ timeout: 100_000 });
    await picture(page, `acting-${place}-reminder`);
    await reminder.getByRole('button', { name: 'Готово' }).click();
    await at.reply(page, 'Отметил сделанной задачу «позвонить в банк»').waitFor();
    await journaled('Отмечено сделанным');
    expect(visit.faults).toEqual([]);
  });
});
