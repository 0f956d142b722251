import { editTask } from '../change/edit-rows.ts';
import { say } from '../messages/messages.ts';
import { changed, told } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';
import { askOther, needsOther, noSuchNumber } from './second-object.ts';

/** "перенеси в проект ремонт", "убери из проекта" */
export const moveToProject: OperationRule<OperationOf<'move_to_project'>> = {
  needs: ({ project: number, project_title: words }) =>
    needsOther({ kind: 'project', number, words }),

  decide: onKinds(['task'], (state, operation) => {
    const { target, other } = state;
    const { project: number, project_title: words, ...rest } = operation;
    if (number === undefined) {
      return askOther(state, operation, {
        code: 'PROJECT',
        words,
        with: (project) => ({ ...rest, project }),
        recovery: say('no_projects', {}),
      });
    }
    if (number === null) {
      const step = editTask(target.row, { project_id: null, project_name: null });
      return changed(step, told(operation, target));
    }
    if (other?.kind !== 'project') return noSuchNumber('project', number);
    const patch = { project_id: other.row.project_id, project_name: null };
    return changed(editTask(target.row, patch), told(operation, target, { others: [other] }));
  }),
};
