import type { ReadOperation } from '@planerka/contracts';
import { ASKING_NAME, LIST_AGAIN, NAMED_ITEM } from './list-beside-phrases.ts';
import { listTitle } from './list-names.ts';
import { GUESS } from './made.ts';

/**
 * "в список для похода добавь верёвку, и кто сдал деньги: Иванов, Петрова": what is named and told behind the things of
 * a list is noted beside it. It may be a list of its own, which is asked about; it is nothing of the first.
 */
export function withListBeside(operations: readonly ReadOperation[]): readonly ReadOperation[] {
  const [only, ...more] = operations;
  if (only === undefined || more.length > 0 || only.operation.type !== 'list_add')
    return operations;
  const { items = [] } = only.operation;
  const at = items.findIndex((item) => NAMED_ITEM.test(item));
  if (at < 1) return operations;
  const { name = '', item = '' } = NAMED_ITEM.exec(items[at] ?? '')?.groups ?? {};
  const own = LIST_AGAIN.exec(name)?.groups?.['name'] ?? ASKING_NAME.exec(name)?.groups?.['name'];
  const list = own === undefined ? null : listTitle(own, true);
  // "соль: 1 кг" says more of the thing before it
  if (list === null && at === items.length - 1) return operations;
  // "краску: белую, синюю" says more of a thing, or names another list
  if (list === null) return [{ ...only, confidence: Math.min(only.confidence, GUESS) }];
  const told = [item, ...items.slice(at + 1)];
  return [
    { ...only, operation: { ...only.operation, items: items.slice(0, at) } },
    { operation: { type: 'list_add', list, items: told }, confidence: GUESS },
  ];
}
