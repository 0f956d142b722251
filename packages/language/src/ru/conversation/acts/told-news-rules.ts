import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { GOES_THERE } from '../several/there-too-phrases.ts';
import { LIKELY, type Made, made, type OperationRule, objectIn } from './made.ts';
import { lengthOf, minutesIn, operationAt, whenOf } from './when.ts';

/** They stand for the person and name nothing: "стоматолог перенёс меня на пятницу". */
const PERSONS: ReadonlySet<string> = new Set('меня нас мне нам его ее их это все'.split(' '));

const isName = (item: Item): boolean => !isFact(item) && !isMark(item) && !PERSONS.has(item.word);

/** Of the stretches the first whose names were spoken of in this thread; null where none was. */
function knownAmong(parts: readonly (readonly Item[])[], clause: Clause): readonly Item[] | null {
  const isKnown = (part: readonly Item[]): boolean =>
    !part.some(isAction) && isSpokenOf(part.filter(isName), clause);
  return parts.find(isKnown)?.filter((item) => !PERSONS.has(item.word)) ?? null;
}

/** "рейс перенесли на среду и приём туда же": what is told of both is not done to one of them. */
function tellsOfTwo(named: readonly Item[], more: readonly Item[], clause: Clause): boolean {
  if (more.some(({ word }) => GOES_THERE.has(word))) return true;
  const known = [named, more].map((part) =>
    part.filter((item) => isName(item) && isSpokenOf([item], clause)),
  );
  // "врач перенёс приём" tells of one, "к врачу на приём"
  return known.every((part) => part.length > 0) && !isSpokenOf(known.flat(), clause);
}

/** The time that is told, of `object`; null where the words tell none. */
function movedTo(time: readonly Item[], object: readonly Item[], clause: Clause): Made | null {
  const when = whenOf(time, clause.text, clause.ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  const isBlock = onlyBlocksBear(object, clause);
  return made(operationAt(when, isBlock), [...object, ...time], {
    used: when.used,
    confidence: LIKELY,
  });
}

/** Of what was spoken of, do only timeblocks bear the name? They have no day until which they are due. */
export function onlyBlocksBear(object: readonly Item[], clause: Clause): boolean {
  const { thread } = clause;
  if (thread === null) return false;
  const candidates = thread.candidates.filter(({ kind }) => kind === 'task');
  return !isSpokenOf(object.filter(isName), { ...clause, thread: { ...thread, candidates } });
}

/**
 * "врач перенёс приём на четверг", "приём перенесли на четверг": who did it stands before the verb and what
 * was moved behind it, or the other way round; what was spoken of here is meant.
 */
function movedByOthers(caught: Caught, clause: Clause): Made | null {
  const { named = [], more = [] } = caught.gaps;
  const time = more.filter(isFact);
  const object = time.length === 0 ? null : knownAmong([more, named], clause);
  return object === null || tellsOfTwo(named, more, clause)
    ? null
    : movedTo(
        time,
        object.filter((item) => !time.includes(item)),
        clause,
      );
}

/** "рейс задержали на два часа", "рейс задерживается до семи": so much later, or then. */
function delayed(caught: Caught, clause: Clause): Made | null {
  const { named = [], more = [] } = caught.gaps;
  const object = knownAmong([named], clause);
  const time = more.filter(isFact);
  const [fact, ...others] = time;
  if (object === null || fact === undefined || more.some(isName)) return null;
  const length = others.length > 0 ? null : lengthOf(factOf(fact));
  if (length === null) return movedTo(time, object, clause);
  const operation = { type: 'reschedule', shift_minutes: minutesIn(length) } as const;
  return made(operation, object, { confidence: LIKELY });
}

/** "срок отчёта сдвинули до пятницы": until when it is to be done, of what was spoken of here. */
function deadlineMoved(caught: Caught, clause: Clause): Made | null {
  const { named = [], more = [] } = caught.gaps;
  const object = knownAmong([named], clause);
  const when = whenOf(more, clause.text, clause.ground);
  const due = when?.fields.planned_at;
  if (object === null || when === null || due == null || more.some(isName)) return null;
  return made({ type: 'set_due', due_date: due }, [...object, ...more], {
    used: when.used,
    confidence: LIKELY,
  });
}

/** "заявку можно подать до пятницы": all of it is the name of what was spoken of, but for the time. */
function dueInItsWords(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  const time = object.filter(isFact);
  const names = object.filter((item) => isName(item));
  const isDue = time.length === 1 && factOf(time[0] as Item)?.kind === 'due';
  if (!isDue || !isAction(names.at(-1)) || !isSpokenOf(names, clause)) return null;
  const when = whenOf(time, clause.text, clause.ground);
  const due = when?.fields.planned_at;
  if (when === null || due == null) return null;
  return made({ type: 'set_due', due_date: due }, object, { used: when.used, confidence: LIKELY });
}

/** What others did to the times of what is planned, told and not ordered. */
export const TOLD_NEWS_RULES: readonly OperationRule[] = [
  { name: '<due> <named> <has-moved|put-off> <more>', produce: deadlineMoved },
  {
    name: '<reported> насчет|про|о|об|по|что <named> <has-moved|put-off> <more>',
    produce: movedByOthers,
  },
  { name: '<named> <has-moved|put-off> <more>', produce: movedByOthers },
  { name: '<has-moved|put-off> <more>', produce: movedByOthers },
  { name: '<named> <delayed> <more>', produce: delayed },
  {
    name: '<named> <must> перенести|передвинуть|сдвинуть|отложить|переставить <more>',
    produce: movedByOthers,
  },
  { name: '<named> можно|надо|нужно|необходимо <more>', produce: dueInItsWords },
];
