import { expect, it } from 'vitest';
import { type Outcome, RuntimeOutput, toRuntimeOutput } from './outcome.ts';

// cites: C9-output

const id = '01900000-0000-7000-8000-000000000000';
const outcomes: Array<[Outcome, RuntimeOutput]> = [
  [
    {
      status: 'done',
      user_message: 'Готово.',
      receipt: {
        change_id: id,
        action: 'do',
        reverted: [],
        objects: [{ kind: 'task', id, number: 1, revision: 1 }],
      },
    },
    { ok: true, user_message: 'Готово.' },
  ],
  [
    {
      status: 'question',
      code: 'TITLE',
      clarifying_question: 'Как назвать задачу?',
      choices: [],
      lead: 'Даты «31 сентября» не бывает.',
      draft_id: id,
      queued: false,
      follow_up: false,
    },
    { ok: false, clarifying_question: 'Как назвать задачу?', choices: [] },
  ],
  [
    { status: 'refused', code: 'NOT_UNDERSTOOD', user_message: 'Не понял.', recovery: 'Скажите.' },
    { ok: false, code: 'NOT_UNDERSTOOD', user_message: 'Не понял.', recovery: 'Скажите.' },
  ],
];

it.each(outcomes)('puts %j on the wire as contract 9 says', (outcome, output) => {
  expect(toRuntimeOutput(outcome)).toEqual(output);
  expect(RuntimeOutput.parse(output)).toEqual(output);
});
