import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../test/rig/read-said.ts';

const task = spokenOf([{ kind: 'task', number: 1, title: 'постирать шторы' }], {
  default_task_id: 1,
  listed_count: 0,
});
const block = spokenOf([{ kind: 'timeblock', number: 1, title: 'английский' }], {
  default_timeblock_id: 1,
  listed_count: 0,
});

it.each(['последнее отмени', 'последнее действие отмени', 'последнюю правку верни'])(
  '%s takes the last change back',
  (text) => expect(readSaid(text, { thread: task })).toMatchObject({ kind: 'undo' }),
);

it('takes back no change where a task is meant', () => {
  expect(readSaid('последнюю отмени', { thread: task }).kind).not.toBe('undo');
});

it.each(['заметкой к ней: номер на двери', 'к ней комментарием: номер на двери'])('%s', (text) =>
  expect(readSaid(text, { thread: task }).operations).toMatchObject([
    { operation: { type: 'add_note', text: 'номер на двери' } },
  ]),
);

it.each(['и ещё один в пятницу', 'ещё один в субботу в 12', 'а ещё один завтра'])(
  '%s is such a one',
  (text) =>
    expect(readSaid(text, { thread: block }).operations).toMatchObject([
      { operation: { type: 'copy' } },
    ]),
);

it('is something new where it is named', () => {
  expect(readSaid('и ещё один созвон в пятницу', { thread: block }).kind).toBe('commands');
});
