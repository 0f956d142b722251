import { type DayOrInstant, type Entities, LocalDate } from '@planerka/contracts';
import { atLocal, type Day, toInstant, type When } from '@planerka/plan';

const NEVER: When = { on: null, at: null };

function isDay(value: DayOrInstant): value is Day {
  return LocalDate.safeParse(value).success;
}

/** The wire's day or datetime as rows hold it. */
export function readWhen(value: DayOrInstant | undefined): When {
  if (value === undefined) return NEVER;
  return isDay(value) ? { on: value, at: null } : { on: null, at: toInstant(value) };
}

/**
 * What a task's parts add up to: a time said apart from its day ("в 21:30", then "завтра") joins
 * the day; an instant already has both.
 */
export function plannedWhen(entities: Entities, zone: string): When {
  const planned = readWhen(entities.planned_at);
  if (planned.on !== null && entities.planned_time !== undefined) {
    return { on: null, at: atLocal(planned.on, entities.planned_time, zone) };
  }
  return planned;
}
