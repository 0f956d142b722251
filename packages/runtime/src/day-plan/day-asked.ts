import type { AskedDay, Day, Moment } from '@planerka/plan';
import type { Suggesting } from '../ports/suggesting.ts';
import type { Turn } from '../turn/turn.ts';

/** The day as this person asks for it. */
export function dayAsked(
  { person, workingHours: hours }: Turn,
  { daypartOfTag }: Suggesting,
  { day, moment }: { readonly day: Day; readonly moment: Moment },
): AskedDay {
  return { day, moment, hours, dayparts: person?.dayparts ?? {}, daypartOfTag };
}
