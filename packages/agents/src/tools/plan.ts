import type { TaskToolInput } from '@planerka/contracts';
import { setChecklist, setContract } from '@planerka/plan';
import { entityId } from '../names.ts';
import { ensure } from '../refused.ts';
import { givenFields } from './given-fields.ts';
import { onPlan } from './on-target.ts';

const CHECKLIST_FIELDS = ['steps', 'current', 'doc', 'advance'] as const;
const CONTRACT_FIELDS = ['current', 'contract_data', 'clear'] as const;

/** `tasks_plan`: `current` counts from 0; as many as there are steps means that all are behind. */
export const plan = onPlan(async (call, entity, input: TaskToolInput<'tasks_plan'>) => {
  const { advance = false, current } = input;
  const id = entityId(entity);
  const given = givenFields({ ...input, advance: advance || undefined }, CHECKLIST_FIELDS);
  ensure(
    current === undefined || !advance,
    'INVALID_INPUT',
    'Both current and advance were given.',
    'advance moves on by one; current names the place. Give one of them.',
    { details: { fields: ['current', 'advance'] } },
  );
  const { checklist, isPastEnd, step } = setChecklist(entity.row, given);
  const { length } = checklist.steps;
  ensure(
    !isPastEnd,
    'INVALID_INPUT',
    `${id} has ${length} checklist steps: current cannot be ${checklist.current}.`,
    `current counts from 0; ${length} means that all are behind. tasks_complete closes the plan.`,
    { details: { fields: ['current', 'advance'], steps: length } },
  );
  call.writeOrWarn('checklist_set', step, `${id} is so already.`);
  return { checklist };
});

/** `tasks_contract` */
export const contract = onPlan(async (call, entity, input: TaskToolInput<'tasks_contract'>) => {
  const { current, contract_data: data, clear = false } = input;
  ensure(
    !clear || (current === undefined && data === undefined),
    'INVALID_INPUT',
    'clear=true takes the whole contract away, and a new one was given with it.',
    'Set the contract without clear: what is given replaces what stands.',
    { details: { fields: ['clear', 'current', 'contract_data'] } },
  );
  givenFields({ ...input, clear: clear || undefined }, CONTRACT_FIELDS);
  const none = { contract: null, contract_data: null };
  const step = setContract(entity.row, clear ? none : { contract: current, contract_data: data });
  const after = step?.after?.kind === 'project' ? step.after.row : entity.row;
  call.writeOrWarn('contract_set', step, `${entityId(entity)} is so already.`);
  return { contract: after.contract, contract_data: after.contract_data };
});
