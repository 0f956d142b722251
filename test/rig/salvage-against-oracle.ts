import { isDeepStrictEqual } from 'node:util';
import { type Salvaged, type SuggestionGround, salvage } from '@planerka/plan';
import { type EnvelopeLine, randomLine } from './random-envelopes.ts';
import { seeded } from './seeded.ts';
import { schemaFault, verdictOn } from './suggestion-oracle.ts';

/** The ground of a line: the plan as `suggest --validate` is told it. */
export function groundOf({ now, timezone, surface, known }: EnvelopeLine): SuggestionGround {
  return { now, zone: timezone, ...(surface === undefined ? {} : { surface }), ...known };
}

/** How the product's answer differs from the oracle's, or from itself; null where it does not. */
function difference(line: EnvelopeLine): object | null {
  const ground = groundOf(line);
  const made = salvage(line.envelope, ground);
  const expected = verdictOn(line);
  if (!isDeepStrictEqual(made, expected)) return { line, made, expected };
  if (!made.ok) return null;
  const fault = schemaFault(made.envelope);
  if (fault !== null) return { line, made, fault };
  const again: Salvaged = salvage(made.envelope, ground);
  const isSame =
    again.ok && again.rejected.length === 0 && isDeepStrictEqual(again.envelope, made.envelope);
  return isSame ? null : { line, made, again };
}

/** What random envelopes came to: how often each code was told, and what differed. */
export interface Comparison {
  readonly codes: ReadonlyMap<string, number>;
  readonly differences: readonly object[];
}

/** Compares `count` random envelopes: a third lawful, a third broken, a third both. */
export function compareRandom(seed: number, count: number): Comparison {
  const chance = seeded(seed);
  const codes = new Map<string, number>();
  const differences: object[] = [];
  const tell = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1);
  for (let id = 0; id < count; id += 1) {
    const line = randomLine(id, chance, [0.02, 0.4, 1][id % 3] ?? 1);
    const verdict = verdictOn(line);
    if (!verdict.ok) tell(verdict.code);
    else {
      for (const { code } of verdict.rejected) tell(code);
      for (const { type } of verdict.envelope['suggestions'] as Array<{ type: string }>) tell(type);
    }
    const found = difference(line);
    if (found !== null) differences.push(found);
  }
  return { codes, differences };
}
