import { CONFIDENCE, type InterpretRequest, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_ZONE } from '../../corpus.ts';
import {
  MAYBE_TOLD_NOW,
  NO_NUMBERED_ACTS,
  NO_VALUES,
  NOT_TOLD_NOW,
  NUMBERED_ACTS,
  TOLD_NOW,
  UNSURE_OF_NUMBERED,
  VALUES,
} from './numbered-act-corpus.ts';

const task = (number: number, title: string): ObjectHandle => ({ kind: 'task', number, title });
const block = (number: number, title: string): ObjectHandle => ({
  kind: 'timeblock',
  number,
  title,
});

function readAmong(candidates: ObjectHandle[]) {
  const thread: NonNullable<InterpretRequest['thread']> = {
    room: { kind: 'hub' },
    candidates,
    listed_count: 0,
    operations: [],
  };
  return (text: string) => {
    const source = { channel: 'telegram_text' } as const;
    const now = '2026-09-15T12:00:00+03:00';
    const request = { trace_id: 'trace-1', source, now_iso: now, text, thread };
    return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
  };
}

const flat = <Key>(rows: ReadonlyArray<readonly [Key, readonly string[]]>) =>
  rows.flatMap(([key, texts]) => texts.map((text) => [text, key] as const));

describe('what is done to what is named by a number, wherever that stands', () => {
  const read = readAmong([
    task(1, 'починить утюг'),
    task(2, 'сдать макулатуру'),
    task(3, 'заказать визитки'),
    block(1, 'репетиция'),
    block(2, 'планёрка'),
    { kind: 'project', number: 1, title: 'Дача' },
  ]);
  it.each(flat([...NUMBERED_ACTS, ...VALUES]))('%s', (text, operation) => {
    const { operations = [], envelopes } = read(text);
    expect(operations.map((one) => one.operation)).toEqual([operation]);
    expect(envelopes).toEqual([]);
  });
  it.each(UNSURE_OF_NUMBERED)('asked: %s', (text) => {
    const { operations = [] } = read(text);
    expect(operations.map(({ confidence }) => confidence < CONFIDENCE.act)).toEqual([true]);
  });
  it.each(NO_VALUES)('no value: %s', (text) => {
    const { operations = [] } = read(text);
    expect(operations.filter(({ confidence }) => confidence >= CONFIDENCE.act)).toEqual([]);
  });
  it.each(NO_NUMBERED_ACTS)('no act: %s', (text) => {
    expect(read(text).operations ?? []).toEqual([]);
  });
});

describe('what is only supposed of a number', () => {
  const read = readAmong([task(2, 'сдать макулатуру'), block(1, 'репетиция')]);
  it.each([
    'блок 1 наверно стартует в девять',
    'блок 1 видимо до семи вечера',
    'вторую задачу думаю на четверг',
    'задача 2 вроде готова',
    'задача 2 кажется уже сделана',
    'задача 2 похоже займёт час',
    'TASK-2 возможно в пятницу',
  ])('is asked about: %s', (text) => {
    const { operations = [] } = read(text);
    expect(operations).toHaveLength(1);
    expect(operations[0]?.confidence).toBeLessThan(0.75);
  });
  it('is written down as it is where it is a note', () => {
    const [found] = read('к задаче 2 заметка: может не взвесят').operations ?? [];
    expect(found?.operation).toEqual({ type: 'add_note', text: 'может не взвесят', task: 2 });
    expect(found?.confidence).toBeGreaterThanOrEqual(0.75);
  });
});

describe('how what was spoken of is now', () => {
  const read = readAmong([block(1, 'йога'), block(2, 'созвон с Глебом'), task(1, 'забрать шубу')]);
  it.each(flat(TOLD_NOW))('%s', (text, operation) => {
    const { operations = [], envelopes } = read(text);
    expect(operations.map((one) => one.operation)).toEqual([operation]);
    expect(envelopes).toEqual([]);
  });
  it.each(MAYBE_TOLD_NOW)('asked: %s', (text) => {
    const { operations = [] } = read(text);
    expect(operations.map(({ confidence }) => confidence < CONFIDENCE.act)).toEqual([true]);
  });
  it('to the day that is said with "на", whenever it was moved', () => {
    expect(read('йогу вчера перенесли на пятницу').operations).toMatchObject([
      { operation: { type: 'reschedule', planned_at: '2026-09-18' } },
    ]);
  });
  it.each(NOT_TOLD_NOW)('no news: %s', (text) => {
    expect(read(text).operations ?? []).toEqual([]);
  });
  it.each(['созвон с Глебом во сколько будет?', 'йога когда?', 'созвон с Глебом когда'])(
    'asked with the name ahead: %s',
    (text) => {
      expect(read(text).query?.type).toBe('find');
    },
  );
  it.each(['будет йога в 12:00', 'шуба будет в пятницу', 'наверное йога будет в пятницу'])(
    'asked about first: %s',
    (text) => {
      expect(read(text).operations?.[0]?.confidence).toBeLessThan(0.75);
    },
  );
});

describe('the noun of an act for its verb, and the verb for its noun', () => {
  const read = readAmong([
    task(1, 'позвонить бабушке'),
    task(2, 'позвонить слесарю'),
    task(3, 'подстричь собаку'),
    task(4, 'стирка пледов'),
    task(5, 'набрать ванну'),
    task(6, 'перезвонить тёте'),
    block(1, 'встреча с Глебом'),
  ]);
  it.each([
    ['звонок слесарю перенеси на среду', 'позвонить слесарю'],
    ['стрижку удали', 'подстричь'],
    ['постирать пледы сделано', 'стирка пледы'],
    ['встретиться с Глебом перенеси на 15:00', 'встреча с Глебом'],
    ['перенеси звонок губернатору на завтра', 'звонок губернатору'],
  ])('%s', (text, mention) => {
    expect(read(text).operations?.[0]?.mention).toBe(mention);
  });
  it('looks for all of the verbs, so that it is asked which one is meant', () => {
    expect(read('перенеси звонок на пятницу').operations?.[0]?.mention).toBe(
      'позвонить перезвонить',
    );
  });
  it.each(['звонок Пете завтра', 'добавь задачу звонок Петрову', 'купить собаку завтра'])(
    'something new: %s',
    (text) => {
      expect(read(text).kind).toBe('commands');
    },
  );
});
