import {
  isJsonObject,
  type JsonObject,
  OffsetDateTime,
  readJson,
  TimeZone,
} from '@planerka/contracts';
import { type KnownProject, type SuggestionGround, salvage } from '@planerka/plan';
import { inputLines } from './input-lines.ts';
import type { ProgramContext } from './program-context.ts';

/**
 * `planerka suggest --validate`: JSON lines `{id, now, timezone, surface?, known, envelope}` in, what
 * the contract leaves of each envelope out, in order (docs/contracts/suggestions.md). Instead of
 * `envelope` a line may hold `raw`, a string that may be no JSON. What is wrong with a line is told in
 * its answer, as what is wrong with an envelope: the program goes on and ends with 0.
 */
export async function validateSuggestions({ environment, print }: ProgramContext): Promise<void> {
  for await (const text of inputLines(process.stdin)) {
    if (text.trim() !== '') print(JSON.stringify(answerTo(text, environment.APP_TIMEZONE)));
  }
}

function answerTo(text: string, defaultZone: string) {
  const line = readJson(text);
  if (!isJsonObject(line)) return { id: null, ok: false, code: 'INVALID_JSON' };
  const id = nameOf(line['id']);
  const now = OffsetDateTime.safeParse(line['now']).data;
  if (now === undefined) return { id, ok: false, code: 'MISSING_FIELD', field: 'now' };
  const zone = TimeZone.safeParse(line['timezone'] ?? defaultZone).data;
  if (zone === undefined) return { id, ok: false, code: 'MISSING_FIELD', field: 'timezone' };
  return { id, ...salvage(envelopeOf(line), groundOf(line, now, zone)) };
}

/** What answers are told apart by; anything but a name or a number is none. */
function nameOf(id: unknown): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function envelopeOf({ envelope, raw }: JsonObject): unknown {
  return typeof raw === 'string' ? readJson(raw) : envelope;
}

function groundOf(line: JsonObject, now: string, zone: string): SuggestionGround {
  const known = isJsonObject(line['known']) ? line['known'] : {};
  const { surface } = line;
  return {
    now,
    zone,
    ...(typeof surface === 'string' ? { surface } : {}),
    todoIds: textsOf(known['todoIds']),
    todoTempIds: textsOf(known['todoTempIds']),
    projects: listOf(known['projects']).flatMap(projectOf),
    texts: textsOf(known['texts']),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((text) => typeof text === 'string');
}

function projectOf(value: unknown): KnownProject[] {
  if (!isJsonObject(value)) return [];
  const { id, name } = value;
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}
