import { made } from '../change/given.ts';
import { newProject } from '../objects/new-project.ts';
import type { Target } from '../objects/object.ts';
import { askFor, change, told } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

/** "создай проект ремонт" */
export const projectCreate: OperationRule<OperationOf<'project_create'>> = {
  decide(_state, operation, given) {
    const { title } = operation;
    if (title === undefined) return askFor('NEW_TITLE', operation);
    const row = newProject({ ...made('project', given), title });
    const project: Target = { kind: 'project', row };
    return change([{ before: null, after: project }], [told(operation, project)], [project]);
  },
};
