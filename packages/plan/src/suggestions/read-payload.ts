import { isJsonObject, type SuggestionCode, type SuggestionType } from '@planerka/contracts';
import { PAYLOADS, type PayloadShape } from './payload-readers.ts';
import { isBlank } from './plain-value.ts';

/** A payload with the keys that the contract names and nothing else. */
export type KeptPayload = Readonly<Record<string, unknown>>;

/**
 * What is kept of a payload: unknown keys and blank ones are stripped, then the required ones have to
 * be there, then each has to be lawful by itself (V3).
 */
export function readPayload(
  type: SuggestionType,
  raw: unknown,
): KeptPayload | Extract<SuggestionCode, 'MISSING_KEY' | 'INVALID_VALUE'> {
  if (!isJsonObject(raw)) return 'MISSING_KEY';
  const { required, keys }: PayloadShape = PAYLOADS[type];
  if (!required.every((group) => group.some((key) => !isBlank(raw[key])))) return 'MISSING_KEY';
  const kept: Record<string, unknown> = {};
  for (const [key, read] of keys) {
    const value = raw[key];
    if (isBlank(value)) continue;
    const lawful = read(value);
    if (lawful === undefined) return 'INVALID_VALUE';
    kept[key] = lawful;
  }
  return kept;
}
