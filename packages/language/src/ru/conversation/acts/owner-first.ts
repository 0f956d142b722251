import type { ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import type { PlainOrder } from '../reworded/reworded.ts';
import { isKnownBy, isPointer } from './kept-with.ts';
import { GUESS } from './made.ts';
import {
  fieldOf,
  IS_FIELD,
  IS_LEVEL,
  IS_STATE,
  IS_WORDS,
  MARKS_OR_NOTES,
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
    const {
      owner = '',
      title = '',
      to = '',
      part = '',
      order = '',
    } = pattern.exec(text)?.groups ?? {};
    if (title === '' || namesNone(owner, to)) continue;
    const isSaid = order !== '' && SURELY_PART.test(part) && TOWARD_OWNER.test(to);
    if (isSaid || isKnown(owner, thread)) return { order: partAddedTo(owner, title) };
  }
  return null;
}

function noteOf(text: string, thread: ThreadHints | null): PlainOrder | null {
  for (const pattern of NOTES_OWNER_FIRST) {
    const {
      owner = '',
      title = '',
      to = '',
      order = '',
      note = '',
    } = pattern.exec(text)?.groups ?? {};
    if (title === '' || namesNone(owner, to)) continue;
    // "в комментарии к посту: ответить Маше" of a post that is not in the plan is something to be done
    const isSaid = order !== '' && TOWARD_OWNER.test(to) && !isToDo(title);
    if (MARKS_OR_NOTES.test(note)) {
      const marked = markedOf(owner, title, isSaid || isKnown(owner, thread));
      if (marked !== 'none') return marked;
    } else if (isSaid || isKnown(owner, thread)) return { order: noteAddedTo(owner, title) };
  }
  return null;
}

/** "по отчёту отметь: ...": a state is no note, a field is set, and what may be a state is asked about. */
function markedOf(owner: string, title: string, isMeant: boolean): PlainOrder | null | 'none' {
  if (IS_STATE.test(title)) return null;
  if (saysField(title)) return { order: fieldOf(owner, title) };
  if (!isMeant) return 'none';
  const order = noteAddedTo(owner, title);
  return IS_FIELD.test(title) || mayBeState(title) ? { order, most: GUESS } : { order };
}

/** "срок в пятницу", "тег работа": all behind the field's name is its value. "срок сдачи зависит от Пети" tells of it. */
function saysField(title: string): boolean {
  const { level, ranked, timed, named, value } = IS_FIELD.exec(title)?.groups ?? {};
  if (ranked !== undefined) return value === undefined ? level !== undefined : IS_LEVEL.test(value);
  if (value === undefined) return false;
  if (timed !== undefined) return readText(value).items.every(isFact);
  return named !== undefined && (IS_WORDS.test(value) || IS_STATE.test(value));
}

/** "учти: сдать до пятницы", "отметь: мама купила": it may tell when, or how it stands, as well as be kept in a note. */
const mayBeState = (title: string): boolean =>
  readText(title).items.some(
    (item) =>
      TIMES.has(factOf(item)?.kind ?? '') || isInfinitive(item.word) || IS_STATE.test(item.word),
  );
const TIMES: ReadonlySet<string> = new Set([
  'day',
  'clock',
  'clock-range',
  'daypart',
  'range',
  'offset',
  'moment',
  'due',
  'due-in',
  'from',
  'window',
  'repeat',
]);

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
