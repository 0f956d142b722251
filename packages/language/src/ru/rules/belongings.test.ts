import { expect, it } from 'vitest';
import { readSaid } from '../../../../../test/rig/read-said.ts';

it.each([
  ['завтра в 17:30 полку забрать', 'полку забрать', '09-16T17:30'],
  ['завтра в 9:15 лекцию читать', 'лекцию читать', '09-16T09:15'],
  ['завтра в 17 подняться на 30 полку', 'подняться на 30 полку', '09-16T17:00'],
])('%s: the minutes of a clock number no thing', (text, title, at) => {
  const [only] = readSaid(text).envelopes;
  expect([only?.command.entities.title, only?.command.entities.planned_at?.slice(5, 16)]).toEqual([
    title,
    at,
  ]);
});
