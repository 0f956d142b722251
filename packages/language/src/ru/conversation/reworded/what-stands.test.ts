import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'смета по крыше' },
  { kind: 'task', number: 1, title: 'найти тамаду' },
  { kind: 'task', number: 2, title: 'забрать пальто из ателье' },
  { kind: 'task', number: 3, title: 'принять кирпич' },
  { kind: 'task', number: 4, title: 'загс' },
  { kind: 'timeblock', number: 2, title: 'созвон с Яшиным' },
  { kind: 'task', number: 5, title: 'мастер по плите' },
  { kind: 'task', number: 6, title: 'анкеты отправить школе и лицею' },
  { kind: 'task', number: 7, title: 'позвонить логопеду' },
  { kind: 'task', number: 8, title: 'тёще купить капли' },
  { kind: 'task', number: 9, title: 'жене краски купить охру и сурик' },
  { kind: 'task', number: 10, title: 'заказать зал и букет' },
  { kind: 'task', number: 11, title: 'к деду еду' },
];
const read = (text: string) =>
  readSaid(text, { thread: spokenOf(KNOWN, { default_timeblock_id: 1 }) });
const read1 = (text: string) => {
  const { operations = [], envelopes } = read(text);
  return { operations, envelopes };
};

describe('another day for what stands to be done', () => {
  it.each([
    ['тамаду искать не в субботу а в пятницу', 'найти тамаду', 0.8],
    ['пальто забрать в четверг, а не в среду', 'забрать пальто из ателье', 0.8],
    ['надо пальто забирать не в среду а в четверг', 'забрать пальто из ателье', 0.8],
    ['пальто отнести не в среду а в четверг', 'забрать пальто из ателье', 0.6],
  ])('%s', (text, mention, confidence) => {
    expect(read1(text)).toMatchObject({
      operations: [{ operation: { type: 'reschedule' }, mention, confidence }],
      envelopes: [],
    });
  });

  it('has no day any more where it is due instead', () => {
    expect(read1('тамаду искать не в субботу а до пятницы').operations).toMatchObject([
      { operation: { type: 'set_due' }, mention: 'найти тамаду' },
      { operation: { type: 'reschedule', planned_at: null }, same: true },
    ]);
  });

  it.each(['купить шары не в субботу а до пятницы', 'тамаду поздравить в пятницу'])(
    'is something new: %s',
    (text) => {
      expect(read1(text)).toMatchObject({ operations: [], envelopes: [{}] });
    },
  );
});

describe('by how much, corrected in the same breath', () => {
  it.each([
    ['сдвинь созвон на полчаса позже, нет на час', 60, 0.8],
    ['созвон подвинь на час раньше ой нет на полтора', -90, 0.8],
    ['отложи пальто на неделю, нет, на две', 20_160, 0.8],
    ['перенеси созвон на час позже, ой, на два', 120, 0.6],
    ['сдвинь пальто на день, хотя лучше на три', 4320, 0.8],
    ['перенеси пальто на неделю позже, не на месяц', 10_080, 0.8],
  ])('%s', (text, minutes, confidence) => {
    const { operations } = read1(text);
    expect(operations).toMatchObject([{ operation: { shift_minutes: minutes } }]);
    expect(operations[0]?.confidence).toBeCloseTo(confidence);
  });

  it('may be a day instead, and then says nothing of how long it takes', () => {
    expect(read1('сдвинь созвон на час позже, нет на четверг').operations).toMatchObject([
      { operation: { type: 'reschedule', planned_at: '2026-09-17' } },
    ]);
  });
});

describe('moved in few words', () => {
  it.each([
    ['и загс тогда на 2', { planned_time: '14:00' }, 0.8],
    ['загс тогда в 16', { planned_time: '16:00' }, 0.8],
    ['тогда загс в пятницу', { planned_at: '2026-09-18' }, 0.8],
    ['созвон с яшиным он просит на 12 перенести', { planned_time: '12:00' }, 0.6],
    ['созвон шеф попросил сдвинуть на 15', { planned_time: '15:00' }, 0.6],
    ['прораб звонил, кирпич привезут не в десять а в час', { planned_time: '13:00' }, 0.95],
    ['кирпич приедет не в десять, а в 11', { planned_time: '11:00' }, 0.95],
  ])('%s', (text, when, confidence) => {
    expect(read1(text)).toMatchObject({
      operations: [{ operation: { type: 'reschedule', ...when }, confidence }],
      envelopes: [],
    });
  });

  it.each(['и банк тогда на 2', 'прораб звонил, песок привезут не в десять а в час'])(
    'moves nothing: %s',
    (text) => {
      expect(read1(text).operations).toEqual([]);
    },
  );
});

describe('how long it takes instead', () => {
  it.each([
    ['лучше полтора', 90, 0.8, { timeblock: 1 }],
    ['нет лучше час', 60, 0.8, { timeblock: 1 }],
    ['давай два', 120, 0.6, { timeblock: 1 }],
    ['нет, это смета по крыше три часа пусть будет', 180, 0.8, { timeblock: 1 }],
    ['созвон с яшиным лучше полчаса', 30, 0.8, { timeblock: 2 }],
    ['загс лучше минут сорок', 40, 0.8, { task: 4 }],
  ])('%s', (text, minutes, confidence, of) => {
    expect(read1(text).operations).toMatchObject([
      { operation: { type: 'set_duration', duration_minutes: minutes, ...of }, confidence },
    ]);
  });

  it.each([
    ['созвон с яшиным давай длиннее на полчаса', 30, { timeblock: 2 }],
    ['смета по крыше лучше покороче на 20 минут', -20, { timeblock: 1 }],
  ])('%s: by how much', (text, minutes, of) => {
    expect(read1(text).operations).toMatchObject([
      { operation: { type: 'set_duration', by_minutes: minutes, ...of } },
    ]);
  });

  it.each(['лучше три булки', 'загс лучше два', 'лучше синий'])('is not told: %s', (text) => {
    const lengths = read1(text).operations.filter(({ operation }) =>
      ['set_duration'].includes(operation.type),
    );
    expect(lengths).toEqual([]);
  });
});

