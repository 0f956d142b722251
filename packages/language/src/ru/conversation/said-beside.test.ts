import type {
  InterpretRequest,
  ObjectHandle,
  PendingOperationQuestion,
  PendingQuestion,
} from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../test/rig/read-said.ts';

const KNOWN: ObjectHandle[] = ['заказать плитку', 'написать Кате', 'букет Орловым'].map(
  (title, at) => ({ kind: 'task', number: at + 1, title }),
);

const read = (text: string, more: Partial<InterpretRequest> = {}) =>
  readSaid(text, { thread: spokenOf(KNOWN, { listed_count: 0 }), projects: [], ...more });

describe('what goes into a project that is not there', () => {
  it.each([
    ['плитку и Катю закинь в ремонт', 'ремонт'],
    ['плитка и букет это в проект «Ремонт»', 'Ремонт'],
    ['плитку и затирку перекинь в ремонт', 'ремонт'],
  ])('%s', (text, project) => {
    const { kind, operations, envelopes } = read(text);
    expect([kind, envelopes]).toEqual(['operations', []]);
    expect(operations).toMatchObject([
      { operation: { type: 'move_to_project', project_title: project } },
    ]);
  });

  it('what is to be done in it is new, and what is only sent somewhere is no order', () => {
    expect(read('купить плитку и клей в проект Ремонт').kind).toBe('commands');
    expect(read('плитку и чеки отправь в бухгалтерию').kind).not.toBe('operations');
  });

  it('names of which nothing is known, put somewhere, are no title', () => {
    const { envelopes } = read('компот и кашу закинь в погреба');
    expect(envelopes.every(({ command }) => command.confidence < 0.7)).toBe(true);
  });
});

describe('a project is made', () => {
  const envelope = {
    trace_id: 'trace-0',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'task_create',
      confidence: 0.9,
      entities: { title: 'купить клей', project: 'Ремонт' },
    },
  } as const;
  const choices = [
    { id: 'yes', label: 'Да' },
    { id: 'no', label: 'Нет' },
  ];
  const question: PendingQuestion['question'] = {
    code: 'PROJECT',
    clarifying_question: 'Проекта «Ремонт» нет. Создать его?',
    choices,
  };
  const draft_id = '0191d7a0-0000-7000-8000-000000000001';
  const asked: Partial<InterpretRequest> = { pending: { draft_id, question, envelope } };

  it.each(['ну сделай такой проект', 'создай', 'заведи его', 'да, создай этот проект'])(
    'as it was asked about: %s',
    (text) => {
      expect(read(text, asked)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
    },
  );

  it('by its name, in the verb that everybody uses', () => {
    const made = { operation: { type: 'project_create', title: 'Ярмарка' } };
    expect(read('сделай мне проект Ярмарка').operations).toMatchObject([made]);
    expect(read('сделай проект «Ярмарка»').operations).toMatchObject([made]);
    expect(read('сделай проект кухни').operations?.[0]?.confidence).toBeLessThan(0.7);
  });

  it('of which nothing is named: its name is asked', () => {
    for (const text of ['заведи такой проект', 'создай этот проект']) {
      expect(read(text).operations).toMatchObject([{ operation: { type: 'project_create' } }]);
    }
  });
});

describe('more of what is to be done already', () => {
  it.each([
    ['плитку заказывать надо ещё и белую', 'плитку'],
    ['плитку надо заказать ещё и на фартук', 'плитку'],
    ['Кате писать надо ещё и про ключи', 'Кате'],
  ])('is noted with it once that is confirmed: %s', (text, mention) => {
    const { envelopes, operations } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ operation: { type: 'add_note' }, mention }]);
    expect(operations?.[0]?.confidence).toBeLessThan(0.7);
  });

  it.each([
    'ещё и клей заказать надо',
    'плитку ещё и привезти завтра',
    'обои клеить ещё и в кухне',
  ])('something else is new: %s', (text) => {
    expect(read(text).operations?.some(({ operation: { type } }) => type === 'add_note')).not.toBe(
      true,
    );
  });
});

it.each(['у Павловых на самом деле на пятницу', 'для Юли на самом деле завтра'])(
  'whose it is, and that it was told otherwise, is no title: %s',
  (text) => {
    expect(read(text).envelopes).toEqual([]);
  },
);

describe('somebody else has spoken', () => {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: ['позвонить Вере', 'сдать смету Глебу'].map((title, at) => ({
      kind: 'task',
      number: at + 1,
      title,
    })),
    listed_count: 0,
    operations: [],
  };
  const isDone = (text: string): boolean =>
    read(text, { thread }).operations?.some(
      ({ operation }) => operation.type === 'update_status' && operation.status === 'done',
    ) ?? false;

  it.each([
    'Вера звонила',
    'Глеб звонил, говорит можно позже',
    'Глеб просил смету',
    'Глеб обещал смету',
  ])('and nothing is done: %s', (text) => {
    expect(isDone(text)).toBe(false);
  });

  it.each(['Вере звонила', 'Вере позвонила', 'смету сдал'])('no, it is done: %s', (text) => {
    expect(isDone(text)).toBe(true);
  });
});

describe('what may be closed', () => {
  it.each(['плитку можно закрыть', 'заказать плитку можно закрыть', 'плитку пора вычеркнуть'])(
    'is done once that is confirmed: %s',
    (text) => {
      const [only] = read(text).operations ?? [];
      expect(only?.operation).toMatchObject({ type: 'update_status', status: 'done' });
    },
  );

  it('of what nobody spoke of nothing is known', () => {
    expect(read('кран можно закрыть').operations ?? []).toEqual([]);
  });
});

it('one more behind a mark is new, and how many is no word of it, whatever is asked', () => {
  const question: PendingOperationQuestion['question'] = {
    code: 'TARGET',
    clarifying_question: 'Какую задачу?',
    choices: [
      { id: 'task:1', label: 'заказать плитку (TASK-001)' },
      { id: 'none_of_these', label: 'Ни одна из них' },
    ],
  };
  const draft_id = '0191d7a0-0000-7000-8000-000000000001';
  const operation = { type: 'delete' } as const;
  const asked: Partial<InterpretRequest> = { pending_operation: { draft_id, question, operation } };
  const found = read('и ещё одну: вымыть окна завтра', asked);
  expect(found.envelopes.map(({ command }) => command.entities.title)).toEqual(['вымыть окна']);
});

it('at the same hour: it stays as it stands', () => {
  const { operations } = read('плитку сдвинь на среду, во столько же');
  const onDay = { type: 'reschedule', planned_at: expect.stringMatching(/^[\d-]{10}$/u) };
  expect(operations?.map(({ operation }) => operation)).toEqual([onDay]);
});
