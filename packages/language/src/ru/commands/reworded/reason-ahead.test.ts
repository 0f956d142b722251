import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const made = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) => [
    entities.title,
    (entities.planned_at ?? entities.start_at ?? entities.due_date)?.slice(5, 10),
    entities.description,
    confidence >= CONFIDENCE.act,
  ]);

describe('why it is asked for, told ahead: a note, and no day of it', () => {
  it.each([
    ['т.к. завтра праздник, купить торт', 'купить торт', undefined, 'т.к. завтра праздник'],
    [
      'поскольку в субботу гости, купить вино',
      'купить вино',
      undefined,
      'поскольку в субботу гости',
    ],
    [
      'поскольку завтра гости, то надо купить вино',
      'купить вино',
      undefined,
      'поскольку завтра гости',
    ],
    [
      'в связи с тем что завтра ремонт, убрать вещи',
      'убрать вещи',
      undefined,
      'в связи с тем что завтра ремонт',
    ],
    [
      'раз в субботу приедет мама, купить пирог',
      'купить пирог',
      undefined,
      'раз уж в субботу приедет мама',
    ],
    [
      'купить пирог, раз в субботу приедет мама',
      'купить пирог',
      undefined,
      'раз уж в субботу приедет мама',
    ],
    [
      'поскольку в пятницу экзамен, завтра повторить билеты',
      'повторить билеты',
      '09-16',
      'поскольку в пятницу экзамен',
    ],
  ])('%s', (text, title, on, note) => {
    expect(made(text)).toEqual([[title, on, note, true]]);
  });

  it('of two things both are written, and the reason with the first', () => {
    const why = 'так как завтра дождь';
    expect(made(`${why}, взять зонт и купить хлеб`)).toEqual([
      ['взять зонт', undefined, why, true],
      ['купить хлеб', undefined, undefined, true],
    ]);
    expect(made(`${why}, позвонить Оле и отменить пикник`)).toEqual([
      ['позвонить Оле', undefined, why, true],
      ['отменить пикник', undefined, undefined, true],
    ]);
  });

  it('what has to be done to a thing that is named first is asked for, too', () => {
    expect(made('раз холодает, зимнюю резину надо поставить в пятницу')).toEqual([
      ['зимнюю резину поставить', '09-18', 'раз уж холодает', true],
    ]);
  });

  it.each([
    'раз уж завтра в город, очки надо забрать',
    'раз мы в пятницу у бабушки, подарок надо купить',
    'раз завтра в 9 врач, машину надо заправить',
    'раз в субботу в 12 экзамен, билеты надо повторить',
  ])('%s: it may be done then, and is asked about', (text) => {
    expect(made(text).filter((each) => each.at(-1) === true)).toEqual([]);
  });

  it('what may be done because of it is asked about', () => {
    const [[title, , , isSure] = []] = made('раз уж приеду в город, заберу очки в субботу');
    expect([title, isSure]).toEqual(['раз уж приеду в город, заберу очки', false]);
  });

  it.each([
    ['поскольку завтра выходной, перенеси созвон на пятницу', 'созвон', '2026-09-18'],
    ['поскольку в пятницу праздник, перенеси созвон на субботу', 'созвон', '2026-09-19'],
    ['потому что завтра праздник, перенеси хлеб на пятницу', 'хлеб', '2026-09-18'],
    ['раз уж завтра праздник, перенеси хлеб на пятницу', 'хлеб', '2026-09-18'],
  ])('%s moves it and writes nothing', (text, mention, day) => {
    const { envelopes, operations = [] } = readSaid(text);
    expect(envelopes).toEqual([]);
    expect(operations.map((one) => [one.mention, one.operation])).toEqual([
      [mention, { type: 'reschedule', planned_at: day }],
    ]);
  });

  it.each(['потому что завтра праздник', 'так как в субботу гости'])(
    '%s alone is nothing',
    (text) => {
      expect(made(text)).toEqual([]);
    },
  );

  it('what counts tells no reason', () => {
    const [only] = readSaid('раз в неделю, поливать цветы').envelopes;
    expect(only?.command.entities).toMatchObject({ title: 'поливать цветы' });
    expect(only?.command.entities.recurrence).toBeDefined();
  });
});

describe('what need not be done, told beside what has to be', () => {
  it.each([
    ['завтра в школу не надо, зайти к Лене', 'зайти к Лене', 'завтра в школу не надо'],
    ['на дачу не надо ехать, надо полить цветы дома', 'полить цветы дома', 'на дачу не надо ехать'],
    ['не надо покупать хлеб, надо купить батон', 'купить батон', 'не надо покупать хлеб'],
    ['за хлебом не надо, надо вынести мусор', 'вынести мусор', 'за хлебом не надо'],
  ])('%s', (text, title, note) => {
    expect(made(text)).toEqual([[title, undefined, note, true]]);
  });

  it.each(['завтра в школу не надо', 'не надо покупать хлеб', 'не надо ехать на дачу'])(
    '%s alone is nothing new',
    (text) => {
      expect(made(text)).toEqual([]);
    },
  );

  it('of what stands it is asked whether it goes', () => {
    const thread = spokenOf([{ kind: 'task', number: 1, title: 'купить хлеб' }]);
    const found = readSaid('не надо покупать хлеб, надо купить батон', { thread });
    expect(
      found.operations?.map(({ operation: { type }, confidence }) => [type, confidence]),
    ).toEqual([['update_status', 0.6]]);
    expect(found.envelopes.map(({ command }) => command.entities.title)).toEqual(['купить батон']);
  });
});
