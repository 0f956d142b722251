import fc from 'fast-check';

/** Texts that no client sends, and some that only look so. */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud83d',
    '\udc00 и хвост',
    '/start inv_',
    '/',
    '/start@',
    '@sample_local_bot',
    '\u202e\u200b\ufeff',
    'я'.repeat(4096),
    '😀'.repeat(2048),
    `Создай задачу ${'а'.repeat(498)}😀`,
    'Поставь блок на 99999999999999999999 минут',
    'Создай задачу \\u0000 \\ud800',
    '__proto__',
  ),
);

/** Any JSON value that a parser may hand over. */
const anything = fc.jsonValue({ maxDepth: 3 });

/** Where something may be in an update's place: nothing, something else, an odd text, a bound. */
const odd = fc.oneof(
  anything,
  oddText,
  fc.constantFrom(null, -1, 0, 1.5, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 1e300, true, [], {}),
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isBranch = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** The paths of all values in a JSON value. */
function pathsIn(value: Json): Array<ReadonlyArray<string>> {
  if (!isBranch(value)) return [[]];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child).map((path) => [key, ...path]),
  );
  return [[], ...below];
}

/** The value with another at a path; `undefined` takes it away. */
function withAt(value: Json, path: readonly string[], other: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined || !isBranch(value)) return other;
  const copy: Record<string, Json> = Object.fromEntries(Object.entries(value));
  const child = withAt(copy[key] ?? null, rest, other);
  if (child === undefined) delete copy[key];
  else copy[key] = child;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** A real update with a few of its values taken away or replaced; its number stays a number. */
export function mutated(real: object): fc.Arbitrary<unknown> {
  const base: Json = JSON.parse(JSON.stringify(real));
  const paths = pathsIn(base).filter(([first]) => first !== undefined && first !== 'update_id');
  const change = fc.record({
    path: fc.constantFrom(...paths),
    other: fc.option(odd, { nil: undefined }),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce<Json>((json, { path, other }) => {
      const plain: Json | undefined =
        other === undefined ? undefined : JSON.parse(JSON.stringify(other));
      return withAt(json, path, plain) ?? {};
    }, base),
  );
}

/** What might be posted to a webhook by whoever knows its address. */
export const anyBody = fc.oneof(
  anything,
  fc.record({ update_id: odd, message: anything }),
  fc.record({ update_id: fc.nat(), callback_query: anything, my_chat_member: anything }),
);
