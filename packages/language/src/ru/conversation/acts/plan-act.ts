import type { DayPlanAct } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { isMark, plainWord, roleAt } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import { PLAN_ACT_PHRASES } from './plan-act-phrases.ts';

const listOf = (act: DayPlanAct): PhraseList =>
  new PhraseList(PLAN_ACT_PHRASES[act], { wordOf: plainWord });

/** A refusal says what an acceptance says, and a "не"; one by one is a way of taking it. */
const LISTS: readonly (readonly [DayPlanAct, PhraseList])[] = [
  ['reject', listOf('reject')],
  ['each', listOf('each')],
  ['other', listOf('other')],
  ['accept', listOf('accept')],
];

/** "ну", "а"; of "ещё один вариант" all is needed. */
const saysNothing = (item: Item): boolean =>
  (roleAt(item) === 'soft' && !hasTag(item, 'more')) || hasTag(item, 'contrast');

/** "прими план", "другой вариант": what is done with the plan that was shown; null for all else. */
export function readPlanAct(items: readonly Item[]): DayPlanAct | null {
  const said = items.filter((item) => !isMark(item) && !saysNothing(item));
  if (said.length === 0) return null;
  const found = LISTS.find(([, phrases]) => phrases.endAt(said, 0) === said.length);
  return found?.[0] ?? null;
}
