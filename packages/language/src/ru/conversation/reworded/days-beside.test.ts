import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'выносить мусор' }], {
  default_task_id: 1,
});
const read = (text: string) => readSaid(text, { thread }).operations ?? [];

it.each([
  ['и ещё каждое воскресенье', 'FREQ=WEEKLY;BYDAY=SU'],
  ['а ещё по четвергам', 'FREQ=WEEKLY;BYDAY=TH'],
  ['ещё каждую среду', 'FREQ=WEEKLY;BYDAY=WE'],
])('%s', (text, rrule) => {
  expect(read(text)).toMatchObject([{ operation: { type: 'set_recurrence', rrule }, also: true }]);
});

it.each(['каждое воскресенье', 'теперь по четвергам', 'лучше каждую среду'])(
  '%s takes the place of what was',
  (text) => {
    for (const { also } of read(text)) expect(also).toBeUndefined();
  },
);
