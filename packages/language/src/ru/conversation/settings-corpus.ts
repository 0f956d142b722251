import type { ReadSettings } from '@planerka/contracts';

const zone = (timezone: string, place: string): ReadSettings => ({ timezone, place });

/** What is set by words that say it whole, read at `CORPUS_NOW`. */
export const SETTINGS: readonly (readonly [ReadSettings, readonly string[]])[] = [
  [zone('Asia/Tbilisi', 'Батуми'), ['я в Батуми', 'мы сейчас в батуми', 'живу в Батуми']],
  [
    zone('Asia/Yekaterinburg', 'Пермь'),
    ['я в Перми', 'переехал в Пермь', 'мой часовой пояс Пермь'],
  ],
  [
    zone('Europe/Moscow', 'Нижний Новгород'),
    ['мы в Нижнем Новгороде', 'вернулась в Нижний Новгород'],
  ],
  [zone('Europe/Moscow', 'Ростов-на-Дону'), ['я уже в Ростове-на-Дону']],
  [zone('America/New_York', 'Нью-Йорк'), ['прилетели в Нью-Йорк', 'я теперь в Нью-Йорке']],
  [
    { ...zone('Asia/Bangkok', 'Пхукет'), until: '2026-09-19' },
    ['я в Пхукете до субботы', 'мы в Пхукете до 19 сентября'],
  ],
  [
    { working_hours: { from: '08:30', to: '17:00' } },
    ['рабочие часы с 8:30 до 17', 'мой рабочий день с 8:30 до 17:00', 'я работаю с 8:30 до 17'],
  ],
  [
    { reminders: { block_minutes: 25 } },
    [
      'напоминай за 25 минут',
      'предупреждай о встречах за 25 минут',
      'напоминай за 25 минут до встречи',
    ],
  ],
  [{ reminders: { quiet: { from: '21:00', to: '07:00' } } }, ['тихие часы с 21 до 7']],
  [{ reminders: { morning_at: '07:30' } }, ['присылай утреннюю сводку в 7:30']],
];

/** They tell of a day, or order something, and set nothing. */
export const NO_SETTINGS: readonly string[] = [
  'я в Риме завтра в 15 у нотариуса',
  'я в отпуске до пятницы',
  'я в банке',
  'я лечу в Рим в субботу',
  'надо быть в Риме до пятницы',
  'напоминай каждый вечер закрывать теплицу',
  'напомни за 25 минут',
  'купить рабочие перчатки',
  'переехать в новый офис в пятницу',
  'встреча в Риме с 9 до 18',
];
