import type { Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { ReadText } from '../grammar.ts';
import { AND_NOTE } from './in-view-phrases.ts';
import { pointedOut } from './pointed-out.ts';
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
