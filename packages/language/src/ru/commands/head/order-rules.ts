import { LITTLE_MORE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive, isRequesting } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import type { HeadOutcome, HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { isDated, isHouseTalk, isTimerTalk } from './mentions.ts';
import { takeNoun } from './take-noun.ts';

/** Spans of time, for which time itself is asked. */
const SPANS = new Set(['length', 'clock-range', 'range', 'for-number']);

/** The verb that asks is what is to be done. */
const OWN_ACTION: HeadOutcome = { act: 'action', isOwn: true };

const isMeeting = (state: HeadState): boolean =>
  state.role() === 'meeting' || state.role() === 'event';

/** "поставь лампу", "создай громкость", "поставь таймер": for another program. */
function isElsewhere(state: HeadState): boolean {
  const { items, at, verb, orderAt } = state;
  const role = state.role();
  const isHouse = verb === 'put' ? isHouseTalk(items, at) : role === 'device';
  return isHouse || role === 'foreign' || isTimerTalk(items, orderAt);
}

/** "поставь вальс помедленнее", "сделай свет потеплее": how something is to sound or look, at once. */
function isManner({ items, verb }: HeadState): boolean {
  if (verb !== 'put' || isDated(items)) return false;
  const order = items.find((item) => isWord(item) && roleAt(item) === 'put');
  if (order === undefined || isInfinitive(order.word)) return false;
  const last = items.findLast((item) => isWord(item) && roleAt(item) !== 'chat');
  if (last === undefined || last === order) return false;
  return (
    hasTag(last, 'sensed-manner') ||
    (!hasTag(order, 'make') && LITTLE_MORE.test(last.word) && !hasTag(last, 'time-trace'))
  );
}

/** "забей мне на пятницу мойку": a place in the plan is asked for. */
const isAskedForUs = ({ items, orderAt }: HeadState): boolean =>
  hasTag(items[orderAt + 1], 'to-us') && !isInfinitive(items[orderAt]?.word ?? '');

/** "забронируй столик": something to be done, unless a span of time is asked for it. */
function isThing(state: HeadState): boolean {
  const { items, at, verb } = state;
  const item = items[at];
  const isUnknown = item !== undefined && isWord(item) && item.kind === 0;
  return verb === 'reserve' && isUnknown && !hasSpan(state) && !isAskedForUs(state);
}

const hasSpan = ({ items }: HeadState): boolean =>
  items.some(({ meaning }) => SPANS.has(meaning?.kind ?? ''));

/** "сделай отчёт к среде"; "сделай разминку в 10 на час" wants a place in the plan. */
function isMaking(state: HeadState): boolean {
  const verb = state.items[state.orderAt];
  return hasTag(verb, 'make') && (isInfinitive(verb?.word ?? '') || !hasSpan(state));
}

/** "записать на двадцатое продлить полис": what is to be done is behind its time. */
function ordersAction({ items, at }: HeadState): boolean {
  let next = at;
  while (hasTag(items[next], 'onto') && isFactAt(items, next + 1)) next += 2;
  return isAction(items[next]);
}

const isFactAt = (items: HeadState['items'], at: number): boolean => {
  const item = items[at];
  return item !== undefined && isFact(item);
};

/** "записать ребёнка к врачу", "добавить соль"; "прошу внести ..." is an infinitive that asks us. */
function isOwnInfinitive(state: HeadState): boolean {
  const { items, orderAt, skipped, isLinked, isListed } = state;
  const isAsked = skipped.some(isRequesting);
  if (isLinked || isAsked || isListed || ordersAction(state)) return false;
  return isInfinitive(items[orderAt]?.word ?? '');
}

const isNoMeeting =
  (holds: (state: HeadState) => boolean) =>
  (state: HeadState): boolean =>
    !isMeeting(state) && holds(state);

/** создай, запиши, поставь, выдели: behind the verb, what it makes. */
export const ORDER_RULES: readonly HeadRule[] = [
  // "создай 10 задач": nothing says which
  {
    name: '<task|reminder|block|time>',
    gives: (state) => {
      const made = takeNoun(state, state.verb);
      const isBare = state.isCounted && state.ahead(0) === undefined;
      return isBare ? { act: 'statement' } : made;
    },
  },
  { name: '<anything>', when: ({ isForPerson }) => isForPerson, gives: OWN_ACTION },
  { name: '<anything>', when: isElsewhere, gives: { act: 'foreign' } },
  { name: '<anything>', when: isNoMeeting(isManner), gives: { act: 'foreign' } },
  {
    name: '<part|project|list|tag>',
    gives: ({ verb }) => ({ act: verb === 'create' ? 'edit' : 'foreign' }),
  },
  { name: '<anything>', when: isNoMeeting(isThing), gives: OWN_ACTION },
  { name: '<anything>', when: isNoMeeting(isMaking), gives: OWN_ACTION },
  { name: '<anything>', when: isNoMeeting(isOwnInfinitive), gives: OWN_ACTION },
  {
    name: '<anything>',
    gives: (state) => ({ act: 'explicit', verb: state.verb, noun: state.role() }),
  },
];
