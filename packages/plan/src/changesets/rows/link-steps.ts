import type { DependencyRow } from '@planerka/contracts';
import { editDependency } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import { dependencyIdOf } from '../../objects/dependency.ts';
import { wholeMinutes } from '../check/schedule-plan.ts';
import { linkKey } from '../state/working-plan.ts';
import { changedRows } from './changed-rows.ts';
import type { Laying } from './laying.ts';

export function linkSteps({ rows, project, plan, uuidOf }: Laying): Step[] {
  const changed = changedRows({
    stored: rows.dependencies,
    before: project.dependencies,
    after: plan.links,
    nameOf: ({ from, to }) => linkKey(from, to),
  });
  const created = changed.made.map(({ row }): Step => {
    const [from, to] = [uuidOf(row.from) ?? '', uuidOf(row.to) ?? ''];
    const link = {
      dependency_id: dependencyIdOf(from, to),
      project_id: rows.project.project_id,
      from_task_id: from,
      to_task_id: to,
      ...columnsOf(row),
      revision: 1,
    };
    return { before: null, after: { kind: 'dependency', row: link } };
  });
  const edited = changed.replaced.flatMap(
    ({ after, stored }) => editDependency(stored, columnsOf(after)) ?? [],
  );
  const gone = changed.gone.map(
    (row): Step => ({ before: { kind: 'dependency', row }, after: null }),
  );
  return [...created, ...edited, ...gone];
}

function columnsOf({ type, lagHours }: DependencyRow) {
  return { type, lag_minutes: wholeMinutes(lagHours) };
}
