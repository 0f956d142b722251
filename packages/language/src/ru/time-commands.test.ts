import type { InterpretResponse, Note } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance, parseTime } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from './corpus.ts';
import { ATTACHED, CLAUSES, EARLY, FREE, SEVERAL_TIMES } from './corpus-time-commands.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel: 'telegram_voice' }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

describe.each([
  ['what belongs to a noun plans nothing', ATTACHED],
  ['what is free plans', FREE],
  ['lengths as clauses and inverted', CLAUSES],
  ['early hours', EARLY],
  ['several times of a day', SEVERAL_TIMES],
] as const)('%s', (_, rows) => {
  it.each(rows)('%s', (text, expected) => {
    const { envelopes } = read(text);
    expect(envelopes.map(({ command: { intent, entities } }) => ({ intent, entities }))).toEqual(
      expected,
    );
  });
});

const noted = (text: string): readonly Note[] => read(text).notes ?? [];
const day = (text: string): Note => ({ code: 'NO_SUCH_DATE', position: 0, text });
const time = (text: string): Note => ({ code: 'NO_SUCH_TIME', position: 0, text });
const REMINDED: Note = { code: 'REMINDER_ASKED', position: 0 };

describe('times that do not exist', () => {
  it.each<[string, ...Note[]]>([
    ['встреча завтра в 26:30', time('26:30')],
    ['приём у врача в пятницу в 18:75', time('18:75')],
    ['напомни в 25:15 выключить плиту', time('25:15'), REMINDED],
    ['ужин сегодня в 24:30', time('24:30')],
    ['поставь блок на 27:00 на час', time('27:00')],
    ['дежурство завтра с 8:00 до 28:00', time('28:00')],
    ['забрать заказ завтра к 25:00', time('25:00')],
    ['перенеси созвон на 25:00', time('25:00')],
    ['тренировка в двадцать пять часов', time('в двадцать пять часов')],
    ['сдать отчёт 31 июня', day('31 июня')],
    ['созвон с Катей 30 февраля в 15', day('30 февраля')],
    ['тридцать первого ноября поменять масло', day('тридцать первого ноября')],
    ['сдать отчёт 32.05.2026', day('32.05.2026')],
    ['перенеси встречу на 31 июня', day('31 июня')],
  ])('%s is named', (text, ...notes) => {
    expect(noted(text)).toEqual(notes);
  });

  it.each(['встреча завтра в 26:30', 'ужин сегодня в 24:30', 'дежурство завтра с 8:00 до 28:00'])(
    '%s is confirmed',
    (text) => {
      expect(read(text).envelopes[0]?.command.confidence).toBeLessThan(0.75);
    },
  );

  it.each(['матч закончился 28:14', 'купить плёнку 35:75', 'псалом 118:25 прочитать завтра'])(
    '%s has none',
    (text) => {
      expect(noted(text)).toEqual([]);
    },
  );

  it('keeps the clock of a day that does not exist for the day that will be said', () => {
    const { entities } = read('созвон с Катей 30 февраля в 15').envelopes[0]?.command ?? {};
    expect(entities).toEqual({ title: 'созвон с Катей', planned_time: '15:00' });
  });
});

describe('hours that are missing', () => {
  it.each([
    ['пить таблетки 3 раза в день 7 дней', '3 раза в день', 'FREQ=DAILY;COUNT=7'],
    ['кормить кота дважды в день', 'дважды в день', 'FREQ=DAILY'],
    ['тренировка 3 раза в неделю', '3 раза в неделю', 'FREQ=WEEKLY'],
    ['зарядка каждый день в 7:00 и в 21:30', 'в 7:00 и в 21:30', 'FREQ=DAILY'],
  ])('%s', (text, said, rule) => {
    const { envelopes, notes } = read(text);
    expect(notes).toEqual([{ code: 'TIMES_MISSING', position: 0, text: said }]);
    expect(envelopes[0]?.command.entities.recurrence).toBe(rule);
    expect(envelopes[0]?.command.confidence).toBeLessThan(0.75);
  });

  it('says nothing of hours when all were named', () => {
    expect(noted('принимать таблетки 3 раза в день в 8, 14 и 20')).toEqual([]);
  });

  it('offers each of several times that repeat nowhere', () => {
    const { readings } = read('встреча завтра в 10 и 15');
    expect(readings?.map(({ command }) => command.entities.start_at)).toEqual([
      '2026-09-16T15:00:00+03:00',
    ]);
  });
});

describe('misspelt words', () => {
  it('are less sure than those that are spelt', () => {
    const sure = (text: string): number =>
      parseTime(text, { now: CORPUS_NOW, timezone: CORPUS_ZONE })?.confidence ?? 0;
    expect(sure('завтра в питнадцать')).toBeLessThan(sure('завтра в пятнадцать'));
    expect(sure('в панедельнек')).toBeLessThan(sure('через неделю'));
  });
});
