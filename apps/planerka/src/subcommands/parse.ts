import { OffsetDateTime, TimeZone } from '@planerka/contracts/local-time';
import { explainReading, parseTime, type TimeReading } from '@planerka/language/time';
import { z } from 'zod';
import { complain, expectedFields, jsonLines } from './json-lines.ts';
import { clockFor, type ProgramContext } from './program-context.ts';

const TEXT_MAX_CHARS = 100_000;

const ParseLine = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string().max(TEXT_MAX_CHARS),
  now: OffsetDateTime,
  timezone: TimeZone.optional(),
});

const EXPECTED = { ...expectedFields, text: `строка до ${TEXT_MAX_CHARS} знаков` };

export interface ParseOptions {
  /** One phrase on the command line instead of JSON lines on standard input. */
  readonly text?: string;
  readonly explain: boolean;
  readonly now?: string;
}

function row(id: string | number, reading: TimeReading | null, us: number) {
  return {
    id,
    role: reading?.role ?? 'none',
    start: reading?.start ?? null,
    end: reading?.end ?? null,
    date_only: reading?.date_only ?? false,
    duration_minutes: reading?.duration_minutes ?? null,
    recurrence: reading?.recurrence ?? null,
    grain: reading?.grain ?? null,
    confidence: reading?.confidence ?? 0,
    us,
  };
}

/** `planerka parse`: the time of a phrase; without a zone the offset of `now` holds. */
export async function parse(program: ProgramContext, options: ParseOptions): Promise<void> {
  const { environment, print } = program;
  const show = (id: string | number, text: string, now: string, timezone?: string) => {
    const started = performance.now();
    const reading = parseTime(text, timezone === undefined ? { now } : { now, timezone });
    const us = Math.round((performance.now() - started) * 10_000) / 10;
    if (!options.explain) print(JSON.stringify(row(id, reading, us)));
    else print(reading === null ? `«${text}»: времени нет` : explainReading(reading));
  };
  if (options.text !== undefined) {
    return show('1', options.text, (await clockFor(options.now)).now(), environment.APP_TIMEZONE);
  }
  for await (const line of jsonLines(ParseLine, EXPECTED)) {
    if (line.ok) {
      const { id, text, now, timezone } = line.value;
      show(id, text, now, timezone);
    } else {
      complain(line);
    }
  }
}
