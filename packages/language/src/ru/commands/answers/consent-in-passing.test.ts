import type { PendingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const asked = (title: string, entities: object, told: string): PendingQuestion => ({
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.6, entities: { title, ...entities } },
  },
  question: {
    code: 'CONFIRM',
    clarifying_question: told,
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
});

describe('a word of consent that only opens a sentence', () => {
  const pending = asked('маникюр час', {}, 'Правильно понял: задача «маникюр час»?');
  it.each([
    'так, бабушкин сосед вернул дрель, всё, закрывай ремонт',
    'так гвозди и шурупы привёз',
    'хорошо стол починили',
    'точно, паспорт уже забрала',
    'ладно, коляску отдали соседке',
    'ок, договорились с мастером',
    'плюс курьер ещё приехал',
    'идёт снег на дворе',
  ])('%s: is no yes', (text) => {
    expect(readSaid(text, { pending }).choice_id).toBeUndefined();
  });

  it.each(['так', 'так да', 'хорошо', 'так точно', 'ок, давай', 'ну да, всё верно', 'точно'])(
    '%s: is one',
    (text) => {
      expect(readSaid(text, { pending })).toMatchObject({ kind: 'answer', choice_id: 'yes' });
    },
  );

  it('what is told behind it is done, and the question stays', () => {
    const thread = spokenOf([{ kind: 'task', number: 1, title: 'починить табуретку' }]);
    const {
      kind,
      choice_id: choice,
      operations = [],
    } = readSaid('так, табуретку починил', {
      pending,
      thread,
    });
    expect([kind, choice, operations[0]?.operation.type]).toEqual([
      'operations',
      undefined,
      'update_status',
    ]);
  });
});

describe('a yes that says the day once more', () => {
  const pending = asked(
    'фестиваль весь день',
    { planned_at: '2026-12-12' },
    'Правильно понял: задача «фестиваль весь день», суббота, 12 декабря?',
  );
  it.each(['да, фестиваль 12го', 'ага, двенадцатого', 'да, в субботу', 'да фестиваль'])(
    '%s: is the yes',
    (text) => {
      expect(readSaid(text, { pending })).toMatchObject({ kind: 'answer', choice_id: 'yes' });
    },
  );

  it.each([
    ['да, фестиваль 13го', '2026-12-13'],
    ['не двенадцатого, девятнадцатого', '2026-12-19'],
    ['нет, не двенадцатого, они перенесли на десятое', '2026-12-10'],
  ])('%s: in the month of what is asked about', (text, day) => {
    const { choice_id: choice, envelopes } = readSaid(text, { pending });
    expect([choice, envelopes[0]?.command.entities.planned_at]).toEqual([undefined, day]);
  });
});

describe('the time that is asked about, denied', () => {
  const pending = asked(
    'розетку показать',
    { due_date: '2026-02-26T15:00:00' },
    'Правильно понял: задача «розетку показать», срок завтра, 15:00?',
  );
  it.each(['ой нет не к трём она пишет к пяти', 'не к трем, он просил к пяти'])(
    '%s: the other one on the same day',
    (text) => {
      expect(readSaid(text, { pending }).envelopes[0]?.command.entities.due_date).toContain(
        '2026-02-26T17:00',
      );
    },
  );

  it.each(['не к трём, у Лены к пяти стрижка'])('%s: of something else', (text) => {
    expect(readSaid(text, { pending }).kind).not.toBe('answer');
  });
});
