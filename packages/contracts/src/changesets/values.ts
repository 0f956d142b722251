import { z } from 'zod';
import { OffsetDateTime } from '../local-time.ts';

/** PostgreSQL's text holds neither NUL nor half of a surrogate pair. */
const STORABLE = /^[^\0\p{Cs}]*$/u;

const text = (max: number) => z.string().max(max).regex(STORABLE);

/** Ids, categories, units, keys to sort by. */
export const ShortText = text(200);
/** Descriptions and notes. */
export const LongText = text(10_000);
/** A name or a title: there is something in it. */
export const NameText = text(500).regex(/\S/u);
export const Texts = z.array(text(2000)).max(200);

/** An object by its id, or what this set creates by its tempId. */
export const Reference = text(200).regex(/\S/u);

/**
 * Numbers of JSON. That one has at most four decimals, JSON Schema cannot say of a double: the check
 * tells it with a code of its own.
 */
export const Quantity = z.number().min(0).max(999_999_999);
/** Of one unit; below 0 it is a discount. */
export const Price = z.number().min(-999_999_999_999).max(999_999_999_999);
export const VatRate = z.number().min(0).max(1);

/** What hours may be off a whole minute: 0.3333 h is 20 minutes. */
const TOLERANCE_MINUTES = 0.01;

function isWholeMinutes(hours: number): boolean {
  const minutes = hours * 60;
  return Math.abs(minutes - Math.round(minutes)) <= TOLERANCE_MINUTES;
}

/** Working time. The longest is some fifty years of it. */
export const DurationHours = z
  .number()
  .min(0)
  .max(100_000)
  .refine(isWholeMinutes, 'whole minutes expected');
/** Working time; below 0 it is a lead. */
export const LagHours = z
  .number()
  .min(-2000)
  .max(2000)
  .refine(isWholeMinutes, 'whole minutes expected');

/** An instant of this century or the next: a calendar is laid out from day to day. */
export const PlannedInstant = OffsetDateTime.refine(
  (instant) => /^2[01]/.test(instant),
  'a year from 2000 to 2199 expected',
);
