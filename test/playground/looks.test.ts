import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appears, at, begin, chromiumPath, picture, type Stage, say, setStage } from './stage.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/** What axe finds wrong, each as its rule and the places; colours included. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run()')) as axe.AxeResults;
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Perceived lightness of the page's ground, 0..255. */
async function lightness(page: Page): Promise<number> {
  const colour = await page
    .locator('.panel, .chat-head')
    .first()
    .evaluate((node) => node.ownerDocument.defaultView?.getComputedStyle(node).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour?.match(/\d+/g) ?? []).map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

async function overflow(page: Page): Promise<number> {
  return await page
    .locator('html')
    .evaluate(
      (node) =>
        Math.max(node.scrollWidth, node.querySelector('.history')?.scrollWidth ?? 0) -
        node.clientWidth,
    );
}

describe.skipIf(chromiumPath === null)('how the page looks', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage();
    const visit = await stage.open();
    await begin(visit);
    const { page } = visit;
    await say(page, 'Созвон с командой завтра в 10 на час', 'Поставил блок');
    await say(page, 'Создай задачу подготовить отчёт, в пятницу', 'Записал задачу');
    await say(page, 'Создай задачу купить молоко', 'Записал задачу');
    await say(page, '/undo', 'Отменил');
    await say(page, '/help', 'Пишите или наговаривайте');
    await say(page, 'Поставь блок на 60', 'На какое время поставить блок?');
  });
  afterAll(() => stage.stop());

  describe.each([
    ['on a desk', DESK],
    ['on a phone', PHONE],
  ] as const)('%s', (place, device) => {
    test.each(['light', 'dark'] as const)('in %s colours', async (colorScheme) => {
      const { page, faults } = await stage.open({
        ...device,
        colorScheme,
        reducedMotion: 'reduce',
        // axe is run in the page, which the page's own policy would refuse.
        bypassCSP: true,
      });
      await at.reply(page, 'На какое время поставить блок?').waitFor();
      await picture(page, `${place.replaceAll(' ', '-')}-${colorScheme}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect((await lightness(page)) < 128).toBe(colorScheme === 'dark');
      expect(faults).toEqual([]);
    });
  });

  test.each(['light', 'dark'] as const)(
    'the plan on a phone in %s colours',
    async (colorScheme) => {
      const { page } = await stage.open({
        ...PHONE,
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      await page.locator('.panel-button').tap();
      expect(await appears(page.getByRole('region', { name: 'Открытый вопрос' }))).toBe(true);
      await picture(page, `plan-on-a-phone-${colorScheme}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test('on a phone a tap on a bubble opens its menu', async () => {
    const { page } = await stage.open(PHONE);
    await at.mine(page, 'Поставь блок на 60').locator('.text').tap();
    expect(await appears(page.getByRole('menuitem', { name: 'Изменить' }))).toBe(true);
    await picture(page, 'on-a-phone-menu');
  });

  test('nothing moves for those who do not want it', async () => {
    const { page } = await stage.open({ ...DESK, reducedMotion: 'reduce' });
    await say(page, '/week', 'С ');
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    const moving = await stage.open(DESK);
    await at.reply(moving.page, 'На какое время').waitFor();
    await moving.page
      .locator('.message')
      .last()
      .evaluate((node) => node.classList.add('is-fresh'));
    expect(await moving.page.evaluate('document.getAnimations().length')).toBeGreaterThan(0);
  });
});
