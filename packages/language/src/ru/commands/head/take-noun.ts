import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isAction } from '../view.ts';
import type { HeadOutcome } from './head-rule.ts';
import type { HeadState } from './head-state.ts';

/** Takes the noun and what hangs on it: "задачу под названием", "напоминание о том, что". */
export function takeNoun(state: HeadState, verb: Role | null): HeadOutcome {
  const noun = state.role();
  state.skip();
  // "блок времени"
  if (noun === 'block' && state.role() === 'time') state.skip();
  if (noun === 'reminder') state.skipLinks();
  else state.skipBehindOrder();
  return { act: 'explicit', verb, noun };
}

/** Takes the verb of an order and what is between it and what it makes. */
export function beginOrder(state: HeadState): void {
  state.verb = state.role();
  state.orderAt = state.at;
  state.skippedBefore = state.skipped.length;
  state.skip();
  state.isForPerson = hasTag(state.ahead(0), 'person');
  state.skipBehindOrder();
  state.skipPlace();
  // "запиши что-нибудь": no conjunction
  const isSome = state.ahead(1)?.word === '-';
  state.isLinked = hasTag(state.ahead(0), 'what') && !isSome && !isAction(state.ahead(1));
  if (state.isLinked) state.skipLinks();
  // "запиши: в среду надо ..."
  const isToDo = !hasTag(state.ahead(0), 'obliged') || state.left().some((item) => isAction(item));
  if (state.role() === 'need' && !hasTag(state.ahead(0), 'person') && isToDo) state.skip();
  // "запиши, что у меня врач"
  const isOwners = hasTag(state.ahead(0), 'at') && hasTag(state.ahead(1), 'owner');
  if (state.isLinked && isOwners) state.skip(2);
  state.isCounted = state.skipCount();
  // "заведи тикет: ...", but "создай карточку товара"
  const isWorkItem = hasTag(state.ahead(0), 'work-item');
  if (isWorkItem && (state.ahead(1)?.word === ':' || isAction(state.ahead(1)))) {
    state.skip();
    state.skipBehindOrder();
  }
}
