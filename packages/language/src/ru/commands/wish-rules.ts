import { hasTag } from '../tags.ts';
import type { HeadState } from './head-state.ts';
import type { HeadRule } from './head-rule.ts';
import { takeNoun } from './take-noun.ts';

/** "не забудь напомнить мне", but not "надо напомнить маме" */
const isToUs = (state: HeadState): boolean =>
  !hasTag(state.ahead(0), 'to-remind') ||
  hasTag(state.ahead(-1), 'to-us') ||
  hasTag(state.ahead(1), 'to-us');

/** надо, нужно, не забыть: behind the wish, what is wished. */
export const WISH_RULES: readonly HeadRule[] = [
  { name: '<remind>', when: isToUs, gives: { next: 'reminder' } },
  // "нужна задача купить хлеб", but not "надо задачу решить" with nothing behind it
  { name: '<task|reminder|block> :', gives: (state) => takeNoun(state, 'create') },
  { name: '<task|reminder|block> <action> <any>', gives: (state) => takeNoun(state, 'create') },
  {
    name: '<create|schedule|put|reserve>',
    gives: (state) => {
      state.isWished = true;
      return { next: 'order' };
    },
  },
  { name: '<anything>', gives: { act: 'need' } },
];
