import type { Query } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { isFact } from '../../commands/view.ts';
import { objectIn } from '../acts/made.ts';
import { type Clause, mentionOf } from '../clause.ts';
import { DAY_ADJECTIVES, OF_PLAN } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught, PhraseRule } from '../phrase.ts';
import { windowOf } from './day-window.ts';

type StandingRule = PhraseRule<Clause, Query>;

const MENTION_MIN = 3;

/** "шкаф ещё стоит?": whether what was spoken of here is in the plan. */
function isThere({ gaps }: Caught, clause: Clause): Query | null {
  const { named = [] } = gaps;
  const isAsked = clause.items.some(({ word }) => word === '?');
  const isKnown = isAsked && !named.some(isFact) && isSpokenOf(named, clause);
  const mention = isKnown ? mentionOf(clause, named, new Set()) : null;
  return mention === null || mention.length < MENTION_MIN ? null : { type: 'find', mention };
}

const isOther = (item: Item): boolean => !isFact(item) && !OF_PLAN.has(item.word);

/** "до скольки я завтра занята?": the free hours of that day tell both ends. */
function untilFree(name: string): StandingRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const window = items.some(isOther) ? null : windowOf(items, text, ground, 1);
      return window === null ? null : { type: 'free', window };
    },
  };
}

/** "как выглядит завтрашний день?", "как выглядит пятница?" */
function dayAsked(name: string): StandingRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const [ahead, ...more] = items.flatMap(({ word }) => DAY_ADJECTIVES.get(word) ?? []);
      const others = items.filter(({ word }) => !DAY_ADJECTIVES.has(word));
      if (others.some(isOther) || more.length > 0) return null;
      if (ahead === undefined) {
        const window = windowOf(items, text, ground, 1);
        return window === null ? null : { type: 'agenda', window };
      }
      const on = formatDay(ground.now.day + ahead);
      return others.some(isFact) ? null : { type: 'agenda', window: { from: on, to: on } };
    },
  };
}

/** How a day stands, until when it is full, and whether something stands in the plan. */
export const STANDING_RULES: readonly StandingRule[] = [
  {
    name: '<named> еще? висит|висят|стоит|стоят|записано|записана|записан|есть',
    produce: isThere,
  },
  untilFree(
    'до|со|с скольки|скольких <object> занят|занята|заняты|свободен|свободна|свободны <more>',
  ),
  dayAsked('как выглядит|складывается <object>'),
];
