import type { PendingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { valueBesideReason } from './beside-reason.ts';

describe('the value of an answer that also tells why', () => {
  it.each([
    ['утром не смогу, давай в два', 'в два'],
    ['утром не смогу давай в два', 'в два'],
    ['давай не с утра, а часа в два', 'часа в два'],
    ['в девять я ещё сплю, поставь на одиннадцать', 'на одиннадцать'],
    ['ой это рано, в обед лучше', 'в обед'],
    ['касса в десять закрыта, пусть будет в полдень', 'в полдень'],
    ['завтра занята, ставь на понедельник', 'на понедельник'],
    ['не успею я завтра, через два дня поставь', 'через два дня'],
    ['рановато, попозже, часов в двенадцать', 'часов в двенадцать'],
    ['вечером у нас не выйдет — лучше днём', 'днём'],
  ])('%s', (text, value) => {
    expect(valueBesideReason(text, 'CONFIRM')).toBe(value);
  });

  it.each([
    'утром не смогу',
    'давай в два',
    'рановато',
    'завтра не смогу, купи молоко в пятницу',
    'в пятницу уборка, в субботу в баню',
    'завтра к зубному, в пятницу в банк',
    'завтра или в пятницу, не знаю',
    'в два позвони маме',
    'утром не смогу, днём не смогу, вечером не смогу',
  ])('%s: none, or more than a value', (text) => {
    expect(valueBesideReason(text, 'CONFIRM')).toBeNull();
  });
});

it.each([
  'у мастера же выходной, давай во вторник',
  'мастер завтра не сможет, в пятницу',
  'ой у мастера занято, в пять',
])('%s: of something else that stands', (text) => {
  const standing = ['позвонить мастеру'];
  expect(valueBesideReason(text, 'CONFIRM', { title: 'зайти на почту', standing })).toBeNull();
  expect(
    valueBesideReason(text, 'CONFIRM', { title: 'позвонить мастеру', standing }),
  ).not.toBeNull();
});

it.each([
  'света позвонила, просит не в одиннадцать, а в двенадцать',
  'медсестра да, в среду в десять, только ты её уже записал',
  'катя говорит завтра занята, в пятницу',
])('%s: of what somebody else wants', (text) => {
  expect(valueBesideReason(text, 'CONFIRM')).toBeNull();
});

const pending: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'task_create',
      confidence: 0.6,
      entities: { title: 'зайти на почту', planned_at: '2026-02-26T09:00:00' },
    },
  },
  question: {
    code: 'CONFIRM',
    clarifying_question: 'Правильно понял: задача «зайти на почту», завтра, 09:00?',
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
};
const read = (text: string) => readSaid(text, { pending });

describe('something new that is asked about', () => {
  it.each([
    ['утром не смогу, давай в два', '2026-02-26T14:00:00'],
    ['нет, с утра мне некогда, в пять', '2026-02-26T17:00:00'],
    ['не, там до десяти закрыто, запиши на половину одиннадцатого', '2026-02-26T10:30:00'],
    ['не успею я завтра, через два дня поставь', '2026-09-17T09:00:00'],
  ])('%s: at another time', (text, at) => {
    const { kind, choice_id: choice, envelopes } = read(text);
    expect([kind, choice]).toEqual(['answer', undefined]);
    expect(envelopes[0]?.command.entities).toMatchObject({
      title: 'зайти на почту',
      planned_at: expect.stringContaining(at),
    });
  });

  it('не в девять, а в два: at another time', () => {
    expect(read('не в девять, а в два').envelopes[0]?.command.entities.planned_at).toContain(
      'T14:00',
    );
  });

  it.each(['не в семь, а в восемь', 'ой не в 11, а в 12'])('%s: said of something else', (text) => {
    expect(read(text).kind).not.toBe('answer');
  });

  it.each(['да, я как раз мимо пойду', 'ага, утром удобно', 'да, мне по пути'])(
    '%s: a yes with its reason',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'answer', choice_id: 'yes' });
    },
  );

  it.each(['да зачем мне это', 'да, но позже', 'да, если успею', 'да, только не утром'])(
    '%s: no plain yes',
    (text) => {
      expect(read(text).choice_id).toBeUndefined();
    },
  );
});
