import { hasTag } from '../tags.ts';
import type { HeadCursor } from './head-cursor.ts';
import type { HeadRule, Outcome } from './head-rule.ts';
import { isHouseTalk, isTimerTalk } from './mentions.ts';
import { takeNoun } from './take-noun.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isWord } from './view.ts';

/** Spans of time, for which time itself is asked. */
const SPANS = new Set(['length', 'clock-range', 'range', 'for-number']);

/** The verb that asks is what is to be done. */
const OWN_ACTION: Outcome = { act: 'action', isOwn: true };

const isMeeting = (cursor: HeadCursor): boolean =>
  cursor.role() === 'meeting' || cursor.role() === 'event';

/** "поставь лампу", "создай громкость", "поставь таймер": for another program. */
function isElsewhere(cursor: HeadCursor): boolean {
  const { items, at, verb, orderAt } = cursor;
  const role = cursor.role();
  const isHouse = verb === 'put' ? isHouseTalk(items, at) : role === 'device';
  return isHouse || role === 'foreign' || isTimerTalk(items, orderAt);
}

/** "забронируй столик": something to be done, unless a span of time is asked for it. */
function isThing({ items, at, verb, orderAt }: HeadCursor): boolean {
  const item = items[at];
  // "забей мне на пятницу мойку"
  if (hasTag(items[orderAt + 1], 'to-us') && !isInfinitive(items[orderAt]?.word ?? ''))
    return false;
  const isUnknown = item !== undefined && isWord(item) && item.kind === 0;
  const isSpan = items.some(({ meaning }) => SPANS.has(meaning?.kind ?? ''));
  return verb === 'reserve' && isUnknown && !isSpan;
}

const isMaking = ({ items, orderAt }: HeadCursor): boolean => hasTag(items[orderAt], 'make');

/** "записать на двадцатое продлить полис": what is to be done stands behind its time. */
function ordersAction({ items, at }: HeadCursor): boolean {
  let next = at;
  while (hasTag(items[next], 'onto') && isFactAt(items, next + 1)) next += 2;
  return isAction(items[next]);
}

const isFactAt = (items: HeadCursor['items'], at: number): boolean => {
  const item = items[at];
  return item !== undefined && isFact(item);
};

/** "записать ребёнка к врачу", "добавить соль"; "прошу внести ..." is an infinitive that asks us. */
function isOwnInfinitive(cursor: HeadCursor): boolean {
  const { items, orderAt, skipped, isLinked, isListed } = cursor;
  const isAsked = skipped.some((item) => hasTag(item, 'requesting'));
  if (isLinked || isAsked || isListed || ordersAction(cursor)) return false;
  return isInfinitive(items[orderAt]?.word ?? '');
}

const isNoMeeting =
  (holds: (cursor: HeadCursor) => boolean) =>
  (cursor: HeadCursor): boolean =>
    !isMeeting(cursor) && holds(cursor);

/** создай, запиши, поставь, выдели: behind the verb, what it makes. */
export const ORDER_RULES: readonly HeadRule[] = [
  // "создай 10 задач": nothing says which
  {
    name: '<task|reminder|block|time>',
    gives: (cursor) => {
      const made = takeNoun(cursor, cursor.verb);
      const isBare = cursor.isCounted && cursor.ahead(0) === undefined;
      return isBare ? { act: 'statement' } : made;
    },
  },
  { name: '<anything>', when: ({ isForPerson }) => isForPerson, gives: OWN_ACTION },
  { name: '<anything>', when: isElsewhere, gives: { act: 'foreign' } },
  {
    name: '<part|project|list|tag>',
    gives: ({ verb }) => ({ act: verb === 'create' ? 'edit' : 'foreign' }),
  },
  { name: '<anything>', when: isNoMeeting(isThing), gives: OWN_ACTION },
  { name: '<anything>', when: isNoMeeting(isMaking), gives: OWN_ACTION },
  { name: '<anything>', when: isNoMeeting(isOwnInfinitive), gives: OWN_ACTION },
  {
    name: '<anything>',
    gives: (cursor) => ({ act: 'explicit', verb: cursor.verb, noun: cursor.role() }),
  },
];
