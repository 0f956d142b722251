import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTask, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

function set(category: string | null, present: string | null = null) {
  const target = asTask(sampleTask({ number: 1, category: present }));
  return decide(stateOf(target), { type: 'set_category', category }, sampleGiven());
}

describe('set_category', () => {
  it('sets, changes and takes away', () => {
    expect(rowsAfter(set('дом'))).toMatchObject([{ category: 'дом', revision: 2 }]);
    expect(rowsAfter(set('работа', 'дом'))).toMatchObject([{ category: 'работа' }]);
    expect(rowsAfter(set(null, 'дом'))).toMatchObject([{ category: null }]);
  });

  it('reads what looks alike as one: decomposed letters, spaces around and between', () => {
    expect(set(' чай  и\tйод '.normalize('NFD'), 'чай и йод')).toMatchObject({ steps: [] });
  });

  it('counts code points: fifty fit, whatever they are, and no more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('я', '🎂', 'й'),
        fc.integer({ min: 1, max: 60 }),
        (sign, count) => {
          const { kind } = set(sign.repeat(count));
          expect(kind).toBe(count <= 50 ? 'change' : 'refuse');
        },
      ),
      { numRuns: 100 },
    );
  });

  it('refuses where no category was said, and one of spaces alone', () => {
    const target = stateOf(asTask(sampleTask({ number: 1 })));
    expect(decide(target, { type: 'set_category' }, sampleGiven())).toMatchObject({
      kind: 'refuse',
      code: 'NOT_UNDERSTOOD',
      said: { data: { type: 'set_category' } },
    });
    expect(set('  ')).toMatchObject({ kind: 'refuse', code: 'NOT_UNDERSTOOD' });
  });
});
