import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const behind = (title: string, kind: 'task' | 'timeblock' = 'task') =>
  spokenOf([{ kind, number: 1, title }], {
    ...(kind === 'task' ? { default_task_id: 1 } : { default_timeblock_id: 1 }),
    listed_count: 0,
  });
const actsIn = (text: string, title = 'отвезти документы в бухгалтерию') =>
  readSaid(text, { thread: behind(title) }).operations?.map(({ operation }) => operation);

describe('when that is to be done which was shown just now', () => {
  it.each([
    ['к среде надо, кстати', 'set_due'],
    ['до среды надо успеть', 'set_due'],
    ['и завтра надо', 'reschedule'],
    ['надо завтра', 'reschedule'],
    ['и завтра уже нужно', 'reschedule'],
    ['завтра в 10 надо', 'reschedule'],
    ['завтра отвезти', 'reschedule'],
    ['надо послезавтра отвезти', 'reschedule'],
    ['к пятнице отвезти бы', 'set_due'],
  ])('%s', (text, type) => expect(actsIn(text)).toMatchObject([{ type }]));

  it('moves a block, too', () => {
    const { operations } = readSaid('надо в 13', {
      thread: behind('встреча с Олей', 'timeblock'),
    });
    expect(operations).toMatchObject([{ operation: { type: 'reschedule' }, corrects: true }]);
  });

  it('asks whether a meeting begins when one has to be there', () => {
    const { operations = [] } = readSaid('мне надо к 9', {
      thread: behind('встреча с Олей', 'timeblock'),
    });
    expect(operations).toMatchObject([
      { operation: { type: 'reschedule', planned_time: '09:00' } },
    ]);
    expect(operations.every(({ confidence }) => confidence < 0.75)).toBe(true);
  });

  it.each([
    'завтра надо в школу',
    'завтра надо купить молоко',
    'завтра позвонить',
    'завтра надо ли',
    'надо завтра?',
    'надо на час',
    'надо',
    'отвезти',
    'завтра отвезти собаку',
    'отвезти завтра документы',
  ])('%s says something else, or nothing', (text) =>
    expect((actsIn(text) ?? []).map(({ type }) => type)).not.toContain('set_due'),
  );

  it.each(['завтра надо в школу', 'завтра надо купить молоко', 'завтра позвонить'])(
    '%s is something new',
    (text) => expect(readSaid(text, { thread: behind('отвезти документы') }).kind).toBe('commands'),
  );

  it('is a title where the verb is all that is known', () => {
    const { kind } = readSaid('завтра пылесосить', { thread: behind('пылесосить') });
    expect(kind).not.toBe('none');
  });
});
