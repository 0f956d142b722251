import { editProject } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import type { Project } from '../objects/project.ts';
import { textOrNull } from './set-fields.ts';

/** What a plan is held to, in words and as data; null clears, what is left out stays. */
export interface ContractFields {
  readonly contract?: string | null | undefined;
  readonly contract_data?: Project['contract_data'] | undefined;
}

/** The columns that the fields set; words and data that say nothing are none. */
export function contractColumns({
  contract,
  contract_data: data,
}: ContractFields): Partial<Pick<Project, 'contract' | 'contract_data'>> {
  const isEmpty = data !== undefined && data !== null && Object.keys(data).length === 0;
  return {
    ...(contract === undefined ? {} : { contract: textOrNull(contract) }),
    ...(data === undefined ? {} : { contract_data: isEmpty ? null : data }),
  };
}

/** The plan with another contract; null: it is so already. */
export function setContract(plan: Project, fields: ContractFields): Step | null {
  return editProject(plan, contractColumns(fields));
}
