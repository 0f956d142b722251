import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { ONTO, wordsOf } from '../lexicon.ts';
import { NOT } from '../objects/in-view-phrases.ts';
import type { Caught } from '../phrase.ts';
import { NOW } from '../reworded/field-of-named-phrases.ts';
import { GUESS, LIKELY } from './made.ts';
import type { Act, NamedAct, NamedActRule } from './named-act-rule.ts';
import { dueSaid, isBlock, isUntil, moveTo } from './named-act-rules.ts';
import { HEDGED, PLANNED, STILL_GOING } from './told-now-phrases.ts';
import { lengthOf, minutesIn, readingOf } from './when.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Sure of a thing that is named ahead ("йога будет в восемь"). Something new may be told with the time ahead, what
 * is only supposed is no news, and "мама будет в пять" is not said of the call to her.
 */
function asTold(found: Act | null, { run }: NamedAct): Act | null {
  if (found === null) return null;
  const isThing = run.bearers.every(({ title = '' }) => !isInfinitive(wordsIn(title)[0] ?? ''));
  const isHedged = run.frame.some(({ word }) => HEDGED.has(word));
  const isNew = !run.isFirst && !run.frame.some(({ word }) => word === NOW);
  const isSure = isThing && !isNew && !isHedged;
  return isSure ? found : { ...found, confidence: Math.min(found.confidence, GUESS) };
}

/** "йога в 12 будет", "будет йога в субботу", "йогу подвинули на час": then, and no more is told. */
const isThen =
  (mayShift: boolean): NamedActRule['produce'] =>
  (caught, act) => {
    if (!isTold(act) || isUntil(caught, act) || isDenied(act)) return null;
    return asTold(moveTo(always, mayShift)(withoutIs(caught), act), act);
  };
const always = (): boolean => true;

/**
 * "йогу перенесли на среду": to where it went has to be said; "йогу вчера перенесли" tells when they did it, and
 * "в среду перенесли" may tell either.
 */
const isMoved: NamedActRule['produce'] = (caught, act) => {
  const { text } = act.clause;
  const { named = [] } = caught.gaps;
  const moved = act.run.frame.find(({ word }) => wordsOf('act-moved')?.has(word) === true);
  const isOnto = (item: Item): boolean =>
    isFact(item) && (ONTO.test(text.slice(item.from, item.to)) || isShift(item));
  const isWhen = (item: Item): boolean =>
    isFact(item) && !isOnto(item) && item.from < (moved?.from ?? 0);
  const isTarget = named.some(isOnto);
  // to where, is asked
  if (!isTarget && named.some(isPastDay)) {
    return isTold(act) ? { operation: { type: 'reschedule' }, confidence: GUESS } : null;
  }
  const onto = isTarget ? named.filter((item) => !isWhen(item)) : named;
  const found = isThen(true)({ ...caught, gaps: { ...caught.gaps, named: onto } }, act);
  if (found === null || (isTarget && onto.length === named.length)) return found;
  return { ...found, confidence: GUESS };
};
const isShift = (item: Item): boolean => {
  const kind = factOf(item)?.kind;
  return kind === 'length' || kind === 'for-number' || kind === 'offset';
};
/** "вчера", "позавчера", "в прошлую среду" */
const isPastDay = (item: Item): boolean => {
  const fact = factOf(item);
  if (fact?.kind !== 'day') return false;
  const { day } = fact;
  if (day.kind === 'relative') return day.days < 0;
  return day.kind === 'weekday' && (day.which === 'last' || day.which === 'before-last');
};

/** "завтра йоги не будет"; "в среду, не завтра" only says when not. */
const isDenied = ({ run: { frame } }: NamedAct): boolean =>
  frame.some((item, at) => item.word === NOT && !isFactAt(frame, at + 1));
const isFactAt = (items: readonly Item[], at: number): boolean =>
  items.slice(at, at + 1).some(isFact);

