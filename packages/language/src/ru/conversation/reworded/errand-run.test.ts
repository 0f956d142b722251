import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const titled = (...titles: readonly string[]) =>
  spokenOf(titles.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })));
const thread = titled(
  'записаться к ортопеду',
  'записать собаку на груминг',
  'подготовить лекцию',
  'на хутор сено сложить',
  'экзамен',
  'записать интервью',
);
const read = (text: string) => readSaid(text, { thread });

describe('an errand is run, and what it was for has its time', () => {
  it.each([
    ['записалась на пятницу на 16', 'записаться к ортопеду', 'к ортопеду'],
    ['к ортопеду записался на пятницу на 16', 'записаться к ортопеду', 'к ортопеду'],
    [
      'записал собаку на груминг на пятницу на 16',
      'записать собаку на груминг',
      'собаку на груминг',
    ],
  ])('%s', (text, mention, title) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: { status: 'done' }, mention }]);
    const entities = { title, planned_at: expect.stringContaining('2026-09-18T16:00') };
    expect(envelopes).toMatchObject([{ command: { entities } }]);
  });

  it.each(['мама записалась к хирургу на пятницу на 16', 'записалась в бассейн на пятницу на 16'])(
    '%s: nothing is done',
    (text) => {
      expect(read(text).operations ?? []).toEqual([]);
    },
  );

  it('what was recorded for a day is no appointment', () => {
    const { operations = [], envelopes } = read('записал интервью на пятницу');
    expect(operations.filter(({ operation }) => operation.type === 'update_status')).toEqual([]);
    expect(envelopes).toEqual([]);
  });

  it('what was arranged yesterday has no time', () => {
    expect(read('записался к ортопеду вчера').envelopes).toEqual([]);
  });
});

describe('another time, and how long it takes', () => {
  it.each([
    ['лекция ну давай в пятницу в семь вечера часа на полтора', 'T19:00', 90],
    ['лекцию давай в пятницу в семь вечера на два часа', 'T19:00', 120],
  ])('%s', (text, hour, minutes) => {
    const { operations, envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([
      { operation: { type: 'reschedule', planned_at: expect.stringContaining(hour) } },
      { operation: { type: 'set_duration', duration_minutes: minutes }, same: true },
    ]);
  });

  it('with whom it is moves it, once that is confirmed', () => {
    const { operations } = read('на хутор лучше в пятницу вместе с кумом');
    expect(operations).toMatchObject([{ operation: { type: 'reschedule' }, confidence: 0.6 }]);
  });

  it('what does not stand is not moved', () => {
    const { operations = [] } = read('выставку ну давай в пятницу в семь часа на полтора');
    expect(operations).toEqual([]);
  });
});

describe('reminded of what stands, for which something is to be done', () => {
  it.each([
    'напомни за неделю про экзамен билеты выучить',
    'напомни за неделю о экзамене билеты выучить',
  ])('%s', (text) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: { type: 'set_reminders' } }]);
    expect(envelopes).toMatchObject([{ command: { entities: { title: 'билеты выучить' } } }]);
  });
});

describe('"это" and a time behind several', () => {
  it('the time is of each', () => {
    const { envelopes } = read('сарай подмести и дрова наколоть это в пятницу утром');
    expect(envelopes.map(({ command }) => command.entities)).toMatchObject([
      { title: 'сарай подмести', planned_at: expect.stringContaining('2026-09-18T09:00') },
      { title: 'дрова наколоть', planned_at: expect.stringContaining('2026-09-18T09:00') },
    ]);
  });

  it.each([
    ['узнать что это за посылка завтра', 'узнать что это за посылка'],
    ['спросить кто это сделал в пятницу', 'спросить кто это сделал'],
    ['согласовать это в пятницу', 'согласовать это'],
    ['с Верой согласовать это в пятницу', 'с Верой согласовать это'],
  ])('%s: is a word', (text, title) => {
    expect(read(text).envelopes).toMatchObject([{ command: { entities: { title } } }]);
  });
});
