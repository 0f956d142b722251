import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { mondayOf, toDayNumber } from './calendar/civil.ts';
import { interpretUtterance, parseTime, type TimeReading } from './index.ts';

/**
 * Phrases that nobody here wrote, measured as the targets of the language package say. They live
 * beside the repository (or in LANGUAGE_DATA_DIR); a checkout without them skips this file.
 */
const FOLDER =
  process.env.LANGUAGE_DATA_DIR ?? path.join(import.meta.dirname, '../../../../shared/language');
const isThere = existsSync(FOLDER);
if (!isThere) process.stderr.write(`dev-phrases.int.test.ts: SKIPPED, no phrases at ${FOLDER}\n`);
const lines = (file: string): string[] =>
  isThere
    ? readFileSync(path.join(FOLDER, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

const REFERENCE = '2026-02-25T12:00:00+03:00';

interface TimeCase {
  readonly text: string;
  readonly reference?: string;
  readonly kind: string;
  readonly start?: string;
  readonly end?: string;
  readonly durationMinutes?: number;
  readonly daypart?: 'morning' | 'day' | 'evening' | 'night';
  readonly fields?: readonly string[];
  readonly endFields?: readonly string[];
  readonly tags?: readonly string[];
  readonly relevant: boolean;
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'];
const HOURS_OF = { morning: [4, 12], day: [11, 18], evening: [15, 24], night: [21, 30] } as const;

function parts(value: string | null | undefined): Readonly<Record<string, number>> | null {
  const match = /^(\d+)-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(value ?? '');
  if (match === null) return null;
  const entries = FIELDS.map((field, i) => [field, Number(match[i + 1] ?? 0)] as const);
  return Object.fromEntries(entries);
}

const week = ({ year = 0, month = 0, day = 0 }: Readonly<Record<string, number>>): number =>
  mondayOf(toDayNumber(year, month, day));

function isRight(wanted: TimeCase, reading: TimeReading | null): boolean {
  if (wanted.kind === 'none') return reading?.start == null;
  if (wanted.kind === 'duration') return reading?.duration_minutes === wanted.durationMinutes;
  const got = parts(reading?.start);
  const said = parts(wanted.start);
  const fields = wanted.fields ?? ['year', 'month', 'day'];
  if (got === null || said === null) return false;
  if (
    reading?.date_only &&
    fields.some((field) => !['year', 'month', 'day', 'week'].includes(field))
  ) {
    return false;
  }
  return fields.every((field) => {
    if (field === 'week') return week(got) === week(said);
    if (field !== 'daypart') return got[field] === said[field];
    const [from, to] = HOURS_OF[wanted.daypart ?? 'day'];
    const hour = got.hour ?? 0;
    return (hour >= from && hour < to) || (wanted.daypart === 'night' && hour <= 5);
  });
}

function isEndRight(wanted: TimeCase, reading: TimeReading | null): boolean {
  const got = parts(reading?.end);
  const said = parts(wanted.end);
  if (got === null || said === null || !isRight(wanted, reading)) return false;
  return (wanted.endFields ?? []).every((field) => !(field in got) || got[field] === said[field]);
}

const share = (list: readonly boolean[]): number =>
  list.filter(Boolean).length / Math.max(1, list.length);

/** Rules without what is not compared: times of day, the start of the week, an interval of one. */
const rule = (value: string | null | undefined): string =>
  (value ?? '')
    .split(';')
    .filter((part) => !/^(?:INTERVAL=1|WKST=.*|BYHOUR=.*|BYMINUTE=.*)$/.test(part))
    .map((part) =>
      part
        .split('=')
        .map((side) => side.split(',').sort().join(','))
        .join('='),
    )
    .sort()
    .join(';');

/** A day or a minute: no more than the target names is compared. */
const startsAt = (wanted: string, got: string | null | undefined): boolean =>
  got?.startsWith(wanted) === true;

/** Is a target met: `due:X`, `dur:N`, `window:A..B`, `A..B`, `RRULE@first`, `X+dur:N`, `none`, `X`? */
function meets(wanted: string, reading: TimeReading | null): boolean {
  if (wanted === 'none') return reading?.start == null && reading?.recurrence == null;
  if (reading === null) return false;
  const [kind = '', value = ''] = wanted.split(':', 2);
  if (kind === 'dur') return reading.duration_minutes === Number(value) && reading.start === null;
  const { start, end, role } = reading;
  if (wanted.startsWith('FREQ')) {
    const [frequency, first = ''] = wanted.split('@');
    return rule(reading.recurrence) === rule(frequency) && startsAt(first, start);
  }
  const [point = '', minutes] = wanted.replace(/^(?:due|window):/, '').split('+dur:');
  const [from = '', to] = point.split('..');
  if ((kind === 'due' || kind === 'window') && role !== kind) return false;
  if (!startsAt(from, start) || (to !== undefined && !startsAt(to, end))) return false;
  if (minutes !== undefined) return reading.duration_minutes === Number(minutes);
  return to !== undefined || reading.date_only === (from.length === DAY_LENGTH);
}
const DAY_LENGTH = 10;

/** What each label of the command phrases asks of this product. */
const LABELS: Readonly<Record<string, 'creation' | 'other'>> = {
  'task_or_event.create': 'creation',
  'task.create_recurring': 'creation',
  'reminder.create': 'creation',
  'alarm.create': 'creation',
  'list.add_item': 'creation',
  // projects, subtasks and timers are not made by voice here
  'project.create': 'other',
  'task.add_child': 'other',
  'timer.create': 'other',
  'timer.other': 'other',
  'task.complete': 'other',
  'task.delete': 'other',
  'task.edit': 'other',
  query: 'other',
  cancel: 'other',
  other: 'other',
};

interface CommandCase {
  readonly text: string;
  readonly canonical: string;
}

describe.skipIf(!isThere)(`phrases of other projects${isThere ? '' : ': SKIPPED, no data'}`, () => {
  const times = lines('times.dev.jsonl').map((line): TimeCase => JSON.parse(line));
  const relevant = times
    .filter((one) => one.relevant)
    .map((one) => {
      const reading = parseTime(one.text, { now: one.reference ?? REFERENCE });
      return { one, reading, right: isRight(one, reading) };
    });

  it('are read as their projects expect, where conventions agree', () => {
    const dated = relevant.filter(({ one }) => one.kind !== 'duration');
    expect(share(dated.map(({ right }) => right))).toBeGreaterThanOrEqual(0.88);
    const consensus = dated.filter(({ one }) => (one.tags ?? []).length === 0);
    expect(share(consensus.map(({ right }) => right))).toBeGreaterThanOrEqual(0.97);
    const ranges = dated.filter(({ one }) => one.kind === 'interval' && one.end !== undefined);
    expect(
      share(ranges.map(({ one, reading }) => isEndRight(one, reading))),
    ).toBeGreaterThanOrEqual(0.92);
    const lengths = relevant.filter(({ one }) => one.kind === 'duration');
    expect(share(lengths.map(({ right }) => right))).toBe(1);
  });

  it('are right 97 times in 100 where the confidence is 0.75 or more', () => {
    const sure = relevant.filter(({ reading }) => (reading?.confidence ?? 0) >= CONFIDENCE.act);
    expect(sure.length).toBeGreaterThan(relevant.length / 2);
    expect(share(sure.map(({ right }) => right))).toBeGreaterThanOrEqual(0.97);
  });

  it('meet every target written for us', () => {
    const targets = lines('phenomena.tsv').filter((line) => !line.startsWith('#'));
    const missed = targets.filter((line) => {
      const [, text = '', wanted = ''] = line.split('\t');
      return !meets(wanted, parseTime(text, { now: REFERENCE }));
    });
    expect(targets.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  it('give the recurrence rules that they name', () => {
    const cases = lines('recurrences.dev.jsonl').map((line): { text: string; rrule?: string } =>
      JSON.parse(line),
    );
    const right = cases
      .filter((one) => one.rrule !== undefined)
      .map((one) => rule(parseTime(one.text, { now: REFERENCE })?.recurrence) === rule(one.rrule));
    expect(share(right)).toBeGreaterThanOrEqual(0.88);
  });

  it('are creations where they ask for one, and nothing else is executed as one', () => {
    const read = lines('commands.dev.jsonl').map((line) => {
      const one: CommandCase = JSON.parse(line);
      const label = LABELS[one.canonical];
      if (label === undefined) throw new Error(`no label for ${one.canonical}`);
      const { response } = interpretUtterance(
        { trace_id: 't', source: { channel: 'cli' }, now_iso: REFERENCE, text: one.text },
        { timezone: 'Europe/Moscow' },
      );
      const sure = response.envelopes.some((e) => e.command.confidence >= CONFIDENCE.act);
      return { label, isCommand: response.kind === 'commands', sure };
    });
    const creations = read.filter(({ label }) => label === 'creation');
    const others = read.filter(({ label }) => label === 'other');
    // three lines labelled as creations ask a question or for help, and are not read as creations
    expect(share(creations.map(({ isCommand }) => isCommand))).toBeGreaterThanOrEqual(0.9);
    expect(share(others.map(({ isCommand, sure }) => isCommand && sure))).toBeLessThan(0.01);
  });

  it('hardly ever get a suggestion about the title of a new task', () => {
    const said = ['voice.dev.tsv', 'several.dev.tsv', 'negative.dev.txt'].flatMap((file) =>
      lines(file).filter((line) => !line.startsWith('#')),
    );
    const texts = [...new Set(said.map((line) => line.split('\t').at(-1) ?? ''))];
    const chips = texts.flatMap((text) => {
      const { envelopes, suggestions = [] } = interpretUtterance(
        { trace_id: 't', source: { channel: 'telegram_voice' }, now_iso: REFERENCE, text },
        { timezone: 'Europe/Moscow' },
      ).response;
      const about = new Set(suggestions.map(({ position }) => position));
      return envelopes.flatMap(({ command }, position) =>
        command.intent === 'task_create' ? [about.has(position)] : [],
      );
    });
    expect(chips.length).toBeGreaterThan(200);
    expect(share(chips)).toBeLessThan(0.08);
  });
});
