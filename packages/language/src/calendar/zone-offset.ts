/**
 * Offsets of IANA zones without `Date`. Asking Intl costs microseconds, so each zone keeps a table
 * of its offset changes, year by year, filled when a year is first met.
 */
const SECONDS_PER_DAY = 86_400;
/** No zone has kept an offset for fewer days than this, so sampling misses no change. */
const SAMPLE_SECONDS = 8 * SECONDS_PER_DAY;
const YEAR_SECONDS = 366 * SECONDS_PER_DAY;
/** Years a zone's table may hold: a text full of far years must not fill the memory. */
const CACHED_YEARS_MAX = 64;

interface YearOffsets {
  /** Epoch seconds at which each offset begins; the first is the start of the slice. */
  readonly from: readonly number[];
  readonly offsets: readonly number[];
}

interface ZoneTable {
  readonly format: Intl.DateTimeFormat;
  readonly years: Map<number, YearOffsets>;
}

const tables = new Map<string, ZoneTable>();

function askIntl(format: Intl.DateTimeFormat, epochSeconds: number): number {
  const text = format.format(epochSeconds * 1000);
  // "2/25/2026, GMT+03:00"; UTC itself is a bare "GMT"; old local mean times carry seconds
  const at = text.lastIndexOf('GMT') + 3;
  const sign = text[at] === '-' ? -1 : 1;
  if (at >= text.length) return 0;
  const [hours, minutes, seconds] = text.slice(at + 1).split(':');
  return sign * (Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
}

function readSlice(format: Intl.DateTimeFormat, start: number): YearOffsets {
  const from = [start];
  let offset = askIntl(format, start);
  const offsets = [offset];
  for (let at = start; at < start + YEAR_SECONDS; at += SAMPLE_SECONDS) {
    const next = askIntl(format, at + SAMPLE_SECONDS);
    if (next === offset) continue;
    let before = at;
    let after = at + SAMPLE_SECONDS;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (askIntl(format, middle) === offset) before = middle;
      else after = middle;
    }
    offset = next;
    from.push(after);
    offsets.push(offset);
  }
  return { from, offsets };
}

function tableOf(zone: string): ZoneTable {
  let table = tables.get(zone);
  if (table === undefined) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    table = { format, years: new Map() };
    tables.set(zone, table);
  }
  return table;
}

/** Seconds east of UTC at an instant. Throws a RangeError for a zone Intl does not know. */
export function offsetAt(zone: string, epochSeconds: number): number {
  const table = tableOf(zone);
  const index = Math.floor(epochSeconds / YEAR_SECONDS);
  let slice = table.years.get(index);
  if (slice === undefined) {
    if (table.years.size >= CACHED_YEARS_MAX) table.years.clear();
    slice = readSlice(table.format, index * YEAR_SECONDS);
    table.years.set(index, slice);
  }
  const { from, offsets } = slice;
  let at = from.length - 1;
  while (at > 0 && (from[at] ?? 0) > epochSeconds) at -= 1;
  return offsets[at] ?? 0;
}