/** With what leads up to it something else is told, and so with its own verb: "к йоге", "веранда будет вымыта". */
const isTold = ({ run: { preposition, own } }: NamedAct): boolean =>
  preposition === null && own.size === 0;

/** "йога у нас будет, если что, в восемь": the words that say nothing stand anywhere among the times. */
function withoutIs(caught: Caught): Caught {
  const is = wordsOf('act-is');
  const kept = (items: readonly Item[]): Item[] =>
    items.filter((item) => isFact(item) || is?.has(item.word) !== true);
  const gaps = Object.entries(caught.gaps).map(([name, items]) => [name, kept(items ?? [])]);
  return { ...caught, gaps: Object.fromEntries(gaps) };
}

/** "йога идёт 45 минут", "йога будет длиться два часа"; "идёт уже час" tells of what is going on. */
const lasts: NamedActRule['produce'] = ({ gaps: { time = [] } }, act) => {
  if (!isTold(act) || act.run.frame.some(({ word }) => STILL_GOING.has(word))) return null;
  const [only, ...more] = time.filter(isFact);
  const fact = only === undefined || more.length > 0 ? null : factOf(only);
  const length = fact?.kind === 'length' && fact.said === 'bare' ? lengthOf(fact) : null;
  const minutes = length === null ? 0 : minutesIn(length);
  if (minutes <= 0 || minutes >= DAY_MINUTES) return null;
  const operation = { type: 'set_duration', duration_minutes: minutes } as const;
  return asTold({ operation, confidence: LIKELY }, act);
};

/** "йога будет 45 минут" plans it; "йога идёт 20 минут" may tell of now, and "суп стоит 45 минут" of no plan. */
const isLong: NamedActRule['produce'] = (caught, act) => {
  const found = lasts(caught, act);
  const isPlanned = act.run.frame.some(({ word }) => PLANNED.has(word));
  if (found === null || isPlanned) return found;
  return isBlock(act) ? { ...found, confidence: GUESS } : null;
};

/** "йога будет до девяти", "блок 1 до 18:00": a timeblock is over then. */
export const untilThen: NamedActRule['produce'] = (caught, act) =>
  isTold(act) && isUntil(caught, act) ? endingAt(caught, act) : null;

/** "йога закончится в девять" */
const ends: NamedActRule['produce'] = (caught, act) =>
  isTold(act) && isBlock(act) ? endingAt(caught, act) : null;

function endingAt({ gaps: { time = [] } }: Caught, act: NamedAct): Act | null {
  const { text, ground } = act.clause;
  const end = readingOf(time.filter(isFact), text, ground)?.reading.start ?? null;
  if (end === null || end.length === DAY_CHARS || isDenied(act)) return null;
  return asTold({ operation: { type: 'set_duration', end_at: end }, confidence: LIKELY }, act);
}
const DAY_CHARS = 10;

/** "билеты нужны в среду": by then something is to be done about them. */
const neededBy: NamedActRule['produce'] = (caught, act) => {
  const found = isTold(act) ? dueSaid(caught, act) : null;
  return found === null ? null : { ...found, confidence: GUESS };
};

/** How what is named is now, told and not ordered. */
export const TOLD_NOW_RULES: readonly NamedActRule[] = [
  { name: '<act-is>* <act-lasts> <act-is|act-lasts>* <time>', produce: isLong },
  { name: '<act-is> <act-is>* <time>', produce: isLong },
  { name: '<act-is>* <act-moved> <act-is>* <named>', produce: isMoved },
  { name: '<named> <act-is>* <act-moved>', produce: isMoved },
  { name: '<act-is> <act-is>* <named>', produce: isThen(false) },
  { name: '<named> <act-is> <act-is>*', produce: isThen(false) },
  { name: '<act-is|act-lasts> <act-is|act-lasts>* <time>', produce: untilThen },
  { name: '<act-is>* <act-ends> <act-is>* <time>', produce: ends },
  { name: 'нужен|нужна|нужно|нужны|понадобится|понадобятся <time>', produce: neededBy },
];
