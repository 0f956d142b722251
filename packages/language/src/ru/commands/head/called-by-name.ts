import type { Item } from '../../../grammar/item.ts';
import type { Part } from '../division/part.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** "Алёна, запиши ...": a name that no list knows, by which somebody is called; it is told. */
export function calledByName(items: readonly Item[], parts: readonly Part[]): readonly Part[] {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return parts;
  const said = items.slice(first.from, first.to).filter((item) => !isMark(item));
  const [name] = said;
  const isName = said.length === 1 && name !== undefined && isWord(name) && isStranger(name);
  const next = items.slice(second.from, second.to).find((item) => !isMark(item));
  const isOrder = ORDERING.has(roleAt(next) ?? '') && !isInfinitive(next?.word ?? '');
  if (!isName || !isOrder || items[first.to]?.word !== ',') return parts;
  return [{ ...first, isTold: true }, ...parts.slice(1)];
}
const ORDERING: ReadonlySet<string> = new Set(['create', 'remind', 'schedule', 'put', 'reserve']);
const isStranger = (item: Item): boolean =>
  item.kind === 0 && roleAt(item) === null && !isAction(item) && !isFact(item);
