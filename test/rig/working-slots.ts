/** A stretch of working time, in minutes since the epoch. */
export interface WorkingSlot {
  readonly from: number;
  readonly to: number;
}

export interface SlotCalendar {
  readonly workdays: readonly number[];
  readonly hours: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  readonly holidays: readonly string[];
  readonly extraWorkdays: readonly string[];
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * The working time from an instant on, found by looking at the clock on the wall at the start of every
 * slot of so many minutes. Where no hours begin or end in a slot, this is all of it.
 */
export function* workingSlots(
  calendar: SlotCalendar,
  { zone, fromMs, slotMinutes }: { zone: string; fromMs: number; slotMinutes: number },
): Generator<WorkingSlot> {
  const clock = clockOf(zone);
  for (let minute = fromMs / 60_000; ; minute += slotMinutes) {
    const parts = clock.formatToParts(minute * 60_000);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const day = `${read('year')}-${read('month')}-${read('day')}`;
    const time = `${read('hour')}:${read('minute')}`;
    const weekday = WEEKDAYS.indexOf(read('weekday')) + 1;
    const isWorkday =
      calendar.extraWorkdays.includes(day) ||
      (calendar.workdays.includes(weekday) && !calendar.holidays.includes(day));
    const isWorked = calendar.hours.some(({ from, to }) => from <= time && time < to);
    if (isWorkday && isWorked) yield { from: minute, to: minute + slotMinutes };
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
}
