import type { Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { exchanged } from '../acts/exchanged.ts';
import { asOrder, OTHER_TIME, ontoDay } from '../acts/exchanged-phrases.ts';
import { keptWithNamed } from '../acts/kept-with.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { withMoreParts } from '../acts/more-parts.ts';
import { seriesOver } from '../acts/series-over.ts';
import { byRows } from '../objects/by-rows.ts';
import { AND_NOTE } from '../objects/in-view-phrases.ts';
import { pointedOut } from '../objects/pointed-out.ts';
import { isOfSeries } from '../objects/series-words.ts';
import { ONLY_ONCE } from './only-once-phrases.ts';
import { SAME_TIME } from './same-time-phrases.ts';
import { withoutDenied } from './without-denied.ts';

const NOTE_MAX_CHARS = 2000;

type Read = readonly ReadOperation[];
/** Reads words by themselves; null where they say anything but what is done to objects. */
type ReadAlone = (words: string) => Read | null;

/**
 * An order that is read without something that stands in it: a note on the same object, a clause that tells
 * which one is meant, what is denied. Null where nothing of the kind is said, or what is left orders nothing.
 */
export function readOrderAlone(
  said: string,
  read: ReadText,
  thread: ThreadHints | null,
  readAlone: ReadAlone,
): Read | null {
  return (
    withNote(said, readAlone) ??
    ofNamed(said, thread) ??
    atSameTime(said, readAlone) ??
    seriesOver(said, thread, readAlone) ??
    onlyOnce(said, readAlone) ??
    ofRows(said, thread, readAlone) ??
    ofExchanged(said, thread) ??
    ofOtherTime(said, readAlone) ??
    ofPointedOut(said, read, thread, readAlone) ??
    ofUndenied(said, read, readAlone)
  );
}

/** "кран на завтра и добавь заметку: ...": the note goes to the object of the order before it. */
function withNote(said: string, readAlone: ReadAlone): Read | null {
  const { order, note } = AND_NOTE.exec(said.trim())?.groups ?? {};
  if (order === undefined || note === undefined) return null;
  const [only, ...more] = readAlone(order) ?? [];
  if (only === undefined || more.length > 0 || only.set !== undefined || only.bulk !== undefined) {
    return null;
  }
  const { mention, confidence } = only;
  const added: ReadOperation = {
    operation: { type: 'add_note', text: note.trim().slice(0, NOTE_MAX_CHARS) },
    confidence,
    ...(mention === undefined ? {} : { mention }),
    same: true,
  };
  return [only, added];
}

/** "перенеси массаж на субботу, время то же": a day leaves the hour as it stands anyway. */
function atSameTime(said: string, readAlone: ReadAlone): Read | null {
  const plain = SAME_TIME.reduce((left, pattern) => left.replace(pattern, ' '), said).trim();
  const found = plain === said.trim() ? null : readAlone(plain);
  if (found === null) return null;
  const [due, ...others] = found;
  // a deadline that keeps its hour is moved as its day is, which is asked about where more than that stands
  const by = due?.operation.type === 'set_due' ? due.operation.due_date : undefined;
  if (due !== undefined && others.length === 0 && by !== undefined) {
    const operation = { type: 'reschedule', planned_at: by } as const;
    return [{ ...due, operation, confidence: Math.min(due.confidence, GUESS) }];
  }
  // whose hour stays stands in the plan, so that nothing new is meant
  const isMoved = found.every(
    ({ operation: { type } }) => type === 'reschedule' || type === 'copy',
  );
  if (!isMoved) return null;
  return found.map((one) => ({ ...one, confidence: Math.max(one.confidence, LIKELY) }));
}

/** "в пятницу летучку отмени, остальные оставь": one occurrence of what repeats. */
function onlyOnce(said: string, readAlone: ReadAlone): Read | null {
  const plain = ONLY_ONCE.reduce((left, pattern) => left.replace(pattern, ''), said).trim();
  const [only, ...more] = (plain === said.trim() ? null : readAlone(plain)) ?? [];
  if (only === undefined || more.length > 0 || !isOfSeries(only.operation.type)) return null;
  const operation = { ...only.operation, scope: 'this' } as Operation;
  return [{ ...only, operation }];
}

/** "1-3 на завтра", "2 сделал": rows of the list that was shown last, by their bare numbers. */
function ofRows(said: string, thread: ThreadHints | null, readAlone: ReadAlone): Read | null {
  const rows = byRows(said, thread);
  const found = rows === null ? null : readAlone(rows.order);
  if (rows === null || found === null) return null;
  const isOfList = found.every(({ shown, ordinal }) => (shown ?? ordinal) !== undefined);
  if (!isOfList) return null;
  return found.map((one) => ({ ...one, confidence: Math.min(one.confidence, rows.confidence) }));
}

/** "вместо английского поставь испанский": another thing in its place, at its time. */
function ofExchanged(said: string, thread: ThreadHints | null): Read | null {
  const found = exchanged(said, thread);
  return found === null ? null : [found];
}

/** "вместо пяти давай в шесть": only the new time says anything. */
function ofOtherTime(said: string, readAlone: ReadAlone): Read | null {
  const { old, next } = OTHER_TIME.exec(said.trim())?.groups ?? {};
  if (old === undefined || next === undefined) return null;
  const isTime = (words: string): boolean => {
    const { items } = readText(words);
    return items.length > 0 && items.every((item) => isFact(item) || item.kind !== 0);
  };
  if (!isTime(old) || !isTime(next)) return null;
  return readAlone(asOrder(next)) ?? readAlone(asOrder(ontoDay(next)));
}

/** "добавь к походу подзадачу купить спички" */
function ofNamed(said: string, thread: ThreadHints | null): Read | null {
  const found = keptWithNamed(said, thread);
  return found === null ? null : withMoreParts(found);
}

/** "то, что утром, перенеси": a pointer, and when the one that is meant stands. */
function ofPointedOut(
  said: string,
  read: ReadText,
  thread: ThreadHints | null,
  readAlone: ReadAlone,
): Read | null {
  const pointed = pointedOut(said, read, thread);
  const found = pointed === null ? null : readAlone(pointed.order);
  if (pointed === null || found === null) return null;
  const { shown } = pointed;
  if (shown === null) return found;
  const isOfIt = found.every(({ mention, set, bulk }) => !(mention ?? set ?? bulk));
  return isOfIt ? found.map((one) => ({ ...one, shown })) : null;
}

/** Only what changes something that stands: words of something new are not left out. */
const CHANGING: ReadonlySet<Operation['type']> = new Set<Operation['type']>([
  'delete',
  'reschedule',
  'update_status',
  'set_due',
  'set_duration',
  'set_priority',
  'snooze',
]);

/** "удали не кран, а коробки" */
function ofUndenied(said: string, read: ReadText, readAlone: ReadAlone): Read | null {
  const order = withoutDenied(said, read);
  const found = order === null ? null : readAlone(order);
  return found?.every(({ operation: { type } }) => CHANGING.has(type)) === true ? found : null;
}
