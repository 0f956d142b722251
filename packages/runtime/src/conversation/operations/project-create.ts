import type { Operation } from '@planerka/contracts';
import { newProject, type Target } from '@planerka/plan';
import { quoted, ru } from '@planerka/texts';
import { askFor, change, type OperationRule, phrase } from '../operation-rule.ts';

type ProjectCreate = Extract<Operation, { type: 'project_create' }>;

/** "создай проект ремонт" */
export const projectCreate: OperationRule<ProjectCreate> = {
  type: 'project_create',
  event: 'project_created',
  targets: [],
  bulk: false,

  async apply(turn, operation) {
    if (operation.title === undefined) return askFor('NEW_TITLE', operation);
    const project: Target = {
      kind: 'project',
      row: newProject({
        id: turn.newId(),
        number: turn.nextNumber('project'),
        title: operation.title,
        actor: turn.context.actor.id,
        at: turn.now,
      }),
    };
    const text = ru.operations.projectCreated(project);
    return change([{ before: null, after: project }], text, [project]);
  },

  retell: (_turn, { title }) =>
    phrase('создать проект', title === undefined ? null : quoted(title)),
};
