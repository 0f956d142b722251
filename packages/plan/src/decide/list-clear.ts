import { editTask } from '../change/edit-rows.ts';
import { isAccepted } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { isTicked, type ListWithItems } from '../objects/list.ts';
import { askConsent, change, refuse, told } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { listMeant } from './which-list.ts';

/**
 * "очисти купленное": what is ticked is deleted, so that undo can restore it. What only words name is
 * listed and asked about; the button under a list says which one it is.
 */
export const listClear: OperationRule<OperationOf<'list_clear'>> = {
  needs: () => [{ need: 'lists' }],

  decide({ lists }, operation, given) {
    const { task: number, list: name = null } = operation;
    const isOpen = number === undefined && name === null;
    // "купленное" is that of the list where something is ticked
    const meant = listMeant(isOpen ? withTicked(lists) : lists, operation);
    if (meant.kind === 'unsettled') return meant.decision;
    const [first] = lists;
    const { list } = meant;
    if (list === null && isOpen && first !== undefined) return unticked(first);
    if (list === null) {
      return refuse('NOTHING_FOUND', say('no_list', { name }), say('no_list_recovery', {}));
    }
    const ticked = list.items.filter(isTicked);
    if (ticked.length === 0) return unticked(list);
    const target = { kind: 'task', row: list.list } as const;
    const items = ticked.map((row) => ({ kind: 'task', row }) as const);
    const isAsked = number === undefined && given.policy.by === 'person';
    if (isAsked && !isAccepted(given, 'CONFIRM')) {
      const named = { list: factsOf(target), items: items.map(factsOf) };
      return askConsent('CONFIRM', say('list_clear_really', named));
    }
    const steps = ticked.flatMap((row) => editTask(row, { deleted_at: given.now }) ?? []);
    return change(steps, [told(operation, target, { others: items })], [target]);
  },
};

const withTicked = (lists: readonly ListWithItems[]): readonly ListWithItems[] =>
  lists.filter(({ items }) => items.some(isTicked));

function unticked({ list }: ListWithItems) {
  const said = say('list_unticked', { list: factsOf({ kind: 'task', row: list }) });
  return refuse('NO_CHANGE', said, null);
}
