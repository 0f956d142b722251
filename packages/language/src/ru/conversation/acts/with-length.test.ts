import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'timeblock', number: 1, title: 'интервью' }], {
  default_timeblock_id: 1,
});

function operationsIn(text: string) {
  const { operations = [] } = readSaid(text, { thread });
  return operations.map(({ operation }) => operation);
}

const hour = (planned_time: string) => ({ type: 'reschedule', planned_time });
const lasts = (duration_minutes: number) => ({ type: 'set_duration', duration_minutes });

it.each([
  ['интервью будет с пяти до шести', [hour('17:00'), lasts(60)]],
  ['лучше в четыре на полтора часа', [hour('16:00'), lasts(90)]],
  [
    'перенеси интервью на пятницу с четырёх до пяти',
    [{ type: 'reschedule', planned_at: '2026-09-18T16:00:00+03:00' }, lasts(60)],
  ],
])('how long from the new hour: %s', (text, operations) => {
  expect(operationsIn(text)).toEqual(operations);
});

it.each([
  ['лучше в четыре', [hour('16:00')]],
  ['перенеси интервью на час позже', [{ type: 'reschedule', shift_minutes: 60 }]],
  ['перенеси интервью на пятницу', [{ type: 'reschedule', planned_at: '2026-09-18' }]],
  ['сделай интервью на два часа', [lasts(120)]],
])('one thing alone: %s', (text, operations) => {
  expect(operationsIn(text)).toEqual(operations);
});

const reminded = (...before: readonly number[]) => ({
  type: 'set_reminders',
  remind_before_minutes: before,
});

it.each([
  ['напомни мне за час до интервью', [reminded(60)]],
  ['и напомни мне пожалуйста за полчаса', [reminded(30)]],
  ['за день до интервью мне напомни', [reminded(1440)]],
  ['и в пятницу тоже самое', [{ type: 'copy', planned_at: '2026-09-18' }]],
  ['в пятницу то же самое', [{ type: 'copy', planned_at: '2026-09-18' }]],
  ['снова в пятницу', [{ type: 'copy', planned_at: '2026-09-18' }]],
])('as it is spoken: %s', (text, operations) => {
  expect(operationsIn(text)).toEqual(operations);
});
