import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isPast, isThirdPerson } from '../../commands/finite-verbs.ts';
import { isAction, isFact, isWord } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { LIKELY, type Made, made, means, type OperationRule, objectIn, SURE } from './made.ts';
import { whenOf } from './when.ts';

function due(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  if (isNewTask(object)) return null;
  const when = whenOf(object, clause.text, clause.ground);
  if (when === null) return null;
  const { planned_at: date } = when.fields;
  const operation: Operation =
    date == null ? { type: 'set_due' } : { type: 'set_due', due_date: date };
  return made(operation, object, { used: when.used, confidence: SURE });
}

/** "срок до пятницы": the time rules took the noun, too. */
const dueSaid: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  const said = object.find(isFact);
  const isDue =
    said !== undefined &&
    /^(?:крайний )?(?:срок|дедлайн)/i.test(clause.text.slice(said.from, said.to));
  return isDue && object[0] === said ? due(caught, clause) : null;
};

const setDue: OperationRule['produce'] = (caught, clause) => {
  const said = objectIn(caught).find((item) => factOf(item)?.kind === 'due');
  const isNamed = said !== undefined && /срок|дедлайн/i.test(clause.text.slice(said.from, said.to));
  return isNamed ? due(caught, clause) : null;
};

/** "срок апелляции истекает в пятницу, надо сесть за жалобу" tells of a deadline and sets none. */
const dueOf: OperationRule['produce'] = (caught, clause) => {
  const isTold = objectIn(caught).some(
    (item) => isWord(item) && (isThirdPerson(item.word) || isPast(item.word)),
  );
  return isTold || isOwnName(objectIn(caught), clause) ? null : due(caught, clause);
};

/** "дедлайн по курсовой в пятницу": of what nobody has spoken of, it is a plan of its own. */
const isOwnName = (object: readonly Item[], clause: Clause): boolean =>
  object[0]?.word === 'по' &&
  object.slice(1, 2).some(isWord) &&
  !isSpokenOf(object.slice(1), clause);

/** "эскиз нужен до воскресенья", of what was spoken of here. */
const neededBy: OperationRule['produce'] = (caught, clause) => {
  const isDue = objectIn(caught).some((item) => factOf(item)?.kind === 'due');
  return isDue && isSpokenOf(caught.gaps.named ?? [], clause) ? due(caught, clause) : null;
};

/** "поставь задачу сдать отчёт, срок до пятницы": the accusative is what is to be made. */
const isNewTask = (object: readonly Item[]): boolean =>
  NEW_TASKS.has(object[0]?.word ?? '') && isAction(object[1]);
const NEW_TASKS = new Set(['задачу', 'таску', 'таск', 'задачку', 'напоминание']);

/** Until when it is to be done. */
export const DUE_RULES: readonly OperationRule[] = [
  means('<remove|drop|delete> <due> <object>', { type: 'set_due', due_date: null }),
  means('<without> <due>', { type: 'set_due', due_date: null }, { confidence: LIKELY }),
  { name: '<set|change|move|shift> <due> <object>', produce: due },
  { name: '<due> <object>', produce: dueOf },
  { name: '<set|change|move> <object>', produce: setDue },
  { name: '<named> <needed> <time>', produce: neededBy },
  { name: '<time> <object>', produce: dueSaid },
];
