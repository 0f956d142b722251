import { hasTag } from '../tags.ts';
import type { HeadCursor } from './head-cursor.ts';
import type { HeadRule, Outcome } from './head-rule.ts';
import { isOrderedByOther, isTalk } from './is-talk.ts';
import { isDated, isDeviceTalk, isHouseTalk, mentions } from './mentions.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, roleAt } from './view.ts';

const namesMeeting = ({ items, at }: HeadCursor): boolean =>
  mentions(items, at, 'meeting', 'event');

/** "завтра будет созвон" is no talk. */
const isTold = (cursor: HeadCursor): boolean =>
  !(namesMeeting(cursor) && hasTag(cursor.ahead(0), 'being')) && isTalk(cursor.left());

/** "мы в четверг идём в театр" */
const isOwnPlan = (cursor: HeadCursor): boolean => {
  const said = cursor.rest();
  return isDated(said) && said.some((item) => hasTag(item, 'own-plan'));
};

/** "я устал", "завтра будет дождь" */
const isStatement = (cursor: HeadCursor): boolean =>
  !namesMeeting(cursor) &&
  (cursor.isPersonal || cursor.rest().some((item) => hasTag(item, 'being')));

/** "музыку погромче": the order stands behind. */
function endsInOrder({ items }: HeadCursor): boolean {
  const last = items.at(-1);
  const isForeign = roleAt(last) === 'foreign' || hasTag(last, 'foreign-order');
  return isForeign && !isInfinitive(last?.word ?? '');
}

/** "громкость на 50"; "в общагу привезти обогреватель" is for the plan. */
const isDeviceOrder = (cursor: HeadCursor): boolean =>
  isDeviceTalk(cursor.items, cursor.at) && !cursor.rest().some(isAction);

/** Thanks around it make it chat; of devices one talks to another program. */
function talk({ sawChat, items, at }: HeadCursor): Outcome {
  if (sawChat) return { act: 'chat' };
  return { act: isDeviceTalk(items, at) ? 'foreign' : 'statement' };
}

/** Nouns, actions and statements: what needs no word of ours to be asked. */
export const PLAIN_RULES: readonly HeadRule[] = [
  { name: '<infinitive>', when: ({ items, at }) => isAction(items[at]), gives: { act: 'action' } },
  {
    name: '<action>',
    when: ({ items, at }) => isHouseTalk(items, at),
    gives: { act: 'foreign' },
  },
  { name: '<action>', gives: { act: 'action' } },
  {
    name: '<plural-noun>',
    when: ({ items }) => !items.some(isAction),
    gives: { act: 'query' },
  },
  { name: '<foreign-order>', gives: { act: 'foreign' } },
  { name: '<any>', when: (cursor) => isOrderedByOther(cursor.rest()), gives: { act: 'told' } },
  { name: '<any>', when: isTold, gives: talk },
  { name: '<being>', when: namesMeeting, skips: 1, gives: { next: 'plan-or-talk' } },
  { name: '<any>', gives: { next: 'plan-or-talk' } },
];

/** What tells nothing by its words alone. */
export const PLAN_OR_TALK_RULES: readonly HeadRule[] = [
  { name: '<anything>', when: isOwnPlan, gives: { act: 'nominal' } },
  {
    name: '<anything>',
    when: isStatement,
    gives: ({ sawChat: isChat }) => ({ act: isChat ? 'chat' : 'statement' }),
  },
  { name: '<anything>', when: endsInOrder, gives: { act: 'foreign' } },
  { name: '<anything>', when: isDeviceOrder, gives: { act: 'foreign' } },
  { name: '<anything>', gives: { act: 'nominal' } },
];
