import type { Story } from './stories.ts';

/** What must hold whatever is said: no invented ids, no identity by name (H1, H4), and odd titles. */
export const hardStories: readonly Story[] = [
  {
    slug: 'hard-asks-when-several-are-meant',
    cites: ['K8-6-ask-when-several', 'K8-9-no-silent-fallback', 'K5-5-asks'],
    tell: async (t) => {
      t.note('ничего ещё нет, и речь ни о чём');
      await t.says('перенеси на завтра');
      await t.says('созвон с командой завтра в 10 на час, потом купить сыр и купить масло');
      t.note('в последнем ответе несколько');
      await t.says('удали');
      await t.says('нет');
      await t.says('отметь масло');
      t.note('названо то, чего нет');
      await t.says('отметь верблюда сделанным');
    },
  },
  {
    slug: 'hard-every-write-is-validated',
    cites: ['K8-10-validated', 'K4-execution', 'K4-validate-first'],
    tell: async (t) => {
      await t.says('Создай задачу купить молоко');
      await t.says('Поставь блок «созвон» завтра в 10:00 на 60 минут');
      for (const token of [
        '[op v:1 type:"set_duration" timeblock:1 by_minutes:-60]',
        '[op v:1 type:"set_duration" timeblock:1 duration_minutes:100000]',
        '[op v:1 type:"set_due" timeblock:1 due_date:"2026-02-27"]',
        '[op v:1 type:"rename" task:1 title:""]',
        '[op v:1 type:"reschedule" task:1 planned_at:"2026-02-30"]',
        '[op v:1 type:"move_to_project" task:1 project:5]',
        '[op v:1 type:"subtask_tick" task:1 done:true]',
        '[op v:1 type:"drop_table" task:1]',
      ]) {
        await t.says(token);
      }
      t.note('одно неверное в сообщении: не сделано ничего');
      await t.says('[op v:1 type:"delete" task:1] [op v:1 type:"delete" task:9]');
      await t.says('[op v:1 type:"delete" task:1]');
      t.note('удалённого больше нет ни для кого');
      await t.says('[op v:1 type:"update_status" task:1 status:"done"]');
    },
  },
  {
    slug: 'hard-odd-titles',
    cites: ['K2-1-tokens', 'K4-placeholders', 'K8-3-tokens-as-they-are', 'K8-4-no-meta-fields', 'H4'],
    tell: async (t) => {
      await t.says('Создай задачу купить молоко');
      t.note('в названии скобка, кавычки и перевод строки');
      await t.says('[op v:1 type:"rename" task:1 title:"скоба ] и \\"кавычки\\"\nи строка"]');
      await t.says('перенеси на завтра');
      await t.says('[ref v:1 type:"task" id:1 name:"скоба ] и \\"кавычки\\"\nи строка"] сделай важной');
      await t.says('Создай задачу «купить [хлеб] и "сыр"»');
      await t.says('Создай задачу «TASK-001»');
      t.note('номер в чужом названии ничего не решает');
      await t.says('удали');
      await t.says('/inbox');
    },
  },
];
