import type { AnyOperation } from '@planerka/plan';

/** The fields by which an operation is about some days of a series, and not about the whole of it. */
export const DAYS_OF_SERIES = ['scope', 'from_date', 'to_date'] as const;

/** Does it say which days of a series it is about? */
export const isOfDays = (operation: AnyOperation): boolean =>
  DAYS_OF_SERIES.some((field) => field in operation);
