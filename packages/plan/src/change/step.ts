import type { JournalType } from '../journal/entry.ts';
import type { PlanObject } from '../objects/object.ts';

/** One object's part in a change, as a handler states it. */
export interface Step {
  readonly before: PlanObject | null;
  readonly after: PlanObject | null;
  /** What happened to it, where that is not the whole change's name. */
  readonly type?: JournalType;
}
