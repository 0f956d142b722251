import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { type Clause, kindSaid } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { LIKELY, type Made, made, means, type OperationRule, objectIn, SURE } from './made.ts';
import { minutesIn } from './when.ts';

/** Words of "напомни об этом за час до начала", which names nothing. */
const OF_EVENT = new Set(['до', 'начала', 'события', 'этого', 'него', 'нее', 'том', 'время']);

/** "напомни давай за час" */
const ASIDE = new Set(['давай', 'уж', 'пожалуйста', 'мне', 'меня', 'нам', 'нас']);

const REMINDERS_MAX = 10;
const YEAR_MINUTES = 525_600;

/** "за полчаса", before the event itself. */
export function minutesBefore(item: Item): number | null {
  const fact = factOf(item);
  if (fact?.kind !== 'due-in' || !fact.weak) return null;
  const minutes = minutesIn(fact.length);
  return minutes < 0 || minutes > YEAR_MINUTES ? null : minutes;
}

/** "лучше за два часа", behind something that stands: so long before it to remind. Null where more is said. */
export function onlyBefore(items: readonly Item[]): Operation | null {
  const before = items.map((item) => minutesBefore(item)).filter((each) => each !== null);
  return before.length === 0 || before.length < items.length
    ? null
    : { type: 'set_reminders', remind_before_minutes: [...new Set(before)] };
}

/** "напомни за день и за час": of an object that is there, since nothing new is named. */
function reminders(caught: Caught, clause: Clause): Made | null {
  // "напомни лучше за час"
  const facts = objectIn(caught).filter(
    (item) => isFact(item) && item.meaning?.kind !== 'correction',
  );
  const minutes = facts.map((item) => minutesBefore(item));
  const before = minutes.filter((each) => each !== null);
  if (before.length === 0 || before.length < facts.length) return null;
  const object = objectIn(caught).filter(
    (item) => !isFact(item) && !OF_EVENT.has(item.word) && !ASIDE.has(item.word),
  );
  // "напомни за час до встречи выйти" is something new
  if (object.some(isAction)) return null;
  const named = object.filter(
    (item) => wordsOf('about')?.has(item.word) !== true && item.word !== 'и',
  );
  const first = named[0];
  const isKnown =
    first === undefined ||
    kindSaid([first]) !== null ||
    ['meeting', 'event'].includes(roleAt(first) ?? '') ||
    isSpokenOf(named, clause);
  const isPointer = first !== undefined && ['этом', 'ней', 'нем', 'этой'].includes(first.word);
  if (!isKnown && !isPointer) return null;
  // a door that knows no thread has no objects to name: there it is something new
  if (first !== undefined && clause.thread === null && !clause.hasTokens) return null;
  const known = [...new Set(before)].slice(0, REMINDERS_MAX);
  const operation = { type: 'set_reminders', remind_before_minutes: known } as const;
  return made(operation, isPointer ? [] : object, {
    confidence: first === undefined ? SURE : LIKELY,
  });
}

const NO_REMINDERS: Operation = { type: 'set_reminders', remind_before_minutes: [] };

/** "про билеты не напоминай", "курьера без напоминания", of what was spoken of here. */
const notReminded: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  const isKnown = !named.some(isAction) && isSpokenOf(named, clause);
  return isKnown ? made(NO_REMINDERS, named, { confidence: LIKELY }) : null;
};

/** How long before it to remind. */
export const REMINDER_RULES: readonly OperationRule[] = [
  means('<no> <remind> <object>', NO_REMINDERS),
  means('<no> надо|нужно <remind|reminder> <object>', NO_REMINDERS),
  means('<without> <reminder>', NO_REMINDERS, { confidence: LIKELY }),
  { name: 'о|об|обо|про|насчет <named> мне? больше? <no> <remind>', produce: notReminded },
  {
    name: 'о|об|обо|про|насчет <named> мне|нам? больше? <remind|reminder> мне? больше? <no> надо|нужно|стоит',
    produce: notReminded,
  },
  {
    name: 'о|об|обо|про|насчет <named> мне? больше? <no> надо|нужно|стоит мне? больше? <remind|reminder>',
    produce: notReminded,
  },
  { name: '<named> <without> <reminder>', produce: notReminded },
  means('<remove|drop|delete|switch|cancel> <all>? <reminder> <object>', NO_REMINDERS),
  { name: '<remind> <object>', produce: reminders },
  { name: 'о|об|обо|про <named> <remind> <time>', produce: reminders },
  {
    name: 'о|об|обо|про <named> мне|меня? <time> мне|меня? <remind> мне|меня|нас?',
    produce: reminders,
  },
  { name: '<time> <remind> мне|меня? о|об|обо|про <named>', produce: reminders },
  { name: '<time> <remind> мне?', produce: reminders },
  { name: '<add|set|create|change|move> <reminder> <object>', produce: reminders },
];
