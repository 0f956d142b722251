import { CONFIDENCE, type CommandEnvelope, type InterpretRequest } from '@planerka/contracts';
import {
  formatDay,
  instantOn,
  type LocalNow,
  minutesAfter,
  readNow,
} from './calendar/local-instant.ts';
import type { Locale } from './locale.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

type Interpret = (text: string, timezone: string) => RulesInterpretation;

/** What of a command is an instant. */
const INSTANTS = ['planned_at', 'due_date', 'start_at', 'end_at'] as const;

/**
 * "созвон завтра в 11 по Берлину": the command read in that zone, its times in the person's own. A zone of
 * which only the place is named is confirmed, and so are several commands, which may not all be meant. Null
 * where no zone is said.
 */
export function inZoneSaid(
  request: InterpretRequest,
  timezone: string,
  locale: Locale,
  interpret: Interpret,
): RulesInterpretation | null {
  const said = locale.zoneSaid(request.text);
  if (said === null) return null;
  const isOwn = said.timezone === null || said.timezone === timezone;
  // "прогулка в 11 по Москве" at home is where, as well
  if (isOwn) return said.isSure ? interpret(said.text, timezone) : null;
  const found = interpret(said.text, said.timezone ?? timezone);
  const { envelopes, kind } = found.response;
  if (kind !== 'commands') return null;
  const now = readNow(request.now_iso, timezone);
  const away = readNow(request.now_iso, said.timezone);
  const isSure = said.isSure && envelopes.length === 1;
  const placed = envelopes.map((envelope) => {
    const own = inOwnZone(envelope, now, away);
    return isSure ? own : confirmed(own, locale);
  });
  const unsure = placed.some(({ command }) => command.confidence < CONFIDENCE.act);
  const { readings: _readings, ...response } = found.response;
  return { ...found, unsure, response: { ...response, envelopes: placed } };
}

/** Of `2026-02-25T09:05:00+03:00` */
const HOUR_AND_MINUTE = [11, 16] as const;

/** The command with its times on the person's own clock; `away` is the same moment where it was said of. */
function inOwnZone(envelope: CommandEnvelope, now: LocalNow, away: LocalNow): CommandEnvelope {
  const entities = { ...envelope.command.entities };
  for (const name of INSTANTS) {
    const value = entities[name];
    // a day without an hour is the same everywhere
    if (value?.includes('T')) entities[name] = minutesAfter(value, 0, now);
  }
  const { planned_time: clock } = entities;
  if (clock !== undefined) {
    const there = instantOn(formatDay(away.day), clock, away);
    entities.planned_time = minutesAfter(there, 0, now).slice(...HOUR_AND_MINUTE);
  }
  return { ...envelope, command: { ...envelope.command, entities } };
}

const confirmed = (envelope: CommandEnvelope, locale: Locale): CommandEnvelope => ({
  ...envelope,
  command: {
    ...envelope.command,
    confidence: locale.doubted(envelope.command.confidence, ['zone']),
  },
});
