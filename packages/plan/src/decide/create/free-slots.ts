import { say } from '../../messages/messages.ts';
import { type WorkingHours } from '../../objects/settings.ts';
import { type Moment } from '../../time/moment.ts';
import { addMinutes, atLocal, type Instant, toLocalIso } from '../../time/zoned.ts';
import type { OfferedChoice } from '../decision.ts';
import type { SlotSearch } from './create-rule.ts';

export interface BusySpan {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

const STEP_MINUTES = 30;
const OFFERED_STARTS = 4;
/** Offered starts on one day are at least this far apart, so that the offer spans the day. */
const SPREAD_MINUTES = 90;

/** The span of instants to ask the plan about before choosing. */
export function searchSpan(search: SlotSearch, moment: Moment): BusySpan | null {
  const first = search.days[0];
  const last = search.days.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    start_at: atLocal(first, '00:00', moment.zone),
    end_at: addMinutes(atLocal(last, '23:59', moment.zone), 24 * 60),
  };
}

/**
 * Free starts in the person's working hours, at most four, soonest first: a start is free when the
 * whole block fits between what is already planned and still lies ahead.
 */
export function freeSlots(
  search: SlotSearch,
  busy: readonly BusySpan[],
  hours: WorkingHours,
  moment: Moment,
): Instant[] {
  const found: Instant[] = [];
  const spread = Math.max(SPREAD_MINUTES, search.minutes);
  for (const day of search.days) {
    const closing = atLocal(day, hours.to, moment.zone);
    let start = atLocal(day, hours.from, moment.zone);
    while (found.length < OFFERED_STARTS && addMinutes(start, search.minutes) <= closing) {
      const end = addMinutes(start, search.minutes);
      const from = start;
      const taken = busy.some((span) => span.start_at < end && from < span.end_at);
      if (!taken && start > moment.now) {
        found.push(start);
        start = addMinutes(start, spread);
      } else {
        start = addMinutes(start, STEP_MINUTES);
      }
    }
  }
  return found;
}

export function slotChoices(
  starts: readonly Instant[],
  moment: Pick<Moment, 'zone'>,
): OfferedChoice[] {
  return starts.map((start) => ({
    id: `s:${start}`,
    label: say('slot', { at: start }),
    entities: { start_at: toLocalIso(start, moment.zone) },
  }));
}
