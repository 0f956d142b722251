import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'помыть окна' },
  { kind: 'task', number: 2, title: 'подготовить доклад' },
  { kind: 'task', number: 3, title: 'заказать стол' },
];

const read = (text: string) => readSaid(text, { thread: spokenOf(CANDIDATES) });

describe('whose part or note it is stands first', () => {
  it.each([
    ['к докладу подзадачей запиши найти статистику', 'докладу', 'найти статистику'],
    ['к докладу запиши подзадачей найти статистику', 'докладу', 'найти статистику'],
    ['к докладу ещё подзадачей: найти статистику', 'докладу', 'найти статистику'],
    ['подзадачей к докладу: найти статистику', 'докладу', 'найти статистику'],
    ['подзадачей к докладу добавь найти статистику', 'докладу', 'найти статистику'],
    ['к докладу пунктом впиши найти статистику', 'докладу', 'найти статистику'],
    ['подзадачу к докладу занеси: найти статистику', 'докладу', 'найти статистику'],
    ['в доклад подзадачу найти статистику добавь', 'доклад', 'найти статистику'],
  ])('%s', (text, mention, title) => {
    const operation = { type: 'subtask_add', title };
    expect(read(text).operations).toMatchObject([{ operation, mention }]);
    expect(read(text).envelopes).toEqual([]);
  });

  it.each([
    ['в заметку к столу: ножки чёрные', 'столу', 'ножки чёрные'],
    ['в комментарий к столу: ножки чёрные', 'столу', 'ножки чёрные'],
    ['к столу в заметки запиши ножки чёрные', 'столу', 'ножки чёрные'],
    ['по столу в заметку: ножки чёрные', 'столу', 'ножки чёрные'],
    ['заметкой к столу — ножки чёрные', 'столу', 'ножки чёрные'],
    ['в примечание к столу ножки чёрные', 'столу', 'ножки чёрные'],
    ['для стола пометь: ножки чёрные', 'стола', 'ножки чёрные'],
  ])('%s', (text, mention, words) => {
    const operation = { type: 'add_note', text: words };
    expect(read(text).operations).toMatchObject([{ operation, mention }]);
    expect(read(text).envelopes).toEqual([]);
  });

  it.each(['к TASK-003 в заметки ножки чёрные', 'в заметку к TASK-003: ножки чёрные'])(
    '%s',
    (text) => {
      const operation = { type: 'add_note', text: 'ножки чёрные', task: 3 };
      expect(read(text).operations).toMatchObject([{ operation }]);
    },
  );

  it('what may be something to be done is asked about', () => {
    const [one] = read('в комментарии к докладу ответить Маше').operations ?? [];
    expect(one?.operation.type).toBe('add_note');
    expect(one?.confidence).toBeLessThan(0.75);
  });
});

describe('how it stands is no note of it', () => {
  const notes = (text: string) =>
    (read(text).operations ?? []).filter(({ operation }) => operation.type === 'add_note');

  it.each([
    'по докладу отметь: сделано',
    'по докладу отметь — уже готово',
    'по столу отметь: заказали',
    'к столу отметь: срочно',
    'по докладу пометь: не актуально',
    'по докладу отметь: в работе',
    'к столу пометь: высокий приоритет',
    'по столу пометь: срок в пятницу',
  ])('%s', (text) => {
    expect(notes(text)).toEqual([]);
  });

  it.each([
    ['к столу пометь: высокий приоритет', 'set_priority'],
    ['по столу пометь: срок в пятницу', 'set_due'],
    ['к столу пометь: дедлайн 5 марта', 'set_due'],
    ['к столу отметь: приоритет высокий', 'set_priority'],
    ['по докладу отметь: сделано', 'update_status'],
  ])('%s', (text, type) => {
    expect(read(text).operations?.map(({ operation }) => operation.type)).toEqual([type]);
  });

  it.each([
    'к докладу пометь: тег презентации не нужен',
    'к докладу пометь: срок годности пропуска до марта',
    'к докладу учти: срок сдачи зависит от Пети',
    'к столу отметь: статус заказа узнать у Оли',
    'для доклада отметь: приоритет у слайдов',
    'к докладу пометь: срок уточнить',
    'для доклада учти: теги проставит Оля',
  ])('what tells of a field is asked about: %s', (text) => {
    const [one, ...more] = notes(text);
    expect(one?.confidence).toBeLessThan(0.75);
    expect([more, read(text).envelopes]).toEqual([[], []]);
  });

  it.each(['по столу учти: забрать до пятницы', 'по столу учти: в субботу закрыто'])(
    'when, or what is to be done, is asked about: %s',
    (text) => {
      const [one] = notes(text);
      expect(one?.confidence).toBeLessThan(0.75);
    },
  );

  it.each([
    'по столу учти: белые не надо',
    'по столу отметь: код домофона 12',
    'к докладу пометь: на 3 листа',
    'по столу отметь: сметана',
  ])('all else is: %s', (text) => {
    const [one] = notes(text);
    expect(one?.confidence).toBeGreaterThanOrEqual(0.75);
  });
});

describe('an infinitive is no order', () => {
  it('what is to be done is no note and no part in other words', () => {
    expect(read('в доклад пунктом добавить выводы').operations).toMatchObject([
      { operation: { type: 'subtask_add', title: 'добавить выводы' } },
    ]);
    const [note] = read('к докладу в комментарии добавить ссылку').operations ?? [];
    expect(note?.operation).toEqual({ type: 'add_note', text: 'добавить ссылку' });
    expect(note?.confidence).toBeLessThan(0.75);
  });

  it.each([
    'в описание к товару добавить размеры',
    'к отчёту подзадачей добавить таблицу',
    'подзадачей к дому: покрасить забор',
    'заметкой к дому: забор зелёный',
  ])('of nothing that was spoken of, it is kept: %s', (text) => {
    const { operations = [], envelopes } = read(text);
    expect(operations).toEqual([]);
    expect(envelopes).toHaveLength(1);
  });

  it('an order of a part is one, whoever was spoken of', () => {
    const [one] = read('к дому подзадачей добавь покрасить забор').operations ?? [];
    expect(one).toMatchObject({ operation: { type: 'subtask_add' }, mention: 'дому' });
  });
});

it.each([
  ['в комментарии к посту ответить Маше', 'в комментарии к посту ответить Маше'],
  ['написать комментарий к докладу', 'написать комментарий к докладу'],
  ['к докладу Иры сделать заметки', 'к докладу Иры сделать заметки'],
  ['в заметках посмотреть размеры стола', 'в заметках посмотреть размеры стола'],
  ['к пятнице купить стулья в заметку: синие', 'купить стулья'],
])('of nobody that was spoken of, and no part: %s', (text, title) => {
  const { operations = [], envelopes } = read(text);
  expect(operations).toEqual([]);
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
});

it.each(['к пятнице запиши подзадачей сделать замер', 'в заметке к столу что написано?'])(
  'neither a part nor something new: %s',
  (text) => {
    const { operations = [], envelopes } = read(text);
    expect([operations, envelopes]).toEqual([[], []]);
  },
);
