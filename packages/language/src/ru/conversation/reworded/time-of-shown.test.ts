import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const block = spokenOf([{ kind: 'timeblock', number: 1, title: 'созвон с банком' }], {
  default_timeblock_id: 1,
  listed_count: 0,
});
const task = spokenOf([{ kind: 'task', number: 1, title: 'купить обои' }], {
  default_task_id: 1,
  listed_count: 0,
});
const actsIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readSaid(text, { thread }).operations?.map(({ operation }) => operation);

describe('a time of what was shown just now', () => {
  it.each([
    ['он на полтора часа', 90],
    ['она на 40 минут', 40],
    ['он на час', 60],
    ['длится полтора часа', 90],
    ['нет, полтора', 90],
    ['а нет, минут 45 надо', 45],
    ['45 минут хватит', 45],
  ])('%s: how long', (text, minutes) =>
    expect(actsIn(text, block)).toMatchObject([
      { type: 'set_duration', duration_minutes: minutes },
    ]),
  );

  it.each([
    ['он будет в 11, не в 10', '11:00'],
    ['в 11, а не в 10', '11:00'],
    ['он начнётся в 11', '11:00'],
    ['и в 18:00', '18:00'],
  ])('%s: at what hour', (text, hour) =>
    expect(actsIn(text, block)).toMatchObject([{ type: 'reschedule', planned_time: hour }]),
  );

  it.each(['хотя оставь завтра', 'оставь завтра'])('%s: on which day', (text) =>
    expect(actsIn(text, task)).toMatchObject([{ type: 'reschedule', planned_at: '2026-09-16' }]),
  );

  it.each(['до пятницы', 'и до пятницы', 'к пятнице'])('%s: by when', (text) =>
    expect(actsIn(text, task)).toMatchObject([{ type: 'set_due', due_date: '2026-09-18' }]),
  );

  it.each(['её на час позже', 'это на час позже'])('%s is later by that', (text) =>
    expect(actsIn(text, block)).toMatchObject([{ type: 'reschedule', shift_minutes: 60 }]),
  );

  it.each(['и в пятницу', 'а в пятницу?', 'и в пятницу тоже', 'до пятницы?', 'и в 18:00?'])(
    '%s sets nothing',
    (text) => expect(actsIn(text, task) ?? []).toEqual([]),
  );

  it.each(['до пятницы', 'и в 18:00'])('%s sets nothing behind a list', (text) =>
    expect(actsIn(text, { ...task, listed_count: 1 }) ?? []).toEqual([]),
  );
});
