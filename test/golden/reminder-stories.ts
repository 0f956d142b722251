import type { Story } from './stories.ts';

const DAY = 24 * 60;

/** Reminders, digests and repeats, on Wednesday, 25 February, from noon on. */
export const reminderStories: readonly Story[] = [
  {
    slug: 'reminder-of-a-task',
    cites: ['R-hour', 'R-buttons'],
    tell: async (t) => {
      await t.says('напомни позвонить маме сегодня в 15:00');
      await t.timeComes(179);
      await t.timeComes(1);
      await t.taps('10 мин');
      await t.timeComes(10);
      await t.taps('Завтра');
      await t.timeComes(DAY - 10);
      await t.taps('Готово');
    },
  },
  {
    slug: 'reminder-of-a-block',
    cites: ['R-block', 'R-said', 'R-settings'],
    tell: async (t) => {
      await t.says('созвон с командой сегодня в 15:00 на час');
      await t.timeComes(170);
      await t.says('созвон с клиентом сегодня в 18:00 на полчаса, напомни за полчаса');
      await t.timeComes(160);
      await t.says('/settings');
      await t.taps('Напоминания о блоках');
      await t.taps('Когда начнётся');
      await t.says('поставь блок отчёт сегодня в 21:00 на 30 минут');
      await t.timeComes(210);
    },
  },
  {
    slug: 'reminders-after-an-absence',
    cites: ['R-merged'],
    tell: async (t) => {
      await t.says('напомни позвонить маме сегодня в 15:00');
      await t.says('напомни вынести мусор сегодня в 16:00');
      await t.says('напомни полить цветы сегодня в 17:00');
      await t.says('напомни купить хлеб сегодня в 17:00');
      await t.timeComes(5 * 60);
      await t.taps('3. Готово');
    },
  },
  {
    slug: 'reminder-moves-with-its-task',
    cites: ['R-moves'],
    tell: async (t) => {
      await t.says('напомни позвонить маме сегодня в 15:00');
      await t.says('[op v:1 type:"reschedule" task:1 planned_time:"16:00"]');
      await t.says('напомни об этом завтра утром');
      await t.says('/undo');
      await t.timeComes(180);
      await t.timeComes(60);
      await t.says('/undo');
      await t.timeComes(60);
    },
  },
  {
    slug: 'digest-of-the-morning',
    cites: ['R-digest', 'R-off'],
    tell: async (t) => {
      await t.says('задача сдать отчёт сегодня');
      await t.says('созвон с командой завтра в 11:00 на час');
      await t.says('задача оплатить интернет завтра');
      await t.timeComes(21 * 60);
      await t.taps('Не присылать по утрам');
      await t.timeComes(DAY);
      await t.taps('Отменить');
      await t.timeComes(DAY);
    },
  },
  {
    slug: 'review-of-the-evening',
    cites: ['R-evening'],
    tell: async (t) => {
      await t.says('задача сдать отчёт сегодня');
      await t.says('задача оплатить интернет сегодня');
      await t.says('задача купить хлеб сегодня');
      await t.says('[op v:1 type:"update_status" task:3 status:"done"]');
      await t.timeComes(8 * 60);
      await t.taps('Всё на завтра');
      await t.taps('Да');
      await t.taps('Отменить');
      await t.taps('TASK-001 на завтра');
    },
  },
  {
    slug: 'picture-theme',
    cites: ['Q-picture', 'B-settings'],
    tell: async (t) => {
      await t.says('/settings');
      await t.taps('Тема картинок: тёмная');
      await t.says('/today');
      await t.says('верни светлую тему');
      await t.says('/undo');
      await t.says('/settings');
    },
  },
  {
    slug: 'settings-in-words',
    cites: ['R-settings'],
    tell: async (t) => {
      await t.says('не присылай утреннюю сводку');
      await t.taps('Сводка и итоги');
      await t.taps('Без утренней сводки');
      await t.says('не беспокой меня ночью');
    },
  },
  {
    slug: 'quiet-hours-in-words',
    cites: ['R-settings', 'B-settings'],
    tell: async (t) => {
      await t.says('не беспокой после 23');
      await t.says('начинай писать мне не раньше девяти');
      await t.says('не отвлекай с 22 до 8');
      await t.taps('Отменить');
      t.note('о каждой ночи так не говорят: открываются настройки');
      await t.says('не беспокой меня сегодня после 20');
      await t.says('не пиши мне до утра');
    },
  },
  {
    slug: 'repeating-task',
    cites: ['RR-next', 'RR-words'],
    tell: async (t) => {
      await t.says('задача полить цветы каждый четверг в 10:00');
      await t.timeComes(22 * 60);
      await t.taps('Готово');
      await t.taps('Отменить');
      await t.says('[op v:1 type:"delete" task:1]');
      await t.taps('Только этот, 26 февраля');
      await t.says('[op v:1 type:"reschedule" task:3 planned_at:"2026-03-06"]');
      await t.taps('Этот и следующие');
    },
  },
  {
    slug: 'repeating-task-to-come',
    cites: ['RR-to-come'],
    tell: async (t) => {
      await t.says('задача зарядка каждый день в 18:00');
      await t.says('задача полить цветы каждый четверг');
      await t.says('/week');
      await t.says('что у меня завтра?');
      await t.says('сколько у меня на неделе?');
      await t.says('когда я свободен в пятницу?');
      await t.says('[op v:1 type:"update_status" task:1 status:"done"]');
      await t.says('что у меня сегодня?');
      await t.says('что у меня завтра?');
    },
  },
  {
    slug: 'repeating-block',
    cites: ['RR-series', 'RR-expanded', 'RR-words'],
    tell: async (t) => {
      await t.says('планёрка каждый день в 10:00 на 30 минут');
      await t.says('/week');
      await t.says('[op v:1 type:"reschedule" timeblock:1 planned_time:"12:00"]');
      await t.says('только этот');
      await t.says('[op v:1 type:"rename" timeblock:1 title:"Летучка"]');
      await t.says('этот и следующие');
      await t.says('/week');
      await t.taps('Отменить');
      await t.says('[op v:1 type:"delete" timeblock:1]');
      await t.says('все');
      await t.says('/week');
    },
  },
];
