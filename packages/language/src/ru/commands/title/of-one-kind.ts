import type { Item } from '../../../grammar/item.ts';
import { VISITED } from '../../lexicon/noun-actions.ts';
import { QUALITY_KINDS } from '../../lexicon/quality-kinds.ts';
import { roleAt } from '../view.ts';

/**
 * Is one said in the other's place: "лор" for "окулист", "созвон" for "встреча", "серые" for "белые"? What is of
 * another kind may as well come to mind besides: "завтра маникюр, ой, деньги", "красную икру, ой, дорогую".
 */
export function isOfOneKind(one: Item, other: Item): boolean {
  const both = [one, other];
  if (both.every((item) => MEETING.has(roleAt(item) ?? ''))) return true;
  if (both.every(({ word }) => VISITED.datives.has(`${word}${VISITED.ending}`))) return true;
  return QUALITY_KINDS.some((kind) => both.every(({ word }) => kind.test(word)));
}
const MEETING: ReadonlySet<string> = new Set(['meeting', 'event']);
