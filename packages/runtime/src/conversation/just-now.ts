import { addMinutes, epochMs } from '@planerka/plan';

/** What happened longer ago is not what short words behind it are said of. */
const JUST_NOW_MINUTES = 10;

/** Is the instant at most ten minutes before `now`? */
export const isJustNow = (at: string, now: string): boolean =>
  epochMs(at) >= epochMs(addMinutes(now, -JUST_NOW_MINUTES));
