import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'отвезти пылесос в сервис' },
  { kind: 'task', number: 2, title: 'сдать эскизы' },
];
const read = (text: string) =>
  readSaid(text, { thread: spokenOf(KNOWN, { default_task_id: 2 }) }).operations ?? [];

describe('a time that was denied, with a tale behind it', () => {
  it.each([
    ['пылесос не в среду а в четверг у них там переучет', 'reschedule'],
    ['пылесос не в среду, а в пятницу, мастер уезжает', 'reschedule'],
    ['ой не в среду а в четверг они до шести', 'reschedule'],
    ['не до пятницы оказывается а до четверга заказчик уезжает', 'set_due'],
  ])('%s is asked about', (text, type) => {
    expect(read(text)).toMatchObject([{ operation: { type }, confidence: 0.6 }]);
  });

  it.each(['утюг не в среду а в четверг у них там переучет', 'пылесос не новый а в ремонт у них'])(
    'is not "%s"',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe('who wants it so, behind an order', () => {
  it.each([
    ['эскизы перенеси на завтра до обеда она просила', { type: 'set_due' }],
    ['эскизы сдвинь на завтра до шести, заказчик торопит', { type: 'set_due' }],
    ['пылесос перенеси на субботу мастер попросил', { type: 'reschedule' }],
  ])('%s', (text, operation) => {
    const [only, ...more] = read(text);
    expect(more).toEqual([]);
    expect(only?.operation).toMatchObject(operation);
    expect(only?.confidence).toBeGreaterThanOrEqual(0.8);
  });
});
