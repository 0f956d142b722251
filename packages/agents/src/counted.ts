/** How many a list has in all, at least so many where no more were counted. */
export interface Counted {
  readonly total: number;
  readonly at_least?: true;
}

/** What was counted up to `max` and one more. */
export function countedUpTo(max: number, found: number): Counted {
  return found > max ? { total: max, at_least: true } : { total: found };
}

/** Of a log that is not counted to its end, `limit` and one more were looked for: the page is all, or there is more. */
export function countedSoFar(found: number, isAll: boolean): Counted {
  return isAll ? { total: found } : { total: found, at_least: true };
}
