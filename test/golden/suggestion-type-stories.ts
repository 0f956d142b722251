import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

/** Opens a task by its id and asks what could be suggested about it. */
async function asks(t: Storyteller, task: string): Promise<void> {
  await t.says(`/focus ${task}`);
  await t.taps('Подсказки');
}

/** A program outside adds a task: nobody has read the time in its title. */
async function comesFromOutside(t: Storyteller, ...titles: readonly string[]): Promise<void> {
  const agent = await t.house.agent(t.person.id);
  t.received.push(...titles);
  t.note(`программа извне записывает: ${titles.join('; ')}`);
  for (const title of titles) await agent.done('tasks_create', { title, parent: 'PLAN-001' });
  await t.listens();
}

/** What an agent suggests about a task; the keys of the payload besides the task are given. */
function suggestion(suggestionId: string, payload: object, more: object = {}) {
  return {
    type: 'set_priority',
    suggestionId,
    confidence: 0.8,
    rationale: 'Без неё стоит остальное.',
    payload: { todoId: 'TASK-001', ...payload },
    ...more,
  };
}

/** One that holds, in the middle, and nine that the contract throws out, each for a reason of its own. */
const ONE_GOOD_OF_TEN = [
  suggestion('s-0', {}, { type: 'delete_all' }),
  suggestion(' ', { priority: 'high' }),
  suggestion('s-2', { priority: 'high' }, { confidence: 1.01 }),
  suggestion('s-3', {}),
  suggestion('s-4', { priority: 'urgent' }),
  suggestion('s-5', { priority: 'high' }),
  suggestion('s-5', { priority: 'low' }),
  suggestion('s-7', { priority: 'high', todoId: 'TASK-999' }),
  suggestion('s-8', { priority: 'high' }, { rationale: '**Важно**' }),
  suggestion('s-9', { projectName: 'Дача' }, { type: 'set_project' }),
];

