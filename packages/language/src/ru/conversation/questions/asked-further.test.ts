import type { InterpretRequest, Query } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const NOW = '2026-02-25T12:00:00+03:00';
const day = (date: number): { from: string; to: string } => {
  const on = `2026-02-${date}`;
  return { from: on, to: on };
};
const MORNING: Query = { type: 'agenda', window: day(28), hours: { from: '04:00', to: '12:00' } };
const FREE: Query = { type: 'free', window: day(28), duration_minutes: 60 };
const WEEK: Query = { type: 'agenda', window: { from: '2026-02-25', to: '2026-03-01' } };
const DUE: Query = { ...WEEK, type: 'tasks', due: true };
const AFTERNOON = { from: '12:00', to: '18:00' };

const read = (text: string, asked?: Query, more: Partial<InterpretRequest> = {}) =>
  readSaid(text, { now_iso: NOW, ...(asked ? { asked } : {}), ...more });

describe('what goes on from a question that was answered just now', () => {
  it.each<[string, Query, Query]>([
    ['а после обеда?', MORNING, { ...MORNING, hours: AFTERNOON }],
    ['а до обеда', MORNING, { ...MORNING, hours: { from: '00:00', to: '13:00' } }],
    ['ясно, а днём?', MORNING, { ...MORNING, hours: AFTERNOON }],
    ['и ближе к вечеру?', MORNING, { ...MORNING, hours: { from: '17:00' } }],
    ['а вечером что-нибудь есть?', MORNING, { ...MORNING, hours: { from: '17:00' } }],
    ['а в 16?', MORNING, { ...MORNING, hours: { from: '16:00', to: '16:01' }, asks: 'busy' }],
    ['а завтра?', MORNING, { type: 'agenda', window: day(26) }],
    ['а завтра утром?', MORNING, { ...MORNING, window: day(26) }],
    ['а вечером я свободна?', MORNING, { ...MORNING, hours: { from: '17:00' }, asks: 'free' }],
    ['а завтра?', FREE, { ...FREE, window: day(26) }],
    ['а завтра', FREE, { ...FREE, window: day(26) }],
    ['а после обеда', FREE, { ...FREE, hours: AFTERNOON }],
    ['а на следующей?', WEEK, { ...WEEK, window: { from: '2026-03-02', to: '2026-03-08' } }],
    ['и на следующей неделе?', DUE, { ...DUE, window: { from: '2026-03-02', to: '2026-03-08' } }],
    ['а завтра?', { type: 'load', window: day(28) }, { type: 'load', window: day(26) }],
    ['а вчера?', { type: 'done', window: day(25) }, { type: 'done', window: day(24) }],
    [
      'а завтра?',
      { ...MORNING, mention: 'урок' },
      { ...MORNING, window: day(26), hours: undefined, mention: 'урок' },
    ],
  ])('%s', (text, asked, meant) => {
    expect(read(text, asked).query).toEqual(JSON.parse(JSON.stringify(meant)));
  });

  it.each([
    'а завтра купить хлеб',
    'а вечером позвонить Саше',
    'завтра',
    'в субботу после обеда',
    'а в 16',
    'а каждую субботу',
  ])('something else: %s', (text) => {
    expect(read(text, MORNING).kind).not.toBe('query');
  });

  it('of what was done a day to come is the plan', () => {
    const done: Query = { type: 'done', window: day(24) };
    expect(read('а завтра?', done).query).toEqual({ type: 'agenda', window: day(26) });
  });

  it.each(['а после обеда?', 'а вечером что-нибудь есть?'])('of today by itself: %s', (text) => {
    expect(read(text).query).toMatchObject({ type: 'agenda', window: day(25) });
  });

  it('only with a mark while something is asked', () => {
    const { envelopes } = read('созвон с Ирой завтра в 12');
    const [envelope] = envelopes;
    if (envelope === undefined) throw new Error('nothing to ask about');
    const question = { code: 'DURATION', clarifying_question: '?', choices: [] } as const;
    const draft_id = '11111111-1111-4111-8111-111111111111';
    const pending = { draft_id, envelope, question: { ...question, choices: [] } };
    expect(read('а в субботу?', WEEK, { pending }).query).toEqual({
      type: 'agenda',
      window: day(28),
    });
    expect(read('а в субботу', WEEK, { pending }).kind).not.toBe('query');
  });
});

describe('a halt ahead of a question', () => {
  it.each([
    'стой, а с кем у меня завтра созвон?',
    'стоп, а во сколько у меня завтра созвон?',
    'погоди, а что у меня завтра?',
  ])('%s', (text) => {
    expect(read(text).query).toMatchObject({ type: 'agenda', window: day(26) });
  });

  it.each(['стойку заказать завтра', 'стопку бумаги купить'])('something to do: %s', (text) => {
    expect(read(text).kind).toBe('commands');
  });
});

describe('whom it is about is said first', () => {
  it.each([
    ['Геннадию я что обещал?', 'Геннадию'],
    ['Лене что я обещала', 'Лене'],
    ['маме я что должен был?', 'маме'],
    ['с Петром у меня когда?', 'с Петром'],
    ['а с Игнатом когда?', 'с Игнатом'],
  ])('%s', (text, mention) => {
    expect(read(text).query).toEqual({ type: 'find', mention });
  });

  it.each([
    'напиши Геннадию что я обещал',
    'купить хлеб, Лене я что обещал',
    'Геннадию отправить смету',
    'маме я что-нибудь подарю',
  ])('nothing is asked: %s', (text) => {
    expect(read(text).kind).not.toBe('query');
  });
});
