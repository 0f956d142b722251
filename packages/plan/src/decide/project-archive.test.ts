import { describe, expect, it } from 'vitest';
import {
  asTask,
  changeOf,
  codes,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { sampleProject, sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Target } from '../objects/object.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

function archive(target: Target) {
  return decide(stateOf(target), { type: 'project_archive' }, sampleGiven());
}

describe('project_archive', () => {
  it('puts the project away and leaves everything else as it is', () => {
    const row = sampleProject({ number: 1, title: 'Ремонт' });
    const decided = archive({ kind: 'project', row });
    expect(rowsAfter(decided)).toEqual([{ ...row, status: 'archived', revision: 2 }]);
    expect(codes(changeOf(decided))).toEqual(['applied']);
  });

  it('does nothing to a project that is in the archive, nor to a task', () => {
    const away: Target = { kind: 'project', row: sampleProject({ number: 1, status: 'archived' }) };
    expect(archive(away)).toMatchObject({ kind: 'change', steps: [] });
    expect(archive(asTask(sampleTask({ number: 1 })))).toMatchObject({ kind: 'change', steps: [] });
  });
});
