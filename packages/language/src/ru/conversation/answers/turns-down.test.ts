import type { InterpretRequest, Operation, QuestionCode } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const DRAFT = '0191d7a0-0000-7000-8000-000000000001';
const YES_NO = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
];
const THREAD = {
  room: { kind: 'hub' as const },
  candidates: [
    { kind: 'task' as const, number: 2, title: 'полить кактус' },
    { kind: 'task' as const, number: 1, title: 'сходить в банк' },
  ],
  operations: [],
};

function read(text: string, asked: Partial<InterpretRequest>) {
  return interpretUtterance(
    {
      trace_id: 't',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      thread: THREAD,
      ...asked,
    },
    { timezone: CORPUS_ZONE },
  ).response;
}

const ofOld = (
  operation: Operation,
  code: QuestionCode,
  clarifying_question: string,
  choices = YES_NO,
): Partial<InterpretRequest> => ({
  pending_operation: {
    draft_id: DRAFT,
    operation,
    question: { code, clarifying_question, choices },
  },
});
const ofNew = (code: QuestionCode, title?: string): Partial<InterpretRequest> => ({
  pending: {
    draft_id: DRAFT,
    envelope: {
      trace_id: 't',
      source: { channel: 'telegram_text' },
      command: {
        intent: 'timeblock_create',
        confidence: 0.95,
        entities: title === undefined ? {} : { title, start_at: '2026-09-14T16:00:00+03:00' },
      },
    },
    question: {
      code,
      clarifying_question: '?',
      choices: code === 'PAST' || code === 'CONFIRM' ? YES_NO : [],
    },
  },
});

const LOSS = ofOld({ type: 'delete' }, 'CONFIRM', 'Удалить задачу «сходить в банк» (TASK-001)?');
const SET = ofOld(
  { type: 'delete' },
  'BULK',
  'Удалить: 2 задачи. Всё верно?\n• «наколоть дров» (TASK-001)\n• «отнести мёд» (TASK-002)',
);
const WHICH = ofOld({ type: 'delete' }, 'TARGET', 'Какой блок?', [
  { id: 'timeblock:2', label: '«Приём» (BLOCK-002), 22 сентября, 19:00' },
  { id: 'timeblock:3', label: '«Приём» (BLOCK-003), 18 сентября, 14:00' },
  { id: 'timeblock:1', label: '«Приём» (BLOCK-001), 16 сентября, 10:00' },
  { id: 'none_of_these', label: 'Ни один из них' },
]);

const said = (text: string, asked: Partial<InterpretRequest>) => {
  const { kind, choice_id: choice, operations: [only] = [] } = read(text, asked);
  if (kind !== 'answer') return kind;
  return choice ?? only ?? kind;
};

describe('what is turned down', () => {
  it.each([
    'не, проехали',
    'да ну его этот блок',
    'ни в коем случае',
    'обойдусь',
    'не надо, я сама позвоню',
    'нет, спасибо',
    'отмена, отмена',
    'отбой тревоги',
    'погоди, не ставь пока',
    'в другой раз',
    'случайно нажала',
    'хотя нет, ничего не ставь',
    'впрочем нет',
    'хотя не надо',
  ])('a length: %s', (text) => {
    expect(said(text, ofNew('DURATION', 'уборка'))).toBe('cancel');
  });

  it.each([
    'ещё чего',
    'упаси бог',
    'пусть будет',
    'оставь как было',
    'не смей',
    'не удаляй банк',
    'ладно, пусть живёт',
    'рано',
    'нет уж, он мне ещё нужен',
  ])('a loss: %s', (text) => {
    expect(said(text, LOSS)).toBe('cancel');
  });

  it.each(['никакую, пусть висят', 'пусть обе остаются', 'обе оставь'])(
    'of several: %s',
    (text) => {
      expect(said(text, WHICH)).toBe('cancel');
    },
  );

  it.each([
    'купить кактус',
    'оставить ключи соседке',
    'отказаться от подписки',
    'забудь про хлеб и купи соль',
  ])('nothing is: %s', (text) => {
    expect(said(text, LOSS)).not.toBe('cancel');
    expect(said(text, ofNew('TITLE'))).not.toBe('cancel');
  });

  it.each(['конечно нет', 'да нет', 'разумеется, нет', 'нет, всё верно'])(
    '%s is no yes',
    (text) => {
      expect(said(text, LOSS)).toBe('no');
    },
  );
});

