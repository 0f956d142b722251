import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { idOfName } from './id-of-name.ts';

it('is a UUID, always the same for a name and another for another name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const id = idOfName(one);
      expect(z.uuid().safeParse(id).success).toBe(true);
      expect(idOfName(one)).toBe(id);
      expect(idOfName(other) === id).toBe(one === other);
    }),
  );
});

it('tells many names alike apart', () => {
  const names = Array.from(
    { length: 5_000 },
    (_, number) => `room:-100${number}:1:telegram:${number}`,
  );
  expect(new Set(names.map(idOfName)).size).toBe(names.length);
});
