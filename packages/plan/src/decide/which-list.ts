import type { Operation } from '@planerka/contracts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { type ListWithItems, listsCalled } from '../objects/list.ts';
import { askFor, type Decision } from './decision.ts';
import type { OperationOf } from './operation-rule.ts';
import { noSuchNumber } from './second-object.ts';

type OnList = OperationOf<'list_add' | 'list_clear'>;

/** The list that is meant, null where there is none of that name; or why it is not known. */
export type MeantList =
  | { readonly kind: 'list'; readonly list: ListWithItems | null }
  | { readonly kind: 'unsettled'; readonly decision: Decision };

/**
 * Which list: by its number, else by what it is called, else the only one. Of several of one name one
 * tap decides.
 */
export function listMeant(among: readonly ListWithItems[], operation: OnList): MeantList {
  const { task: number, list: name } = operation;
  if (number !== undefined) {
    const list = among.find((each) => each.list.number === number);
    return list === undefined
      ? { kind: 'unsettled', decision: noSuchNumber('task', number) }
      : { kind: 'list', list };
  }
  const [only = null, ...others] = listsCalled(among, name ?? null);
  if (others.length === 0 || only === null) return { kind: 'list', list: only };
  return { kind: 'unsettled', decision: askWhich([only, ...others], operation) };
}

function askWhich(
  lists: readonly ListWithItems[],
  { list: _said, ...operation }: OnList,
): Decision {
  const choices = lists.slice(0, CHOICES_MAX).map(({ list }) => {
    const settled: Operation = { ...operation, task: list.number };
    const target = factsOf({ kind: 'task', row: list });
    return { id: `task:${list.number}`, label: say('titled', { target }), operation: settled };
  });
  return askFor('LIST', operation, choices);
}

const CHOICES_MAX = 5;
