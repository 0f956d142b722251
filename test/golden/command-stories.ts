import { groupOfTwo } from './group-of-two.ts';
import type { Story } from './stories.ts';

/** One utterance and what comes of it. */
function saying(slug: string, cites: readonly string[], ...utterances: readonly string[]): Story {
  return {
    slug,
    cites,
    tell: async (t) => {
      for (const words of utterances) await t.says(words);
    },
  };
}

/** Every example of the command contract, in its order. */
export const contractExamples: readonly Story[] = [
  saying('task-buy-milk', ['C6-title-only', 'C2-inbox'], 'Создай задачу купить молоко'),
  saying('task-call-tomorrow', ['C6-planned'], 'Добавь задачу позвонить маме завтра'),
  saying('task-no-title', ['C6-question'], 'Создай задачу'),
  saying('task-report-friday', ['C6-planned'], 'Задача: подготовить отчет, в пятницу'),
  saying('block-complete', ['C7-complete'], 'Поставь блок на завтра в 14:00 на 60 минут'),
  saying('block-nothing', ['C7-duration-question'], 'Поставь блок'),
  saying('block-duration-only', ['C7-start-question'], 'Поставь блок на 60'),
  saying('block-start-only', ['C7-duration-question'], 'Поставь блок завтра в 9'),
  saying('block-time-later', ['C7-start-question'], 'Поставь блок на 60, время потом'),
  saying(
    'meeting-words',
    ['C8-meeting'],
    'Встреча с заказчиком завтра в 15:00 на час',
    'Созвон с командой в пятницу в 10 на полчаса',
    'Собрание отдела в понедельник в 11 на 90 минут',
    'appointment завтра в 17:00 на 30 минут',
  ),
];

