/**
 * JSON lines {"id","text","now","timezone"?} in, readings out: the `parse` command of the language
 * package alone, for measuring it without the program around it.
 */
import { createInterface } from 'node:readline';
import { parseTime } from '../src/index.ts';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly now: string;
  readonly timezone?: string;
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { id, text, now, timezone }: Line = JSON.parse(line);
  const began = process.hrtime.bigint();
  const reading = parseTime(text, { now, timezone });
  const us = Number(process.hrtime.bigint() - began) / 1000;
  const answer = {
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
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
