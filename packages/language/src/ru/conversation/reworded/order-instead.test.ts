import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { orderInstead } from './order-instead.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'стрижка пони' },
  { kind: 'task', number: 2, title: 'позвонить в архив' },
];
const thread = spokenOf(KNOWN);

describe('the order that was meant', () => {
  it.each([
    ['нет не записать её, а перенести стрижку пони на субботу в 11', 'стрижка пони'],
    ['не новая запись а сдвинуть стрижку пони на субботу', 'стрижка пони'],
    ['ой нет, не добавить а передвинь стрижку пони на субботу', 'стрижка пони'],
    ['позвонить в архив не сегодня, перенести на завтра', 'архив'],
  ])('%s', (text, name) => {
    const { envelopes, operations = [] } = readSaid(text, { thread });
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ operation: { type: 'reschedule' } }]);
    expect(operations[0]?.mention).toContain(name.slice(-4));
  });

  it.each([
    'не шкаф а перенести комод в спальню',
    'не торт, а пирожные купить завтра',
    'перенести стрижку пони на субботу',
    'не опоздать, а отменить подписку',
    'позвонить в музей не сегодня, перенести на завтра',
  ])('is none: %s', (text) => {
    expect(orderInstead(text, thread)).toBeNull();
  });

  it('is none where nothing was spoken of', () => {
    expect(orderInstead('не записать а перенести стрижку на субботу', null)).toBeNull();
  });
});
