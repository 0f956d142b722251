import type { Operation, PendingChoice } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject, titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Turn } from '../../turn.ts';
import { candidatesNamed, newestCandidates } from '../candidates.ts';
import { editTask } from '../edit-target.ts';
import {
  type Applied,
  askFor,
  change,
  changed,
  type OperationRule,
  phrase,
  refuse,
} from '../operation-rule.ts';
import { unknownTarget } from '../targets.ts';

type MoveToProject = Extract<Operation, { type: 'move_to_project' }>;

/** A project's name only proposes: one tap decides which project is meant. */
async function askProject(turn: Turn, operation: MoveToProject): Promise<Applied> {
  const { project_title: words, ...rest } = operation;
  const search = { kinds: ['project'], states: ['open', 'closed'] } as const;
  const named = words === undefined ? [] : await candidatesNamed(turn, words, search);
  const found = named.length > 0 ? named : await newestCandidates(turn, search);
  if (found.length === 0) {
    const nothing = ru.refused.nothingFound(words ?? null);
    return refuse(refusal('NOTHING_FOUND', nothing, ru.operations.noProjects));
  }
  const choices: PendingChoice[] = found.map((project) => ({
    id: `project:${project.row.number}`,
    label: titled(project),
    operation: { ...rest, project: project.row.number },
  }));
  return askFor('PROJECT', operation, choices);
}

/** "перенеси в проект ремонт", "убери из проекта" */
export const moveToProject: OperationRule<MoveToProject> = {
  type: 'move_to_project',
  event: 'moved_to_project',
  targets: ['task'],
  bulk: true,

  async apply(turn, operation, target) {
    if (target?.kind !== 'task') return change([], '');
    const { project: number } = operation;
    if (number === undefined) return await askProject(turn, operation);
    const project = number === null ? null : await turn.byNumber('project', number);
    if (number !== null && project?.kind !== 'project') {
      return refuse(unknownTarget({ kind: 'project', number }));
    }
    const id = project?.kind === 'project' ? project.row.project_id : null;
    const step = editTask(target.row, { project_id: id, project_name: null });
    return changed(step, ru.operations.movedToProject(target, project));
  },

  async retell(turn, { project: number, project_title: words }, target) {
    if (number === null) return phrase('убрать', target && nameObject(target), 'из проекта');
    const project = number === undefined ? null : await turn.byNumber('project', number);
    const name = project ? titled(project) : words && quoted(words);
    return phrase('перенести', target && nameObject(target), 'в проект', name ?? null);
  },
};
