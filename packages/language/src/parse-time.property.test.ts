import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { daysInMonth, toCivil, toDayNumber, weekdayOf } from './calendar/civil.ts';
import { formatDay, placeOnClock, readNow } from './calendar/local-instant.ts';
import { parseTime, type ReadingContext, type TimeReading } from './index.ts';
import { CORPUS, CORPUS_NOW } from './ru/corpus.ts';
import { NEGATIVE_CORPUS } from './ru/negative-corpus.ts';

/** Many runs on a busy machine take longer than vitest waits by default. */
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { numRuns: 400 };

const PHRASES = CORPUS.flatMap((group) => Object.values(group.cases).flat());
const phrase = fc.constantFrom(...PHRASES, ...NEGATIVE_CORPUS);
/** Words of the grammar in any order: nonsense that rules half understand. */
const VOCABULARY = [...new Set(PHRASES.flatMap((text) => text.split(' ')))];
const salad = fc
  .array(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));

/** What a reading says, without where and how sure. */
function meaningOf(reading: TimeReading | null): unknown {
  if (reading === null) return null;
  const { role, start, end, date_only, duration_minutes, recurrence, time, due } = reading;
  return { role, start, end, date_only, duration_minutes, recurrence, time, due };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-]\d\d:\d\d$/;

function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function isReal(value: string | null, dateOnly: boolean): boolean {
  if (value === null) return true;
  return isRealDay(value) && (dateOnly ? DAY : INSTANT).test(value);
}

const now = fc
  .record({
    day: fc.integer({ min: toDayNumber(1990, 1, 1), max: toDayNumber(2090, 1, 1) }),
    minute: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ day, minute }) => ({ day, minute }));

