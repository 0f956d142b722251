import { ensure } from '../refused.ts';

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
  ensure(
    Object.keys(given).length > 0,
    'INVALID_INPUT',
    'Nothing to change was given.',
    `Give at least one of ${known.join(', ')}.`,
    { details: { fields: known } },
  );
  return given;
}
