import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

/** What is in the plan before a question is asked; the clock moves on so that some of it is late. */
async function plan(t: Storyteller): Promise<void> {
  await t.says('созвон с командой сегодня в 15:00 на час');
  await t.says('поставь блок отчёт завтра в 10:00 на 90 минут');
  await t.says('задача оплатить интернет сегодня');
  await t.says('задача сдать отчёт до пятницы');
  await t.says('задача прочитать книгу');
  await t.says('задача разобрать балкон');
}

const DAY = 24 * 60;

/** Asking and the interactive surfaces (K7-3-kinds). */
export const askingStories: readonly Story[] = [
  {
    slug: 'asking-today',
    cites: ['Q-today', 'Q-picture', 'K7-3-kinds'],
    tell: async (t) => {
      await t.says('/today');
      await plan(t);
      t.note('за четверть часа до созвона');
      await t.minutesPass(170);
      await t.says('/today');
      await t.taps('Другие варианты');
      await t.taps('2. Да, в 16:30');
      await t.says('/today');
    },
  },
  {
    slug: 'asking-week',
    cites: ['Q-asking'],
    tell: async (t) => {
      await t.says('/week');
      await plan(t);
      await t.says('/week');
    },
  },
  {
    slug: 'asking-what-next',
    cites: ['K7-3-kinds', 'Q-what-next', 'Q-navigation', 'Q-confirm'],
    tell: async (t) => {
      await t.says('/next');
      await t.says('задача прочитать книгу');
      await t.says('/next');
      await t.taps('Снять');
      await t.taps('Нет');
      await t.taps('Снять');
      await t.taps('Да');
      await plan(t);
      await t.says('/next');
      await t.taps('Открыть');
      await t.minutesPass(150);
      await t.says('/next');
      await t.taps('Показать');
      await t.minutesPass(45);
      await t.says('/next');
      await t.taps('Что срочно');
      await t.minutesPass(DAY);
      await t.says('/next');
      await t.taps('Готово');
      await t.says('/next');
      await t.taps('Входящие');
    },
  },
  {
    slug: 'asking-urgent',
    cites: ['K7-3-kinds', 'Q-urgent', 'Q-paged'],
    tell: async (t) => {
      await t.says('/urgent');
      await plan(t);
      for (const what of ['хлеб', 'сыр', 'молоко', 'чай', 'кофе', 'мёд']) {
        await t.says(`задача купить ${what} сегодня`);
      }
      await t.minutesPass(DAY);
      await t.says('/urgent');
      await t.taps('Дальше ›');
      await t.taps('‹ Назад');
      await t.taps('1. Готово');
      await t.taps('2. На завтра');
    },
  },
  {
    slug: 'asking-triage',
    cites: ['K7-3-kinds', 'Q-triage', 'Q-bulk-group', 'K7-redrawn'],
    tell: async (t) => {
      await t.says('/inbox');
      await t.says('задача прочитать книгу');
      await t.says('задача разобрать балкон');
      await t.minutesPass(8 * DAY);
      for (const what of ['хлеб', 'сыр', 'молоко', 'чай', 'мёд']) {
        await t.says(`задача купить ${what}`);
      }
      await t.says('/inbox');
      await t.taps('Дальше ›');
      await t.taps('‹ Назад');
      t.note('по одной: третья, если её дождаться');
      await t.taps('Дальше ›');
      await t.taps('Дальше ›');
      await t.taps('1. Снять');
      await t.taps('‹ Назад');
      await t.taps('‹ Назад');
      await t.taps('1. На пт, 6 марта');
      await t.says('/inbox');
      await t.taps('Все (4) на пт, 6 марта');
      await t.taps('Да');
      await t.says('/undo');
      await t.says('/inbox');
      await t.taps('Снять все (4)');
      await t.taps('Нет');
    },
  },
  {
    slug: 'asking-history',
    cites: ['Q-history', 'Q-paged'],
    tell: async (t) => {
      await t.says('/history');
      await plan(t);
      await t.says('/history');
      await t.taps('Отменить 2');
      await t.says('/history');
      await t.taps('Вернуть 2');
      for (const what of ['хлеб', 'сыр', 'молоко']) await t.says(`задача купить ${what}`);
      await t.says('/history');
      await t.taps('Дальше ›');
      await t.taps('‹ Назад');
    },
  },
  {
    slug: 'asking-by-words',
    cites: ['Q-asking'],
    tell: async (t) => {
      await plan(t);
      await t.says('создай проект Ремонт');
      await t.says('что у меня сегодня?');
      await t.says('что у меня завтра?');
      await t.says('что у меня на неделе?');
      await t.says('когда созвон с командой?');
      await t.says('когда встреча с налоговой?');
      await t.says('когда я свободен в пятницу?');
      await t.says('есть ли у меня два часа завтра?');
      await t.says('когда у меня окно на три часа на этой неделе?');
      await t.says('я свободен завтра в 10?');
      await t.says('что осталось на сегодня?');
      await t.says('сколько у меня на неделе?');
      await t.says('мои проекты');
      await t.says('что в проекте ремонт?');
      await t.minutesPass(DAY);
      await t.says('что просрочено?');
      await t.says('что дальше?');
      await t.says('что срочно?');
      await t.says('разбери входящие');
      await t.says('что я делал?');
    },
  },
  {
    slug: 'asking-about-time',
    cites: ['Q-asking'],
    tell: async (t) => {
      await plan(t);
      await t.says('задача отвезти смету Лене в понедельник');
      await t.says('задача срочно продлить полис завтра');
      await t.says('сколько до созвона?');
      await t.says('через сколько отчёт');
      await t.says('когда начнётся созвон?');
      await t.says('во сколько заканчивается созвон с командой?');
      await t.says('сколько длится отчёт?');
      await t.says('до скольки разбирать балкон?');
      await t.says('какая следующая встреча?');
      await t.says('есть что-нибудь завтра утром?');
      await t.says('я свободен завтра в 10?');
      await t.says('смогу ли я завтра в 12?');
      await t.says('что сдать до пятницы?');
      await t.says('дедлайны на следующей неделе');
      await t.says('что мне сделать для Лены?');
      await t.says('что сделать для Кощея?');
      await t.says('кому надо позвонить?');
      await t.says('срочные задачи на завтра');
      await t.says('что важного осталось?');
      t.note('созвон идёт');
      await t.minutesPass(200);
      await t.says('сколько до созвона?');
    },
  },
  {
    slug: 'asking-picture-fails',
    cites: ['Q-picture'],
    tell: async (t) => {
      const { faults } = t.house.server;
      await t.says('задача оплатить интернет сегодня');
      t.note('картинку Telegram не принимает: слова остаются');
      faults.add({ type: 'server_error', code: 400, method: 'sendPhoto' });
      await t.says('/today');
      t.note('Telegram сбоит: картинка приходит со второго раза, слова не повторяются');
      faults.add({ type: 'server_error', method: 'sendPhoto' });
      await t.says('/today');
    },
  },
];
