import type { Story } from './stories.ts';

/** How things are named by number, several at once, and how repeating is said. */
export const languageStories: readonly Story[] = [
  {
    slug: 'conversation-numbers',
    cites: ['K3-sources-of-truth', 'K-bulk'],
    tell: async (t) => {
      for (const title of ['купить молоко', 'купить хлеб', 'купить сыр', 'купить чай']) {
        await t.says(`Создай задачу ${title}`);
      }
      await t.says('перенеси задачу два на завтра');
      await t.says('закрой задачи 1 и 2');
      await t.taps('Отменить всё');
      t.note('число без слова «задача» может быть и строкой списка: один вопрос обо всех');
      await t.says('закрой 3 и 4');
      await t.taps('Да');
      await t.says('закрой 2');
      await t.taps('Нет');
      t.note('номера 77 нет: тогда не меняется ничего');
      await t.says('удали задачи 1 и 77');
    },
  },
  {
    slug: 'conversation-recurrence',
    cites: ['RR-set', 'RR-words', 'RR-next'],
    tell: async (t) => {
      await t.says('Создай задачу полить цветы');
      await t.says('повторяй каждую среду');
      await t.says('отметь сделанным');
      await t.says('больше не повторяй задачу 2');
      await t.taps('Отменить');
      await t.says('Поставь блок «планёрка» завтра в 10:00 на 30 минут');
      await t.says('повторяй');
      await t.says('по будням в 9 утра');
      await t.minutesPass(7 * 24 * 60);
      await t.says('сделай планёрку разовой');
      await t.says('/history');
    },
  },
  {
    slug: 'conversation-same-object',
    cites: ['K5-5-asks', 'K8-6-ask-when-several'],
    tell: async (t) => {
      for (const title of ['купить молоко', 'вылить молоко', 'купить хлеб']) {
        await t.says(`Создай задачу ${title}`);
      }
      await t.says('перенеси молоко на завтра и поставь высокий приоритет');
      await t.taps('«вылить молоко» (TASK-002)');
      await t.taps('Отменить всё');
      t.note('глагол после предмета');
      await t.says('молоко отметь, хлеб удали');
      await t.taps('«купить молоко» (TASK-001)');
      await t.taps('Да');
      await t.says('хлебу поставь высокий приоритет');
    },
  },
];
