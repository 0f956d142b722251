import type { Story } from './stories.ts';
import { groupOfTwo } from './group-of-two.ts';
import type { Storyteller } from './storyteller.ts';

/** A meeting, a report that is due today, and what waits in the Inbox. */
async function busyDay(t: Storyteller): Promise<void> {
  await t.says('созвон с командой сегодня в 15:00 на час');
  await t.says('задача подготовить отчёт, срок сегодня в 18:00, на 45 минут');
  await t.says('задача оплатить интернет сегодня');
  await t.says('задача прочитать книгу');
}

/** The plan of a day: proposed, taken, refused, drawn anew. */
export const dayPlanStories: readonly Story[] = [
  {
    slug: 'day-plan-taken',
    cites: [],
    tell: async (t) => {
      await t.says('/plan');
      await busyDay(t);
      await t.says('спланируй день');
      await t.restarts();
      await t.tapsTwice('Принять план');
      await t.taps('Отменить');
      await t.says('/today');
    },
  },
  {
    slug: 'day-plan-other-and-one-by-one',
    cites: [],
    tell: async (t) => {
      await busyDay(t);
      await t.says('/plan');
      await t.taps('Другой вариант');
      await t.taps('По одной');
      await t.taps('1. 12:00 TASK-001');
      await t.taps('Не надо');
      await t.says('разложи завтра');
    },
  },
  {
    slug: 'day-plan-drawn-anew',
    cites: [],
    tell: async (t) => {
      await busyDay(t);
      await t.says('спланируй день');
      await t.says('поставь блок сегодня в 12:30 на час');
      await t.taps('Принять план');
      await t.taps('Принять план');
    },
  },
  {
    slug: 'day-plan-in-a-group',
    cites: [],
    tell: async (t) => {
      const { group, friend, bot } = groupOfTwo(t);
      await t.says(`${bot} задача оплатить интернет сегодня`, { in: group });
      await t.says(`${bot} спланируй день`, { in: group });
      await t.taps('Принять план', { as: friend, in: group });
      await t.taps('Принять план', { in: group });
    },
  },
  {
    slug: 'day-plan-advised-by-an-agent',
    cites: [],
    tell: async (t) => {
      await busyDay(t);
      const agent = await t.house.agent(t.person.id);
      const items = [
        { todoId: 'TASK-003', rank: 1, timeEstimateMin: 60, rationale: 'Утром читается легче.' },
        { todoId: 'TASK-001', rank: 2, timeEstimateMin: 45, rationale: 'Срок сегодня.' },
        { todoId: 'TASK-999', rank: 3, timeEstimateMin: 45, rationale: 'Чужая задача.' },
      ];
      t.received.push(JSON.stringify(items));
      t.note('агент предлагает порядок дня: часов в нём нет, и принять его нельзя');
      await agent.done('suggestions_propose', {
        envelope: {
          contractVersion: 1,
          requestId: 'r-1',
          generatedAt: t.house.clock.now(),
          surface: 'today_plan',
          must_abstain: true,
          suggestions: [],
          planPreview: { topN: items.length, items },
        },
      });
      await t.says('спланируй день');
      await t.taps('Другой вариант');
    },
  },
  {
    slug: 'day-plan-by-words',
    cites: [],
    tell: async (t) => {
      await t.says('прими план');
      await busyDay(t);
      await t.says('/plan ерунда');
      await t.says('/plan завтра');
      await t.says('план не нужен');
      await t.says('/plan');
      await t.says('другой вариант');
      await t.says('прими план');
      await t.says('прими план');
      await t.says('отмени');
      await t.says('/stats');
    },
  },
];
