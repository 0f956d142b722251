import type { PendingOperationQuestion, PendingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const choices = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
];
const pending: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'task_create',
      confidence: 0.6,
      entities: { title: 'отвезти ёлку на дачу', planned_at: '2026-09-16T09:40:00' },
    },
  },
  question: {
    code: 'CONFIRM',
    clarifying_question: 'Правильно понял: задача «отвезти ёлку на дачу», завтра, 09:40?',
    choices,
  },
};
const ofNew = (text: string) => readSaid(text, { pending });

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'забрать коляску' },
  { kind: 'task', number: 2, title: 'полить фикус' },
]);
const deletion: PendingOperationQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000002',
  operation: { type: 'delete', task: 1 },
  question: {
    code: 'CONFIRM',
    clarifying_question: 'Удалить задачу «забрать коляску» (TASK-001)?',
    choices,
  },
};
const ofOld = (text: string) => readSaid(text, { thread, pending_operation: deletion });

describe('a yes that says again what is asked', () => {
  it.each([
    'да, отвезти ёлку на дачу',
    'да, ёлку на дачу в девять сорок, всё правильно',
    'ага, на дачу завтра',
    'да ёлку же',
  ])('%s: is the yes', (text) => {
    expect(ofNew(text)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });

  it('да удаляй коляску забрал же: is the yes', () => {
    expect(ofOld('да удаляй коляску забрали же').kind).not.toBe('commands');
    expect(ofOld('да, коляску')).toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });

  it.each(['да, ёлку в одиннадцать', 'да, на дачу в 11'])('%s: with another hour', (text) => {
    const { kind, choice_id: choice, envelopes } = ofNew(text);
    expect([kind, choice]).toEqual(['answer', undefined]);
    expect(envelopes[0]?.command.entities.planned_at).toContain('T11:00');
  });

  it.each(['да, но не ёлку', 'да, только дачу', 'да, ёлку если успею', 'да, и дачу тоже'])(
    '%s: is no plain yes',
    (text) => {
      expect(ofNew(text)).not.toMatchObject({ kind: 'answer', choice_id: 'yes' });
    },
  );
});

describe('a yes with something else behind it', () => {
  it.each(['ага. и соседу написать вечером', 'да, и ещё купить соль', 'да, а послезавтра в баню'])(
    '%s: both',
    (text) => {
      const { kind, choice_id: choice, envelopes } = ofNew(text);
      expect([kind, choice, envelopes.length]).toEqual(['commands', 'yes', 1]);
    },
  );

  it('да, и фикус перенеси на субботу: both', () => {
    const { kind, choice_id: choice, operations = [] } = ofOld('да, и фикус перенеси на субботу');
    expect([kind, choice, operations[0]?.operation.type]).toEqual([
      'operations',
      'yes',
      'reschedule',
    ]);
  });

  it('нет, фикус удали: the no, and the other', () => {
    const { kind, choice_id: choice, operations = [] } = ofOld('нет, фикус удали');
    expect([kind, choice, operations[0]?.operation.type]).toEqual(['operations', 'no', 'delete']);
  });

  it.each(['ок, и соседу написать вечером', 'нет, купи соль'])('%s: is not taken so', (text) => {
    expect(ofNew(text).choice_id).toBeUndefined();
  });
});

describe('a yes to several that names one of them', () => {
  const several = {
    ...pending,
    question: {
      ...pending.question,
      clarifying_question: 'Правильно понял?\n• задача «отвезти ёлку на дачу»\n• задача «гирлянду»',
      choices: [
        ...choices,
        { id: 'only:1', label: 'Только «отвезти ёлку на дачу»' },
        { id: 'only:2', label: 'Только «гирлянду»' },
      ],
    },
  };

  it.each(['да, ёлку', 'ага, гирлянду'])('%s: is no yes to all', (text) => {
    const said = readSaid(text, { pending: several });
    expect(said).not.toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });

  it.each(['да', 'да, всё верно', 'ага, записывай'])('%s: is one', (text) => {
    const said = readSaid(text, { pending: several });
    expect(said).toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });
});

describe('a yes that says that it is time now', () => {
  it.each([
    'теперь да',
    'вот теперь да',
    'да, теперь можно',
    'теперь давай',
    'ну вот теперь можно',
    'сейчас да',
    'тогда да',
  ])('%s: is a yes to a new thing and to a loss', (text) => {
    expect(ofNew(text)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
    expect(ofOld(text)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
  });

  it.each([
    'теперь нет',
    'не теперь',
    'теперь можно?',
    'теперь не надо',
    'тогда ладно',
    'теперь можно и хлеб купить',
    'теперь давай созвон в пятницу',
  ])('%s: is none', (text) => {
    expect(ofOld(text).choice_id).toBeUndefined();
  });
});