/** Each type of suggestion: taken and taken back, refused, asked about once more, too late. */
export const suggestionTypeStories: readonly Story[] = [
  {
    slug: 'suggestion-type-due-date',
    cites: [],
    tell: async (t) => {
      await t.says('Создай проект Работа');
      await comesFromOutside(t, 'Сдать отчёт до пятницы', 'Продлить полис 5 марта');
      await asks(t, 'TASK-001');
      await t.taps('Срок 27 февраля');
      await t.taps('Отменить');
      await asks(t, 'TASK-002');
      await t.taps('Не надо');
      await asks(t, 'TASK-002');
      t.note('срок тем временем назвали');
      await t.says('Поставь TASK-002 срок до пятницы');
      await t.taps('Срок 5 марта');
    },
  },
  {
    slug: 'suggestion-type-due-date-overdue',
    cites: [],
    tell: async (t) => {
      await t.says('задача оплатить аренду, срок сегодня в 18:00');
      await t.minutesPass(2 * 24 * 60);
      await asks(t, 'TASK-001');
      await t.taps('Срок 2 марта');
      await t.taps('Нет');
      await asks(t, 'TASK-001');
      await t.taps('Срок 2 марта');
      await t.taps('Да');
      await t.taps('Отменить');
    },
  },
  {
    slug: 'suggestion-type-priority',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу отправить срочно акт бухгалтеру');
      await t.taps('Сделать важной');
      await t.taps('Да');
      await t.taps('Отменить');
      await t.says('Создай задачу отчёт горит');
      await t.taps('Сделать важной');
      await t.taps('Нет');
      await t.says('Создай задачу починить кран, критично');
      await t.says('Сделай TASK-003 важной');
      await t.taps('Сделать важной');
    },
  },
  {
    slug: 'suggestion-type-priority-of-a-big-task',
    cites: [],
    tell: async (t) => {
      await t.says('задача подготовить смету, срок завтра, на 90 минут');
      await asks(t, 'TASK-001');
      await t.taps('Сделать важной');
      t.note('срок сняли: близкого срока, ради которого это предлагалось, больше нет');
      await t.says('Убери срок у TASK-001');
      await t.taps('Да');
      await asks(t, 'TASK-001');
      await t.says('Поставь TASK-001 срок завтра');
      await asks(t, 'TASK-001');
      await t.taps('Сделать важной');
      await t.taps('Да');
      await t.taps('Отменить');
    },
  },
  {
    slug: 'suggestion-type-project',
    cites: [],
    tell: async (t) => {
      await t.says('Создай проект Ремонт кухни');
      await t.says('Создай задачу выбрать плитку для ремонта кухни');
      await t.taps('В проект «Ремонт кухни»');
      await t.taps('Отменить');
      await t.says('Создай задачу купить краску для ремонта кухни');
      await t.taps('Не надо');
      await t.says('Создай задачу вызвать мастера для ремонта кухни');
      await t.says('Перенеси TASK-003 в проект Ремонт кухни');
      await t.taps('В проект «Ремонт кухни»');
    },
  },
  {
    slug: 'suggestion-type-category',
    cites: [],
    tell: async (t) => {
      for (const whom of ['маме', 'врачу', 'в банк']) await t.says(`Создай задачу позвонить ${whom}`);
      for (const id of [1, 2, 3]) await t.says(`Поставь категорию связь задаче TASK-00${id}`);
      await t.says('Создай задачу позвонить в школу');
      await asks(t, 'TASK-004');
      await t.taps('Категория «связь»');
      await t.taps('Да');
      await t.taps('Отменить');
      await asks(t, 'TASK-004');
      await t.taps('Не надо');
      await asks(t, 'TASK-004');
      await t.says('Поставь категорию дети задаче TASK-004');
      await t.taps('Категория «связь»');
    },
  },
  {
    slug: 'suggestion-type-title',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу ОПЛАТИТЬ СЧЁТ!!!');
      await t.taps('Назвать так');
      await t.taps('Отменить');
      await t.says('Создай задачу КУПИТЬ ХЛЕБ!!!');
      await t.taps('Не надо');
      await t.says('Создай задачу ВЫНЕСТИ МУСОР!!!');
      t.note('задачу тем временем сделали');
      await t.says('Отметь TASK-003 сделанной');
      await t.taps('Назвать так');
    },
  },
  {
    slug: 'suggestion-type-next-action',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу дождаться ответа от юриста');
      await t.taps('Добавить шаг');
      await t.taps('Да');
      await t.taps('Отменить');
      await t.says('Создай задачу ждать подтверждения брони');
      await t.taps('Не надо');
      await t.says('Создай задачу жду договор от арендодателя');
      t.note('такой шаг уже есть');
      await t.says('Добавь подзадачу напомнить о себе');
      await t.taps('Добавить шаг');
    },
  },
  {
    slug: 'suggestion-type-split',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу собрать чемодан: паспорт, зарядка, аптечка');
      await t.taps('Разбить на 3 шага');
      await t.taps('Отменить');
      await t.says('Создай задачу купить молоко, хлеб и сыр');
      await t.taps('Не надо');
      await t.says('Создай задачу купить лук, морковь и укроп');
      await t.taps('Разбить на 3 шага');
      await t.taps('Нет');
      await t.says('Создай задачу купить краску, кисти и валик');
      t.note('задачу тем временем удалили');
      await t.says('Удали задачу краску');
      await t.taps('Да');
      await t.taps('Разбить на 3 шага');
    },
  },
  {
    slug: 'suggestion-type-question',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу разобраться с документами');
      await t.taps('Не надо');
      await t.says('Создай задачу решить вопрос');
      t.note('задачу тем временем сделали');
      await t.says('Отметь TASK-002 сделанной');
      await t.taps('Ответить');
      await t.says('Создай задачу разобрать архив');
      await t.minutesPass(46 * 24 * 60);
      t.note('вопрос с вариантами; ответ ещё раз переспрашивают');
      await asks(t, 'TASK-003');
      await t.taps('Ответить');
      await t.taps('Уже нет');
      await t.taps('Да');
      await t.taps('Отменить');
    },
  },
  {
    slug: 'suggestion-type-defer',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу покрасить забор когда-нибудь');
      await t.taps('Отложить на когда-нибудь');
      await t.taps('Да');
      await t.taps('Отменить');
      await t.says('Создай задачу выучить испанский при случае');
      await t.taps('Не надо');
      await t.says('Создай задачу разобрать гараж');
      await t.minutesPass(15 * 24 * 60);
      await asks(t, 'TASK-003');
      t.note('время и повторение тем временем назвали');
      await t.says('Перенеси TASK-003 на завтра');
      await t.says('повторяй каждый день');
      await t.taps('Отложить на когда-нибудь');
    },
  },
  {
    slug: 'suggestion-type-new-project',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу подготовить смету');
      t.note('кто называет новый проект при записи, того спрашивают сразу; подсказка бывает потом');
      await t.says('Переименуй TASK-001 в «Подготовить смету для проекта Зенит»');
      await asks(t, 'TASK-001');
      await t.taps('Создать проект «Зенит»');
      await t.taps('Да');
      await t.taps('Отменить');
      await asks(t, 'TASK-001');
      await t.taps('Не надо');
      await asks(t, 'TASK-001');
      t.note('такой проект тем временем завели');
      await t.says('Создай проект Зенит');
      await t.taps('Создать проект «Зенит»');
    },
  },
  {
    slug: 'suggestion-by-an-agent',
    cites: [],
    tell: async (t) => {
      await t.says('Создай задачу подготовить отчёт');
      const agent = await t.house.agent(t.person.id);
      t.received.push(JSON.stringify(ONE_GOOD_OF_TEN));
      const { kept, rejected } = await agent.done('suggestions_propose', {
        envelope: {
          contractVersion: 1,
          requestId: 'r-1',
          generatedAt: t.house.clock.now(),
          surface: 'task_drawer',
          must_abstain: false,
          suggestions: ONE_GOOD_OF_TEN,
        },
      });
      const codes = (rejected as readonly { readonly code: string }[]).map(({ code }) => code);
      t.note(`агент предлагает десять, принято ${String(kept)}: ${codes.join(', ')}`);
      await t.listens();
      await asks(t, 'TASK-001');
      await t.taps('Сделать важной');
      await t.taps('Отменить');
      await t.says('/history');
    },
  },
];
