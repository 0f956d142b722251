import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const last = (text: string) => {
  const command = readSaid(text).envelopes.at(-1)?.command;
  return [command?.entities.due_date?.slice(5, 16), (command?.confidence ?? 0) >= CONFIDENCE.act];
};

it.each([
  ['сверка в пятницу в 10, вернуть книгу к обеду', '09-18T13:00', true],
  ['сверка в пятницу в 10, вернуть книгу до вечера', '09-18T19:00', true],
  // behind the hour of the other: perhaps of today
  ['стрижка в субботу в 15, перезвонить Оле до обеда', '09-19T13:00', false],
  ['сверка в пятницу в 10, вернуть книгу до двух', '09-18T14:00', true],
  ['вернуть книгу до вечера', '09-15T19:00', true],
])('%s: a part of the day is of the day that was said before', (text, due, isSure) => {
  expect(last(text)).toEqual([due, isSure]);
});
