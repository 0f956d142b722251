import { z } from 'zod';
import {
  AgentOutputEnvelope,
  CommandEnvelope,
  InterpretRequest,
  InterpretResponse,
  ModelMarks,
  Outcome,
  Problem,
  RuntimeOutput,
  SuggestionEnvelope,
  SuggestionMarks,
  SuggestRequest,
  SuggestResponse,
} from '../src/index.ts';

/** The documents of `docs/contracts`: what travels between programs, one file each. */
const documents: Readonly<Record<string, z.ZodType>> = {
  'agent-output-envelope': AgentOutputEnvelope,
  'command-envelope': CommandEnvelope,
  'interpret-request': InterpretRequest,
  'interpret-response': InterpretResponse,
  'model-marks': ModelMarks,
  outcome: Outcome,
  problem: Problem,
  'runtime-output': RuntimeOutput,
  'suggest-request': SuggestRequest,
  'suggest-response': SuggestResponse,
  'suggestion-envelope': SuggestionEnvelope,
  'suggestion-marks': SuggestionMarks,
};

/** File name -> JSON Schema as text, made from the schemas that check the real traffic. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(documents).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
