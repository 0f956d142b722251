import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { isOverNow, standsAt } from './stands-at.ts';

// Moscow is three hours ahead
const { zone } = SAMPLE_MOMENT;
const atEleven = asTask(sampleTask({ number: 1, planned_at: '2026-02-27T08:00:00.000Z' }));
const dueAtNine = asTask(sampleTask({ number: 2, due_at: '2026-02-27T06:00:00.000Z' }));
const inEvening = asBlock(sampleBlock({ number: 3, start_at: '2026-02-27T20:00:00.000Z' }));
const untimed = asTask(sampleTask({ number: 4, planned_on: '2026-02-27' }));

it.each([
  ['at its hour', atEleven, { at: '11:00', on: null }],
  ['on its day', atEleven, { at: null, on: '2026-02-27' }],
  ['at the hour of its deadline', dueAtNine, { at: '09:00', on: null }],
  ['in the evening, said without its half', inEvening, { at: '11:00', on: null }],
  ['on its day, without an hour', untimed, { at: null, on: '2026-02-27' }],
])('stands %s', (_, target, denied) => {
  expect(standsAt(target, denied, zone)).toBe(true);
});

it.each([
  ['at another hour', atEleven, { at: '12:00', on: null }],
  ['at other minutes', atEleven, { at: '11:30', on: null }],
  ['on another day', atEleven, { at: '11:00', on: '2026-02-28' }],
  ['at an hour, where it has none', untimed, { at: '11:00', on: null }],
])('does not stand %s', (_, target, denied) => {
  expect(standsAt(target, denied, zone)).toBe(false);
});

const past = { planned_at: '2020-02-27T08:00:00.000Z' };
it.each([
  ['a task at an hour that is over', asTask(sampleTask({ number: 5, ...past })), true],
  ['a task at an hour to come', atEleven, false],
  ['a task of a day', untimed, false],
  ['a timeblock that is not over', inEvening, false],
])('%s: is it over?', (_, target, isOver) => {
  expect(isOverNow(target, '2026-02-27T07:59:00.000Z')).toBe(isOver);
});
