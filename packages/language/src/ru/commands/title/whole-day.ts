import type { Item } from '../../../grammar/item.ts';
import type { Frame } from '../../../time/frame.ts';
import { isAction, isWord, says } from '../view.ts';

/**
 * "в субботу корпоратив весь день": what is planned for a day without an hour takes all of it in any case, so these
 * words are no part of its name. Where they are all that was said beside the day, they are its name.
 */
export function takeWholeDay(items: readonly Item[], taken: Set<Item>, frame: Frame | null): void {
  // "хлеб на весь день купить", "на весь день уехать": so long is what one needs, or is away
  if (items.some(isAction)) return;
  if (frame?.day == null || frame.clock !== null || frame.length !== null) return;
  const left = items.filter((item) => isWord(item) && !taken.has(item));
  const at = left.findIndex((item, i) => says(item, 'whole') && says(left[i + 1], 'day-long'));
  const whole = left.slice(at, at + 2);
  const isForIt = says(left[at - 1], 'onto');
  const said = isForIt ? [...left.slice(at - 1, at), ...whole] : whole;
  if (at < 0 || left.length <= said.length) return;
  for (const item of said) taken.add(item);
}
