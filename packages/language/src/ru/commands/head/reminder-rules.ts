import { isAction, isAsked } from '../view.ts';
import type { HeadRule } from './head-rule.ts';

/** напомни: of what is to be done, or of what is planned already. */
export const REMINDER_RULES: readonly HeadRule[] = [
  // "можешь напомнить, когда у меня врач?"
  {
    name: '<remind> <mark|soft>* <asking-word>',
    when: (state) => isAsked(state.items) && !state.rest().some(isAction),
    gives: { act: 'query' },
  },
  // "напомнить маме про таблетки": a task of one's own
  { name: 'напомнить <stranger>', gives: { act: 'action' } },
  // "напомни, когда у меня врач", "напомни, что у меня завтра"
  {
    name: '<remind> <mark|soft>* <asking-word> <anything> у <owner>',
    when: (state) => !state.rest().some(isAction),
    gives: { act: 'query' },
  },
  { name: '<remind> <mark|soft>* что у <owner> !<word>* $', gives: { act: 'query' } },
  {
    name: '<any>',
    skips: 1,
    gives: (state) => {
      state.skipLinks();
      return { act: 'remind' };
    },
  },
];
