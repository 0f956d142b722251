import { describe, expect, it } from 'vitest';
import { newProject } from '../objects/new-project.ts';
import { setChecklist } from './set-checklist.ts';

const plan = newProject({
  id: '01900000-0000-7000-8000-00000000000f',
  number: 1,
  title: 'План',
  actor: 'agent:1',
  at: '2026-02-25T09:00:00.000Z',
  checklist: { steps: ['а', 'б', 'в'], current: 1, doc: 'как' },
});

describe('setChecklist', () => {
  it('changes what is named and keeps the rest', () => {
    expect(setChecklist(plan, { doc: '  ' }).checklist).toEqual({
      steps: ['а', 'б', 'в'],
      current: 1,
      doc: null,
    });
    expect(setChecklist(plan, { steps: ['г'] }).checklist).toMatchObject({
      current: 1,
      doc: 'как',
    });
  });

  it('moves on by one, to the end and not past it', () => {
    expect(setChecklist(plan, { advance: true })).toMatchObject({
      checklist: { current: 2 },
      isPastEnd: false,
    });
    const last = setChecklist(plan, { current: 3 });
    expect(last).toMatchObject({ isPastEnd: false, step: { after: { row: { revision: 2 } } } });
    expect(setChecklist(plan, { current: 4 })).toMatchObject({ isPastEnd: true, step: null });
  });

  it('comes back to the end of a list that has become shorter', () => {
    expect(setChecklist(plan, { steps: [] }).checklist.current).toBe(0);
  });

  it('is no change when it is so already', () => {
    expect(setChecklist(plan, { current: 1 }).step).toBeNull();
  });
});
