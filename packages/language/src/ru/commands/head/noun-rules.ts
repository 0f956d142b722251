import { hasTag } from '../../tags.ts';
import { isAction } from '../view.ts';
import type { HeadRule } from './head-rule.ts';
import { takeNoun } from './take-noun.ts';

/** "задача: ...", "новая задача", "срочно: позвонить" */
export const NOUN_RULES: readonly HeadRule[] = [
  // "задачи на сегодня", but not "задачи: купить хлеб"
  {
    name: '<task|reminder|block>',
    when: (state) =>
      hasTag(state.ahead(0), 'plural-noun') &&
      state.ahead(1)?.word !== ':' &&
      !state.items.some(isAction),
    gives: { act: 'query' },
  },
  // "бронь столика подтвердить": what is done is done to it
  { name: '<booking> <stranger> <anything> <infinitive>', gives: { act: 'action' } },
  { name: '<task|reminder|block>', gives: (state) => takeNoun(state, null) },
  { name: '<action>', gives: { act: 'action' } },
  { name: '<anything>', gives: { act: 'nominal' } },
];
