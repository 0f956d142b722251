import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf(
  [
    { kind: 'task', number: 2, title: 'список гостей и покажи' },
    { kind: 'task', number: 1, title: 'заказать торт' },
  ],
  { default_task_id: 2 },
);

describe('what was written last, named and taken back', () => {
  it.each([
    'блин нет, список гостей и покажи это не задача, отмени',
    'ой, список гостей это вообще не задача, убери',
    'удали список гостей, это не задача',
    'нет список гостей я не тебе говорил отмени',
    'тьфу, список гостей не надо было записывать, отменяй',
  ])('%s', (text) => {
    expect(readSaid(text, { thread })).toMatchObject({
      kind: 'undo',
      undo_of: { kind: 'task', number: 2 },
    });
  });

  it.each([
    'торт заказать это не задача, отмени',
    'это не задача, отмени',
    'список гостей отмени',
    'список гостей и подарков это не задача, отмени',
    'нет, отмени',
    'купить цветы, это не задача',
  ])('%s: is read as ever', (text) => {
    expect(readSaid(text, { thread }).undo_of).toBeUndefined();
  });
});

it.each([
  'этот и следующие',
  'только этот',
  'эта и все следующие',
  'ни одна из них',
  'все последующие',
  'только в этот раз',
  'другое время',
])('%s: a button that nobody shows makes nothing', (text) => {
  expect(readSaid(text).kind).toBe('none');
});

it.each(['этот и следующие отчёты сверить', 'купить всегда сухие салфетки', 'этот шкаф собрать'])(
  '%s: something to be done',
  (text) => {
    expect(readSaid(text).kind).toBe('commands');
  },
);

describe('what was done to one thing goes back, by its name', () => {
  const two = spokenOf([
    { kind: 'task', number: 2, title: 'купить корм' },
    { kind: 'timeblock', number: 1, title: 'репетиция хора' },
    { kind: 'task', number: 3, title: 'вернуть лыжи' },
  ]);

  it.each([
    ['корм верни обратно', { kind: 'task', number: 2 }],
    ['ой, корм обратно верни', { kind: 'task', number: 2 }],
    ['верни репетицию на прежнее время', { kind: 'timeblock', number: 1 }],
    ['репетицию верни, где была', { kind: 'timeblock', number: 1 }],
    ['верни корм как было', { kind: 'task', number: 2 }],
  ])('%s', (text, one) => {
    expect(readSaid(text, { thread: two })).toMatchObject({ kind: 'back', undo_of: one });
  });

  it.each([
    ['верни репетицию на прежнее время', 'in_time'],
    ['репетицию на прежний день верни', 'in_time'],
    ['репетицию верни, где была', 'anywhere'],
    ['корм верни на прежнее место', 'anywhere'],
    ['корм верни обратно', undefined],
  ])('only a move, where the words say so: %s', (text, moved) => {
    const found = readSaid(text, { thread: two });
    expect(found.kind).toBe('back');
    expect(found.moved_only).toBe(moved);
  });

  it.each([
    'корм верни обратно в магазин',
    'корм верни назад завтра',
    'верни корм',
    'лыжи верни обратно',
    'верни прежнее время',
    'верни всё как было',
    'палатку верни обратно',
  ])('is read as ever: %s', (text) => {
    expect(readSaid(text, { thread: two }).undo_of).toBeUndefined();
  });

  it('of several of that name none is meant', () => {
    const same = spokenOf([
      { kind: 'task', number: 1, title: 'купить корм коту' },
      { kind: 'task', number: 2, title: 'купить корм псу' },
    ]);
    expect(readSaid('корм верни обратно', { thread: same }).undo_of).toBeUndefined();
  });
});
