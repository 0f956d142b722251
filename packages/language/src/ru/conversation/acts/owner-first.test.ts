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
