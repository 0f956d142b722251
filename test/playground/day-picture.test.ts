import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, chromiumPath, picture, say, setStage, type Stage } from './stage.ts';

// cites: Q-picture
describe.skipIf(chromiumPath === null)('the picture of the day', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());

  test('stands in the chat in its own shape, and opens whole', async () => {
    const visit = await stage.open({ viewport: { width: 412, height: 915 } });
    await begin(visit);
    const { page } = visit;
    await say(page, 'Задача оплатить интернет сегодня', 'Записал задачу');
    await say(page, 'Задача прочитать книгу', 'Записал задачу');
    await say(page, '/today', 'План: сегодня');
    const image = page.locator('.message.is-bot .photo img').last();
    await image.waitFor();
    const { natural, shown } = await image.evaluate(async (node: HTMLImageElement) => {
      await node.decode();
      return {
        natural: [node.naturalWidth, node.naturalHeight],
        shown: [node.clientWidth, node.clientHeight],
      };
    });
    const [width = 0, height = 0] = natural;
    const [shownWidth = 0, shownHeight = 0] = shown;
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(width);
    expect(Math.abs(shownWidth / shownHeight - width / height)).toBeLessThan(0.02);
    await image.scrollIntoViewIfNeeded();
    await picture(page, 'day-picture');
    const answer = await page.request.get(
      await image.evaluate((node: HTMLImageElement) => node.src),
    );
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(visit.faults).toEqual([]);
  });
});
