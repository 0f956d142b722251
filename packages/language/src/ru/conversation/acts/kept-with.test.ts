import type { ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'task', number: 2, title: 'почистить диван' },
  { kind: 'task', number: 1, title: 'собрать шкаф' },
];

const read = (text: string) =>
  readSaid(text, { thread: spokenOf(CANDIDATES, { default_task_id: 2 }) });
const kept = (text: string) =>
  read(text).operations?.map(({ operation, mention }) =>
    operation.type === 'add_note'
      ? [mention, operation.text]
      : [mention, 'title' in operation ? operation.title : operation.type],
  );

describe('a note, without a mark behind its noun', () => {
  it.each([
    ['к дивану пометка щётка у соседа', 'дивану', 'щётка у соседа'],
    ['к шкафу комментарий ручки привезут в среду', 'шкафу', 'ручки привезут в среду'],
    ['ну и к шкафу примечание фасад белый номер у Оли', 'шкафу', 'фасад белый номер у Оли'],
    ['к дивану сделай пометку дождь обещают в субботу', 'дивану', 'дождь обещают в субботу'],
    ['к шкафу заметку что инструкция в ящике', 'шкафу', 'инструкция в ящике'],
    ['к дивану коммент шампунь отдать Ире завтра', 'дивану', 'шампунь отдать Ире завтра'],
    ['по шкафу заметка дверца с браком', 'шкафу', 'дверца с браком'],
    ['у шкафа пометочка петли в пакете под столом', 'шкафа', 'петли в пакете под столом'],
    ['для дивана заметочка сушить только на улице', 'дивана', 'сушить только на улице'],
    ['к крану пометка сантехник будет в пятницу', 'крану', 'сантехник будет в пятницу'],
  ])('%s', (text, mention, note) => {
    expect(read(text)).toMatchObject({
      operations: [{ operation: { type: 'add_note', text: note }, mention }],
      envelopes: [],
    });
  });

  it('is asked about where something may be to be done', () => {
    const [only] = read('по шкафу заметка доплатить сборщику тысячу').operations ?? [];
    expect(only).toMatchObject({ operation: { type: 'add_note' } });
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each([
    'к уроку комментарий написать завтра',
    'к шкафу заметку написать надо',
    'к шкафу заметка больше не нужна',
    'у шкафа пометка какая',
    'у шкафа заметку удали',
    'к пятнице комментарий жюри прочитать',
    'по ремонту заметка в газету на завтра',
  ])('%s: no note', (text) => {
    const types = (read(text).operations ?? []).map(({ operation }) => operation.type);
    expect(types).not.toContain('add_note');
  });
});

describe('parts that are counted', () => {
  it.each([
    [
      'к шкафу подзадачу взять цены у поставщика и ещё вторую подзадачу подогнать дверцы',
      'взять цены у поставщика',
      'подогнать дверцы',
    ],
    [
      'добавь к шкафу подзадачу вызвать мастера и ещё одну подзадачу выбрать ручки',
      'вызвать мастера',
      'выбрать ручки',
    ],
    [
      'к шкафу первую подзадачу измерить нишу вторую подзадачу заказать фасад',
      'измерить нишу',
      'заказать фасад',
    ],
    [
      'к шкафу подзадачу протереть полки и потом ещё подзадачу смазать петли',
      'протереть полки',
      'смазать петли',
    ],
    [
      'у шкафа подзадача снять плёнку и следующая подзадача вкрутить ножки',
      'снять плёнку',
      'вкрутить ножки',
    ],
    [
      'к шкафу подзадачу найти чек, третью подзадачу вынести коробки',
      'найти чек',
      'вынести коробки',
    ],
  ])('%s: both go to the same', (text, first, second) => {
    const mention = expect.stringMatching(/^шкаф/u) as string;
    expect(kept(text)).toEqual([
      [mention, first],
      [mention, second],
    ]);
    expect(read(text).operations?.[1]?.same).toBe(true);
  });

  it('is no name of what has the same word in it', () => {
    const candidates: ObjectHandle[] = [
      { kind: 'task', number: 2, title: 'проверить арматуру на втором этаже' },
      { kind: 'task', number: 1, title: 'смету доделать' },
    ];
    const text = 'к смете подзадачу взять цены и ещё вторую подзадачу посчитать утеплитель';
    expect(readSaid(text, { thread: spokenOf(candidates) }).operations).toMatchObject([
      { operation: { title: 'взять цены' }, mention: 'смете' },
      { operation: { title: 'посчитать утеплитель' }, same: true },
    ]);
  });

  it.each([
    'вторую подзадачу найти машину',
    'вторую подзадачу развести раствор',
    'и ещё вторая подзадача развести раствор',
    'ещё одну подзадачу развести раствор',
    'потом следующую подзадачу развести раствор',
  ])('%s: to what was spoken of last', (text) => {
    expect(kept(text)).toEqual([[undefined, text.split(/подзадач[ау] /u)[1]]]);
  });

  it.each(['вторая подзадача готова', 'вторую подзадачу закрой', 'вторую подзадачу удали'])(
    '%s: of one that stands there',
    (text) => {
      const types = (read(text).operations ?? []).map(({ operation }) => operation.type);
      expect(types).not.toContain('subtask_add');
    },
  );
});

describe('which parts there are', () => {
  it.each([
    'подзадачи у шкафа какие',
    'какие у шкафа подзадачи',
    'у шкафа подзадач сколько',
    'шкаф подзадачи какие',
    'а по шкафу какие подзадачи остались',
    'что за подзадачи у шкафа',
  ])('%s: is asked, and nothing is written', (text) => {
    const { kind, query, operations } = read(text);
    expect({ kind, query, operations }).toMatchObject({ kind: 'query', query: { type: 'find' } });
  });
});
