import type { TimePart } from '../reading.ts';
import type { Frame } from './frame.ts';
import type { Day } from '../meaning.ts';
import type { ReadingDraft } from './reading-draft.ts';
import { isSettled } from './settle-clock.ts';

const DATE_PARTS: readonly TimePart[] = ['year', 'month', 'day'];

/** Which parts were said and which a convention filled in. */
export function saidParts(
  frame: Frame,
  day: Day | null,
  draft: ReadingDraft,
): { known: TimePart[]; implied: TimePart[] } {
  const known: TimePart[] = [];
  const implied: TimePart[] = [];
  const said = day ?? frame.due?.day ?? frame.from?.day ?? frame.after?.day ?? null;
  if (said === null) {
    if (draft.start !== null) implied.push(...DATE_PARTS);
  } else if (said.kind === 'date') {
    known.push('month', 'day');
    (said.year === null ? implied : known).push('year');
  } else if (said.kind === 'weekday') {
    known.push('weekday');
    implied.push(...DATE_PARTS);
  } else if (said.kind === 'of-month') {
    known.push('day');
    implied.push('year', 'month');
  } else {
    known.push('day');
    implied.push('year', 'month');
  }
  const clock = frame.clock ?? frame.due?.clock ?? frame.from?.clock ?? null;
  const daypart = frame.daypart ?? frame.due?.daypart ?? null;
  if (clock !== null) {
    known.push('hour');
    (clock.minute > 0 ? known : implied).push('minute');
    (isSettled(clock, daypart) ? known : implied).push('half_of_day');
  } else if (daypart !== null) {
    known.push('daypart');
    implied.push('hour', 'minute');
  }
  if (frame.length !== null) known.push('duration');
  if (draft.end !== null) known.push('end');
  if (draft.recurrence !== null) known.push('recurrence');
  return { known, implied };
}
