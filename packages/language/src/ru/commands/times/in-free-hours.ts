import type { DayWindow } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { readFrame } from '../answers/answer-value.ts';
import { letters } from '../answers/consent.ts';
import { AGREED, asNewTask, TAKEN_HOUR } from './free-hours-phrases.ts';

const DAY_PARTS: ReadonlySet<string> = new Set(['day', 'weekday', 'month', 'year']);

/**
 * What is said behind a list of free hours, with the day of that list: "давай в 15:00" is a new task at that
 * hour, whose name is still to be said; "тогда в 16 созвон с Ирой" stands on that day. Null for words that
 * take no hour, and where the list was of several days and none is said.
 */
export function inFreeHours(text: string, { from, to }: DayWindow, ground: Ground): string | null {
  const said = text
    .replace(AGREED, '')
    .replace(TAKEN_HOUR, ' ')
    .replace(/[\s,.!]+$/u, '')
    .trim();
  const isTaken = said !== text.replace(/[\s,.!]+$/u, '').trim();
  const read = letters(said) === '' ? null : readFrame(said);
  if (read === null || !isTaken) return null;
  const time = resolveFrame(read.frame, said, ground, { dayIsAsked: false });
  if (time === null || time.start === null || time.date_only || time.role === 'duration')
    return null;
  const saysDay = time.known.some((part) => DAY_PARTS.has(part));
  if (!saysDay && from !== to) return null;
  const placed = saysDay ? said : `${said} ${from.split('-').reverse().join('.')}`;
  return read.rest.length === 0 ? asNewTask(placed) : placed;
}
