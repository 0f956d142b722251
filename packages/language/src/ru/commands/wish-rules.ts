import { hasTag } from '../tags.ts';
import type { HeadCursor } from './head-cursor.ts';
import type { HeadRule } from './head-rule.ts';
import { takeNoun } from './take-noun.ts';

/** "не забудь напомнить мне", but not "надо напомнить маме" */
const isToUs = (cursor: HeadCursor): boolean =>
  !hasTag(cursor.ahead(0), 'to-remind') ||
  hasTag(cursor.ahead(-1), 'to-us') ||
  hasTag(cursor.ahead(1), 'to-us');

/** надо, нужно, не забыть: behind the wish, what is wished. */
export const WISH_RULES: readonly HeadRule[] = [
  { name: '<remind>', when: isToUs, gives: { next: 'reminder' } },
  // "нужна задача купить хлеб", but not "надо задачу решить" with nothing behind it
  { name: '<task|reminder|block> :', gives: (cursor) => takeNoun(cursor, 'create') },
  { name: '<task|reminder|block> <action> <any>', gives: (cursor) => takeNoun(cursor, 'create') },
  {
    name: '<create|schedule|put|reserve>',
    gives: (cursor) => {
      cursor.isWished = true;
      return { next: 'order' };
    },
  },
  { name: '<anything>', gives: { act: 'need' } },
];
