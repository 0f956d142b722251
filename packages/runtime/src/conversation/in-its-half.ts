import { DOUBTFUL } from '@planerka/contracts';
import { atLocal, dayOf, type Moment, readWhen, type Target, timeOf } from '@planerka/plan';
import type { Pursued } from './pursued.ts';
import { hourOf } from './stands-at.ts';

const HALF_MINUTES = 12 * 60;
const DAY_MINUTES = 24 * 60;
/**
 * So far from where it stands the other half of the day is meant: "лучше в восемь" of what is at seven in
 * the evening.
 */
const NEAR_MINUTES = 4 * 60;
/** Hours before this are those of what is early anyway. */
const EARLY_BEFORE = 7 * 60;
const EARLY_OBJECT_BEFORE = 8 * 60;
/** From here on it may as well be the next morning: it is asked. */
const LATE_FROM = 22 * 60;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * "перенеси на восемь" of what stands at seven in the evening: an hour of which the half of the day was not
 * said is in the half that is near the object's own hour, where the other one is far.
 */
export function inItsHalf(pursued: Pursued, targets: readonly Target[], { zone }: Moment): Pursued {
  const { half_open: isOpen, ...settled } = pursued;
  const { operation } = pursued;
  const [target, ...others] = targets;
  const own = target === undefined ? null : hourOf(target, zone);
  if (isOpen !== true || own === null || others.length > 0) return pursued;
  if (operation.type === 'set_duration') {
    const end_at = operation.end_at && endNear(operation.end_at, own, zone);
    return { ...settled, operation: end_at === undefined ? operation : { ...operation, end_at } };
  }
  if (operation.type !== 'reschedule' && operation.type !== 'copy') return pursued;
  return movedNear(settled, operation, { own, zone }) ?? pursued;
}

/** The move at the hour that is near its own; null where no hour was said. */
function movedNear(
  settled: Pursued,
  operation: Extract<Pursued['operation'], { type: 'reschedule' | 'copy' }>,
  { own, zone }: { readonly own: string; readonly zone: string },
): Pursued | null {
  const when = operation.planned_at == null ? null : readWhen(operation.planned_at);
  const at = when?.at ?? null;
  const said = operation.planned_time ?? (at === null ? null : timeOf(at, zone));
  if (said === null) return null;
  const other = otherHalf(minutesOf(said), minutesOf(own));
  // another morning is meant rather than late in another evening
  const isLateElsewhen = other !== null && other >= LATE_FROM && when !== null;
  if (other === null || isLateElsewhen) return settled;
  const day = at === null ? {} : { planned_at: dayOf(at, zone) };
  const isLate = other >= LATE_FROM && minutesOf(own) < LATE_FROM - 60;
  return {
    ...settled,
    confidence: isLate ? Math.min(settled.confidence, DOUBTFUL) : settled.confidence,
    operation: { ...operation, ...day, planned_time: clockOf(other) },
  };
}

/** "до полдевятого" of what begins at seven in the morning: the nearer of the two hours that are behind its beginning. */
function endNear(end: string, own: string, zone: string): string {
  const { at } = readWhen(end);
  if (at === null) return end;
  const said = minutesOf(timeOf(at, zone));
  const other = (said + HALF_MINUTES) % DAY_MINUTES;
  const [nearest = said] = [said, other].filter((minutes) => minutes > minutesOf(own)).sort(byTime);
  return nearest === said ? end : atLocal(dayOf(at, zone), clockOf(nearest), zone);
}
const byTime = (a: number, b: number): number => a - b;

/** The hour in the half of the day that is near `own`, `HH:MM` both; as it was read where that is not clear. */
export function nearHalf(said: string, own: string): string {
  const other = otherHalf(minutesOf(said), minutesOf(own));
  return other === null ? said : clockOf(other);
}

/** The same hour twelve hours away, where that is near to `own`; null where it stays as it was read. */
function otherHalf(said: number, own: number): number | null {
  const other = (said + HALF_MINUTES) % DAY_MINUTES;
  if (Math.abs(other - own) > NEAR_MINUTES) return null;
  // nobody has an appointment at six because it was at nine
  return other < EARLY_BEFORE && own >= EARLY_OBJECT_BEFORE ? null : other;
}