/** Of something new that is asked about, and of a report that is asked about; the strangers' own words are not among them. */
describe('a no with its reason', () => {
  const TICK = ofOld(
    { type: 'update_status', status: 'done' },
    'CONFIRM',
    'Отметить сделанной задачу «полить кактус» (TASK-002)?',
  );
  const NEW = ofNew('CONFIRM', 'полить рассаду');

  it.each([
    'нет это не задача',
    'не, это вообще не дело',
    'ой нет я его ещё не полила верни назад',
    'нет не полила пока верни обратно',
    'нет, рассада уже засохла',
    'да нет, это я мужу говорила',
  ])('%s', (text) => {
    for (const asked of [TICK, NEW]) expect(said(text, asked)).toMatch(/^(?:no|cancel)$/);
  });

  it.each(['нет, на пятницу', 'нет, купи лейку', 'нет, полить герань', 'нет рассада завтра'])(
    'is more than that: %s',
    (text) => {
      for (const asked of [TICK, NEW]) expect(['no', 'cancel']).not.toContain(said(text, asked));
    },
  );
});

describe('what is agreed to', () => {
  it.each([
    'само собой',
    'так и есть',
    'давай, сноси',
    'удаляй, удаляй',
    'ну я ж говорю убирай',
    'говорил же тебе, удаляй',
    'валяй',
    'совершенно верно',
    'да, можешь удалять',
    'конечно, она уже не нужна',
    'ок, удаляй',
    'да, её и удали',
  ])('a loss: %s', (text) => {
    expect(said(text, LOSS)).toBe('yes');
  });

  it.each([
    'ок',
    'хорошо',
    'ладно',
    'можно',
    'пиши',
    'да, не удаляй',
    'не удаляй',
    'я ж говорил не убирай',
    'я ж говорил',
  ])('no loss: %s', (text) => {
    expect(said(text, LOSS)).not.toBe('yes');
  });

  it.each(['валяй', 'пиши', 'да, всё равно запиши', 'записывай, чего уж', 'можно'])(
    'a time that is past: %s',
    (text) => {
      expect(said(text, ofNew('PAST', 'собрание'))).toBe('yes');
    },
  );

  it.each(['нет, завтра', 'завтра, конечно', 'я имел в виду завтра', 'ой, завтра'])(
    'another time in its place: %s',
    (text) => {
      const { kind, choice_id: choice, envelopes } = read(text, ofNew('PAST', 'собрание'));
      expect([kind, choice]).toEqual(['answer', undefined]);
      expect(envelopes[0]?.command.entities.start_at).toBe('2026-09-16T16:00:00+03:00');
    },
  );
});

describe('which one is meant', () => {
  it.each<[string, string]>([
    ['завтрашний', 'timeblock:1'],
    ['утренний', 'timeblock:1'],
    ['который раньше', 'timeblock:1'],
    ['тот, что с утра', 'timeblock:1'],
    ['нижний', 'timeblock:1'],
    ['первый по времени', 'timeblock:1'],
    ['пятничный', 'timeblock:3'],
    ['средний', 'timeblock:3'],
    ['второй снизу', 'timeblock:3'],
    ['тот, который в два', 'timeblock:3'],
    ['номер два', 'timeblock:3'],
    ['вечерний', 'timeblock:2'],
    ['который во вторник в семь', 'timeblock:2'],
    ['самый дальний', 'timeblock:2'],
    ['под номером 1', 'timeblock:2'],
  ])('%s', (text, id) => {
    expect(said(text, WHICH)).toBe(id);
  });

  it.each(['ночной', 'послезавтрашний'])('none of them: %s', (text) => {
    expect(said(text, WHICH)).toMatchObject({ mention: text });
  });
});

