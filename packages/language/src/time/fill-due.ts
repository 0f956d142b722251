import { formatDay, isWritableDay } from '../calendar/local-instant.ts';
import type { Frame } from './frame.ts';
import { type Ground, type Placed, placePoint } from './place.ts';
import { clockGrain, isWritable, type ReadingDraft, write } from './reading-draft.ts';
import { shiftDay } from './resolve-day.ts';
import { futureSpanOf } from './resolve-period.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;

/** The deadline, beside the time that was said or in its place. */
export function fillDue(draft: ReadingDraft, frame: Frame, ground: Ground): void {
  const due = deadlineOf(frame, ground);
  if (!isWritable(due)) return;
  const written = write(due, ground, draft.notes);
  if (draft.start !== null || draft.time !== null) {
    draft.due = written;
    return;
  }
  draft.role = 'due';
  draft.start = written;
  draft.dateOnly = due.second === null;
  draft.grain = due.second === null ? 'day' : clockGrain(frame.due?.clock ?? null);
}

function deadlineOf(frame: Frame, ground: Ground): Placed | null {
  if (frame.due !== null) return placePoint(frame.due, ground);
  if (frame.dueIn === null) return null;
  const { now } = ground;
  const day = shiftDay(now.day, frame.dueIn, 1);
  if (day === null) return null;
  if (frame.dueIn.seconds === 0) return { day, second: null };
  const second = now.second - (now.second % SECONDS_PER_MINUTE) + frame.dueIn.seconds;
  const days = Math.floor(second / SECONDS_PER_DAY);
  return { day: day + days, second: second - days * SECONDS_PER_DAY };
}

/** The days on one of which it is to be, where no day was said; an hour beside them is kept. */
export function fillWindow(draft: ReadingDraft, frame: Frame, ground: Ground): void {
  if (frame.window === null || draft.start !== null) return;
  const span = futureSpanOf(frame.window, ground.now.day);
  if (!isWritableDay(span.from) || !isWritableDay(span.to)) return;
  draft.role = 'window';
  draft.start = formatDay(span.from);
  draft.end = formatDay(span.to);
  draft.dateOnly = true;
  draft.grain = frame.window.unit === 'half-year' ? 'quarter' : frame.window.unit;
}
