import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import {
  ASKING_POLITELY,
  BETWEEN_NUMBERS,
  LEADING,
  OPENING,
  SAME_TIME,
} from '../../lexicon/leading-words.ts';
import { hasTag } from '../../tags.ts';
import { type Clause, hasDefault, isOfBlock, isQuoted, kindSaid } from '../clause.ts';
import { ALL_WORDS, isInfinitiveVerb, SET_WORDS, wordsOf } from '../lexicon.ts';
import { readAllDoneBut } from '../objects/all-but.ts';
import { UNSUITED } from '../objects/in-view-phrases.ts';
import { isAddressed, settleObject } from '../objects/settle-object.ts';
import { eachSpokenOf, isSpokenOf } from '../objects/spoken-of.ts';
import { PhraseBook } from '../phrase.ts';
import { readToldDone } from '../reworded/told-done.ts';
import { readToldSlip } from '../reworded/told-slip.ts';
import { readCorrection } from './correction.ts';
import { FIELD_RULES } from './field-rules.ts';
import { type FoundOperation, LIKELY, type Made, made } from './made.ts';
import { mendVerb } from './mend-verb.ts';
import { MOVING_RULES, UNPLANNED_RULES } from './moving-rules.ts';
import { readNominalTime } from './nominal-time.ts';
import { PLACE_RULES } from './place-rules.ts';
import { readPlacedAt } from './placed-at.ts';
import { REPEAT_RULES } from './repeat-rules.ts';
import { DONE_AT_END_RULES, STATUS_RULES } from './status-rules.ts';
import { TOLD_NEWS_RULES } from './told-news-rules.ts';
import { withVerbFirst } from './verb-first.ts';
import { operationAt, whenOf } from './when.ts';

/**
 * Tried in this order: what is taken off an object before the object itself ("сними срок", "сними
 * задачу"), places before times ("перенеси в проект", "перенеси на завтра"), states at last, since
 * their patterns are the widest.
 */
const BOOK = new PhraseBook<Clause, Made>([
  ...UNPLANNED_RULES,
  ...REPEAT_RULES,
  ...FIELD_RULES,
  ...PLACE_RULES,
  ...MOVING_RULES,
  ...TOLD_NEWS_RULES,
  ...STATUS_RULES,
]);

const DONE_BOOK = new PhraseBook<Clause, Made>(DONE_AT_END_RULES);

/** An order behind its object is a little less sure. */
const TURNED = 0.85;

/** What a phrase does to something that exists; null when it is nothing of the kind. */
export function readOperations(clause: Clause): FoundOperation[] | null {
  const items = withoutUnsuited(
    withoutSameTime(
      withoutThanks(clause.items.filter((item) => !isMark(item) || isQuoted(item) || isKept(item))),
    ),
    clause,
  );
  const isQuestion = clause.items.some((item) => item.word === '?' || hasTag(item, 'whether'));
  const ahead = isQuestion ? null : readAhead(items, clause);
  if (ahead !== null) return ahead;
  const starts = startsOf(items);
  for (const start of starts) {
    const phrase = items.slice(start.at);
    // "все удали, кроме обоев": "все" says which ones, and opens nothing
    if (start.at > 0 && isSetLed(items.slice(0, start.at), phrase)) continue;
    const made = madeOf(phrase, clause);
    if (made === null) continue;
    const isOrder = start.isAsked || (!isQuestion && mayBeInfinitive(phrase, made, clause));
    return isOrder ? settleObject(made, clause) : null;
  }
  return isQuestion ? null : readWithoutVerb(items, items.slice(starts.at(-1)?.at ?? 0), clause);
}

/** What is read before any verb is looked for: corrections, times of numbers, all but some. */
function readAhead(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const corrected = clause.isAsked ? null : readCorrection({ ...clause, items });
  return corrected ?? readNumberedTime(items, clause) ?? readAllDoneBut(clause);
}

/** What the verb at its beginning makes of a phrase. */
function madeOf(phrase: readonly Item[], clause: Clause): Made | null {
  const said = { ...clause, items: phrase };
  const done = endsInDone(phrase) ? DONE_BOOK.read(phrase, said) : null;
  return done ?? BOOK.read(phrase, said);
}

