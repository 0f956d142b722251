import { DONE_TO, NOT_DONE_FOR, NOT_DONE_TO } from './surely-one-more-phrases.ts';

/** "бабушке", "собаке": somebody to whom, or for whom, something is done. */
const FOR_SOMEBODY = /[бвгджзклмнпрстфхцч]е$/u;
/** "Лизу", "брату": whom, or to whom; only what stands in the same place tells. */
const WHOM = /[бвгджзклмнпрстфхцчшщ]у$|ю$/u;

export type Form = 'to' | 'for' | 'whom';

/** In which form something is named; null where the ending tells none, or is that of other words. */
export function formOf(word: string): Form | null {
  if (DONE_TO.test(word) && !NOT_DONE_TO.test(word)) return 'to';
  if (NOT_DONE_FOR.test(word) || NOT_DONE_TO.test(word)) return null;
  if (FOR_SOMEBODY.test(word)) return 'for';
  return WHOM.test(word) ? 'whom' : null;
}

/** The block as it is ordered, whatever it is called. */
export const asBlockOf = (what: string, when: string, minutes: number | null): string =>
  `поставь блок ${what} ${when}${minutes === null ? '' : ` на ${minutes} минут`}`;

/** They tell where to, and are said of most deeds besides. */
export const WHERE_TO: ReadonlySet<string> = new Set(
  'в во на к ко из за до от под через'.split(' '),
);
/** "записаться к хирургу": one is to be there, though no verb of going says so. */
export const TO_BE_THERE = /^запис[a-zЀ-ӿ]*ся$/u;
/** What "со", "ко" have more than "с", "к". */
export const LAST_O = /о$/u;
export const atHour = (day: string, hour: string): string => `${day} в ${hour}`;