describe('told as done', () => {
  it.each([
    ['мастер пришел сделал, можно закрыть', 'мастер по плите', 0.8],
    ['мастер был все починил закрывай', 'мастер по плите', 0.8],
    ['мастер приходил и починил', 'мастер по плите', 0.6],
    ['анкеты обоим отправила', 'анкеты', 0.8],
    ['так логопеду позвонил', 'логопеду', 0.8],
  ])('%s', (text, mention, confidence) => {
    expect(read1(text)).toMatchObject({
      operations: [{ operation: { type: 'update_status', status: 'done' }, mention, confidence }],
      envelopes: [],
    });
  });

  it.each(['мастер пришел', 'мастер пришел, но не сделал', 'электрик пришел сделал, закрывай'])(
    'is not done: %s',
    (text) => {
      expect(read1(text).operations).toEqual([]);
    },
  );

  it.each([
    ['позвонила логопеду записали на десятое декабря на 16:30', '2026-12-10T16:30'],
    ['логопеду позвонила, записали на пятницу в 10', '2026-09-18T10:00'],
    ['позвонил логопеду записали на восьмое декабря на десять нет на девятое', '2026-12-09T10:00'],
  ])('and arranged: %s', (text, at) => {
    const { operations, envelopes } = read1(text);
    expect(operations).toMatchObject([
      { operation: { status: 'done' }, mention: 'позвонить логопеду' },
    ]);
    expect(envelopes).toMatchObject([{ command: { entities: { title: 'к логопеду' } } }]);
    expect(envelopes[0]?.command.entities.planned_at).toContain(at);
  });

  it.each(['логопеду позвонила, не записали', 'позвонила массажисту записали на пятницу в 10'])(
    'arranges nothing: %s',
    (text) => {
      expect(read1(text).envelopes).toEqual([]);
    },
  );
});

describe('told as done but for one', () => {
  it.each([
    ['краски купила кроме сурика', 'жене краски купить сурик', 9],
    ['краски купил все кроме охры ее не было', 'жене краски купить охру', 9],
    ['анкеты всем отправила кроме лицея', 'анкеты отправить лицею', 6],
  ])('%s', (text, title, task) => {
    expect(read1(text).operations).toMatchObject([
      { operation: { type: 'rename', title, task }, confidence: 0.6 },
    ]);
  });

  it('stands beside what is all done', () => {
    expect(
      read1('да, и анкеты обоим отправила и краски купила кроме сурика').operations,
    ).toMatchObject([
      { operation: { type: 'update_status', status: 'done' } },
      { operation: { type: 'rename', title: 'жене краски купить сурик' } },
    ]);
  });

  it.each(['краски купила кроме белил', 'кисти купила кроме сурика'])('is not told: %s', (text) => {
    expect(read1(text).operations).toEqual([]);
  });
});

describe('what others ask of a visit', () => {
  it.each([
    'он просит приехать не во вторник а в четверг в то же время',
    'дед просит приехать не во вторник а в четверг',
  ])('%s', (text) => {
    expect(read1(text)).toMatchObject({
      operations: [
        { operation: { type: 'reschedule', planned_at: '2026-09-17' }, on: '2026-09-22' },
      ],
      envelopes: [],
    });
  });
});

describe('two things of one title, set apart', () => {
  it('writes each, and asks whether the one of both goes', () => {
    expect(
      read1('зал отдельно и букет отдельно, зал заказать до пятницы, а букет купить на субботу'),
    ).toMatchObject({
      operations: [{ operation: { type: 'delete', task: 10 }, confidence: 0.6 }],
      envelopes: [
        { command: { entities: { title: 'зал заказать' } } },
        { command: { entities: { title: 'букет купить' } } },
      ],
    });
  });

  it('is something new of what stands nowhere', () => {
    expect(read1('белое отдельно и цветное отдельно, стирать в субботу').operations).toEqual([]);
  });
});

describe('asked of what stands', () => {
  it.each([
    ['а загс висит еще?', { type: 'find', mention: 'загс' }],
    ['загс у меня еще висит', { type: 'find', mention: 'загс' }],
    ['что там тёще купить надо было', { type: 'find', mention: 'тёще купить' }],
    ['так по свадьбе я что еще не сделала', { type: 'tasks', mention: 'свадьбе' }],
    ['что я еще не сделал по свадьбе', { type: 'tasks', mention: 'свадьбе' }],
    ['еще раз что у меня завтра', { type: 'agenda' }],
    ['ну что у меня на неделе. спасибо тебе', { type: 'agenda' }],
  ])('%s', (text, query) => {
    const found = read(text);
    expect(found.envelopes).toEqual([]);
    expect(found.query).toMatchObject(query);
  });

  it.each(['еще раз полить грядки завтра', 'снять белье висит'])('is no question: %s', (text) => {
    expect(read(text).query).toBeUndefined();
  });
});
