import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';

type Thread = NonNullable<InterpretRequest['thread']>;

const threadOf = (candidates: Thread['candidates'], more: Partial<Thread> = {}): Thread => ({
  room: { kind: 'hub' },
  candidates,
  operations: [],
  ...more,
});
const TASK = threadOf(
  [
    { kind: 'task', number: 1, title: 'собрать аптечку' },
    { kind: 'task', number: 2, title: 'найти насос' },
  ],
  { default_task_id: 1 },
);
const BLOCK = threadOf([{ kind: 'timeblock', number: 3, title: 'занятие с Егором' }], {
  default_timeblock_id: 3,
});
const PROJECT = threadOf([{ kind: 'project', number: 1, title: 'Поход' }]);
const LIST = threadOf([
  { kind: 'task', number: 5, title: 'Список покупок' },
  { kind: 'task', number: 6, title: 'гречка' },
]);

function read(text: string, thread: Thread = threadOf([])) {
  const source = { channel: 'telegram_text' } as const;
  const now_iso = '2026-09-15T12:00:00+03:00';
  return interpretUtterance(
    { trace_id: 't', source, now_iso, text, thread },
    { timezone: 'Europe/Moscow' },
  ).response;
}
const entitiesOf = (text: string, thread?: Thread) =>
  read(text, thread).envelopes.map(({ command }) => command.entities);

describe('what points at what was made or shown', () => {
  it.each([
    ['эту задачу на послезавтра', TASK, { planned_at: '2026-09-17' }],
    ['то дело на субботу', TASK, { planned_at: '2026-09-19' }],
    ['эту задачу надо сделать до четверга', TASK, { due_date: '2026-09-17' }],
    ['эту встречу на среду на 10', BLOCK, { planned_at: '2026-09-16T10:00:00+03:00' }],
    ['этот блок на полчаса раньше', BLOCK, { shift_minutes: -30 }],
  ])('%s', (text, thread, operation) => {
    expect(read(text, thread)).toMatchObject({ envelopes: [], operations: [{ operation }] });
  });

  it('a block is no task that is in view', () => {
    expect(read('этот блок на среду', TASK).operations).toMatchObject([{ kind: 'timeblock' }]);
  });

  it.each(['эту задачу на завтра', 'ту встречу в среду в 10', 'эту задачу доделать завтра'])(
    'where nothing is in view, %s makes nothing',
    (text) => {
      expect(read(text)).toMatchObject({ envelopes: [] });
      expect(read(text, PROJECT)).toMatchObject({ envelopes: [] });
    },
  );
});

describe('into the project that was just made', () => {
  it.each([
    ['сложи в него все задачи, которые я сегодня надиктовал'],
    ['закинь туда всё, что я записала'],
  ])('%s asks about those in no project', (text) => {
    const operation = { type: 'move_to_project', project_title: 'Поход' };
    expect(read(text, PROJECT)).toMatchObject({
      envelopes: [],
      operations: [{ bulk: 'inbox', operation }],
    });
  });

  it.each([
    'туда задачи: собрать аптечку, найти насос',
    'добавь туда задачи: собрать аптечку, найти насос',
    'в этот проект надо собрать аптечку и найти насос',
  ])('%s', (text) => {
    expect(entitiesOf(text, PROJECT)).toMatchObject([
      { title: 'собрать аптечку', project: 'Поход' },
      { title: 'найти насос', project: 'Поход' },
    ]);
  });

  it('of no project that is known it is asked about, and the title does not say it', () => {
    const { envelopes } = read('в этот проект надо собрать аптечку');
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual(['собрать аптечку']);
    expect(envelopes[0]?.command.confidence).toBeLessThan(0.75);
  });

  it('«туда» is a place where nothing is listed', () => {
    expect(entitiesOf('туда надо съездить', PROJECT)).not.toMatchObject([{ project: 'Поход' }]);
  });
});

describe('told as done, twice there', () => {
  it.each(['насос найти уже нашёл', 'найти насос уже нашла'])('%s', (text) => {
    expect(read(text, TASK)).toMatchObject({
      envelopes: [],
      operations: [{ operation: { type: 'update_status', status: 'done' }, mention: 'насос' }],
    });
  });

  it.each(['палатку починить уже починил', 'палатку починить починили'])(
    'what nobody knows is no sure task: %s',
    (text) => {
      for (const { command } of read(text).envelopes) {
        expect(command.confidence).toBeLessThan(0.75);
      }
    },
  );

  it('the second of the same name is deleted', () => {
    const text = 'найти насос у меня дважды записано, лишнее убери';
    expect(read(text, TASK)).toMatchObject({
      envelopes: [],
      operations: [{ operation: { type: 'delete' }, mention: 'найти насос' }],
    });
    expect(read('найти насос два раза записано', TASK).query).toEqual({
      type: 'find',
      mention: 'найти насос',
    });
  });

  it.each(['экскурсию отменили, удали', 'поездку перенесли, убери'])(
    '%s is not said of what is in view',
    (text) => {
      const [mention] = text.split(' ');
      expect(read(text, TASK).operations).toMatchObject([
        { operation: { type: 'delete' }, mention },
      ]);
    },
  );

  it.each([
    'ой нет насос ещё не нашёл верни обратно',
    'блин, аптечку я пока не собрала, верни назад',
    'ой, зря я её передвинула, верни на место',
  ])('%s takes the last change back', (text) => {
    expect(read(text, TASK)).toMatchObject({ kind: 'back', envelopes: [] });
  });
});

it.each(['и рис', 'и ещё рис', 'а ещё рис'])('behind the list %s is put on it', (text) => {
  const operation = { type: 'list_add', list: 'Список покупок', items: ['рис'] };
  expect(read(text, LIST).operations).toMatchObject([{ operation }]);
});

it('«и Егора тогда тоже» is nothing new', () => {
  expect(read('и Егора тогда тоже', BLOCK)).toMatchObject({ envelopes: [] });
});

it.each([
  ['что сделать в первую очередь?', { type: 'next' }],
  ['за что мне взяться сначала', { type: 'next' }],
  ['что первым делом?', { type: 'next' }],
  ['что я собирался найти Егору', { type: 'find', mention: 'найти Егору' }],
  ['что там с подзадачами?', { type: 'find', mention: 'собрать аптечку' }],
])('%s is asked of the plan', (text, query) => {
  expect(read(text, TASK)).toMatchObject({ kind: 'query', query, envelopes: [] });
});

it('what is urgent leaves no word in the title', () => {
  expect(entitiesOf('заказать шатёр срочно это самое главное')).toEqual([
    { title: 'заказать шатёр', priority: 'high' },
  ]);
  expect(read('переименуй насос просто в Велонасос', TASK).operations).toMatchObject([
    { operation: { type: 'rename', title: 'Велонасос' } },
  ]);
});

it('regular calls are meetings', () => {
  expect(read('по пятницам в 9 созваниваться с бухгалтером').envelopes).toMatchObject([
    { command: { intent: 'timeblock_create', entities: { title: 'созваниваться с бухгалтером' } } },
  ]);
});
