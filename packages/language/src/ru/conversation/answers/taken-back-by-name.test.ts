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
