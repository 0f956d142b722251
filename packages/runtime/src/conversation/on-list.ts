import { factsOf, listsCalled, say, type Target } from '@planerka/plan';
import { isLoss } from '../drafts/is-loss.ts';
import { MATCHES } from '../ports/object-search.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal } from '../verdict.ts';
import { bearing } from './candidates.ts';
import { calledExactly } from './entries.ts';
import { isOfferable } from './offerable.ts';
import { type SettledTarget, settleTarget, type TargetHints } from './targets.ts';

/**
 * What the words name on a list: nothing else is looked at. The one thing that bears them all is meant;
 * a slip of the hand and a loss are asked about.
 */
export async function settleOnList(
  turn: Turn,
  hints: TargetHints,
  { list: name, words }: { readonly list: string | null; readonly words: string },
): Promise<SettledTarget> {
  const { operation } = hints;
  const lists = listsCalled(await turn.lists(), name);
  const [list, ...others] = lists;
  if (list === undefined && name === null) return await settleTarget(turn, hints);
  if (list === undefined) {
    const none = say('no_list', { name });
    return { kind: 'refuse', refusal: refusal('NOTHING_FOUND', none, say('no_list_recovery', {})) };
  }
  const items = lists.flatMap((each) => each.items.map((row): Target => ({ kind: 'task', row })));
  const open = items.filter((item) => isOfferable(operation, item));
  for (const among of [open, items]) {
    for (const match of MATCHES) {
      const bear = await bearing(turn, words, { among, match });
      const exact = match === 'all' ? calledExactly(bear, words) : [];
      const found = exact.length === 1 ? exact : bear;
      const [only, ...more] = found;
      if (only === undefined) continue;
      if (more.length > 0) return { kind: 'ask', candidates: found };
      const isDoubtful = match !== 'all' || isLoss(operation);
      return { kind: 'one', target: only, assumed: null, isDoubtful };
    }
  }
  // "из списка" may as well be said of the plan
  if (name === null) return await settleTarget(turn, hints);
  const on = others.length > 0 ? null : factsOf({ kind: 'task', row: list.list });
  const none = say('not_on_list', { words, list: on });
  return { kind: 'refuse', refusal: refusal('NOTHING_FOUND', none, say('nothing_changed', {})) };
}
