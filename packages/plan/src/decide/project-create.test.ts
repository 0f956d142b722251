import { describe, expect, it } from 'vitest';
import { changeOf, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

describe('project_create', () => {
  it('makes an active project with the next number, and shows it', () => {
    const operation = { type: 'project_create', title: 'Ремонт' } as const;
    const { steps, said, shown } = changeOf(decide(stateOf(null), operation, sampleGiven()));
    expect(steps).toMatchObject([
      {
        before: null,
        after: {
          kind: 'project',
          row: {
            project_id: '10000000-0000-4000-8000-000000000101',
            number: 102,
            title: 'Ремонт',
            status: 'active',
            created_by: 'person:1',
            created_at: '2026-02-25T09:00:00.000Z',
            revision: 1,
          },
        },
      },
    ]);
    expect(said).toMatchObject([{ code: 'applied', data: { target: { row: { number: 102 } } } }]);
    expect(shown).toEqual([steps[0]?.after]);
  });

  it('asks for the name where none was said', () => {
    expect(decide(stateOf(null), { type: 'project_create' }, sampleGiven())).toMatchObject({
      kind: 'ask',
      code: 'NEW_TITLE',
      question: { code: 'missing', data: { code: 'NEW_TITLE', type: 'project_create' } },
      choices: [],
    });
  });
});
