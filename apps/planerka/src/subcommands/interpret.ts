import {
  Channel,
  DEFAULT_LOCALE,
  OffsetDateTime,
  TimeZone,
  UTTERANCE_MAX_CHARS,
} from '@planerka/contracts';
import { toInstant } from '@planerka/plan';
import { clarifyingQuestion } from '@planerka/runtime';
import { render } from '@planerka/texts';
import { z } from 'zod';
import { localGateway } from '../compose/gateway.ts';
import { complain, expectedFields, jsonLines } from './json-lines.ts';
import type { ProgramContext } from './program-context.ts';

const InterpretLine = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string().max(UTTERANCE_MAX_CHARS),
  now: OffsetDateTime,
  timezone: TimeZone.optional(),
  channel: Channel.default('cli'),
});

const EXPECTED = {
  ...expectedFields,
  text: `строка до ${UTTERANCE_MAX_CHARS} знаков`,
  channel: `одно из ${Channel.options.join(', ')}`,
};

/**
 * `planerka interpret`: JSON lines in, readings out, each with the question that the runtime would
 * ask about each envelope in an empty workspace. No database is opened.
 */
export async function interpret({ environment, log, print }: ProgramContext): Promise<void> {
  const interpreter = localGateway(environment, log);
  for await (const line of jsonLines(InterpretLine, EXPECTED)) {
    if (!line.ok) {
      complain(line);
      continue;
    }
    const { id, text, now, channel, timezone = environment.APP_TIMEZONE } = line.value;
    if (text.trim() === '') {
      print(
        JSON.stringify({
          id,
          kind: 'none',
          envelopes: [],
          clarifying_questions: [],
          interpreter: 'rules',
          us: 0,
        }),
      );
      continue;
    }
    const request = { trace_id: `interpret:${id}`, source: { channel }, now_iso: now, text };
    const started = performance.now();
    const reading = await interpreter.interpret(request, { timezone });
    const us = Math.round((performance.now() - started) * 1000);
    const moment = { now: toInstant(now), zone: timezone };
    const clarifying_questions = reading.envelopes.map((envelope, position) => {
      const notes = (reading.notes ?? []).filter((note) => note.position === position);
      const asked = clarifyingQuestion(envelope, moment, notes, reading.readings);
      return asked && render(asked, { ...moment, locale: DEFAULT_LOCALE });
    });
    const { kind, envelopes, interpreter: by } = reading;
    print(JSON.stringify({ id, kind, envelopes, clarifying_questions, interpreter: by, us }));
  }
}
