import type { HeadRule } from './head-rule.ts';
import { isHouseTalk, namesObject } from './mentions.ts';

/** перенеси, удали, отметь: what is there already is changed. */
export const EDIT_RULES: readonly HeadRule[] = [
  { name: '!<infinitive>', gives: { act: 'edit' } },
  {
    name: '<any>',
    when: ({ items, at }) => namesObject(items, at + 1),
    gives: { act: 'edit' },
  },
  // "закрыть штору", but not "закрыть окна завтра в 9", nor "заменить замок"
  {
    name: '<house-edit>',
    when: ({ items, at }) => isHouseTalk(items, at + 1),
    gives: { act: 'foreign' },
  },
  { name: '<any>', gives: { act: 'action' } },
];
