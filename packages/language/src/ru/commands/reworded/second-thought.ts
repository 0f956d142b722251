import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, ownWords } from '../view.ts';
import {
  ENDS_IN_NOTHING,
  MEANT_INSTEAD,
  NOTHING,
  NOTHING_AFTER_ALL,
  TAKEN_BACK,
  UNFIT_THEN,
  WONDERED_AT,
} from './second-thought-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "купить дрель, хотя нет, лучше одолжить дрель у Пети": only what is said second, with the time of the first where
 * it has none of its own; "позвонить маме, а лучше написать" is one verb for the other. Null where no act is in the
 * place of another: one thing for another is corrected where titles are put together.
 */
export function secondThought(text: string): string | null {
  const wondered = withoutWondered(text) ?? withoutUnfit(text);
  if (wondered !== null) return wondered;
  const isShort = text.length <= CHARS_MAX && !text.includes('\n');
  if (!isShort || !(MEANT_INSTEAD.test(text) || ENDS_IN_NOTHING.test(text))) return null;
  const { items } = readText(text);
  if (isNothingAfterAll(text, items)) return NOTHING;
  const at = items.findIndex(
    (item) =>
      item.meaning?.kind === 'correction' && MEANT_INSTEAD.test(text.slice(item.from, item.to)),
  );
  const taken = items[at];
  if (taken === undefined || at === 0) return null;
  return actFor(text, items.slice(0, at), items.slice(at + 1));
}

/** One act with the object or the time of another, where that is all that it leaves out. */
function actFor(text: string, before: readonly Item[], after: readonly Item[]): string | null {
  const behind = after.filter((item) => !isMark(item));
  const [verb, ...rest] = behind;
  const [first, ...others] = before.filter(isAction);
  if (verb === undefined || first === undefined || others.length > 0) return null;
  if (!isAction(verb) || !isInfinitive(verb.word) || rest.some(isAction)) return null;
  const said = (list: readonly Item[]): string => ownWords(list, text);
  const verbSaid = text.slice(verb.from, verb.to);
  if (rest.every(isFact)) {
    const object = before.slice(before.indexOf(first) + 1);
    const kept = rest.length > 0 ? object.filter((item) => !isFact(item)) : object;
    return `${text.slice(0, first.from)}${verbSaid} ${said(kept)} ${said(rest)}`.trim();
  }
  const times = behind.some(isFact) ? [] : before.slice(before.indexOf(first)).filter(isFact);
  return `${text.slice(0, first.from)}${text.slice(verb.from).trim()} ${said(times)}`.trim();
}

/** "в пятницу, ой какую там пятницу, в субботу": the time that is wondered at is taken back. */
function withoutWondered(text: string): string | null {
  const wondered = WONDERED_AT.exec(text);
  const { time } = wondered?.groups ?? {};
  const isTime = time !== undefined && readText(time).items.every(isFact);
  return wondered !== null && isTime ? text.replace(wondered[0], TAKEN_BACK) : null;
}

/** "забрать коляску в субботу, а хотя там закрыто, лучше в четверг": the first time is taken back. */
function withoutUnfit(text: string): string | null {
  const { ahead, reason, when } = UNFIT_THEN.exec(text.trim())?.groups ?? {};
  if (ahead === undefined || reason === undefined || when === undefined) return null;
  const planned = readText(ahead).items;
  const isPlan = planned.some(isAction) && planned.some(isFact);
  // "нет времени" takes nothing back here
  const tells = (item: Item): boolean => !isFact(item) || item.meaning?.kind === 'correction';
  const isReason = readText(reason).items.every((item) => tells(item) && !isAction(item));
  return isPlan && isReason && saysOnlyTime(when) ? `${ahead}${TAKEN_BACK}${when}` : null;
}

/** "забрать детей в пять, нет, не надо" */
const isNothingAfterAll = (text: string, items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      at > 0 &&
      item.meaning?.kind === 'correction' &&
      NOTHING_AFTER_ALL.test(text.slice(item.to).trim()),
  );
