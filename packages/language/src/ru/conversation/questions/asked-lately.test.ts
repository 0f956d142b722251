import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

it.each([
  'что я сегодня добавляла?',
  'что я записал последним?',
  'какую задачу я добавил последней?',
  'последнее что я записал',
  'что я тебе сегодня надиктовала?',
  'что было записано сегодня?',
  'напомни что я добавил вчера',
  'что я успела записать за неделю',
])('%s is asked of the journal', (text) => {
  expect(readSaid(text)).toMatchObject({ kind: 'query', query: { type: 'history' } });
});

it.each([
  'что записано на завтра',
  'что я сделал вчера',
  'запиши что я добавила последней',
  'где я записал пароль',
  'что добавить в план',
  'записать последний урок',
])('%s is not', (text) => {
  expect(readSaid(text).query?.type).not.toBe('history');
});
