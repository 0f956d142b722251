import { hasTag } from '../../tags.ts';
import { isAction } from '../view.ts';
import type { HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { isDated } from './mentions.ts';
import { takeNoun } from './take-noun.ts';

/** "не забудь напомнить мне", but not "надо напомнить маме" */
const isToUs = (state: HeadState): boolean =>
  !hasTag(state.ahead(0), 'to-remind') ||
  hasTag(state.ahead(-1), 'to-us') ||
  hasTag(state.ahead(1), 'to-us');

const isWantedThing = (state: HeadState): boolean =>
  hasTag(state.ahead(-1), 'wanting') && !isDated(state.items) && !state.items.some(isAction);

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
  // "хочу мультик": a thing one wants is likely nothing to do
  { name: '<anything>', when: isWantedThing, gives: { act: 'told' } },
  { name: '<anything>', gives: { act: 'need' } },
];
