import type { Entities } from '@planerka/contracts';
import { readWhen, type When } from '../time/when.ts';
import { atLocal } from '../time/zoned.ts';

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
