import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { asNewTask } from '../acts/list-phrases.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { asOneMore, isOfName, isPreposition, onlyAsked } from './once-more.ts';
import {
  ALSO_LAST,
  ANOTHER_MARKED,
  ANOTHER_ONE,
  ANOTHER_ROW,
  ONE_MORE,
  ONE_MORE_DEED,
  SAME_BUT,
  SUCH_WITH,
} from './one-more-phrases.ts';
import { sameOfAnother } from './same-of-another.ts';
import { isOddlyTold, isSurelyMore } from './surely-one-more.ts';

/** More words are a story. */
const WORDS_MAX = 3;

type ReadNew = (text: string) => InterpretResponse;

/**
 * "и Галине" behind "написать Ларисе": the same is to be done once more, to something else; asked about, since
 * the verb is not said. "И протереть люстру тоже" is a task without its "тоже". Null for everything else.
 */
export function readOneMore(
  text: string,
  thread: InterpretRequest['thread'],
  readNew: ReadNew,
): InterpretResponse | null {
  const said = text.trim();
  const another = anotherMarked(said, readNew, thread) ?? anotherMeeting(said, readNew);
  if (another !== null) return another;
  const { rest, also } = (ONE_MORE.exec(said) ?? ALSO_LAST.exec(said))?.groups ?? {};
  const same = sameButOther(said, thread, readNew);
  if (same !== null) return same;
  if (rest === undefined) return null;
  const items = readText(rest).items.filter((item) => !isMark(item));
  if (isInfinitive(items[0]?.word ?? '')) {
    if (also === undefined) return ONE_MORE_DEED.test(said) ? partPerhaps(readNew(rest)) : null;
    const read = readNew(rest);
    return read.kind === 'commands' ? read : null;
  }
  const other = sameOfAnother(rest, thread, readNew);
  if (other !== null && !isOddlyTold(said, thread)) return other;
  const more = onceMore(rest, thread, readNew);
  return more !== null && isSurelyMore(said, thread) ? asOneMore(more) : more;
}

/** "и ещё сшить костюм": one task, which is one more part behind a part that was added just now. */
const partPerhaps = (read: InterpretResponse): InterpretResponse | null =>
  read.kind === 'commands' &&
  read.envelopes.length === 1 &&
  read.envelopes[0]?.command.intent === 'task_create'
    ? asOneMore(read)
    : null;

/** "а потом бабушке в 13", "и такую же с Петром в четверг": which is other than before is all that is said. */
function sameButOther(
  said: string,
  thread: InterpretRequest['thread'],
  readNew: ReadNew,
): InterpretResponse | null {
  const such = SUCH_WITH.exec(said)?.groups?.['rest'];
  const other = such ?? sameButIn(said);
  return other === null
    ? null
    : sameOfAnother(other, thread, readNew, { isSameHour: such !== undefined });
}

/** "бабушке в 13" of "а потом бабушке в 13": what is other than before. */
function sameButIn(said: string): string | null {
  for (const pattern of SAME_BUT) {
    const { rest, name, when } = pattern.exec(said)?.groups ?? {};
    if (rest !== undefined || name !== undefined) return rest ?? `${name} ${when}`;
  }
  return null;
}

/** "Кате в шесть", where what was just written says what is done to somebody else; asked about. Null where it does not. */
export function onceMore(
  rest: string,
  thread: InterpretRequest['thread'],
  readNew: ReadNew,
): InterpretResponse | null {
  const items = readText(rest).items.filter((item) => !isMark(item));
  const words = items.filter((item) => !isFact(item));
  if (words.length === 0 || words.length > WORDS_MAX || !words.every(isOfName)) return null;
  const title = inView(thread);
  const named = words.map(({ word }) => word);
  const verb = title === null ? null : verbFor(title, named);
  return verb === null ? null : onlyAsked(readNew(asNewTask(`${verb} ${rest}`)));
}

/**
 * "и ещё одну: глоссарий к пятнице": how many is no word of its title. What it is one more of is told by what was shown
 * last: beside anything else, and while something is asked, it is a task.
 */
export function anotherMarked(
  said: string,
  readNew: ReadNew,
  thread?: InterpretRequest['thread'],
): InterpretResponse | null {
  const { rest } = ANOTHER_MARKED.exec(said)?.groups ?? {};
  const read = rest === undefined ? null : readNew(rest);
  if (read?.kind !== 'commands') return null;
  const isRow = ANOTHER_ROW.test(said) && read.envelopes.length === 1;
  return isRow && isPartInView(thread) ? asOneMore(read) : read;
}

/** A part that was just added and its whole are shown, neither of them alone; a list has a first one that is meant. */
const isPartInView = (thread: InterpretRequest['thread']): boolean =>
  thread?.listed_count === SHOWN_WITH_PART && thread.default_task_id === undefined;
const SHOWN_WITH_PART = 2;

/** "ещё одна репетиция в понедельник в 18 на час": how many is no word of its title. */
function anotherMeeting(said: string, readNew: ReadNew): InterpretResponse | null {
  const { rest } = ANOTHER_ONE.exec(said)?.groups ?? {};
  const read = rest === undefined ? null : readNew(rest);
  const isMeeting =
    read?.kind === 'commands' &&
    read.envelopes.every(({ command }) => command.intent === 'timeblock_create');
  return isMeeting ? read : null;
}

const inView = (thread: InterpretRequest['thread']): string | null =>
  thread?.candidates.find(
    ({ kind, number }) => kind === 'task' && number === thread.default_task_id,
  )?.title ?? null;

/** The verb of a title that says what is done to one thing, where the words may stand in the place of that. */
function verbFor(title: string, words: readonly string[]): string | null {
  const [verb = '', ...object] = title.split(/\s+/u);
  const names = wordsIn(object.join(' '));
  const [first] = words;
  if (names.length === 0 || first === undefined) return null;
  const isPair = isPreposition(first) || isPreposition(names[0] ?? '');
  // "съездить к нотариусу", "к юристу", "доставка в кафе", "в столовую": one preposition stands for the other
  if (isPair) return first === names[0] ? verb : null;
  if (!isInfinitive(verb.toLowerCase())) return null;
  return names.length <= WORDS_MAX - 1 ? verb : null;
}
