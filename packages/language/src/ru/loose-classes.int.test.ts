import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance, parseTime } from '../index.ts';
import { LOOSE_CLASSES } from './corpus-loose-classes.ts';

/**
 * The classes of loose speech that the user measured, with an example or two of each. They live beside the
 * repository (or in LANGUAGE_DATA_DIR); a checkout without them skips this file.
 */
const FILE = path.join(
  process.env.LANGUAGE_DATA_DIR ?? path.join(import.meta.dirname, '../../../../../shared/language'),
  'classes.md',
);
const isThere = existsSync(FILE);
if (!isThere) process.stderr.write(`loose-classes.int.test.ts: SKIPPED, no classes at ${FILE}\n`);

const NOW = '2026-02-25T12:00:00+03:00';

/** The examples of a table's last column: in quotes, before the arrow to what once came out. */
function examplesOf(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map(
    (line) =>
      line
        .replace(/\|\s*$/, '')
        .split('|')
        .at(-1) ?? '',
  );
  const said = cells.flatMap((cell) => cell.split(';').map((part) => part.split('->')[0] ?? ''));
  return said.flatMap((part) => [...part.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ''));
}

const words = (...all: Array<string | number | null | undefined>): string =>
  all.filter((one) => one != null && one !== '').join(' ');

/** A reading as a line: its commands, else its time, else nothing. */
function readingOf(text: string): string {
  const { kind, envelopes } = interpretUtterance(
    { trace_id: 't', source: { channel: 'telegram_voice' }, now_iso: NOW, text },
    { timezone: 'Europe/Moscow' },
  ).response;
  if (kind === 'commands') {
    return envelopes
      .map(({ command: { intent, confidence, entities } }) =>
        words(
          confidence >= CONFIDENCE.act ? '' : 'asked:',
          intent === 'timeblock_create' ? 'block' : 'task',
          `«${entities.title}»`,
          entities.start_at ?? entities.planned_at ?? entities.planned_time,
          entities.duration_minutes === undefined ? '' : `for ${entities.duration_minutes}`,
          entities.due_date === undefined ? '' : `by ${entities.due_date}`,
          entities.recurrence,
          entities.project === undefined ? '' : `in ${entities.project}`,
          ...(entities.tags ?? []).map((tag) => `#${tag}`),
          entities.description === undefined ? '' : `because ${entities.description}`,
        ),
      )
      .join('; ')
      .replaceAll(':00+03:00', '');
  }
  const time = parseTime(text, { now: NOW });
  if (time === null || (time.start === null && time.duration_minutes === null)) return kind;
  const { role, start, end, duration_minutes: minutes, recurrence, exceptions } = time;
  const until = end === null ? '' : `.. ${end}`;
  const but = exceptions.length === 0 ? '' : `but ${exceptions[0]} .. ${exceptions.at(-1)}`;
  return words(`${kind},`, role, start, until, minutes, recurrence, but).replaceAll(
    ':00+03:00',
    '',
  );
}

describe.skipIf(!isThere)(`classes of loose speech${isThere ? '' : ': SKIPPED, no data'}`, () => {
  it('have every example read as it should be', () => {
    const examples = isThere ? examplesOf(readFileSync(FILE, 'utf8')) : [];
    expect(examples.map((text) => readingOf(text))).toEqual(LOOSE_CLASSES);
  });
});
