import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { askWithin } from '../../commands/division/ask-boundaries.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { PhraseBook, type PhraseRule } from '../phrase.ts';
import { windowOf } from '../questions/day-window.ts';
import { objectIn } from './made.ts';

type DayRule = PhraseRule<Clause, string>;

/** Words that may stand beside the day: whatever else is named is something to be planned itself. */
const OF_DAY = new Set(
  `день дня денек мне нам мой моего мои моих весь все всё на за по и же задачи задач дела дел план расписание
  по часам времени рабочий рабочего`
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('ё', 'е')),
);

/** Words that say of what the plan is; a time alone says it, too. */
const NAMES_DAY = new Set(['день', 'дня', 'денек', 'задачи', 'дела']);

/** Said of one thing as well as of a day. */
const ITSELF = new Set(['запланируй', 'запланировать']);

function planOf(name: string): DayRule {
  return {
    name,
    produce: (caught, { text, ground, handles, thread }) => {
      const { first } = caught;
      const items = objectIn(caught);
      const isOther = (item: Item): boolean =>
        !isFact(item) && !OF_DAY.has(item.word) && roleAt(item) !== 'soft';
      if (handles.length > 0 || items.some(isOther)) return null;
      // "запланируй на пятницу" behind a task that was just shown plans that task
      const isShown = thread?.default_task_id !== undefined && items.every(isFact);
      if (isShown && ITSELF.has(first.word)) return null;
      if (!items.some((item) => isFact(item) || NAMES_DAY.has(item.word))) return null;
      const window = windowOf(items, text, ground, 1);
      if (window === null || window.from !== window.to) return null;
      return window.from < formatDay(ground.now.day) ? null : window.from;
    },
  };
}

/** "спланируй день", but not "спланируй отпуск": only a day and what it consists of may be named. */
const BOOK = new PhraseBook<Clause, string>([
  planOf('давай? <help>? мне? <plan> <object>'),
  planOf('давай? <help>? <compose> мне? план|расписание <object>'),
  planOf('<object> <plan>'),
]);

/** The day for which a plan is asked; null for everything else. */
export function readDayToPlan(clause: Clause): string | null {
  if (askWithin(clause.items, 0, clause.items.length) !== null) return null;
  return BOOK.read(
    clause.items.filter((item) => !isMark(item)),
    clause,
  );
}
