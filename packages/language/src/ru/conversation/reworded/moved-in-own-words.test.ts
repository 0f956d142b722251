import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'паром на остров' },
  { kind: 'timeblock', number: 2, title: 'замеры у Жанны' },
  { kind: 'task', number: 3, title: 'отвезти лыжи в ремонт' },
  { kind: 'task', number: 4, title: 'написать декану' },
  { kind: 'task', number: 5, title: 'записать пса к грумеру' },
  { kind: 'task', number: 6, title: 'съездить в банк' },
  { kind: 'task', number: 7, title: 'кресло на балкон постирать' },
];
const thread = spokenOf(KNOWN, { default_task_id: 4 });
const FRIDAY = '2026-09-18';

const read = (text: string) => readSaid(text, { thread });
const acts = (text: string) => {
  const { operations = [], envelopes } = read(text);
  expect(envelopes).toEqual([]);
  return operations.map(({ operation, mention, on, at }) => ({ ...operation, mention, on, at }));
};

describe('another time, in one’s own words', () => {
  it.each([
    ['паром который на остров в пятницу в одиннадцать', 'паром остров', 'T11:00'],
    ['тот паром что на остров в пятницу в одиннадцать', 'паром остров', 'T11:00'],
    ['паром не завтра я же говорила в пятницу', 'паром', ''],
    ['жанна снова двигает: пт 12-15', 'жанны', 'T12:00'],
    ['у жанны опять поменялось, пт 12-15', 'жанны', 'T12:00'],
    ['с жанной перенесли на пятницу в десять', 'жанны', 'T10:00'],
    ['а лыжи не успел мастерская до шести в пятницу отвезу', 'лыжи', ''],
  ])('%s', (text, mention, hour) => {
    expect(acts(text)[0]).toMatchObject({
      type: 'reschedule',
      planned_at: expect.stringContaining(`${FRIDAY}${hour}`),
      mention,
    });
  });

  it.each([
    ['паром в пятницу поменяй на одиннадцать пятнадцать', { on: FRIDAY }],
    ['жанна пишет что не 11 а с 12, подвинь', { at: '11:00' }],
    ['жанна просит не чт, а пт в 19', { on: '2026-09-17' }],
  ])('%s: the old time tells which one', (text, stood) => {
    expect(acts(text)).toMatchObject([{ type: 'reschedule', ...stood }]);
  });

  it.each([
    'катер который на материк в пятницу в одиннадцать',
    'позвонить мастеру который чинил паром в пятницу в десять',
    'рита снова двигает: пт 12-15',
    'с олегом перенесли на пятницу в десять',
    'а санки не успел в пятницу отвезу',
    'лыжи не успел купить в пятницу куплю',
  ])('%s: of nothing that stands', (text) => {
    expect(read(text).operations ?? []).toEqual([]);
  });
});

describe('what is to be done no more', () => {
  it.each([
    ['написать декану убери писала уже', 'update_status'],
    ['съездить в банк отмени я там уже был', 'update_status'],
    ['написать декану убери он сам пришёл', 'delete'],
    ['а декану завтра писать не надо отмени', 'delete'],
    ['убери там лишнее про лыжи', 'delete'],
    ['кресло постирано ещё вчера я же говорила', 'update_status'],
  ])('%s', (text, type) => {
    expect(acts(text)).toMatchObject([{ type }]);
  });

  it.each(['ректору завтра писать не надо отмени', 'написать ректору и убрать на столе завтра'])(
    '%s: of nothing that stands',
    (text) => {
      expect(read(text).operations ?? []).toEqual([]);
    },
  );
});

describe('nothing new is wanted', () => {
  it.each([
    'декану это просто написать завтра там уже записано',
    'лыжи в ремонт это уже есть в плане',
  ])('%s: what stands is shown', (text) => {
    expect(read(text)).toMatchObject({ kind: 'query', envelopes: [] });
  });

  it('a note is that of what it is called a note to', () => {
    expect(acts('паспорт взять это заметка к парому')).toMatchObject([{ type: 'add_note' }]);
  });

  it('a remark behind a move moves nothing', () => {
    expect(acts('пса к грумеру перенеси на пятницу утром с утра напишу')).toMatchObject([
      { type: 'reschedule', planned_at: expect.stringContaining(`${FRIDAY}T09:00`) },
    ]);
  });

  it('two orders stay two', () => {
    expect(acts('паром перенеси на пятницу а лыжи на субботу')).toHaveLength(2);
  });
});

describe('a new name without what is said around it', () => {
  it.each([
    ['назови просто отписать декану, срок пятница', 'отписать декану', FRIDAY],
    ['переименуй в «отписать декану», дедлайн пятница', 'отписать декану', FRIDAY],
    ['декану переименуй в "отписать декану", это дедлайн', 'отписать декану', undefined],
  ])('%s', (text, title, due) => {
    expect(acts(text)).toMatchObject([
      { type: 'rename', title },
      due === undefined ? { type: 'set_due' } : { type: 'set_due', due_date: due },
    ]);
  });

  it.each([
    ['назови просто отписка', 'отписка'],
    ['просто название: отписать декану', 'отписать декану'],
    ['назови просто и ясно', 'просто и ясно'],
    ['переименуй в «срок пятница»', 'срок пятница'],
    ['переименуй в внести правки, срок жизни сервера', 'внести правки, срок жизни сервера'],
  ])('%s: nothing but the name', (text, title) => {
    expect(acts(text)).toMatchObject([{ type: 'rename', title }]);
  });
});
