import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
} from './stage.ts';

// cites: Q-picture
describe.skipIf(chromiumPath === null)('suggestions in the playground', () => {
  // Each has a chat of its own.
  let stage: Stage;
  beforeEach(async () => {
    stage = await setStage();
  });
  afterEach(() => stage.stop());

  test.each(['light', 'dark'] as const)(
    'chips, a plan and its picture, %s',
    async (colorScheme) => {
      const visit = await stage.open({ colorScheme, viewport: { width: 1000, height: 900 } });
      await begin(visit);
      const { page } = visit;
      if (colorScheme === 'dark') await say(page, 'тёмная тема', /тёмн/iu);

      const split = await say(
        page,
        'Создай задачу купить краску, кисти и валик',
        'Подсказка: здесь',
      );
      await appears(split.getByRole('button', { name: 'Разбить на 3 шага' }));
      await appears(split.getByRole('button', { name: 'Не надо' }));
      const urgent = await say(page, 'Создай задачу отправить срочно акт бухгалтеру', 'Подсказка:');
      const important = urgent.getByRole('button', { name: 'Сделать важной' });
      await tapUntil(important, at.reply(page, 'Точно? Важность станет высокой.'));
      await picture(page, `suggestions-chips-${colorScheme}`);

      await say(
        page,
        'задача подготовить отчёт, срок завтра в 18:00, на 45 минут',
        'Записал задачу',
      );
      await say(page, 'задача оплатить интернет завтра', 'Записал задачу');
      const plan = await say(page, 'разложи завтра', 'План на завтра: ');
      for (const name of ['Принять план', 'Другой вариант', 'По одной', 'Не надо']) {
        await appears(plan.getByRole('button', { name }));
      }
      const image = page.locator('.message.is-bot .photo img').last();
      await image.waitFor();
      // So high that the plan and its picture are seen together.
      await page.setViewportSize({ width: 1000, height: 1300 });
      await image.scrollIntoViewIfNeeded();
      await picture(page, `suggestions-plan-${colorScheme}`);
      expect(visit.faults).toEqual([]);
    },
  );
});