describe('something else in its place', () => {
  it.each<[string, object]>([
    ['нет, не удаляй, а перенеси на среду', { type: 'reschedule', planned_at: '2026-09-16' }],
    ['нет, лучше перенеси на завтра', { type: 'reschedule', planned_at: '2026-09-16' }],
    ['нет я хотела перенести на среду', { type: 'reschedule', planned_at: '2026-09-16' }],
    ['нет, просто на завтра её', { type: 'reschedule', planned_at: '2026-09-16' }],
    ['не удаляй, а отметь сделанной', { type: 'update_status', status: 'done' }],
  ])('%s', (text, operation) => {
    expect(said(text, LOSS)).toEqual({ operation, confidence: 1 });
  });

  it.each(['нет, кактус', 'не банк, а кактус', 'ой, не то, кактус надо'])('%s', (text) => {
    expect(said(text, LOSS)).toMatchObject({ operation: { type: 'delete' }, mention: 'кактус' });
  });

  it.each<[string, object]>([
    ['только дрова', { mention: 'дрова', only: true }],
    ['нет, только дрова', { mention: 'дрова', only: true }],
    ['да, но мёд оставь', { mention: 'мёд' }],
    ['мёд не трогай', { mention: 'мёд' }],
  ])('some of a set: %s', (text, some) => {
    expect(said(text, SET)).toEqual({ operation: { type: 'delete' }, confidence: 1, ...some });
  });

  it.each(['создай проект Кухня', 'нет, купить хлеб завтра', 'только не забудь купить соль'])(
    'something new: %s',
    (text) => {
      expect(said(text, LOSS)).not.toMatchObject({ operation: {} });
    },
  );
});

describe('what stands behind a hesitation decides', () => {
  const NEW = ofNew('CONFIRM', 'отчёт');

  it.each([
    'да, хотя',
    'да впрочем',
    'ага, хотя...',
    'нет, хотя',
    'не надо, хотя',
    'отмена, хотя',
    'нет, хотя ладно',
    'да нет, хотя погоди',
    'да хотя бы',
  ])('nothing is settled: %s', (text) => {
    for (const asked of [LOSS, SET]) {
      const { kind, choice_id: choice } = read(text, asked);
      expect(['answer', 'cancel', 'operations']).not.toContain(kind);
      expect(choice).toBeUndefined();
    }
    expect(['answer', 'cancel']).not.toContain(read(text, NEW).kind);
  });

  it.each([
    ['хотя да', 'yes'],
    ['хотя впрочем да', 'yes'],
    ['впрочем да, удаляй', 'yes'],
    ['нет, хотя да', 'yes'],
    ['нет, хотя удали', 'yes'],
    ['не надо, хотя ладно, удали', 'yes'],
    ['отмена, хотя да', 'yes'],
    ['да, хотя нет', 'no'],
    ['да, хотя нет, хотя да', 'yes'],
    ['хотя не надо', 'cancel'],
    ['не надо, хотя жалко', 'cancel'],
  ])('of a loss: %s is %s', (text, choice) => {
    expect(said(text, LOSS)).toBe(choice);
  });

  it.each([
    ['нет, хотя да, запиши', 'yes'],
    ['нет, хотя давай', 'yes'],
    ['ок, впрочем нет', 'no'],
  ])('of what is to be written: %s is %s', (text, choice) => {
    expect(said(text, NEW)).toBe(choice);
  });

  it('an order of something else is none', () => {
    expect(said('сыр, хотя удали', LOSS)).not.toBe('yes');
  });
});
