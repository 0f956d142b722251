import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import type { PlainOrder } from '../reworded/reworded.ts';
import { isKnownBy, isPointer } from './kept-with.ts';
import { GUESS } from './made.ts';
import {
  NOTES_OWNER_FIRST,
  NOTES_UNPARTED,
  NUMBERED_OWNER,
  noteAddedTo,
  PARTS_OWNER_FIRST,
  partAddedTo,
  SURELY_PART,
  TOWARD_OWNER,
} from './owner-first-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/**
 * "к выпускному подзадачей запиши заказать шары", "в заметку к билетам: цветные не надо", "к TASK-001 в заметки ...": a
 * part or a note of what is named ahead of it, as the order that says so. Null for everything else: of a name that
 * nobody spoke of here only what nothing else is said by is one.
 */
export function ownerFirst(said: string, thread: ThreadHints | null): PlainOrder | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || /[?\n⟨]/u.test(text)) return null;
  return partOf(text, thread) ?? noteOf(text, thread) ?? unpartedNote(text, thread);
}

function partOf(text: string, thread: ThreadHints | null): PlainOrder | null {
  for (const pattern of PARTS_OWNER_FIRST) {
    const { owner = '', title = '', to = '', part = '' } = pattern.exec(text)?.groups ?? {};
    if (title === '' || namesNone(owner, to)) continue;
    const isSaid = SURELY_PART.test(part) && TOWARD_OWNER.test(to);
    if (isSaid || isKnown(owner, thread)) return { order: partAddedTo(owner, title) };
  }
  return null;
}

function noteOf(text: string, thread: ThreadHints | null): PlainOrder | null {
  for (const pattern of NOTES_OWNER_FIRST) {
    const { owner = '', title = '', to = '' } = pattern.exec(text)?.groups ?? {};
    if (title === '' || namesNone(owner, to)) continue;
    // "в комментарии к посту: ответить Маше" of a post that is not in the plan is something to be done
    const isSaid = TOWARD_OWNER.test(to) && !isToDo(title);
    if (isSaid || isKnown(owner, thread)) return { order: noteAddedTo(owner, title) };
  }
  return null;
}

/** What may be something to be done is asked about. */
function unpartedNote(text: string, thread: ThreadHints | null): PlainOrder | null {
  for (const pattern of NOTES_UNPARTED) {
    const { owner = '', title = '', to = '' } = pattern.exec(text)?.groups ?? {};
    if (title === '' || namesNone(owner, to) || !isKnown(owner, thread)) continue;
    const order = noteAddedTo(owner, title);
    return isToDo(title) ? { order, most: GUESS } : { order };
  }
  return null;
}

/** "к пятнице купить шторы, ..." is said of no owner, and neither is "к ней". */
function namesNone(owner: string, to: string): boolean {
  const { items } = readText(`${to} ${owner}`);
  return isPointer(owner) || items.some(({ word }) => isInfinitive(word)) || items.every(isFact);
}

const isKnown = (owner: string, thread: ThreadHints | null): boolean =>
  NUMBERED_OWNER.test(owner) || isKnownBy(owner, thread);

const isToDo = (title: string): boolean => isInfinitive(readText(title).words[0]?.word ?? '');
