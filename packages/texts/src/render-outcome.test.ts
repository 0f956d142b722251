import {
  type Frame,
  type Outcome,
  RuntimeOutput,
  StoredOutcome,
  verbatim,
} from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { toRuntimeOutput } from './render-outcome.ts';

// cites: C9-output

const id = '01900000-0000-7000-8000-000000000000';
const frame: Frame = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'ru' };
const receipt = {
  change_id: id,
  action: 'do' as const,
  reverted: [],
  objects: [{ kind: 'task' as const, id, number: 1, revision: 1 }],
};
const outcomes: Array<[Outcome, RuntimeOutput]> = [
  [
    { status: 'done', frame, said: [verbatim('Готово.'), verbatim('И это.')], receipt },
    { ok: true, user_message: 'Готово.\nИ это.' },
  ],
  [
    {
      status: 'question',
      frame,
      code: 'TITLE',
      question: verbatim('Как назвать задачу?'),
      choices: [{ id: 'a', label: verbatim('Так') }],
      lead: [verbatim('Даты «31 сентября» не бывает.')],
      draft_id: id,
      queued: false,
      follow_up: false,
    },
    {
      ok: false,
      clarifying_question: 'Как назвать задачу?',
      choices: [{ id: 'a', label: 'Так' }],
    },
  ],
  [
    {
      status: 'refused',
      frame,
      code: 'NOT_UNDERSTOOD',
      said: [verbatim('Не понял.')],
      recovery: verbatim('Скажите.'),
    },
    { ok: false, code: 'NOT_UNDERSTOOD', user_message: 'Не понял.', recovery: 'Скажите.' },
  ],
];

it.each(outcomes)('puts %j on the wire in one of three forms', (outcome, output) => {
  expect(toRuntimeOutput(outcome)).toEqual(output);
  expect(RuntimeOutput.parse(output)).toEqual(output);
});

describe('outcomes that were stored as words', () => {
  it.each([
    [
      { status: 'done', user_message: 'Готово.', receipt },
      { ok: true, user_message: 'Готово.' },
    ],
    [
      {
        status: 'question',
        code: 'TITLE',
        clarifying_question: 'Как назвать задачу?',
        choices: [{ id: 'a', label: 'Так' }],
        lead: 'Даты «31 сентября» не бывает.',
        draft_id: id,
        queued: false,
        follow_up: false,
      },
      {
        ok: false,
        clarifying_question: 'Как назвать задачу?',
        choices: [{ id: 'a', label: 'Так' }],
      },
    ],
    [
      { status: 'refused', code: 'NOT_UNDERSTOOD', user_message: 'Не понял.', recovery: '' },
      { ok: false, code: 'NOT_UNDERSTOOD', user_message: 'Не понял.', recovery: '' },
    ],
  ])('%j is told as it was', (stored, output) => {
    expect(toRuntimeOutput(StoredOutcome.parse(stored))).toEqual(output);
  });
});