/** Where no verb opens the phrase; `last`: without all that only leads up to it. */
function readWithoutVerb(
  items: readonly Item[],
  last: readonly Item[],
  clause: Clause,
): FoundOperation[] | null {
  return (
    readSetFirst(items, clause) ??
    readTurned(last, clause) ??
    readPlaced(last, clause) ??
    readMisspelt(last, clause) ??
    readToldDone(items, clause) ??
    readToldSlip(items, clause) ??
    readTimeAlone(items.slice(leadingEnd(items)), clause)
  );
}

/** "удалить старые фото сделано": what had to be done, and that it is. */
const endsInDone = (phrase: readonly Item[]): boolean =>
  isInfinitiveVerb(phrase[0]?.word ?? '') &&
  wordsOf('done-at-end')?.has(phrase.at(-1)?.word ?? '') === true;

/** Is what stands before the phrase the whole, of which the phrase leaves something out? */
const isSetLed = (before: readonly Item[], phrase: readonly Item[]): boolean =>
  before.some(({ word }) => ALL_WORDS.has(word)) &&
  phrase.some((item) => !isQuoted(item) && SET_WORDS.except.has(item.word));

/** "всё по ремонту отметь сделанным": "всё" opens nothing here, it says which ones. */
function readSetFirst(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const at = items.findIndex((item) => !isQuoted(item) && ALL_WORDS.has(item.word));
  const isFirst = at >= 0 && items.slice(0, at).every(({ word }) => OPENING.has(word));
  const found = isFirst ? readTurned(items.slice(at), clause) : null;
  const isSet = found?.every(({ set, bulk }) => set !== undefined || bulk !== undefined) === true;
  return isSet ? found : null;
}

/** "пернеси окна на завтра", where they were spoken of; "удачи завтра" orders nothing. */
function readMisspelt(phrase: readonly Item[], clause: Clause): FoundOperation[] | null {
  const mended = mendVerb(phrase);
  const made = mended === null ? null : BOOK.read(mended, { ...clause, items: mended });
  if (made === null) return null;
  const named = made.object.filter((item) => !made.used.has(item));
  // "перинеси на 13", where something is in view
  const isOfView = named.length === 0 && made.used.size > 0 && hasDefault(clause);
  // "удоли задачу про носки": its kind is said
  const isOfPlan = kindSaid(named) !== null && named.length > 1;
  const isKnown = isOfView || isOfPlan || clause.handles.length > 0 || isSpokenOf(named, clause);
  return isKnown ? settleObject({ ...made, confidence: LIKELY }, clause) : null;
}

/** "окна поставь на среду" */
function readPlaced(phrase: readonly Item[], clause: Clause): FoundOperation[] | null {
  const made = readPlacedAt(phrase, clause);
  return made === null ? null : settleObject(made, clause);
}

/** "окна на среду" */
function readTimeAlone(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const isTitled = clause.items.some((item) => !isQuoted(item) && item.word === ':');
  const made = isTitled ? null : readNominalTime(items, clause);
  return made === null ? null : settleObject(made, clause);
}

/** Behind "ой", "нет", "так": where what is said begins. */
function leadingEnd(items: readonly Item[]): number {
  const at = items.findIndex(
    (item) => item.meaning?.kind !== 'correction' && !LEADING.has(item.word),
  );
  return Math.max(at, 0);
}

const isBetweenNumbers = (item: Item): boolean =>
  BETWEEN_NUMBERS.has(item.word) || kindSaid([item]) !== null;

