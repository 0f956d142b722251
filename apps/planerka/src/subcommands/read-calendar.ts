import { isJsonObject } from '@planerka/contracts';

/**
 * A calendar as the core reads it. Its hours may be said as one span or several, a span as
 * `{"from", "to"}`, as `["09:00", "18:00"]` or as `"09:00-18:00"`; what is none of these stays as it
 * is, and is refused with its field.
 */
export function readCalendar(raw: unknown): unknown {
  if (!isJsonObject(raw)) return raw;
  const given = Object.entries(raw).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), hours: readHours(raw['hours']) };
}

function readHours(raw: unknown): unknown {
  if (!Array.isArray(raw)) return [readSpan(raw)];
  return isPair(raw) ? [readSpan(raw)] : raw.map(readSpan);
}

/** Two clock times and no list of spans. */
function isPair(raw: readonly unknown[]): boolean {
  const [from, to, ...others] = raw;
  return isClock(from) && isClock(to) && others.length === 0;
}

function isClock(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,2}:\d{2}$/.test(value);
}

function readSpan(raw: unknown): unknown {
  if (Array.isArray(raw)) return spanOf(raw[0], raw[1]);
  if (typeof raw === 'string') {
    const [, from, to] = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(raw) ?? [];
    return spanOf(from, to);
  }
  if (!isJsonObject(raw)) return raw;
  const { from, to, start, end } = raw;
  return spanOf(from ?? start, to ?? end);
}

function spanOf(from: unknown, to: unknown): unknown {
  return {
    from: isClock(from) ? from.padStart(5, '0') : from,
    to: isClock(to) ? to.padStart(5, '0') : to,
  };
}