/** The rules for commands (the ids that begin with D). */
export const rules: readonly Story[] = [
  {
    slug: 'answer-by-tap',
    cites: ['D-answer-tap', 'D-choices'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.taps('60 минут');
      await t.taps('сегодня, 14:00');
    },
  },
  {
    slug: 'answer-by-number',
    cites: ['D-answer-number'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.says('4');
      await t.says('2');
    },
  },
  {
    slug: 'answer-by-words',
    cites: ['D-answer-words'],
    tell: async (t) => {
      await t.says('Создай задачу');
      await t.says('купить хлеб');
      await t.says('Поставь блок');
      await t.says('полтора часа');
      await t.says('завтра в три');
    },
  },
  {
    slug: 'answer-fills-several-fields',
    cites: ['D-answer-several'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.says('завтра в 9 на час');
    },
  },
  {
    slug: 'parts-said-earlier-stay',
    cites: ['D-parts-stay'],
    tell: async (t) => {
      await t.says('поставь блок завтра на час');
      await t.says('в три');
      await t.says('задача отчёт в 21:30');
      await t.says('завтра');
    },
  },
  {
    slug: 'task-on-a-window',
    cites: ['D-day-question'],
    tell: async (t) => {
      await t.says('задача сдать отчёт на неделе');
      await t.taps('пятница, 27 февраля');
    },
  },
  {
    slug: 'digression',
    cites: ['D-digression'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.says('Создай задачу купить молоко');
      await t.says('час');
    },
  },
  {
    slug: 'cancel-words',
    cites: ['D-cancel', 'D-words-quoted'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.says('не надо');
      await t.says('Создай задачу купить молоко');
      await t.says('отмени');
      await t.says('отмена');
    },
  },
  {
    slug: 'unfit-thrice',
    cites: ['D-unfit', 'D-words-quoted'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.says('🙂');
      await t.says('???');
      // Small talk is answered as such, and is no answer that fits nothing.
      await t.says('привет');
      await t.says('ну');
      await t.says('привет');
    },
  },
  {
    slug: 'expiry',
    cites: ['D-expiry', 'D-words-quoted'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.minutesPass(16);
      await t.says('60');
    },
  },
  {
    slug: 'restart-in-the-middle',
    cites: ['D-restart'],
    tell: async (t) => {
      await t.says('Поставь блок');
      await t.restarts();
      await t.taps('30 минут');
      await t.restarts();
      await t.says('завтра в 10');
    },
  },
  {
    slug: 'restart-amid-a-shared-question',
    cites: ['D-restart', 'D-one-question'],
    tell: async (t) => {
      await t.says('на выходных: вымыть веранду, съездить за матрасом и позвонить дяде');
      await t.restarts();
      await t.says('в субботу, за матрасом в десять');
    },
  },
  {
    slug: 'stale-button',
    cites: ['D-stale'],
    tell: async (t) => {
      await t.says('Поставь блок');
      const question = t.last();
      await t.says('не надо');
      await t.taps('60 минут', { on: question });
    },
  },
  {
    slug: 'double-tap',
    cites: ['D-double-tap'],
    tell: async (t) => {
      await t.says('Поставь блок завтра в 9');
      await t.tapsTwice('60 минут');
    },
  },
  {
    slug: 'two-commands-at-once',
    cites: ['D-several', 'D-one-question'],
    tell: async (t) => {
      await t.says('созвон с командой завтра в 10 на час, потом купить хлеб');
      await t.taps('Отменить 1');
      await t.taps('Отменить всё');
      await t.says('поставь блок, потом создай задачу');
      await t.says('30');
      await t.says('завтра в 12');
      await t.says('вынести мусор');
    },
  },
  {
    slug: 'undo-all-of-several',
    cites: ['D-several-undo'],
    tell: async (t) => {
      await t.says('созвон с командой завтра в 10 на час, потом купить хлеб');
      await t.taps('Отменить всё');
      await t.taps('Вернуть');
    },
  },
  {
    slug: 'overlap',
    cites: ['D-overlap'],
    tell: async (t) => {
      await t.says('созвон с командой завтра в 14:00 на час');
      await t.says('Поставь блок на завтра в 14:30 на 60 минут');
    },
  },
  {
    slug: 'start-in-the-past',
    cites: ['D-past'],
    tell: async (t) => {
      await t.says('Поставь блок сегодня в 09:00 на 60 минут');
      await t.taps('Нет');
      await t.says('в 16');
      await t.says('Поставь блок сегодня в 09:00 на 60 минут');
      await t.says('да');
    },
  },
  {
    slug: 'over-midnight',
    cites: ['D-midnight', 'D-bounds'],
    tell: async (t) => {
      await t.says('поставь блок завтра с 22:00 до 00:30');
      await t.says('поставь блок завтра в 9 на 30 часов');
      await t.says('поставь блок завтра в 9 на 0 минут');
    },
  },
  {
    slug: 'disagreement',
    cites: ['D-disagree'],
    tell: async (t) => {
      await t.says('поставь блок завтра с 14:00 до 16:00 на 60 минут');
      await t.taps('120 минут');
    },
  },
  {
    slug: 'low-confidence',
    cites: ['D-confidence', 'D-chitchat'],
    tell: async (t) => {
      await t.says('привет, как дела?');
      await t.says('включи музыку');
      await t.says('молоко');
      await t.taps('Да');
      await t.says('кефир');
      await t.taps('Нет');
      // what stands already and is only said again
      await t.says('молоко');
      await t.taps('Нет');
    },
  },
  {
    slug: 'calendar-facts',
    cites: ['D-weekday-mismatch', 'D-no-such-date'],
    tell: async (t) => {
      await t.says('задача отчёт в пятницу 5 марта');
      await t.says('задача отчёт 31 сентября');
      await t.says('30 сентября');
    },
  },
  {
    slug: 'undo-and-redo',
    cites: ['D-undo', 'D-redo'],
    tell: async (t) => {
      await t.says('Создай задачу купить молоко');
      await t.taps('Отменить');
      await t.taps('Вернуть');
      await t.says('/undo');
      await t.says('/redo');
      await t.says('/redo');
    },
  },
  {
    slug: 'edited-message',
    cites: ['B-edit'],
    tell: async (t) => {
      const said = await t.says('Создай задачу купить молоко');
      await t.edits(said, 'Создай задачу купить кефир');
      await t.taps('Записать заново');
      const half = await t.says('Поставь блок');
      await t.edits(half, 'Поставь блок завтра в 9 на час');
    },
  },
  {
    slug: 'other-kinds-of-message',
    cites: ['B-unknown-kind', 'B-forward'],
    tell: async (t) => {
      await t.sends('стикер', (who) => who.sendsSticker('👍'));
      const words = await t.says('Создай задачу купить молоко');
      await t.forwards(words);
    },
  },
  {
    slug: 'slash-commands',
    cites: ['B-commands'],
    tell: async (t) => {
      await t.says('/start');
      await t.says('/help');
      await t.says('/today');
      await t.says('созвон с командой сегодня в 15:00 на час');
      await t.says('задача оплатить интернет сегодня');
      await t.says('задача сдать отчёт до пятницы');
      await t.says('задача прочитать книгу');
      await t.says('/today');
      await t.says('/week');
      await t.says('/inbox');
      await t.says('/cancel');
      await t.says('/nonsense');
    },
  },
  {
    slug: 'settings',
    cites: ['B-settings'],
    tell: async (t) => {
      await t.says('/settings');
      await t.taps('Часовой пояс');
      await t.says('Марс');
      await t.taps('Омск');
      await t.says('Поставь блок на завтра в 14:00 на 60 минут');
      await t.says('/settings');
      await t.taps('Рабочие часы');
      await t.says('14–18');
      await t.says('поставь блок завтра на час');
      await t.says('отмена');
      await t.says('/settings');
      await t.taps('Утро, день, вечер');
      await t.says('Создай задачу купить молоко завтра');
      await t.says('8 13 21');
      await t.says('задача зарядка завтра утром');
      await t.says('/undo');
    },
  },
  {
    slug: 'words-while-a-form-is-open',
    cites: ['B-settings', 'B-erase'],
    tell: async (t) => {
      await t.says('/settings');
      await t.taps('Рабочие часы');
      await t.says('Создай задачу купить молоко');
      await t.says('10–18');
      await t.says('/settings');
      await t.taps('Удалить мои данные');
      await t.says('Создай задачу купить хлеб');
      await t.taps('Нет');
    },
  },
  {
    slug: 'erase',
    cites: ['B-erase'],
    tell: async (t) => {
      await t.says('Создай задачу купить молоко');
      await t.says('/settings');
      await t.taps('Удалить мои данные');
      await t.taps('Нет');
      await t.says('/settings');
      await t.taps('Удалить мои данные');
      await t.taps('Да, удалить всё');
      await t.says('/inbox');
    },
  },
  {
    slug: 'group',
    cites: ['B-group', 'D-foreign-answer'],
    tell: async (t) => {
      const { group, friend, bot } = groupOfTwo(t);
      await t.says('просто разговор', { in: group });
      await t.says(`${bot} поставь блок завтра в 9`, { in: group });
      await t.taps('60 минут', { as: friend, in: group });
      await t.taps('60 минут', { in: group });
      await t.taps('Отменить', { as: friend, in: group });
      await t.taps('Отменить', { in: group });
    },
  },
  {
    slug: 'topics',
    cites: ['B-topics'],
    tell: async (t) => {
      const { world } = t.house.server;
      const group = world.createGroup({
        owner: t.person,
        type: 'supergroup',
        isForum: true,
        bot: 'administrator',
      });
      const topic = group.opensTopic(t.person, 'Вторая');
      const bot = `@${world.bot.username}`;
      await t.says(`${bot} поставь блок`, { in: group, topic });
      await t.says(`${bot} создай задачу`, { in: group });
      await t.says(`${bot} 30`, { in: group, topic });
      await t.says(`${bot} купить хлеб`, { in: group });
    },
  },
];
