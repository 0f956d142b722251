import { type Outcome, verbatim } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { outcomeLines } from './print-outcome.ts';

const question: Extract<Outcome, { status: 'question' }> = {
  status: 'question',
  code: 'TITLE',
  frame: { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'ru' },
  question: verbatim('Как назвать задачу?'),
  choices: [],
  lead: [],
  draft_id: '01900000-0000-7000-8000-000000000000',
  queued: false,
  follow_up: false,
};

it('asks the open question and only announces the one that waits', () => {
  expect(outcomeLines(question)).toEqual(['Как назвать задачу?']);
  expect(outcomeLines({ ...question, queued: true })).toEqual(['Об этом спрошу потом.']);
});

it('numbers the choices from 1', () => {
  const choices = [
    { id: 'm:15', label: verbatim('15 минут') },
    { id: 'm:30', label: verbatim('30 минут') },
  ];
  expect(outcomeLines({ ...question, choices })).toEqual([
    'Как назвать задачу?',
    '  1. 15 минут',
    '  2. 30 минут',
  ]);
});
