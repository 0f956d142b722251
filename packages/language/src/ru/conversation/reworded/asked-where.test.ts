import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const hall = { kind: 'timeblock' as const, number: 1, title: 'зал' };

it('what is missed and does not stand is new', () => {
  const { envelopes } = readSaid('а созвон с антоном где? завтра 16:00 на полчаса');
  expect(envelopes.map(({ command: { entities } }) => entities)).toMatchObject([
    { title: 'созвон с антоном', duration_minutes: 30, start_at: '2026-09-16T16:00:00+03:00' },
  ]);
});

it('what stands is moved after a yes', () => {
  const { operations = [] } = readSaid('а зал где? завтра в 19', { thread: spokenOf([hall]) });
  expect(operations).toMatchObject([
    { operation: { type: 'reschedule' }, mention: 'зал', confidence: 0.6 },
  ]);
});

it.each(['а созвон с антоном где? в зуме или в офисе', 'а где паспорт? завтра нужен', 'где зал?'])(
  'a place that is asked for writes nothing at once: %s',
  (text) => {
    const { operations = [], envelopes } = readSaid(text, { thread: spokenOf([hall]) });
    expect(operations).toEqual([]);
    expect(envelopes.filter(({ command }) => command.confidence >= 0.75)).toEqual([]);
  },
);

it.each([
  ['скинуть маше 3 варианта обложки до завтра вечера', '2026-09-16T19:00:00+03:00'],
  ['скинуть маше 3 варианта обложки к завтра вечеру', '2026-09-16T19:00:00+03:00'],
  ['скинуть маше 3 варианта обложки до среды обеда', '2026-09-16T13:00:00+03:00'],
  ['скинуть маше 3 варианта обложки к среде утру', '2026-09-16T09:00:00+03:00'],
])('the part of the day by which it is due is no word of it: %s', (text, due) => {
  const [only] = readSaid(text).envelopes;
  expect(only?.command.entities).toEqual({
    title: 'скинуть маше 3 варианта обложки',
    due_date: due,
  });
});

it.each([
  ['купить билеты на вечера Пушкина', 'купить билеты на вечера Пушкина'],
  ['купить вечернее платье до субботы', 'купить вечернее платье'],
])('and any other evening is: %s', (text, title) => {
  expect(readSaid(text).envelopes[0]?.command.entities.title).toBe(title);
});

it.each(['созвон с леной завтра в 11 мин на 40', 'созвон с леной завтра в 11 минут на 40'])(
  'the minutes behind the hour say how long: %s',
  (text) => {
    expect(readSaid(text).envelopes[0]?.command.entities).toMatchObject({
      title: 'созвон с леной',
      start_at: '2026-09-16T11:00:00+03:00',
      duration_minutes: 40,
    });
  },
);

it('whom it is sent to belongs to what is sent', () => {
  const said = 'созвон был, антону надо отправить кп до пт утром';
  expect(readSaid(said).envelopes[0]?.command.entities).toMatchObject({
    title: 'антону отправить кп',
    description: 'созвон был',
  });
  const call = { kind: 'timeblock' as const, number: 2, title: 'созвон с антоном' };
  const { operations = [], envelopes } = readSaid(said, { thread: spokenOf([call]) });
  expect(operations).toMatchObject([{ operation: { status: 'done' }, passed: true }]);
  expect(envelopes[0]?.command.entities).not.toHaveProperty('description');
});
