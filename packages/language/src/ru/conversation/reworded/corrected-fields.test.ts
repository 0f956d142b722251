import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [{ kind: 'timeblock', number: 1, title: 'маникюр' }];
const IN_VIEW = spokenOf(KNOWN, { default_timeblock_id: 1 });
const IN_NO_VIEW = spokenOf(KNOWN);
const operationsOf = (text: string, thread = IN_VIEW) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation }) => operation);

describe('another time to remind', () => {
  it.each([
    ['не, за час', 60],
    ['нет, за два часа', 120],
    ['нет, не за час, за два', 120],
    ['не за 20, а за 40', 40],
    ['не за полчаса, а за час', 60],
    ['стоп, не за двадцать минут, за час', 60],
    ['не за день, а за два', 2880],
  ])('%s', (text, minutes) => {
    expect(operationsOf(text)).toEqual([
      { type: 'set_reminders', remind_before_minutes: [minutes] },
    ]);
  });

  it.each(['не за хлебом, а за молоком', 'не за 2, а за 3', 'за час'])(
    'is not said in %s',
    (text) => {
      expect(operationsOf(text)).toEqual([]);
    },
  );

  it.each([
    ['не за 50, а за 40', 'продать лампу за 50'],
    ['не за неделю, а за две', 'прочитать книгу за неделю'],
    ['нет, не за 20, за 30', 'купить билет за 20'],
  ])('is none where the name says so: %s of «%s»', (text, title) => {
    const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
    const types = operationsOf(text, thread).map(({ type }) => type);
    expect(types).not.toContain('set_reminders');
  });

  it.each(['не за 2 дня, а за 3 дня', 'так, за час', 'не за 20, а за 40'])(
    '%s corrects, so that of what has none the plan asks',
    (text) => {
      const [one] = readSaid(text, { thread: IN_VIEW }).operations ?? [];
      expect(one?.corrects).toBe(true);
    },
  );

  it('is of nothing where nothing is in view', () => {
    expect(operationsOf('не за 20, а за 40', IN_NO_VIEW)).toEqual([]);
  });
});

describe('another time and another length', () => {
  it.each([
    ['стоп, на полтора, и не в 12, а в половине первого', '12:30', 90],
    ['не в 15, а в полчетвёртого, и на полтора часа', '15:30', 90],
    ['погоди, на сорок минут, и не в 9, а в 10', '10:00', 40],
    ['стой, на два часа и в 10', '10:00', 120],
  ])('%s', (text, planned_time, duration_minutes) => {
    expect(operationsOf(text)).toEqual([
      { type: 'reschedule', planned_time },
      { type: 'set_duration', duration_minutes },
    ]);
  });

  it.each(['стой, на полчаса и в магазин', 'на полтора часа и с Леной'])('not in %s', (text) => {
    expect(operationsOf(text)).toEqual([]);
  });
});

it.each(['на самом деле в пятницу и на два часа', 'вообще-то в пятницу и на два часа'])(
  '%s of a block is another day and another length',
  (text) => {
    const types = operationsOf(text).map(({ type }) => type);
    expect(types).toEqual(['reschedule', 'set_duration']);
  },
);