const at = (day: number, minute: number, offset = '+03:00'): string => {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${formatDay(day)}T${hours}:${String(minute % 60).padStart(2, '0')}:00${offset}`;
};

const ZONES = ['Europe/Moscow', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

describe('any text', () => {
  it.each([
    ['strings', fc.string({ maxLength: 300, unit: 'binary' })],
    ['graphemes', fc.string({ maxLength: 120, unit: 'grapheme' })],
    ['word salad', salad],
  ])('%s give a real date or nothing, and never throw', (_, text) => {
    fc.assert(
      fc.property(text, now, fc.constantFrom(...ZONES), (said, { day, minute }, timezone) => {
        const reading = parseTime(said, { now: at(day, minute), timezone });
        if (reading === null) return;
        const ends = [reading.start, reading.end];
        expect(ends.filter((value) => !isReal(value, reading.date_only))).toEqual([]);
        expect(reading.confidence).toBeGreaterThan(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        for (const { from, to } of reading.spans) expect(from).toBeLessThan(to);
      }),
      RUNS,
    );
  });
});

const MONTHS =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const WEEKDAYS = 'понедельник вторник среда четверг пятница суббота воскресенье'.split(' ');

/** Dates as the bot's replies print them. */
function printed(dayNumber: number): string[] {
  const { year, month, day } = toCivil(dayNumber);
  const date = `${day} ${MONTHS[month - 1]} ${year}`;
  return [date, `${WEEKDAYS[weekdayOf(dayNumber) - 1]}, ${date}`];
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

describe('what the bot prints', () => {
  const context: ReadingContext = { now: CORPUS_NOW, timezone: 'Europe/Moscow' };
  const day = fc.integer({ min: toDayNumber(2015, 1, 1), max: toDayNumber(2060, 1, 1) });
  const minute = fc.integer({ min: 0, max: 1439 });

  it('gives a day back', () => {
    fc.assert(
      fc.property(day, (number) => {
        for (const text of printed(number)) {
          expect(parseTime(text, context)?.start).toBe(formatDay(number));
        }
      }),
      RUNS,
    );
  });

  it('gives an instant back', () => {
    fc.assert(
      fc.property(day, minute, (number, from) => {
        for (const text of printed(number)) {
          const reading = parseTime(`${text}, ${clock(from)}`, context);
          expect(reading?.start?.slice(0, 16)).toBe(`${formatDay(number)}T${clock(from)}`);
        }
      }),
      RUNS,
    );
  });

  it('gives a span of one day back', () => {
    fc.assert(
      fc.property(day, minute, minute, (number, a, b) => {
        fc.pre(a < b);
        for (const text of printed(number)) {
          const reading = parseTime(`${text}, ${clock(a)}–${clock(b)}`, context);
          expect(reading?.start?.slice(0, 16)).toBe(`${formatDay(number)}T${clock(a)}`);
          expect(reading?.end?.slice(0, 16)).toBe(`${formatDay(number)}T${clock(b)}`);
        }
      }),
      RUNS,
    );
  });

  it('gives a span over midnight back', () => {
    fc.assert(
      fc.property(day, minute, minute, (number, a, b) => {
        const [, first] = printed(number);
        const [, second] = printed(number + 1);
        const reading = parseTime(`${first}, ${clock(a)} – ${second}, ${clock(b)}`, context);
        expect(reading?.start?.slice(0, 16)).toBe(`${formatDay(number)}T${clock(a)}`);
        expect(reading?.end?.slice(0, 16)).toBe(`${formatDay(number + 1)}T${clock(b)}`);
      }),
      RUNS,
    );
  });

  it('gives today, tomorrow and durations back', () => {
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 1440 }), (from, length) => {
        expect(parseTime(`завтра, ${clock(from)}`, context)?.start?.slice(0, 16)).toBe(
          `2026-09-16T${clock(from)}`,
        );
        expect(parseTime(`сегодня, ${clock(from)}`, context)?.start?.slice(0, 16)).toBe(
          `2026-09-15T${clock(from)}`,
        );
        const hours = Math.floor(length / 60);
        const rest = length % 60;
        const parts = [hours > 0 ? `${hours} ч` : '', rest > 0 ? `${rest} мин` : ''];
        const text = parts.filter((part) => part !== '').join(' ');
        expect(parseTime(text, context)?.duration_minutes).toBe(length);
      }),
      RUNS,
    );
  });
});

/** Days and weeks only: months and years differ in length, hours are counted from now. */
const WEEKLY = [
  'завтра',
  'послезавтра в 10',
  'в пятницу',
  'в пятницу в 18:00',
  'в эту среду',
  'в следующий вторник в 9',
  'в прошлый вторник',
  'через неделю в понедельник',
  'через 5 дней',
  'через две недели',
  'за два дня до субботы',
  'через 3 рабочих дня',
  'на неделе',
  'на следующей неделе',
  'на выходных',
  'на днях',
  'до конца недели',
  'до пятницы 18:00',
  'к вечеру',
  'с понедельника по среду',
  'завтра с 9 до 5',
  'в 9:30',
  'в три',
  'утром',
  'по вторникам и четвергам в 19',
  'раз в две недели по средам',
  'каждый день в 8',
];

const shiftedDay = (value: string | null, days: number): string | null => {
  if (value === null) return null;
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  return formatDay(toDayNumber(year, month, day) + days) + value.slice(10);
};

describe('shifting the reference instant by whole weeks', () => {
  it('shifts days and weeks by as many', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WEEKLY),
        now,
        fc.integer({ min: -500, max: 500 }),
        (text, { day, minute }, weeks) => {
          const here = parseTime(text, { now: at(day, minute) });
          const there = parseTime(text, { now: at(day + weeks * 7, minute) });
          expect(there?.start ?? null).toBe(shiftedDay(here?.start ?? null, weeks * 7));
          expect(there?.end ?? null).toBe(shiftedDay(here?.end ?? null, weeks * 7));
          expect(there?.recurrence).toBe(here?.recurrence);
        },
      ),
      RUNS,
    );
  });
});

const context: ReadingContext = { now: CORPUS_NOW, timezone: 'Europe/Moscow' };

describe('how a text is written', () => {
  it.each([
    ['upper case', (text: string) => text.toUpperCase()],
    ['е for ё', (text: string) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е')],
    ['spaces around', (text: string) => `  ${text}\n`],
    ['double spaces', (text: string) => text.replaceAll(' ', '   ')],
    ['no-break spaces', (text: string) => text.replaceAll(' ', '\u00a0')],
    ['a full stop', (text: string) => `${text}.`],
    ['exclamation marks', (text: string) => `${text}!!`],
    ['brackets', (text: string) => `(${text})`],
    ['commas', (text: string) => `, ${text},`],
    ['dots', (text: string) => `... ${text} …`],
    ['dashes', (text: string) => `— ${text} —`],
  ])('%s changes nothing', (_, change) => {
    fc.assert(
      fc.property(phrase, (text) => {
        expect(meaningOf(parseTime(change(text), context))).toEqual(
          meaningOf(parseTime(text, context)),
        );
      }),
      RUNS,
    );
  });

  it('is read the same after what it does not know', () => {
    fc.assert(
      fc.property(fc.constantFrom('сходить в магазин', 'кино с друзьями'), (title) => {
        for (const text of ['завтра в 10', 'в пятницу с 9 до 11', 'до 5 октября']) {
          expect(meaningOf(parseTime(`${title} ${text}`, context))).toEqual(
            meaningOf(parseTime(text, context)),
          );
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('the zone', () => {
  /** Counted from now, so that a change of clocks between shifts the hour. */
  const isElapsed = (text: string): boolean =>
    /(?:через|спустя|\+|кажды|раз в|сейчас|течение)/.test(text);

  it('does not change the wall clock, changes of clocks apart', () => {
    fc.assert(
      fc.property(
        phrase,
        now,
        fc.constantFrom(...ZONES),
        fc.constantFrom(...ZONES),
        (text, { day, minute }, a, b) => {
          fc.pre(!isElapsed(text));
          const readings = [a, b].map((timezone) => {
            const utc = { day: 0, second: 0, zone: timezone, offset: 0 };
            const local = placeOnClock(utc, day, minute * 60);
            fc.pre(!local.skipped);
            const sign = local.offset < 0 ? '-' : '+';
            const offset = `${sign}${clock(Math.abs(local.offset) / 60)}`;
            const reading = parseTime(text, { now: at(day, minute, offset), timezone });
            fc.pre(reading?.notes.every((note) => note.code !== 'SKIPPED_BY_DST') ?? true);
            return reading;
          });
          const [here, there] = readings.map((reading) => [
            reading?.start?.slice(0, 19),
            reading?.end?.slice(0, 19),
            reading?.duration_minutes,
            reading?.recurrence?.replace(/UNTIL=.*/, ''),
          ]);
          expect(here).toEqual(there);
        },
      ),
      RUNS,
    );
  });

  it('moves a skipped time forward by the gap and says so', () => {
    const reading = parseTime('29 марта в 2:30 ночи', {
      now: '2026-03-01T10:00:00+01:00',
      timezone: 'Europe/Berlin',
    });
    expect(reading?.start).toBe('2026-03-29T03:30:00+02:00');
    expect(reading?.notes).toEqual([
      { code: 'SKIPPED_BY_DST', said: '02:30', moved_to: '2026-03-29T03:30:00+02:00' },
    ]);
  });

  it('takes the first of two equal times', () => {
    const reading = parseTime('25 октября в 2:30 ночи', {
      now: '2026-10-01T10:00:00+02:00',
      timezone: 'Europe/Berlin',
    });
    expect(reading?.start).toBe('2026-10-25T02:30:00+02:00');
  });

  it('counts elapsed hours across a change of clocks', () => {
    const reading = parseTime('через 3 часа', {
      now: '2026-03-29T00:30:00+01:00',
      timezone: 'Europe/Berlin',
    });
    expect(reading?.start).toBe('2026-03-29T04:30:00+02:00');
  });

  it('reads the reference instant on the zone’s own clock', () => {
    expect(readNow('2026-02-25T22:30:00Z', 'Europe/Moscow')).toMatchObject({
      day: toDayNumber(2026, 2, 26),
      second: 90 * 60,
    });
  });
});
