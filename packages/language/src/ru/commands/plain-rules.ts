import { hasTag } from '../tags.ts';
import type { HeadState } from './head-state.ts';
import type { HeadRule, HeadOutcome } from './head-rule.ts';
import { isOrderedByOther, isTalk } from './is-talk.ts';
import { isDated, isDeviceTalk, isHouseTalk, mentions } from './mentions.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, roleAt } from './view.ts';

const namesMeeting = ({ items, at }: HeadState): boolean => mentions(items, at, 'meeting', 'event');

/** "завтра будет созвон" is no talk. */
const isTold = (state: HeadState): boolean =>
  !(namesMeeting(state) && hasTag(state.ahead(0), 'being')) && isTalk(state.left());

/** "мы в четверг идём в театр" */
const isOwnPlan = (state: HeadState): boolean => {
  const said = state.rest();
  return isDated(said) && said.some((item) => hasTag(item, 'own-plan'));
};

/** "я устал", "завтра будет дождь" */
const isStatement = (state: HeadState): boolean =>
  !namesMeeting(state) && (state.isPersonal || state.rest().some((item) => hasTag(item, 'being')));

/** "музыку погромче": the order is behind. */
function endsInOrder({ items }: HeadState): boolean {
  const last = items.at(-1);
  const isForeign = roleAt(last) === 'foreign' || hasTag(last, 'foreign-order');
  return isForeign && !isInfinitive(last?.word ?? '');
}

/** "громкость на 50"; "в общагу привезти обогреватель" is for the plan. */
const isDeviceOrder = (state: HeadState): boolean =>
  isDeviceTalk(state.items, state.at) && !state.rest().some(isAction);

/** Thanks around it make it chat; of devices one talks to another program. */
function talk({ sawChat, items, at }: HeadState): HeadOutcome {
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
  { name: '<any>', when: (state) => isOrderedByOther(state.rest()), gives: { act: 'told' } },
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
