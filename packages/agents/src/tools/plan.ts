import type { TaskToolInput } from '@planerka/contracts';
import { type Checklist, editProject, setContract, textOrNull } from '@planerka/plan';
import { entityId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { nothingGiven } from './edit.ts';
import { entityReply } from './entity-reply.ts';

/** `tasks_plan`: `current` counts from 0; as many as there are steps means that all are behind. */
export async function plan(work: Work, input: TaskToolInput<'tasks_plan'>): Promise<ToolReply> {
  const { steps, current, doc, advance = false } = input;
  const entity = await work.plan(input);
  await work.expect(entity, input.expected_revision);
  if (steps === undefined && current === undefined && doc === undefined && !advance) {
    throw nothingGiven(['steps', 'current', 'doc', 'advance']);
  }
  if (current !== undefined && advance) {
    throw refused(
      'INVALID_INPUT',
      'Both current and advance were given.',
      'advance moves on by one; current names the place. Give one of them.',
      { details: { fields: ['current', 'advance'] } },
    );
  }
  const before = entity.row.checklist;
  const listed = steps ?? before.steps;
  const stands = Math.min(before.current, listed.length);
  const wanted = current ?? (advance ? stands + 1 : stands);
  if (wanted > listed.length) throw pastTheEnd(entityId(entity), wanted, listed.length);
  const checklist: Checklist = {
    steps: listed,
    current: wanted,
    doc: doc === undefined ? before.doc : textOrNull(doc),
  };
  const step = editProject(entity.row, { checklist });
  if (step) work.write('checklist_set', [step]);
  else work.warn('NO_CHANGE', `${entityId(entity)} is so already.`);
  return await entityReply(work, entity, { checklist });
}

function pastTheEnd(id: string, wanted: number, length: number) {
  return refused(
    'INVALID_INPUT',
    `${id} has ${length} checklist steps: current cannot be ${wanted}.`,
    `current counts from 0; ${length} means that all are behind. tasks_complete closes the plan.`,
    { details: { fields: ['current', 'advance'], steps: length } },
  );
}

/** `tasks_contract` */
export async function contract(
  work: Work,
  input: TaskToolInput<'tasks_contract'>,
): Promise<ToolReply> {
  const { current, contract_data: data, clear = false } = input;
  const entity = await work.plan(input);
  await work.expect(entity, input.expected_revision);
  if (clear && (current !== undefined || data !== undefined)) {
    throw refused(
      'INVALID_INPUT',
      'clear=true takes the whole contract away, and a new one was given with it.',
      'Set the contract without clear: what is given replaces what stands.',
      { details: { fields: ['clear', 'current', 'contract_data'] } },
    );
  }
  if (!clear && current === undefined && data === undefined) {
    throw nothingGiven(['current', 'contract_data', 'clear']);
  }
  const none = { contract: null, contract_data: null };
  const step = setContract(entity.row, clear ? none : { contract: current, contract_data: data });
  const after = step?.after?.kind === 'project' ? step.after.row : entity.row;
  if (step) work.write('contract_set', [step]);
  else work.warn('NO_CHANGE', `${entityId(entity)} is so already.`);
  return await entityReply(work, entity, {
    contract: after.contract,
    contract_data: after.contract_data,
  });
}
