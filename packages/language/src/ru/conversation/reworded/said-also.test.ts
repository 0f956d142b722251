import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const task = (number: number, title: string): ObjectHandle => ({ kind: 'task', number, title });
const block = (number: number, title: string): ObjectHandle => ({
  kind: 'timeblock',
  number,
  title,
});

function read(text: string, candidates: readonly ObjectHandle[]) {
  const [last] = candidates;
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [...candidates],
    operations: [],
    ...(last?.kind === 'task' ? { default_task_id: last.number } : {}),
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

describe('the same of something else that stands', () => {
  const KNOWN = [
    block(1, 'разминка'),
    block(2, 'сбор'),
    task(1, 'починить кран'),
    task(2, 'помыть пол'),
  ];
  it.each([
    ['сбор тоже на полчаса позже', 'сбор', 'reschedule'],
    ['и сбор также на час раньше', 'сбор', 'reschedule'],
    ['пол тоже в субботу', 'пол', 'reschedule'],
    ['и кран тоже до пятницы', 'кран', 'set_due'],
    ['крану тоже высокий приоритет', 'крану', 'set_priority'],
  ])('%s', (text, mention, type) => {
    const { kind, operations = [], envelopes } = read(text, KNOWN);
    expect([kind, envelopes]).toEqual(['operations', []]);
    expect(operations.map((one) => [one.mention, one.operation.type])).toEqual([[mention, type]]);
  });
});

describe('something new is never called so', () => {
  it.each([
    ['позвать Дениса', 'Егора тоже на воскресенье', 'позвать Егора'],
    ['доставка в буфет', 'в столовую тоже к восьми', 'доставка в столовую'],
    ['созвон с тренером', 'с судьёй тоже в три', 'созвон с судьёй'],
    ['смена Раисы', 'Толика тоже на четверг', 'Толика'],
    ['смена Раисы', 'и малышам тоже поставь в пять', 'малышам'],
  ])('behind «%s» it is asked about: %s', (shown, text, title) => {
    const { envelopes } = read(text, [task(1, shown)]);
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
    expect(envelopes.every(({ command }) => command.confidence < CONFIDENCE.act)).toBe(true);
  });

  it.each([
    ['воду тоже оплатить завтра', 'воду оплатить'],
    ['баланс тоже сдать до среды', 'баланс сдать'],
    ['созвон с Петей тоже завтра в 10', 'созвон с Петей'],
  ])('what is to be done is said: %s', (text, title) => {
    const { envelopes } = read(text, [task(1, 'сменить фильтр')]);
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
    expect(envelopes.every(({ command }) => command.confidence >= CONFIDENCE.act)).toBe(true);
  });
});

describe('what one title is about is treated as the other was', () => {
  const KNOWN = [task(1, 'заказать шины'), task(2, 'продлить подписку'), task(3, 'набрать Тёму')];
  it.each(['подписку тоже', 'и подписку тоже', 'подписку также'])('%s', (text) => {
    const { operations = [] } = read(text, KNOWN);
    expect(operations.map(({ again, mention }) => [again, mention])).toEqual([[true, 'подписку']]);
  });

  it.each([
    // for whom the same may be to be done
    ['Тёму тоже', false],
    ['и ЖЭК тоже', true],
  ])('of a name of one’s own it is asked first: %s', (text, isSure) => {
    const { operations = [] } = read(text, [...KNOWN, task(4, 'позвонить в ЖЭК')]);
    expect(
      operations.map(({ again, confidence }) => [again, confidence >= CONFIDENCE.act]),
    ).toEqual([[true, isSure]]);
  });

  it.each([
    ['шины тоже', 'купить фары', ['купить шины']],
    ['и шины тоже', 'купить фары', ['купить шины']],
    ['подписку тоже', 'оформить визу', ['оформить подписку']],
    ['подписку также', 'набрать Тёму', ['набрать подписку']],
  ])(
    'where nothing can be done again, it is asked about as something new: %s',
    (text, shown, titles) => {
      const { operations = [], envelopes } = read(text, [
        task(3, shown),
        task(1, 'заказать шины'),
        task(2, 'продлить подписку'),
      ]);
      expect(operations.map(({ again }) => again)).toEqual([true]);
      expect(envelopes.map(({ command }) => command.entities.title)).toEqual(titles);
      expect(envelopes.every(({ command }) => command.confidence < CONFIDENCE.act)).toBe(true);
    },
  );

  it.each(['шины тоже', 'дворники тоже', 'подписку тоже отменить', 'подписку брату тоже'])(
    'no look-alike: %s',
    (text) => {
      const { operations = [] } = read(text, KNOWN);
      expect(operations.filter(({ again }) => again === true)).toEqual([]);
    },
  );
});

it('quoted it is a word like any other', () => {
  const { envelopes } = read('прочитать «Я тоже хочу» завтра', [task(1, 'сменить фильтр')]);
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual([
    'прочитать «Я тоже хочу»',
  ]);
});

describe('the same of one more', () => {
  const KNOWN = [task(3, 'отметить билеты'), task(2, 'позвонить в офис'), task(1, 'помыть пол')];
  const told = (text: string) =>
    (read(text, KNOWN).operations ?? []).map(({ operation, mention, again, confidence }) => [
      again,
      'task' in operation ? operation.task : mention,
      confidence >= CONFIDENCE.act,
    ]);
  it.each(['и TASK-001', 'TASK-001 тоже', 'и TASK-001 также', 'и задача 1 тоже'])('%s', (text) => {
    expect(told(text)).toEqual([[true, 1, true]]);
  });

  it.each([
    ['и офис тоже', true],
    ['и офис', false],
  ])('a name that is the whole of a title, beside its verb and small words: %s', (text, isSure) => {
    expect(told(text)).toEqual([[true, 'офис', isSure]]);
  });

  it.each(['и молоко', 'и билеты', 'TASK-001 тоже на завтра', 'и TASK-001 удали', 'молоко 1 тоже'])(
    'not so: %s',
    (text) => {
      expect((read(text, KNOWN).operations ?? []).filter(({ again }) => again === true)).toEqual(
        [],
      );
    },
  );
});
