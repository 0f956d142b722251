import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isFact, isWord, roleAt } from '../view.ts';

/** How what is right of a possible boundary begins: создай; купить; созвон; anything else. */
export type Opening = 'command' | 'action' | 'meeting' | 'words' | 'nothing';

/** Where an opening is read. */
export interface OpeningPlace {
  readonly items: readonly Item[];
  readonly at: number;
}

export interface OpeningRule {
  readonly name: string;
  readonly when?: (place: OpeningPlace) => boolean;
  readonly opens: Opening;
}

/** Says nothing about how a command begins. */
export function saysNothing(item: Item): boolean {
  const role = roleAt(item);
  const isEmpty = role === 'soft' || role === 'sequel' || role === 'new';
  return isEmpty || !isWord(item) || hasTag(item, 'conjunction');
}

/** "напомни за час": a field of the command before it. */
function isReminderField({ items, at }: OpeningPlace): boolean {
  let found = false;
  for (let i = at + 1; i < items.length; i += 1) {
    const item = items[i];
    if (item === undefined) break;
    if (item.meaning?.kind === 'due-in' && item.meaning.weak) found = true;
    else if (isFact(item)) return false;
    else if (isWord(item) && !saysNothing(item) && !hasTag(item, 'of-reminder')) return false;
  }
  return found;
}

/** In this order; what no rule names is a word like any other. */
export const OPENING_RULES: readonly OpeningRule[] = [
  { name: '<remind|reminder>', when: isReminderField, opens: 'nothing' },
  { name: '<remind>', opens: 'command' },
  { name: 'не <forgetting>', opens: 'command' },
  // "купить билеты и забронировать гостиницу"
  { name: '<asking-infinitive>', opens: 'action' },
  { name: '<create|schedule|put|reserve|need>', opens: 'command' },
  { name: '<task|reminder|block> <colon|action|fact>', opens: 'command' },
  { name: '<task|reminder|block>', opens: 'words' },
  { name: '<meeting|event>', opens: 'meeting' },
  { name: '<action>', opens: 'action' },
  { name: '<any>', opens: 'words' },
];
