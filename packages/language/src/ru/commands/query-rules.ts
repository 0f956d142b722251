import type { HeadRule } from './head-rule.ts';
import { namesObject } from './mentions.ts';

/** покажи, какие, сколько: what is there already. */
export const QUERY_RULES: readonly HeadRule[] = [
  // "список дел: ..." only announces what follows
  {
    name: '<list> !:? !:? :',
    gives: (state, end) => {
      state.skip(end - state.at);
      return { next: 'head' };
    },
  },
  // "найти ключи" is to be done
  {
    name: '<infinitive>',
    when: ({ items, at }) => !namesObject(items, at + 1),
    gives: { act: 'action' },
  },
  { name: '<any>', gives: { act: 'query' } },
];
