import { describe, expect, it } from 'vitest';
import { asTask, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, SAMPLE_NOW, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { newProject } from '../objects/new-project.ts';
import { decide, needsOf } from '../decide.ts';
import { stateOf } from './need.ts';

const task = asTask(sampleTask({ number: 1 }));
const project = {
  kind: 'project',
  row: newProject({
    id: '20000000-0000-4000-8000-000000000001',
    number: 7,
    title: 'Ремонт',
    actor: 'person:1',
    at: SAMPLE_NOW,
  }),
} as const;

describe('move_to_project', () => {
  it('offers what the words may name, and never takes it by itself', () => {
    const operation = { type: 'move_to_project', project_title: 'ремонт' } as const;
    expect(needsOf(operation, task, SAMPLE_MOMENT)).toEqual([
      { need: 'candidates', kind: 'project', words: 'ремонт' },
    ]);
    const asked = decide(stateOf(task, { candidates: [project] }), operation, sampleGiven());
    expect(asked).toMatchObject({
      kind: 'ask',
      code: 'PROJECT',
      choices: [{ id: 'project:7', operation: { type: 'move_to_project', project: 7 } }],
    });
    expect(decide(stateOf(task), operation, sampleGiven())).toMatchObject({
      kind: 'refuse',
      code: 'NOTHING_FOUND',
      recovery: { code: 'no_projects' },
    });
  });

  it('moves, takes out, and refuses a number that is none', () => {
    const operation = { type: 'move_to_project', project: 7 } as const;
    expect(needsOf(operation, task, SAMPLE_MOMENT)).toEqual([
      { need: 'other', kind: 'project', number: 7 },
    ]);
    const moved = decide(stateOf(task, { other: project }), operation, sampleGiven());
    expect(rowsAfter(moved)).toMatchObject([{ project_id: project.row.project_id }]);
    const inside = asTask({ ...task.row, project_id: project.row.project_id });
    const out = decide(stateOf(inside), { ...operation, project: null }, sampleGiven());
    expect(rowsAfter(out)).toMatchObject([{ project_id: null }]);
    expect(decide(stateOf(task), operation, sampleGiven())).toMatchObject({
      kind: 'refuse',
      code: 'UNKNOWN_TARGET',
    });
  });
});
