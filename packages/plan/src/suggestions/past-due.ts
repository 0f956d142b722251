import { LocalDate } from '@planerka/contracts';
import { type Moment, today } from '../time/moment.ts';
import { epochMs } from '../time/zoned.ts';

/** Is a day before today in the zone, or an instant before now (T1)? */
export function pastTest(moment: Moment): (due: string) => boolean {
  let day: string | undefined;
  let nowMs: number | undefined;
  return (due) => {
    if (LocalDate.safeParse(due).success) return due < (day ??= today(moment));
    return epochMs(due) < (nowMs ??= epochMs(moment.now));
  };
}
