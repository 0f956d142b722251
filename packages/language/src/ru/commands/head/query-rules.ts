import { hasTag } from '../../tags.ts';
import { isAction, roleAt } from '../view.ts';
import type { HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { namesObject } from './mentions.ts';

/** Something is done to it, and it is not only shown. */
const hasOwnAction = ({ items, at }: HeadState): boolean =>
  items.slice(at + 1).some((item) => isAction(item) && roleAt(item) !== 'query');

const isChecked = ({ items, at }: HeadState): boolean =>
  items.slice(at + 1).some((item) => hasTag(item, 'checked'));

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
  // "расписание обновить на сайте"
  {
    name: '<calendar-place> <anything> <infinitive>',
    when: hasOwnAction,
    gives: { act: 'action' },
  },
  // "списки у всех проверить": lists of one's own
  {
    name: '<own-list> <anything> <infinitive>',
    when: (state) => hasOwnAction(state) || isChecked(state),
    gives: { act: 'action' },
  },
  { name: '<any>', gives: { act: 'query' } },
];
