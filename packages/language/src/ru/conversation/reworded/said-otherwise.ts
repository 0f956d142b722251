import {
  type Entities,
  type ObjectHandle,
  Operation,
  type PendingQuestion,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import { mergeTime } from '../../../commands/merge-entities.ts';
import type { Item } from '../../../grammar/item.ts';
import type { ReadingNote } from '../../../reading.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { readInLight } from '../../commands/answers/answer-value.ts';
import { deniesAnotherHour } from '../../commands/answers/denied-hour.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS } from '../acts/made.ts';
import { isOrder } from '../acts/order-word.ts';
import { holds, retitled } from '../acts/retitled.ts';
import { lengthOf, minutesIn } from '../acts/when.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { takeHandles } from '../objects/handles.ts';
import { BUT, NOT } from '../objects/in-view-phrases.ts';
import { otherTime } from './other-time.ts';
import {
  asContrast,
  atHalf,
  BEFORE_CORRECTION,
  FORMS_OF_UNIT,
  HALF_ALONE,
  HALVES,
  LENGTH_INSTEAD,
  POINTS_AT_IT,
  PREPOSITIONS,
} from './said-otherwise-phrases.ts';
import { wishedOfPerson } from './wished-of-person.ts';

/** What is set against each other is short. */
const WORDS_MAX = 6;
/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 3;

/** "кеды не сыну, а дочке": whose, what was wrong of it, and what is right. */
interface Contrast {
  readonly name: string;
  readonly wrong: string;
  readonly right: string;
  /** "дочке, а не сыну": what names it may stand before what is right. */
  readonly isRightFirst: boolean;
}

type ReadAs = (words: string, thread: ThreadHints) => readonly ReadOperation[] | null;

/**
 * "кеды не сыну, а дочке", "кота не завтра, а послезавтра", of one thing that was spoken of here: the same as
 * said of it right after it was written. Null where no one of them bears the name and what was wrong.
 */
export function readSaidOtherwise(
  said: string,
  thread: ThreadHints | null,
  readAs: ReadAs,
): readonly ReadOperation[] | null {
  const contrast = thread === null || thread.named === true ? null : contrastIn(said);
  if (thread === null || contrast === null) return null;
  const found = targetOf(said, contrast, thread);
  if (found === null) return null;
  const { target, meant } = found;
  const isNamed = meant.name !== '' || takeHandles(said, readText(said)).handles.length > 0;
  // what is in view is corrected without being named
  if (!isNamed && (target === inView(thread) || target.kind === 'project')) return null;
  const view = {
    ...thread,
    candidates: [target],
    default_task_id: undefined,
    default_timeblock_id: undefined,
    [`default_${target.kind}_id`]: target.number,
  };
  const anew = isInfinitive(wordsIn(meant.wrong)[0] ?? '')
    ? retitled(target, { ...meant, isExact: true })
    : null;
  if (anew?.type === 'rename') {
    const act = Operation.parse({ ...anew, [target.kind]: target.number });
    return [{ operation: act, confidence: GUESS, corrects: true }];
  }
  const [only, ...more] = readAs(asContrast(meant.wrong, meant.right), view) ?? [];
  if (only?.corrects !== true || more.length > 0) return null;
  const operation = Operation.safeParse({ ...only.operation, [target.kind]: target.number }).data;
  // without a name what was wrong may stand elsewhere, too
  const confidence = isNamed ? only.confidence : Math.min(only.confidence, GUESS);
  return operation === undefined ? null : [{ ...only, operation, confidence }];
}

/**
 * "вообще-то это не созвон, а встреча", "Фомину, а не Кузьмину": a correction of what is in view, without the words
 * that only lead up to it. Null for one that is plain already, and for everything else.
 */
export function plainCorrection(said: string): string | null {
  const contrast = contrastIn(said);
  if (contrast === null || contrast.name !== '') return null;
  const plain = asContrast(contrast.wrong, contrast.right);
  return wordsIn(plain).join(' ') === wordsIn(said).join(' ') ? null : plain;
}

/** The draft that is asked about, corrected by its name: its title, or its time. */
export function correctedDraft(
  said: string,
  { envelope, question }: PendingQuestion,
  ground: Ground,
): { choiceId: null; entities: Entities; notes: readonly ReadingNote[] } | null {
  const { entities } = envelope.command;
  const { title = '' } = entities;
  if (deniesAnotherHour(readText(said).items, entities)) return null;
  const minutes = entities.duration_minutes === undefined ? null : lengthInstead(said);
  if (minutes !== null) {
    return { choiceId: null, entities: { ...entities, duration_minutes: minutes }, notes: [] };
  }
  const clock = clockInHalf(said, entities);
  if (clock !== null) return withTime(envelope.command, question, clock, ground);
  const wished = wishedOfDraft(said, title);
  // "в два" is when, whatever is asked
  if (wished !== null) return withTime(envelope.command, { code: 'START' }, wished, ground);
  const contrast = contrastIn(said) ?? contrastOfAct(said);
  if (contrast === null || title === '') return null;
  const meant = variantsOf(contrast, title).find((each) => bears(title, each));
  if (meant === undefined) return null;
  const anew = isTime(meant) ? null : retitled({ title }, { ...meant, isExact: true });
  if (anew?.type === 'rename') {
    return { choiceId: null, entities: { ...entities, title: anew.title ?? title }, notes: [] };
  }
  return isTime(meant) ? withTime(envelope.command, question, meant.right, ground) : null;
}

/** "фотографа искать не в субботу, а в пятницу": its name is what it is done to, whatever the verb. */
function contrastOfAct(said: string): Contrast | null {
  const [act, ...more] = readText(said).words.filter(isAct);
  if (act === undefined || more.length > 0) return null;
  const contrast = contrastIn(`${said.slice(0, act.from)}${said.slice(act.to)}`);
  return contrast !== null && contrast.name !== '' && isTime(contrast) ? contrast : null;
}

/** "катя говорит завтра лучше", of a draft of what bears her name: when it is to be. */
function wishedOfDraft(said: string, title: string): string | null {
  const asOne = { kind: 'task', number: 1, title } as const;
  const thread: ThreadHints = { room: { kind: 'hub' }, candidates: [asOne], operations: [] };
  return (otherTime(said, thread) ?? wishedOfPerson(said, thread))?.anew ?? null;
}

/** The draft at the time that is said. */
function withTime(
  { entities, intent }: PendingQuestion['envelope']['command'],
  { code }: Pick<PendingQuestion['question'], 'code'>,
  said: string,
  ground: Ground,
) {
  const time = readInLight(code, said, readText(said).items);
  const merged =
    time === null || time.rest.length > 0
      ? null
      : mergeTime(entities, intent, time.frame, time.text, ground);
  return merged === null ? null : { choiceId: null, ...merged };
}

/** "вечера", of a draft at six: "в 6:00 вечера". */
function clockInHalf(said: string, { start_at: start = '' }: Entities): string | null {
  const half = HALF_ALONE.exec(said.trim())?.groups?.['half'];
  const { hour, minute } = /T(?<hour>\d\d):(?<minute>\d\d)/u.exec(start)?.groups ?? {};
  const [, word] = HALVES.find(([form]) => half !== undefined && form.test(half)) ?? [];
  if (word === undefined || hour === undefined) return null;
  return atHalf(Number(hour) % HALF_HOURS || HALF_HOURS, minute ?? '00', word);
}
const HALF_HOURS = 12;

/** How long instead, in minutes, where nothing else is said. */
function lengthInstead(said: string): number | null {
  const text = LENGTH_INSTEAD.exec(said.trim())?.groups?.['length'];
  const [only, ...more] = text === undefined ? [] : readText(text).items;
  const length = only === undefined || more.length > 0 ? null : lengthOf(factOf(only));
  return length === null ? null : minutesIn(length);
}

/** The contrast of an utterance that says nothing else; null where it orders, asks or tells more. */
function contrastIn(said: string): Contrast | null {
  const whole = said.trim().replace(/[.!]+$/u, '');
  const text = whole.replace(BEFORE_CORRECTION, '');
  const words = readText(text).words.filter((item) => !isMark(item));
  if (/[?:\n]/u.test(text) || words.some(isOrder)) return null;
  const not = words.findIndex(({ word }) => word === NOT);
  const but = words.findIndex(({ word }) => word === BUT);
  const isOnly = words.findLastIndex(({ word }) => word === NOT) === not;
  if (not < 0 || but < 0 || !isOnly || but === not + 1) return null;
  const isRightFirst = not === but + 1;
  if (!isRightFirst && not > but) return null;
  const [name, wrong, right] = isRightFirst
    ? [[], words.slice(not + 1), words.slice(0, but)]
    : [words.slice(0, not), words.slice(not + 1, but), words.slice(but + 1)];
  // "машину не помыть, а продать": one act for another, and of no other kind
  const acts = [name, wrong, right].map((said) => said.filter(isAct).length);
  const isActForAct = name.length > 0 && wrong.length === 1 && acts.join() === '0,1,1';
  if (acts.some((count) => count > 0) && !isActForAct) return null;
  const isShort = [name, wrong, right].every(({ length }) => length <= WORDS_MAX);
  if (!isShort || wrong.length === 0 || right.length === 0) return null;
  const saidOf = (items: readonly Item[]): string => text.slice(items[0]?.from, items.at(-1)?.to);
  return {
    name: name.every(isPointer) ? '' : saidOf(withoutPointers(name)),
    wrong: saidOf(wrong),
    right: withUnit(saidOf(wrong), saidOf(withoutPointers(right))),
    isRightFirst,
  };
}

const isPointer = ({ word }: Item): boolean => POINTS_AT_IT.has(word);

/** "это встреча", "письмо было": they say nothing by themselves at either end. */
function withoutPointers(items: readonly Item[]): readonly Item[] {
  const says = (item: Item): boolean => !isPointer(item) || PREPOSITIONS.has(item.word);
  const first = items.findIndex(says);
  const last = items.findLastIndex(says);
  return first < 0 ? items : items.slice(first, last + 1);
}

const isAct = ({ word }: Item): boolean => isInfinitive(word);

interface Meant {
  readonly target: ObjectHandle;
  readonly meant: Contrast;
}

/** The one object of the thread that is meant: by its number, by its name, by what was wrong of it. */
function targetOf(said: string, contrast: Contrast, { candidates }: ThreadHints): Meant | null {
  const { handles } = takeHandles(said, readText(said));
  const [handle, ...others] = handles;
  if (others.length > 0) return null;
  if (handle !== undefined) {
    const { kind, number } = handle;
    const target = candidates.find((each) => each.kind === kind && each.number === number);
    return target === undefined ? null : { target, meant: { ...contrast, name: '' } };
  }
  const found = candidates.flatMap((target): Meant[] => {
    const { title = '' } = target;
    const meant = variantsOf(contrast, title).find((each) => bears(title, each));
    // a time alone may be anybody's
    return meant === undefined || (isTime(meant) && meant.name === '') ? [] : [{ target, meant }];
  });
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? null : only;
}

/** Which words name it and which were wrong, as far as the title tells. */
function variantsOf(contrast: Contrast, title: string): readonly Contrast[] {
  const { name, wrong, right, isRightFirst } = contrast;
  if (isRightFirst) {
    // "ботинки дедушке, а не папе"
    const said = right.split(/\s+/u);
    const end = said.findIndex((word) => !stands(word, title));
    return end <= 0
      ? [contrast]
      : [{ ...contrast, name: said.slice(0, end).join(' '), right: said.slice(end).join(' ') }];
  }
  // "не папе ботинки, а дедушке": only what is said against it was wrong
  const said = wrong.split(/\s+/u);
  const [head = '', ...more] = right.split(/\s+/u);
  const from = Math.max(said.indexOf(head), 0);
  const taken = said.slice(from, from + 1 + more.length);
  const left = [...said.slice(0, from), ...said.slice(from + 1 + more.length)];
  return name === '' && left.length > 0
    ? [contrast, { ...contrast, name: left.join(' '), wrong: taken.join(' ') }]
    : [contrast];
}

const stands = (said: string, title: string): boolean =>
  wordsIn(said).every((word) => wordsIn(title).some((each) => isSameName(each, word)));

/** Does the title bear the name and what was wrong? A time is in no title. */
function bears(title: string, contrast: Contrast): boolean {
  const name = wordsIn(contrast.name).filter((word) => word.length >= NAME_MIN);
  if (name.length === 0 && contrast.name !== '') return false;
  return stands(name.join(' '), title) && (isTime(contrast) || holds(title, contrast.wrong));
}

const isTime = ({ wrong, right }: Contrast): boolean =>
  [wrong, right].every((words) => readText(words).items.every(isFact));

const hasUnit = (words: string): boolean =>
  readText(words).items.some((item) => factOf(item)?.kind === 'length');

/** "не на час, а на полтора": of hours, too. */
function withUnit(wrong: string, right: string): string {
  const unit = wordsIn(wrong).at(-1) ?? '';
  const forms = FORMS_OF_UNIT.find((each) => each.includes(unit)) ?? [];
  const isLength = readText(wrong).items.every((item) => factOf(item)?.kind === 'length');
  const isNumber = readText(right).items.every((item) => !isFact(item)) || isLength;
  const isBare = isNumber && !/\d:\d/u.test(right) && !hasUnit(right);
  const longer = isBare ? forms.map((form) => `${right} ${form}`) : [];
  return longer.find((words) => readText(words).items.every(isFact)) ?? right;
}
