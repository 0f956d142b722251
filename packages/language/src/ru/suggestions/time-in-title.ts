import { CONFIDENCE as READ } from '@planerka/contracts';
import type { TimeRole } from '../../reading.ts';
import type { FindIn } from './seen-title.ts';

const SAID = 0.84;
/** A part of the time is a convention's. */
const IMPLIED = 0.6;
const ROLES: ReadonlySet<TimeRole> = new Set<TimeRole>(['at', 'due']);

/** "сдать отчёт до пятницы", where nobody has read the time yet. */
export const timeInTitle: FindIn = ({ time, known }) => {
  if (time === null || known.timed || !ROLES.has(time.role) || time.start === null) return null;
  if (time.recurrence !== null || time.exceptions.length > 0 || time.notes.length > 0) return null;
  // "отпуск с 1 по 14 марта" is over when it ends, not when it begins
  if (time.date_only && time.end !== null && time.end !== time.start) return null;
  if (time.confidence < READ.act) return null;
  const isSaid = time.known.includes('day') || time.known.includes('weekday');
  return {
    type: 'set_due_date',
    confidence: isSaid && !time.implied.includes('half_of_day') ? SAID : IMPLIED,
    payload: { dueDateISO: time.start },
  };
};
