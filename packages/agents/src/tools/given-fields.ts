import type { NextCall } from '@planerka/contracts';
import { type Refused, refused } from '../refused.ts';

/** Why a call that says to change, but not what, changes nothing. */
export function nothingGiven(known: readonly string[], facts: { next?: NextCall } = {}): Refused {
  const recovery = `Give at least one of ${known.join(', ')}.`;
  const details = { fields: known };
  return refused('INVALID_INPUT', 'Nothing to change was given.', recovery, { ...facts, details });
}

/**
 * What a call says to change, of these fields. One that says what to change but not to what is
 * refused, naming the fields that it could have given.
 */
export function givenFields<Input extends object, Field extends keyof Input & string>(
  input: Input,
  fields: readonly Field[],
  known: readonly string[] = fields,
): Partial<Pick<Input, Field>> {
  const given: Partial<Pick<Input, Field>> = {};
  for (const field of fields) if (input[field] !== undefined) given[field] = input[field];
  if (Object.keys(given).length === 0) throw nothingGiven(known);
  return given;
}
