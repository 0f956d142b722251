import type { ChangeInBrief, Moment, ObjectFacts, UndoMessages } from '@planerka/plan';
import { authorName, changeName, reverted } from './describe-changes.ts';
import type { Dictionary } from './dictionary.ts';
import { listed, shortened } from './lists.ts';
import { objectInBrief } from './object-in-brief.ts';

/** Objects that are named one by one; the others are counted. */
const NAMED_MAX = 20;

/** Objects that have no name of their own. */
const NAMELESS = {
  item: 'позиция',
  dependency: 'связь задач',
  accounting_line: 'строка сметы',
  quote: 'КП',
  quote_line: 'строка КП',
  memo: 'запись агента',
  thread_pin: 'закреплённое',
  workroom: 'открытая задача',
  person: 'ваши настройки',
} as const;

/** Each object once, although several of its changes are told together; notes go along with them. */
function inBrief(objects: readonly ObjectFacts[], moment: Moment): string {
  const others = objects.filter(({ kind }) => kind !== 'memo');
  const told = (others.length > 0 ? others : objects).map((object) =>
    objectInBrief(object, moment, NAMELESS),
  );
  return shortened([...new Set(told)], NAMED_MAX).join('; ');
}

/** "перенос (вы)", "смена статуса (другой участник)": newest first, each once. */
function changesInBrief(changes: readonly ChangeInBrief[]): string[] {
  return [...new Set(changes.map(({ type, by }) => `${changeName(type)} (${authorName(by)})`))];
}

/** Undo and redo. */
export const undoWords = {
  undone_change: ({ type, targets }) => reverted('undo', type, targets),
  redone_change: ({ type, targets }) => reverted('redo', type, targets),
  undone: ({ objects }, { frame }) => `Отменил: ${inBrief(objects, frame)}.`,
  redone: ({ objects }, { frame }) => `Вернул: ${inBrief(objects, frame)}.`,
  nothing_to_undo: 'Отменять нечего.',
  nothing_to_redo: 'Возвращать нечего.',
  not_your_change: 'Это изменение сделали не вы.',
  who_may_undo: 'Отменить его может автор или администратор группы.',
  changed_since: ({ changes }) =>
    changes.length === 0
      ? 'С тех пор всё изменилось.'
      : `С тех пор это изменили: ${listed(changesInBrief(changes))}.`,
  belongs_to_it: 'К этому уже относится {targets:nominatives}.',
  notes_about_it: 'К этому уже есть записи о работе.',
  owner_gone: 'Того, к чему это относилось, больше нет.',
  undo_later_first: 'Сначала отмените более поздние изменения.',
} as const satisfies Pick<Dictionary, keyof UndoMessages>;
