import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, chromiumPath, picture, type Stage, say, setStage } from './stage.ts';

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
    const source = new URL((await image.getAttribute('src')) ?? '', stage.url);
    const answer = await page.request.get(source.href);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(width);
    await image.scrollIntoViewIfNeeded();
    const [shownWidth, shownHeight] = await image.evaluate((node) => [
      node.clientWidth,
      node.clientHeight,
    ]);
    expect((shownWidth ?? 0) / (shownHeight ?? 1)).toBeCloseTo(width / height, 1);
    await picture(page, 'day-picture');
    expect(visit.faults).toEqual([]);
  });
});
