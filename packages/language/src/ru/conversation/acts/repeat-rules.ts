import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import {
  GUESS,
  LIKELY,
  type Made,
  made,
  means,
  type OperationRule,
  objectIn,
  SURE,
} from './made.ts';
import { repetitionOf } from './repetition.ts';
import { onlyBlocksBear } from './told-news-rules.ts';
import { minutesIn } from './when.ts';

/** "каждую среду в 10": how often, and how long where that was said, too. */
function repeating(caught: Caught, clause: Clause, confidence: number): Made | null {
  const object = objectIn(caught);
  const found = repetitionOf(object, clause.text, clause.ground);
  if (found === null) return null;
  const { fields, minutes, used } = found;
  const operations: Operation[] = [{ type: 'set_recurrence', ...fields }];
  if (minutes !== null) operations.push({ type: 'set_duration', duration_minutes: minutes });
  return { operations, confidence, object, used, mayBeBulk: true };
}

/** "через день", "через неделю" where something is to repeat: every other one. */
function everyOther(object: readonly Item[]): Made | null {
  const found = everyOtherOf(object);
  return found === null ? null : made(found, object, { used: new Set(object.filter(isFact)) });
}

/** The same of times alone. */
export function everyOtherOf(object: readonly Item[]): Repetition | null {
  const [only, ...others] = object.filter(isFact);
  const fact = only === undefined || others.length > 0 ? null : factOf(only);
  if (only === undefined || fact?.kind !== 'offset' || fact.length.months > 0) return null;
  const minutes = minutesIn(fact.length);
  const unit = minutes === DAY ? 'DAILY' : minutes === 7 * DAY ? 'WEEKLY' : null;
  if (unit === null) return null;
  return { type: 'set_recurrence', rrule: `FREQ=${unit};INTERVAL=2` };
}

type Repetition = Extract<Operation, { type: 'set_recurrence' }>;
const DAY = 24 * 60;

/** Said with a word for repeating: how often is asked where no rule can say it. */
function repeat(name: string): OperationRule {
  return {
    name,
    produce: (caught, clause) => {
      const object = objectIn(caught);
      return (
        repeating(caught, clause, SURE) ??
        everyOther(object) ??
        made({ type: 'set_recurrence' }, object, { confidence: LIKELY })
      );
    },
  };
}

const EVERY: readonly (readonly [string, string])[] = [
  ['ежедн', 'FREQ=DAILY'],
  ['еженед', 'FREQ=WEEKLY'],
  ['ежемес', 'FREQ=MONTHLY'],
  ['ежегод', 'FREQ=YEARLY'],
];

/** "сделай её еженедельной" */
const adjective: OperationRule = {
  name: '<make> <object> <every-as>',
  produce: (caught, { items }) => {
    const word = items.at(-1)?.word ?? '';
    const rrule = EVERY.find(([stem]) => word.startsWith(stem))?.[1];
    return rrule === undefined ? null : made({ type: 'set_recurrence', rrule }, objectIn(caught));
  },
};

/** Said with other words: only where the time itself repeats. */
function whereItRepeats(name: string): OperationRule {
  return { name, produce: (caught, clause) => repeating(caught, clause, LIKELY) };
}

const never = (name: string, confidence = SURE): OperationRule =>
  means(name, { type: 'set_recurrence', rrule: null }, { confidence });

/** "на хор больше не ходим", of what was spoken of here. */
const noMore = (name: string): OperationRule => ({
  name,
  produce: (caught, clause) => {
    const object = objectIn(caught);
    // "няня больше не нужна": whatever it is that does not repeat is given up
    const isNeed = clause.items.some(({ word }) => wordsOf('needed')?.has(word));
    return isSpokenOf(object, clause) && !(isNeed && !onlyBlocksBear(object, clause))
      ? made({ type: 'set_recurrence', rrule: null }, object, { confidence: GUESS })
      : null;
  },
});

/** "прополка теперь через день", "хор теперь по средам", of what was spoken of here. */
const fromNowOn: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  if (named.some(isFact) || !isSpokenOf(named, clause)) return null;
  const found = repeating(caught, clause, LIKELY);
  if (found !== null) return found;
  // "приём теперь через неделю" may be said of one day as well
  const other = everyOther(objectIn(caught));
  return other === null ? null : { ...other, confidence: GUESS };
};

/** "гитару повторяй каждую неделю", "танцы пусть тоже каждый вторник", of what was spoken of here. */
const ofNamed: OperationRule['produce'] = (caught, clause) => {
  const { named = [] } = caught.gaps;
  if (named.some(isFact) || !isSpokenOf(named, clause)) return null;
  // "слова повторяй каждый день" of «выучить слова» learns them again, and "тоже" leaves what stands where it is
  const isOfBlock =
    !clause.items.some(({ word }) => TOO.has(word)) && onlyBlocksBear(named, clause);
  return repeating(caught, clause, isOfBlock ? LIKELY : GUESS);
};
const TOO: ReadonlySet<string> = new Set(['тоже', 'также']);

/** How something repeats from now on, and that it does no more. */
export const REPEAT_RULES: readonly OperationRule[] = [
  never('больше|уже <no> <repeat> <object>'),
  never('<named> больше <no> <repeat>'),
  never('<no> <repeat> больше? <object>'),
  never('больше|уже <no> надо|нужно <repeat> <object>'),
  never('<no> надо|нужно больше? <repeat> <object>'),
  noMore('<named> больше <no> <attend> <more>'),
  noMore('больше <no> <attend> <named>'),
  never('<stop> <repeat> <object>'),
  never('<stop|end> <repetition> <object>'),
  never('<let> <object> больше? <no> <repeats> <more>'),
  never('<named> больше <no> <repeats>'),
  never('<remove|drop|delete|switch|cancel> <repetition> <object>'),
  never('<without> <of-repetition>', LIKELY),
  never('<make> <object> <once-only> <more>'),
  adjective,
  repeat('<repeat> <object>'),
  repeat('<named> <let> <repeats> <more>'),
  repeat('<let> <object> <repeats> <more>'),
  repeat('<make> <object> <repeating> <more>'),
  repeat('<set|add|create|change> <repetition> <object>'),
  repeat('<repetition> <time>'),
  whereItRepeats('<let> <object> <will-be> <more>'),
  whereItRepeats('<move|change> <object>'),
  whereItRepeats('<lets> <rather>? <time>'),
  whereItRepeats('<now|rather> <time>'),
  { name: '<named> <now> <time>', produce: fromNowOn },
  { name: '<named> <repeat> <time>', produce: ofNamed },
  { name: '<named> <let> тоже|также? <will-be>? <time>', produce: ofNamed },
];
