import type { Operation } from '@planerka/contracts';
import { nameObject, quoted, ru, titled } from '@planerka/texts';
import { editTask } from '@planerka/plan';
import { change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';
import { askSecondObject, secondObject } from '../second-object.ts';
import { unknownTarget } from '../targets.ts';

type MoveToProject = Extract<Operation, { type: 'move_to_project' }>;

/** "перенеси в проект ремонт", "убери из проекта" */
export const moveToProject: OperationRule<MoveToProject> = {
  type: 'move_to_project',
  event: 'moved_to_project',
  targets: ['task'],
  bulk: true,

  async apply(turn, operation, target) {
    if (target?.kind !== 'task') return change([], '');
    const { project: number, project_title: words, ...rest } = operation;
    if (number === undefined) {
      return await askSecondObject(turn, operation, {
        kind: 'project',
        code: 'PROJECT',
        words,
        with: (project) => ({ ...rest, project }),
        recovery: ru.operations.noProjects,
      });
    }
    const project = await secondObject(turn, 'project', number);
    if (project === undefined) {
      return refuse(unknownTarget({ kind: 'project', number: number ?? 0 }));
    }
    const patch = { project_id: project?.row.project_id ?? null, project_name: null };
    return changed(editTask(target.row, patch), ru.operations.movedToProject(target, project));
  },

  async retell(turn, { project: number, project_title: words }, target) {
    if (number === null) return phrase('убрать', target && nameObject(target), 'из проекта');
    const project = number === undefined ? null : await turn.byNumber('project', number);
    const name = project ? titled(project) : words && quoted(words);
    return phrase('перенести', target && nameObject(target), 'в проект', name ?? null);
  },
};
