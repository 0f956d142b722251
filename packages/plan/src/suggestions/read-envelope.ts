import {
  type EnvelopeCode,
  isJsonObject,
  type JsonObject,
  type SuggestionEnvelope,
} from '@planerka/contracts';
import { isText } from './plain-value.ts';

/** An envelope's head, and what is still to be held against the contract one by one. */
export interface EnvelopeParts {
  readonly requestId: string;
  readonly surface: string;
  readonly mustAbstain: boolean;
  readonly modelInfo: SuggestionEnvelope['modelInfo'];
  readonly suggestions: readonly unknown[];
  readonly planPreview: unknown;
}

/** Why nothing of an envelope is used (J1); `field` is the first that is missing. */
export interface EnvelopeFault {
  readonly code: EnvelopeCode;
  readonly field?: string;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Reads the fields that every envelope has, in the contract's order; of another type is missing. */
export function readSuggestionEnvelope(raw: unknown): EnvelopeParts | EnvelopeFault {
  if (!isJsonObject(raw)) return { code: 'INVALID_JSON' };
  const { contractVersion, requestId, generatedAt, surface, must_abstain, suggestions } = raw;
  if (contractVersion === undefined || contractVersion === null) return missing('contractVersion');
  if (!isText(requestId)) return missing('requestId');
  if (!isText(generatedAt)) return missing('generatedAt');
  if (!isText(surface)) return missing('surface');
  if (!isBoolean(must_abstain)) return missing('must_abstain');
  if (!Array.isArray(suggestions)) return missing('suggestions');
  if (contractVersion !== 1) return { code: 'WRONG_VERSION' };
  return {
    requestId,
    surface,
    mustAbstain: must_abstain,
    modelInfo: readModelInfo(raw['modelInfo']),
    suggestions,
    planPreview: raw['planPreview'],
  };
}

function missing(field: string): EnvelopeFault {
  return { code: 'MISSING_FIELD', field };
}

/** The texts under known keys (E6); undefined where none is left. */
function readModelInfo(raw: unknown): SuggestionEnvelope['modelInfo'] {
  if (!isJsonObject(raw)) return undefined;
  const known = textsOf(raw, ['provider', 'model', 'version', 'modelGeneratedAt']);
  return Object.keys(known).length === 0 ? undefined : known;
}

function textsOf<Key extends string>(raw: JsonObject, keys: readonly Key[]) {
  const texts: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = raw[key];
    if (isText(value)) texts[key] = value;
  }
  return texts;
}
