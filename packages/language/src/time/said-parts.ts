import type { Day } from '../meaning.ts';
import type { TimePart } from '../reading.ts';
import type { Frame } from './frame.ts';
import type { ReadingDraft } from './reading-draft.ts';
import { isSettled } from './settle-clock.ts';

/** Which parts were said and which a convention filled in. */
interface Parts {
  readonly known: readonly TimePart[];
  readonly implied: readonly TimePart[];
}

const NONE: Parts = { known: [], implied: [] };
const DATE_IMPLIED: Parts = { known: [], implied: ['year', 'month', 'day'] };

function partsOfDay(day: Day): Parts {
  if (day.kind === 'weekday') return { known: ['weekday'], implied: DATE_IMPLIED.implied };
  if (day.kind !== 'date') return { known: ['day'], implied: ['year', 'month'] };
  return day.year === null
    ? { known: ['month', 'day'], implied: ['year'] }
    : { known: ['month', 'day', 'year'], implied: [] };
}

function partsOfClock({ clock, daypart, due, from }: Frame): Parts {
  const said = clock ?? due?.clock ?? from?.clock ?? null;
  const part = daypart ?? due?.daypart ?? null;
  if (said === null) {
    return part === null ? NONE : { known: ['daypart'], implied: ['hour', 'minute'] };
  }
  const known: TimePart[] = ['hour'];
  const implied: TimePart[] = [];
  (said.minute > 0 ? known : implied).push('minute');
  (isSettled(said, part) ? known : implied).push('half_of_day');
  return { known, implied };
}

/** The parts of a reading; `day` is the frame's own before a repetition took it. */
export function saidParts(frame: Frame, day: Day | null, draft: ReadingDraft): Parts {
  const said = day ?? frame.due?.day ?? frame.from?.day ?? frame.after?.day ?? null;
  const undated = draft.start === null ? NONE : DATE_IMPLIED;
  const date = said === null ? undated : partsOfDay(said);
  const clock = partsOfClock(frame);
  const known = [...date.known, ...clock.known];
  if (frame.length !== null) known.push('duration');
  if (draft.end !== null) known.push('end');
  if (draft.recurrence !== null) known.push('recurrence');
  return { known, implied: [...date.implied, ...clock.implied] };
}
