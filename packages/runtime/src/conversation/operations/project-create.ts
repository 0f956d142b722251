import type { Operation } from '@planerka/contracts';
import type { Target } from '../../plan/object.ts';
import { quoted } from '../../texts/describe.ts';
import { ru } from '../../texts/ru.ts';
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
      row: {
        project_id: turn.newId(),
        number: turn.nextNumber('project'),
        title: operation.title,
        description: null,
        status: 'active',
        created_by: turn.context.actor.id,
        created_at: turn.now,
        deleted_at: null,
        revision: 1,
      },
    };
    const text = ru.operations.projectCreated(project);
    return change([{ before: null, after: project }], text, [project]);
  },

  retell: (_turn, { title }) =>
    phrase('создать проект', title === undefined ? null : quoted(title)),
};
