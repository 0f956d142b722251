import type { Agent } from '../rig/agent.ts';
import { groupOfTwo } from './group-of-two.ts';
import type { Story } from './stories.ts';
import type { Storyteller } from './storyteller.ts';

export type Fields = Readonly<Record<string, unknown>>;

const task = (name: string, title: string, hours: number): Fields => ({
  op: 'task.create',
  tempId: `tmp:task:${name}`,
  clientRef: name,
  payload: { itemRef: 'tmp:item:wall', title, durationHours: hours },
});

/** A wall with its tasks, one after the other. */
export const WALL: readonly Fields[] = [
  {
    op: 'item.create',
    tempId: 'tmp:item:wall',
    clientRef: 'wall',
    payload: { name: 'Стена', category: 'wall' },
  },
  task('frame', 'Каркас', 8),
  task('prime', 'Грунт', 1.5),
  task('paint', 'Покраска', 4),
  {
    op: 'dependency.upsert',
    payload: { fromTaskIdOrRef: 'tmp:task:frame', toTaskIdOrRef: 'tmp:task:prime' },
  },
  {
    op: 'dependency.upsert',
    payload: { fromTaskIdOrRef: 'tmp:task:prime', toTaskIdOrRef: 'tmp:task:paint' },
  },
];

/** Ten more tasks: more than one page holds. */
const PAGES: readonly Fields[] = [
  ...WALL,
  ...['Свет', 'Звук', 'Вывоз', 'Уборка'].map((title, index) => task(`more_${index}`, title, 2)),
];

/** What the agent gives: the project as it is, and these ops. */
export async function proposes(
  t: Storyteller,
  agent: Agent,
  ops: readonly Fields[],
  more: Fields = {},
): Promise<void> {
  const { project, inputSnapshot } = await agent.done('changesets_base', { plan: 'PLAN-001' });
  const { set = 'set-1', ...rest } = more;
  t.received.push(JSON.stringify({ ops, rest }));
  await agent.done('changesets_submit', {
    envelope: {
      schemaVersion: '1.0',
      phase: 'planning',
      agent: { name: 'planner', runId: 'run-1' },
      project,
      inputSnapshot,
      changeSet: { changeSetId: set, requiresApproval: true, ops },
      ...rest,
    },
  });
  t.note('агент предлагает набор');
  await t.timeComes(0);
}

export async function withProject(t: Storyteller): Promise<Agent> {
  await t.says('Создай проект Съёмка');
  return await t.house.agent(t.person.id);
}

/** Change sets of agents, as their people read and decide about them. */
export const changeSetStories: readonly Story[] = [
  {
    slug: 'change-set-taken-and-taken-back',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      await proposes(t, agent, WALL);
      await t.restarts();
      await t.tapsTwice('Принять всё');
      await t.taps('Отменить');
      await t.taps('Вернуть');
      await t.says('Открой проект Съёмка');
    },
  },
  {
    slug: 'change-set-page-by-page',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      await proposes(t, agent, PAGES);
      await t.taps('Смотреть');
      await t.taps('☑ Задача: Грунт, 1,5 ч');
      await t.taps('Дальше ›');
      await t.taps('Принять выбранное (9)');
    },
  },
  {
    slug: 'change-set-deletes-asked',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      await proposes(t, agent, WALL);
      await t.taps('Принять всё');
      await proposes(
        t,
        agent,
        [
          { op: 'task.patch', taskId: 'TASK-001', payload: { durationHours: 16 } },
          { op: 'task.deleteRequest', taskId: 'TASK-002' },
          { op: 'task.deleteRequest', taskId: 'TASK-003' },
        ],
        { set: 'set-2', phase: 'tasks' },
      );
      await t.taps('Принять всё');
      await t.taps('Да');
    },
  },
  {
    slug: 'change-set-stale',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      await proposes(t, agent, WALL);
      await t.taps('Принять всё');
      const patch = (taskId: string) => ({
        op: 'task.patch',
        taskId,
        payload: { durationHours: 16 },
      });
      await proposes(t, agent, ['TASK-001', 'TASK-002', 'TASK-003'].map(patch), {
        set: 'set-2',
        phase: 'tasks',
      });
      const arrived = t.last();
      await t.says('Переименуй задачу 1 в Каркас из бруса');
      await t.taps('Принять всё', { on: arrived });
      await t.taps('Принять остальные 2');
    },
  },
  {
    slug: 'change-set-refused-with-a-reason',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      await proposes(t, agent, WALL);
      const arrived = t.last();
      await t.taps('Отклонить');
      await t.says('слишком дорого');
      const status = await agent.done('changesets_status', { plan: 'PLAN-001' });
      const [set] = status['sets'] as readonly Fields[];
      t.note(`агент видит: ${String(set?.['state'])}, ${String(set?.['reason'])}`);
      await t.taps('Принять всё', { on: arrived });
    },
  },
  {
    slug: 'change-set-asks-first',
    cites: [],
    tell: async (t) => {
      const agent = await withProject(t);
      const question = { id: 'q1', question: 'Какой высоты стена?', blocking: true };
      await proposes(t, agent, WALL, {
        openQuestions: [
          { ...question, options: ['2 м', '3 м'] },
          { ...question, id: 'q2', question: 'Где её ставить?' },
        ],
      });
      await t.taps('Принять всё');
      await t.taps('3 м');
      await t.says('в дальнем углу павильона');
      await t.taps('Принять всё');
    },
  },
  {
    slug: 'change-set-in-a-group',
    cites: [],
    tell: async (t) => {
      const { group, friend, bot } = groupOfTwo(t);
      await t.says(`${bot} Создай проект Съёмка`, { in: group });
      const agent = await t.house.agent(group.id);
      await proposes(t, agent, WALL);
      await t.taps('Принять всё', { as: friend, in: group });
      await t.taps('Принять всё', { in: group });
    },
  },
];