/** "TASK-002 на завтра": a number and a time, and nothing else. */
function readNumberedTime(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const named = kindSaid(items) === null ? items : items.slice(1);
  // "TASK-1 и TASK-2 на завтра"
  const said = clause.handles.length > 1 ? named.filter((item) => !isBetweenNumbers(item)) : named;
  if (clause.handles.length === 0 || said.length === 0 || !said.every(isFact)) return null;
  if (clause.handles.some(({ isBare }) => isBare)) return null;
  const when = whenOf(said, clause.text, clause.ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  return settleObject(
    made(operationAt(when, isOfBlock(clause)), items, { used: when.used }),
    clause,
  );
}

/** "молоко отметь": the same rules, with the verb moved to the front. */
function readTurned(phrase: readonly Item[], clause: Clause): FoundOperation[] | null {
  // "задача: перенеси шкаф" says what is to be written down
  const isTitled = clause.items.some((item) => !isQuoted(item) && item.word === ':');
  if (isTitled) return null;
  const isKnown = (before: readonly Item[]): boolean =>
    isSpokenOf(before, clause) || eachSpokenOf(before, clause);
  for (const turned of withVerbFirst(phrase, isKnown)) {
    const made = BOOK.read(turned, { ...clause, items: turned, isTurned: true });
    if (made !== null) {
      return settleObject({ ...made, confidence: Math.min(made.confidence, TURNED) }, clause);
    }
  }
  return null;
}

/** "слишком долго, получаса хватит": what does not suit is no part of what does. */
function withoutUnsuited(items: readonly Item[], clause: Clause): readonly Item[] {
  const length = hasDefault(clause) ? (UNSUITED.exec(clause.text)?.[0].length ?? 0) : 0;
  return items.filter(({ from }) => from >= length);
}

/** "перенеси на завтра, спасибо" */
function withoutThanks(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex((item) => isQuoted(item) || roleAt(item) !== 'chat');
  return last < 0 ? items : items.slice(0, last + 1);
}

/** "на четверг на то же время": the hour stays as it is anyway. */
function withoutSameTime(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, index) =>
      hasTag(item, 'that') &&
      hasTag(items[index + 1], 'same') &&
      SAME_TIME.has(items[index + 2]?.word ?? ''),
  );
  if (at < 0) return items;
  const from = hasTag(items[at - 1], 'onto') || hasTag(items[at - 1], 'in') ? at - 1 : at;
  return [...items.slice(0, from), ...items.slice(at + 3)];
}

/** "#" opens a tag, a hyphen joins words. */
const isKept = (item: Item): boolean => item.word === '#' || (item.word === '-' && item.glued);

/** Where the phrase itself may begin: at once, or behind "давай", "пожалуйста", "можешь". */
function startsOf(items: readonly Item[]): { at: number; isAsked: boolean }[] {
  const starts = [{ at: 0, isAsked: false }];
  let isAsked = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || isQuoted(item)) break;
    const opens = OPENING.has(item.word) || item.meaning?.kind === 'correction';
    if (roleAt(item) !== 'soft' && !opens && !ASKING_POLITELY.has(item.word)) break;
    isAsked ||= ASKING_POLITELY.has(item.word);
    starts.push({ at: at + 1, isAsked });
  }
  return starts;
}

/** "нет, это лишнее": only leads up to what follows. */
export function isOnlyOpening(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isMark(item));
  return startsOf(words).length > words.length;
}

/** "удалить старые файлы" is a task; "удалить задачу файлы" is an order to us. */
function mayBeInfinitive(phrase: readonly Item[], made: Made, clause: Clause): boolean {
  const verb = phrase[0]?.word ?? '';
  if (!isInfinitiveVerb(verb)) return true;
  // "сдать анализы может подождать": the verb is of the name
  const [first] = phrase;
  if (first !== undefined && made.object.includes(first)) {
    if (
      isSpokenOf(
        made.object.filter((item) => !made.used.has(item)),
        clause,
      )
    )
      return true;
  }
  const last = phrase.at(-1)?.word ?? '';
  // "взять паспорт готово" tells of what had to be done
  if (wordsOf('done-at-end')?.has(last))
    return made.operations.every(({ type }) => type === 'update_status');
  if (wordsOf('is-done')?.has(last) && isSpokenOf(phrase.slice(0, -1), clause)) return true;
  const isMeeting = phrase.some((item) => !isQuoted(item) && roleAt(item) === 'meeting');
  // "удалить пункт ...": the noun may be outside the object's own words
  return isMeeting || kindSaid(phrase.slice(1)) !== null || isAddressed(made, clause);
}
