import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const candidates = [{ kind: 'task', number: 1, title: 'эклеры Зое' }] as const;
const inView = spokenOf(candidates, { default_task_id: 1 });
const read = (text: string, thread = inView) => readSaid(text, { thread });

it.each([
  'не к 15, а к 13',
  'и не к 15, а к 13, им выезжать раньше',
  'его кстати не к 15 а к 13 надо',
  'эклеры всё-таки не к 15 а к 13',
  'ой, не к 15, к 13',
  'они не до 15, а до 13, позже не успеют',
])('%s is another hour of the deadline, and its day is that of the object', (text) => {
  const { kind, operations = [] } = read(text);
  expect(kind).toBe('operations');
  expect(operations).toHaveLength(1);
  expect(operations[0]?.operation).toMatchObject({ type: 'set_due' });
  expect(JSON.stringify(operations[0]?.operation)).toContain('T13:00');
  expect(operations[0]?.day_open).toBe(true);
});

it.each(['не к 15, а к 13, купить свечи', 'его не к 15, а к 13, они после работы в 18'])(
  '%s is nothing new where it is not known what it orders',
  (text) => {
    expect(read(text).envelopes).toEqual([]);
  },
);

it.each(['зефир не к 15, а к 13', 'не к 15 марта, а к 13 марта'])(
  '%s has no day that is open',
  (text) => {
    expect(read(text).operations?.[0]?.day_open).toBeUndefined();
  },
);

it('is nothing new where nothing is in view', () => {
  expect(read('его кстати не к 15 а к 13 надо', spokenOf(candidates)).envelopes).toEqual([]);
  expect(read('не к 15, а к 13, им выезжать раньше', spokenOf(candidates)).envelopes).toEqual([]);
});
