import type { Story } from './stories.ts';

const DAY_MINUTES = 1440;

/** The week looked back on, and what stayed of it settled by taps. */
export const weekStories: readonly Story[] = [
  {
    slug: 'week-review',
    cites: ['Q-week-review', 'K7-redrawn', 'Q-confirm'],
    tell: async (t) => {
      for (const title of ['полить фикус', 'вымыть окна', 'зашить рукав', 'отдать ключи', 'сдать тару'])
        await t.says(`Создай задачу ${title} сегодня`);
      await t.says('сдать показания до завтра');
      await t.says('отметь полить фикус');
      await t.says('перенеси вымыть окна на пятницу');
      await t.says('созвон с кровельщиком во вторник в 12 на час');
      await t.minutesPass(DAY_MINUTES);
      await t.says('итоги недели');
      await t.taps('На следующую неделю');
      await t.taps('Дальше ›');
      await t.taps('Готово');
      await t.taps('Снять срок');
      t.note('удаление спрашивает');
      await t.taps('Удалить');
      await t.taps('Да');
      t.note('удаление взято обратно, и задача снова здесь');
      await t.says('обзор недели');
      await t.says('отмени');
      await t.says('/review');
    },
  },
  {
    slug: 'week-review-empty',
    cites: ['Q-week-review'],
    tell: async (t) => {
      await t.says('подведи итоги недели');
      await t.says('Создай задачу полить фикус вчера');
      await t.taps('Да');
      await t.says('итоги недели');
      await t.taps('Во Входящие');
    },
  },
];
