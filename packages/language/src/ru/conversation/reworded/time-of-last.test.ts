import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN = [{ kind: 'task' as const, number: 1, title: 'точить ножи' }];
const inView = spokenOf(KNOWN, { default_task_id: 1 });

describe('nothing but when', () => {
  it.each([
    ['завтра', { planned_at: '2026-09-16' }],
    ['на завтра.', { planned_at: '2026-09-16' }],
    ['завтра в 10', { planned_at: '2026-09-16T10:00:00+03:00' }],
    ['в 17:30', { planned_time: '17:30' }],
  ])('%s is asked about of what is in view', (text, fields) => {
    const [only, ...more] = readSaid(text, { thread: inView }).operations ?? [];
    expect(more).toEqual([]);
    expect(only?.operation).toEqual({ type: 'reschedule', ...fields });
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each(['завтра?', 'до пятницы', 'каждый день', 'на час'])('%s moves nothing', (text) => {
    const { operations = [] } = readSaid(text, { thread: inView });
    expect(operations.filter(({ operation }) => operation.type === 'reschedule')).toEqual([]);
  });

  it('is said of nothing where nothing is in view', () => {
    expect(readSaid('завтра', { thread: spokenOf(KNOWN) }).operations).toBeUndefined();
  });
});
