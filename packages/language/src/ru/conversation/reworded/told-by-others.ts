import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { bearersOf, NAME_MIN, tellingWords } from '../objects/bearers.ts';
import { asTitled, knownAs } from '../objects/known-as.ts';
import { TAKEN_AWAY } from './needless-phrases.ts';
import {
  AT_THAT_HOUR,
  BESIDE_TIME,
  CALLS_OFF,
  CANNOT_THEN,
  GOES_THERE,
  MAY_BE_TOLD,
  MINDS_CHANGED,
  MOVED_BY_HAND,
  MOVED_BY_WORDS,
  movedAs,
  NOT_OTHERS,
  NOT_THEN_BUT,
  notThenBut,
  OTHERS_WANT,
  OTHERS_WANTED,
  SOFTLY,
  TO_COME,
  TO_MOVE,
  TO_MOVE_AMID,
  WANTED_BY_OTHERS,
} from './told-by-others-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** What is named is short. */
const NAME_MAX = 4;

/**
 * "заказчик просит на час позже", "невеста сказала не в субботу а в воскресенье", "съёмку на час позже заказчик
 * попросил": what others want of what was spoken of here, as the order that says so; of what is in view where nothing
 * is named. It is asked about first. Null for everything else: what others ask to do is something new.
 */
export function toldByOthers(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || !MAY_BE_TOLD.test(text)) return null;
  const { order } = MINDS_CHANGED.exec(text)?.groups ?? {};
  if (order !== undefined && startsOrEndsInOrder(order)) return order;
  for (const pattern of [OTHERS_WANT, WANTED_BY_OTHERS, OTHERS_WANTED]) {
    const { who, behind, wanted } = pattern.exec(text)?.groups ?? {};
    const other = who ?? behind;
    if (other === undefined || wanted === undefined || !isOther(other)) continue;
    const meant = wantedBy(other, wanted, thread, pattern === OTHERS_WANTED);
    if (meant !== null) return meant;
  }
  return null;
}

function wantedBy(
  other: string,
  wanted: string,
  thread: ThreadHints,
  isOnlyMove: boolean,
): string | null {
  const plain = wanted.replace(SOFTLY, '');
  // "созвон на 12 перенести": what they want done stands wherever it likes
  const unmoved = plain.replace(TO_MOVE_AMID, ' ').trim();
  const isMove = unmoved !== plain;
  if (isOnlyMove && !isMove) return null;
  // "диван завтра передвинуть" of «купить диван» is something else to do
  if (MOVED_BY_HAND.test(plain) && isOnlyObject(unmoved, thread)) return null;
  return (
    orderOf(withWhose(unmoved, other, thread), thread, isMove) ?? orderOf(unmoved, thread, isMove)
  );
}

/** Is what is named no more than what something is to be done with? */
function isOnlyObject(wanted: string, thread: ThreadHints): boolean {
  const words = readText(wanted).items.filter((item) => !isMark(item) && !saysTime(item));
  const names = words.map(({ word }) => word).filter((word) => !isInfinitive(word));
  const known = bearersOf(
    names.filter((word) => word.length >= NAME_MIN),
    thread,
  );
  const takesPlace = ({ kind, title = '' }: ObjectHandle): boolean =>
    kind === 'timeblock' || !wordsIn(title).some((word) => isInfinitive(word));
  return known.length > 0 && !known.some(takesPlace);
}

/** "лена просит созвон на час позже" of «созвон с леной»: whoever wants it tells which one, where only one bears both. */
function withWhose(wanted: string, who: string, thread: ThreadHints): string {
  const [first] = readText(wanted).items.filter(isFact);
  const name = first === undefined ? '' : wanted.slice(0, first.from).trim();
  const words = tellingWords(name).filter((word) => !BESIDE_TIME.has(word));
  const known = knownAs([...words, ...tellingWords(who)], thread);
  const [only, ...more] = known;
  if (words.length === 0 || only?.title === undefined || more.length > 0) return wanted;
  return `${words.join(' ')} ${asTitled(tellingWords(who), only)} ${wanted.slice(endOf(name, words))}`;
}

/** Where the last of the words ends. */
const endOf = (name: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => name.toLowerCase().lastIndexOf(word) + word.length));

const isOther = (who: string): boolean =>
  !NOT_OTHERS.test(who) && !readText(who).items.some((item) => isFact(item) || isToDo(item));

/** Does the word say what is to be done? */
export const isToDo = (item: Item): boolean =>
  isAction(item) || isVerb(item.word) || isInfinitive(item.word);

/** "съёмку убери": nothing is ordered but with one verb at either end. */
function startsOrEndsInOrder(order: string): boolean {
  const { items } = readText(order);
  const verbs = items.filter(({ word }) => isVerb(word));
  return verbs.length === 1 && (verbs[0] === items[0] || verbs[0] === items.at(-1));
}

function orderOf(wanted: string, thread: ThreadHints, isMove: boolean): string | null {
  const off = CALLS_OFF.exec(wanted);
  if (off !== null) return calledOff(off.groups?.['name'], thread);
  const contrast = NOT_THEN_BUT.exec(wanted)?.groups;
  if (contrast !== undefined) {
    const { name: said = '', wrong = '', right: then = '' } = contrast;
    // it keeps its hour, wherever it goes
    const right = then.replace(AT_THAT_HOUR, '').trim();
    const isTimes = saysOnlyTime(wrong) && saysOnlyTime(right);
    const name = TO_COME.test(said) ? visitIn(thread) : said;
    return isTimes && isMeant(name, thread) ? notThenBut(name, wrong, right) : null;
  }
  const { then } = CANNOT_THEN.exec(wanted)?.groups ?? {};
  const plain = (then ?? wanted).replace(SOFTLY, '');
  const when = plain.replace(TO_MOVE, '');
  return moved(when, thread, isMove || when !== plain);
}

/** "просит приехать не в среду": the one of which one goes somewhere; else what is in view. */
function visitIn({ candidates }: ThreadHints): string {
  const [only, ...more] = candidates.filter(
    ({ kind, title = '' }) =>
      kind !== 'project' && wordsIn(title).some((word) => GOES_THERE.test(word)),
  );
  return only === undefined || more.length > 0 ? '' : (only.title ?? '');
}

const calledOff = (name: string | undefined, thread: ThreadHints): string | null =>
  isMeant(name ?? '', thread) ? TAKEN_AWAY(name ?? null) : null;

/** "съёмку на час раньше": a name that is known or none, and a time behind it. */
function moved(wanted: string, thread: ThreadHints, isOrdered: boolean): string | null {
  const items = readText(wanted).items.filter((item) => !isMark(item));
  const first = items[items.findLastIndex((item) => !saysTime(item)) + 1];
  if (first === undefined || !items.some(isFact)) return null;
  const name = wanted.slice(0, first.from).trim();
  const when = wanted.slice(first.from);
  if (name !== '' && !isOrdered && !MOVED_BY_WORDS.test(when)) return null;
  return isMeant(name, thread) ? movedAs(name, when) : null;
}

/** A time, or what is said beside one. */
export const saysTime = (item: Item): boolean => isFact(item) || BESIDE_TIME.has(item.word);

/** Is it known by that name, or in view without one? */
function isMeant(name: string, thread: ThreadHints): boolean {
  if (name === '') return inView(thread) !== null;
  const words = tellingWords(name);
  const isNamed = bearersOf(words, thread).length > 0;
  return isNamed && words.length <= NAME_MAX && !readText(name).items.some(isToDo);
}
