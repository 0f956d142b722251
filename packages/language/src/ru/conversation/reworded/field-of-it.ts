import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS } from '../acts/made.ts';
import { onlyBefore } from '../acts/reminder-rules.ts';
import type { Conversation } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import {
  AS_NOTE_TO_IT,
  BEGINS_AT,
  BESIDE_REPEAT,
  beginsThen,
  INTO_NOTE,
  INTO_NOTE_UNMARKED,
  IS_ABOUT_IT,
  IS_REMARK,
  KEPT_BY_ITSELF,
  MAY_BE_FIELD,
  NOTE_HEADED,
  NOTE_IN_NAME,
  NUDGES,
  noteOfIt,
  OF_ITSELF,
  ONE_MORE_PART_OF_IT,
  partOfIt,
  remindsBefore,
  repeatsSo,
  TAG_OF_IT,
  tagOfIt,
  WAS,
  WISHED,
} from './field-of-it-phrases.ts';
import { EARLIER, LATER } from './field-of-named-phrases.ts';
import { noteOrder } from './note-of-phrases.ts';

/** Longer texts are stories, but for what is to be kept. */
const CHARS_MAX = 120;
const NOTE_CHARS_MAX = 600;

/**
 * A field of what was written or changed just now, said by the field's noun alone: "и в заметку: талон 77", "и ещё
 * подпункт взять плед", "и припиши метку машина", "и начало в 16:30", "это каждый день надо", "за час до бассейна
 * пни меня". The order that sets it; null where nothing is in view, or the words may be the title of something new.
 */
export function fieldOfIt(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > NOTE_CHARS_MAX || !MAY_BE_FIELD.test(text)) return null;
  const note = noteIn(text, thread);
  if (note !== null) return noteTo(inView(thread), note);
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  return (
    partIn(text, thread) ??
    tagIn(text, thread) ??
    beginningIn(text, thread) ??
    repetitionIn(text, thread) ??
    nudgeIn(text, thread)
  );
}

/** A timeblock has no notes, and is named, so that this is said and no task is offered in its place. */
const noteTo = (view: ObjectHandle | null, note: string): string =>
  view?.kind === 'timeblock' ? noteOrder(view.title ?? '', note) : noteOfIt(note);

/**
 * "начало в 6" is done as "в 6" alone is: where the plan tells its half of the day.
 * A note is kept with what was written just now: of what is older it is asked about, as whoever comes back may write
 * down anything. What is opened, or replied to, is meant however old it is.
 */
export function ofJustShown(
  found: Operations,
  thread: ThreadHints | null,
  said: string,
): Operations {
  const isAsked = mayTakePlace(said);
  const isMeant = thread?.named === true || thread?.room.kind === 'workroom';
  const operations = found.operations.map((one) => {
    const { operation, confidence } = one;
    if (operation.type === 'reschedule' && operation.planned_time !== undefined) {
      return { ...one, day_open: true as const, confidence: Math.min(confidence, GUESS) };
    }
    if (operation.type !== 'add_note') return one;
    const note = isAsked ? { ...one, confidence: Math.min(confidence, GUESS) } : one;
    return isMeant ? note : ofShown(note);
  });
  return { ...found, operations };
}
/** Of what is older than what was shown just now it is asked first. */
export const ofShown = (read: ReadOperation): ReadOperation => ({ ...read, corrects: true });
type Operations = Extract<Conversation, { kind: 'operations' }>;

const itemsOf = (text: string) => readText(text).items.filter((item) => !isMark(item));

function noteIn(text: string, thread: ThreadHints): string | null {
  const view = inView(thread);
  if (view?.title === undefined || view.kind === 'project' || isCalledNote(thread)) return null;
  const into = (INTO_NOTE.exec(text) ?? AS_NOTE_TO_IT.exec(text))?.groups?.text;
  if (into !== undefined) return into.trim();
  const unmarked = INTO_NOTE_UNMARKED.exec(text)?.groups?.text;
  // "и в заметку дописать про насос" is to be done
  if (unmarked !== undefined) return itemsOf(unmarked).some(isToDo) ? null : unmarked.trim();
  // "примечание: натощак" of a timeblock, which has no notes, is told to be none, and is no task
  const isRemark = IS_REMARK.test(NOTE_HEADED.exec(text)?.groups?.['noun'] ?? '');
  return view.kind === 'task' || isRemark ? noteHeaded(text) : null;
}

/**
 * "заметка: вход со двора", "заметка: взять паспорт"; with a time it may be what is to be kept by itself, and with a day
 * or an hour it may be something to do, of which nothing would remind: a remark with one is asked about.
 */
