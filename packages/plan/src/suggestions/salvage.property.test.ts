import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import { randomLine } from '../../../../test/rig/random-envelopes.ts';
import { groundOf } from '../../../../test/rig/salvage-against-oracle.ts';
import { seeded } from '../../../../test/rig/seeded.ts';
import { salvage } from './salvage.ts';

/** Envelopes of every kind, lawful ones too. */
const lines = fc
  .record({ seed: fc.nat(), harm: fc.constantFrom(0.02, 0.4, 1) })
  .map(({ seed, harm }) => randomLine(0, seeded(seed), harm));

/** Anything that JSON can say, with the contract's keys among the others. */
const KEYS = ['contractVersion', 'requestId', 'generatedAt', 'surface', 'must_abstain', 'payload'];
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...KEYS, 'suggestions', 'type', '__proto__'), fc.string()),
      tie('json'),
      { maxKeys: 6 },
    ),
  ),
}));

const PAYLOAD_KEYS: Readonly<Record<string, readonly string[]>> = {
  set_due_date: ['dueDateISO', 'todoId', 'todoTempId'],
  set_priority: ['priority', 'todoId', 'todoTempId'],
  set_project: ['projectId', 'projectName', 'category', 'todoId', 'todoTempId'],
  set_category: ['category', 'todoId', 'todoTempId'],
  rewrite_title: ['title', 'todoId', 'todoTempId'],
  propose_next_action: ['title', 'text', 'todoId', 'todoTempId'],
  split_subtasks: ['subtasks', 'todoId'],
  ask_clarification: ['questionId', 'question', 'choices', 'todoId', 'todoTempId'],
  defer_task: ['strategy', 'todoId', 'todoTempId'],
  propose_create_project: ['projectName'],
};

describe('salvage', () => {
  // cites: J1, P1
  it('never throws, whatever it is given', () => {
    const ground = groundOf(randomLine(0, seeded(1), 0));
    const head = randomLine(0, seeded(1), 0).envelope as Record<string, unknown>;
    fc.assert(
      fc.property(
        json,
        fc.constantFrom('itself', 'suggestions', 'planPreview', 'one'),
        (given, place) => {
          const whole =
            place === 'itself'
              ? given
              : {
                  ...head,
                  [place === 'one' ? 'suggestions' : place]: place === 'one' ? [given] : given,
                };
          expect(salvage(whole, ground)).toHaveProperty('ok');
        },
      ),
      randomCases(),
    );
  });

  // cites: V3, J13, J14
  it('keeps the order, each suggestion once, and no key that the contract does not name', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const made = salvage(line.envelope, groundOf(line));
        if (!made.ok) return;
        const given: readonly unknown[] = Object(line.envelope).suggestions;
        const fallen = new Set(made.rejected.map(({ index }) => index));
        expect(made.rejected.map(({ index }) => index)).toEqual([...fallen].sort((a, b) => a - b));
        const left = given.filter((_, index) => !fallen.has(index));
        expect(made.envelope.suggestions.map(({ suggestionId }) => suggestionId)).toEqual(
          left.map((suggestion) => Object(suggestion).suggestionId),
        );
        for (const { type, payload } of made.envelope.suggestions) {
          const foreign = Object.keys(payload).filter((key) => !PAYLOAD_KEYS[type]?.includes(key));
          expect(foreign).toEqual([]);
        }
      }),
      randomCases(),
    );
  });

  // cites: S-again
  it('keeps again what it has kept, and changes nothing of what it was given', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const before = structuredClone(line.envelope);
        const made = salvage(line.envelope, groundOf(line));
        expect(line.envelope).toEqual(before);
        if (!made.ok) return;
        const again = salvage(made.envelope, groundOf(line));
        expect(again).toEqual({ ok: true, envelope: made.envelope, rejected: [] });
      }),
      randomCases(),
    );
  });
});
