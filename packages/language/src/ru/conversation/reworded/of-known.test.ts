import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'съёмка в саду' },
  { kind: 'task', number: 2, title: 'зарядить аккумулятор для дрели' },
  { kind: 'task', number: 3, title: 'написать Инне' },
  { kind: 'timeblock', number: 4, title: 'урок танцев' },
];

const read = (text: string, isInView = true) =>
  readSaid(text, { thread: spokenOf(CANDIDATES, isInView ? { default_timeblock_id: 1 } : {}) });

/** The one operation that is asked about. */
const askedOf = (text: string) => {
  const { operations = [], envelopes } = read(text);
  expect(envelopes).toEqual([]);
  expect(operations).toHaveLength(1);
  expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
  return operations[0];
};

describe('what others want of what is in view', () => {
  it.each([
    ['клиент попросил на час позже', { shift_minutes: 60 }],
    ['ну короче заказчица просит на полчаса раньше', { shift_minutes: -30 }],
    ['жених сказал что не завтра а в субботу', { planned_at: '2026-09-19' }],
    ['ой погоди они передумали не завтра а в субботу', { planned_at: '2026-09-19' }],
    ['мастер пишет что не сможет завтра давай на субботу', { planned_at: '2026-09-19' }],
    ['на субботу просит заказчик', { planned_at: '2026-09-19' }],
  ])('%s', (text, fields) => {
    expect(askedOf(text)).toMatchObject({ operation: { type: 'reschedule', ...fields } });
    expect(read(text, false).operations).toBeUndefined();
  });

  it.each([
    ['директор хочет перенести урок с завтра на субботу', 'урок'],
    ['педагог попросил урок танцев на час позже', 'урок танцев'],
    ['урок танцев на час раньше педагог попросил', 'урок танцев'],
  ])('%s: of what is named', (text, mention) => {
    expect(askedOf(text)?.mention).toBe(mention);
  });

  it.each(['хозяин написал что они отменяют урок', 'урок танцев убери они передумали'])(
    '%s: it is off',
    (text) => expect(askedOf(text)).toMatchObject({ operation: { type: 'delete' } }),
  );

  it.each([
    'заказчик просит прислать смету завтра',
    'мама попросила купить хлеба',
    'ассистент сказал что приедет к пяти',
    'менеджер просит созвон завтра в три',
    'Лена хочет урок танцев в субботу',
    'я хочу на час позже встать',
    'заказчик сказал что всё хорошо',
  ])('%s: nothing that stands', (text) => {
    expect(read(text).operations).toBeUndefined();
  });
});

describe('a better time for what was spoken of', () => {
  it.each([
    ['написать ей лучше в субботу чем завтра', 'написать Инне'],
    ['написать лучше в субботу', 'написать Инне'],
  ])('%s', (text, mention) => {
    expect(askedOf(text)).toMatchObject({
      mention,
      operation: { type: 'reschedule', planned_at: '2026-09-19' },
    });
  });

  it.each(['написать Вере лучше в субботу', 'лучше в субботу купить хлеб'])(
    '%s: something new',
    (text) => expect(read(text).operations).toBeUndefined(),
  );
});

describe('what was said wrong of a known thing', () => {
  it.each([
    ['ой не урок танцев в субботу', 'урок танцев'],
    ['блин не танцы в субботу', 'урок танцев'],
    ['стоп, не съёмка в субботу', 'съёмка в саду'],
  ])('%s', (text, mention) => {
    expect(askedOf(text)).toMatchObject({
      mention,
      operation: { type: 'reschedule', planned_at: '2026-09-19' },
    });
  });

  it.each(['ой не забыть купить хлеб в субботу', 'ой не репетиция в субботу'])(
    '%s: nothing that stands',
    (text) => expect(read(text).operations).toBeUndefined(),
  );
});

describe('a time for what has only its object named', () => {
  it.each(['а аккумулятор на субботу поставь', 'ну аккумулятор на субботу запиши'])(
    '%s',
    (text) => {
      expect(askedOf(text)).toMatchObject({
        operation: { type: 'reschedule', planned_at: '2026-09-19' },
      });
    },
  );

  it.each(['чехол на субботу поставь', 'кабель для дрели на субботу запиши'])(
    '%s: something new',
    (text) => expect(read(text).operations).toBeUndefined(),
  );
});

describe('told by what is not named', () => {
  it.each(['и после нее в пять созвон с Олегом на час', 'перед ней в двенадцать обед на час'])(
    '%s: asked about, and not called so',
    (text) => {
      const [only] = read(text).envelopes;
      expect(only?.command.entities.title).not.toMatch(/нее|ней/u);
      expect(only?.command.confidence).toBeLessThan(CONFIDENCE.act);
    },
  );

  it('is on the day that is said', () => {
    const [only] = read('после нее в субботу в пять вечера созвон с Олегом на час').envelopes;
    expect(only?.command.entities).toMatchObject({ title: 'созвон с Олегом' });
    expect(only?.command.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });
});
