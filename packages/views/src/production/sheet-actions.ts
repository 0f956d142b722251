import { type Phase, ProjectSheet } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { Action } from '../told.ts';

const PER_ROW = 3;

/** The ways from a project's card to its sheets, three a row. */
export function sheetActions(number: number): Action[][] {
  const actions = ProjectSheet.options.map(
    (sheet): Action => ({
      label: say('label_sheet', { sheet }),
      op: { type: 'ask', query: { type: 'project', number, sheet } },
    }),
  );
  return [actions.slice(0, PER_ROW), actions.slice(PER_ROW)];
}

const PHASES: Readonly<Record<ProjectSheet, Phase | null>> = {
  plan: 'planning',
  solutions: 'solutioning',
  schedule: 'tasks',
  estimate: 'accounting',
  quote: 'quote',
  gantt: null,
};

/** The way from a sheet to the agent of its phase; none from a picture. */
export function phaseActions(project: number, sheet: ProjectSheet): Action[][] {
  const phase = PHASES[sheet];
  if (phase === null) return [];
  return [
    [{ label: say('label_propose_phase', { phase }), op: { type: 'phase', project, phase } }],
  ];
}
