/**
 * Instants in the one form in which they are stored, `2026-02-26T11:00:00.000Z`, and the numbers they
 * mean. A general reader takes a hundred times as long, and a reply asks for dozens of them.
 */

const CANONICAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/u;
const DAY_MS = 86_400_000;
/** Years of four digits, from 0000 to 9999. */
const FIRST_MS = -62_167_219_200_000;
const LAST_MS = 253_402_300_799_999;

/** Milliseconds since the epoch; null for what is no instant of this form. */
export function msOfCanonical(instant: string): number | null {
  const found = CANONICAL.exec(instant);
  if (found === null) return null;
  const [, year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0, millis = 0] =
    found.map(Number);
  const first = dayNumber(year, month, 1);
  if (month < 1 || month > 12 || date < 1 || date > dayNumber(year, month + 1, 1) - first) {
    return null;
  }
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const days = first + date - 1;
  return days * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
}

/** The instant so many milliseconds after the epoch; null where this form has no room for it. */
export function canonicalOfMs(ms: number): string | null {
  if (!Number.isInteger(ms) || ms < FIRST_MS || ms > LAST_MS) return null;
  const days = Math.floor(ms / DAY_MS);
  const left = ms - days * DAY_MS;
  const seconds = Math.floor(left / 1000);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${dayOfNumber(days)}T${time.map(twoDigits).join(':')}.${String(left % 1000).padStart(3, '0')}Z`;
}

/**
 * Days since the epoch in the calendar of ISO 8601, whose years are counted here from March on. A
 * thirteenth month is the next January.
 */
export function dayNumber(year: number, month: number, date: number): number {
  const march = month > 2 ? year : year - 1;
  const leaps = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400);
  const sinceMarch = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5);
  return march * 365 + leaps + sinceMarch + date - 719_469;
}

/** In four hundred years the calendar begins anew. */
const ERA_DAYS = 146_097;

function dayOfNumber(days: number): string {
  const sinceMarch0 = days + 719_468;
  const era = Math.floor(sinceMarch0 / ERA_DAYS);
  const ofEra = sinceMarch0 - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