function noteHeaded(text: string): string | null {
  const { led = '', noun = '', text: note } = NOTE_HEADED.exec(text)?.groups ?? {};
  if (note === undefined) return null;
  const isOfView = led !== '' || IS_REMARK.test(noun);
  if (isTimed(note)) {
    // "примечание: в 17:00 закрываются" is told of it, and "... позвонить мастеру в 5" is something to do
    const [first] = itemsOf(note).filter((item) => !isFact(item));
    return IS_REMARK.test(noun) && !(first && isToDo(first)) ? note.trim() : null;
  }
  const facts = itemsOf(note).filter(isFact);
  const mayBeNew = facts.length > 0 || KEPT_BY_ITSELF.test(note);
  return isOfView || !mayBeNew ? note.trim() : null;
}

const isTimed = (note: string): boolean =>
  itemsOf(note).some((item) => isFact(item) && !LASTING.has(factOf(item)?.kind ?? ''));

/** "примечание: в 17:00 придёт мастер": a remark, or something that takes place. */
const mayTakePlace = (said: string): boolean =>
  isTimed(NOTE_HEADED.exec(said.trim())?.groups?.['text'] ?? '');

/** How long it takes, and how many. */
const LASTING: ReadonlySet<string> = new Set(['length', 'for-number', 'correction']);

const isToDo = ({ word }: Item): boolean => isInfinitive(word);

const isCalledNote = ({ candidates }: ThreadHints): boolean =>
  candidates.some(({ title = '' }) => NOTE_IN_NAME.test(title));

/** Beside a part that was added just now its whole is shown, too: of the two, the plan tells which that is. */
const SHOWN_WITH_PART = 2;

function partIn(text: string, thread: ThreadHints): string | null {
  const title = ONE_MORE_PART_OF_IT.exec(text)?.groups?.title;
  if (title === undefined) return null;
  const shown = thread.candidates.slice(0, SHOWN_WITH_PART);
  const areTwo =
    thread.listed_count === SHOWN_WITH_PART && shown.every(({ kind }) => kind === 'task');
  return thread.default_task_id !== undefined || areTwo ? partOfIt(title.trim()) : null;
}

function tagIn(text: string, thread: ThreadHints): string | null {
  const tags = TAG_OF_IT.exec(text)?.groups?.tags;
  return tags === undefined || inView(thread) === null ? null : tagOfIt(tags);
}

/** Does something bear the name that was spoken of here? */
function isNamed(name: string, thread: ThreadHints): boolean {
  const items = itemsOf(name);
  if (items.some(isFact)) return false;
  return isSpokenOfIn(items, thread) || knownAs(namingWords(name), thread).length > 0;
}

const CLOCKS: ReadonlySet<string> = new Set(['clock', 'daypart']);

const isDirection = (item: Item): boolean =>
  LATER.has(plainWord(item)) || EARLIER.has(plainWord(item));

/** Of what stands at an hour, and nothing but an hour is said, or how much later. */
function beginningIn(text: string, thread: ThreadHints): string | null {
  const at = BEGINS_AT.exec(text)?.groups?.at;
  const view = at === undefined ? null : inView(thread);
  if (at === undefined || view === null || !standsAtHour(view, thread)) return null;
  const items = itemsOf(at);
  const isHour = items.every((item) => CLOCKS.has(factOf(item)?.kind ?? ''));
  const isShift =
    items.some(isDirection) && items.every((item) => isDirection(item) || isFact(item));
  return items.length > 0 && (isHour || isShift) ? beginsThen(at) : null;
}

function standsAtHour(
  { kind, number }: { readonly kind: string; readonly number: number },
  { beginnings = [] }: ThreadHints,
): boolean {
  if (kind === 'timeblock') return true;
  return beginnings.some((each) => each.kind === kind && each.number === number);
}

function repetitionIn(text: string, thread: ThreadHints): string | null {
  if (inView(thread) === null || /[?…]/u.test(text)) return null;
  const items = itemsOf(text);
  const facts = items.filter(isFact);
  const [often, ...more] = facts;
  if (often === undefined || more.length > 0 || factOf(often)?.kind !== 'repeat') return null;
  const words = items.filter((item) => !isFact(item)).map(plainWord);
  const isWished = words.includes(WISHED);
  const isSaid = (word: string): boolean =>
    BESIDE_REPEAT.has(word) || word === WISHED || (isWished && WAS.has(word));
  const isOfIt = words.includes(IS_ABOUT_IT) && words.every(isSaid);
  return isOfIt ? repeatsSo(text.slice(often.from, often.to)) : null;
}

function nudgeIn(text: string, thread: ThreadHints): string | null {
  for (const pattern of NUDGES) {
    const { before, name } = pattern.exec(text)?.groups ?? {};
    if (before === undefined || onlyBefore(itemsOf(before)) === null) continue;
    const isOfView = name === undefined || OF_ITSELF.has(name.toLowerCase());
    const isKnown = isOfView ? inView(thread) !== null : isNamed(name, thread);
    if (isKnown) return remindsBefore(before, name);
  }
  return null;
}
