import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact } from '../../commands/view.ts';
import { objectIn } from '../acts/made.ts';
import type { Clause } from '../clause.ts';
import type { PhraseRule } from '../phrase.ts';
import { windowOf } from './day-window.ts';
import { hoursOf } from './part-of-day.ts';
import { isSpare } from './spare-phrases.ts';

type QueryRule = PhraseRule<Clause, Query>;

/** "что лежит без даты?": what has no time at all. */
function undated(name: string): QueryRule {
  const isBeside = (item: Item): boolean => isSpare(item) || LYING.has(item.word);
  return {
    name,
    produce: (caught) => (objectIn(caught).every(isBeside) ? { type: 'inbox' } : null),
  };
}

const LYING = new Set(
  'лежит лежат висит висят стоит стоят осталось остались записано у'.split(' '),
);

/** "с кем я встречаюсь в четверг?": whoever it is stands in the plan of those days. */
function whom(name: string): QueryRule {
  return {
    name,
    produce: (caught, { text, ground, items: said }) => {
      const items = objectIn(caught);
      const isAsked =
        said.some(({ word }) => word === '?') || items.some(({ word }) => word === 'меня');
      const isBeside = (item: Item): boolean =>
        isFact(item) || isSpare(item) || MEETING.has(item.word);
      if (!isAsked || !items.some(isFact) || !items.every(isBeside)) return null;
      const window = windowOf(items, text, ground, 1);
      const hours = hoursOf(items.filter(isFact));
      if (window === null) return null;
      return { type: 'agenda', window, ...(hours === null ? {} : { hours }) };
    },
  };
}

const MEETING = new Set(
  `я мы у нас ко мне нам встречаюсь встречаемся встретимся встречусь вижусь видимся увижусь увидимся созваниваюсь созвонюсь
  встреча встречи созвон созвоны назначена назначено назначены записан записана записаны придет приходит приходят приедет приезжает жду ждем принимаю`
    .trim()
    .split(/\s+/),
);

/** What has no day, and whom one meets on one. */
export const UNDATED_RULES: readonly QueryRule[] = [
  undated('<what-which> <object> без даты|срока|времени|дня|числа|сроков|дат <more>'),
  undated('без даты|срока|времени|дня|числа|сроков|дат <what-which> <object>'),
  whom('с кем <object>'),
  whom('кто <object>'),
  whom('кого <object>'),
];
