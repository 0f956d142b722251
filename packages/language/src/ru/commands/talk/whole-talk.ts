/** Whole utterances that only tell, wherever a command could be read in them. */
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { RuleList } from '../../../grammar/rule-list.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { PERSON_DATIVE } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import {
  NONE,
  RESIGNED_PHRASES,
  UNDECIDED_PHRASES,
  WONDERING_PHRASES,
} from '../answers/resigned-phrases.ts';
import { isPast } from '../finite-verbs.ts';
import { COMMAND_SYMBOLS } from '../title/command-symbols.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt } from '../view.ts';
import { EXCLAIMING_RULES, type WholeRule } from './exclaiming-rules.ts';
import { openingEnd } from './frame.ts';
import { isTalk } from './is-talk.ts';

/** "хорошо-то как", "ничего, себе": marks say nothing inside a phrase. */
const MARK = { has: (item: Item): boolean => isMark(item) };
/** "нет" takes back what is before it wherever it may, and so is no plain word. */
const wordOf = (item: Item): string =>
  item.meaning?.kind === 'correction' && item.to - item.from === NONE.length
    ? NONE
    : plainWord(item);
const RESIGNED = new PhraseList(RESIGNED_PHRASES, { wordOf, passes: MARK });
const WONDERING = new PhraseList(WONDERING_PHRASES, { wordOf, passes: MARK });
const UNDECIDED = new PhraseList(UNDECIDED_PHRASES, { wordOf, passes: MARK });

/** Whoever says one of these asks for something to be made. */
const OURS: ReadonlySet<Role | null> = new Set<Role>([
  'remind',
  'create',
  'schedule',
  'put',
  'reserve',
  'task',
  'reminder',
  'block',
]);

/** An hour or a day to come: what is said of it may be a plan. */
const isAhead = ({ meaning }: Item): boolean =>
  meaning !== null && (meaning.kind !== 'day' || !isOver(meaning.day)) && AHEAD.has(meaning.kind);
const isOver = (day: { readonly kind: string; readonly days?: number }): boolean =>
  day.kind === 'relative' && (day.days ?? 0) <= 0;
const AHEAD: ReadonlySet<string> = new Set([
  'day',
  'clock',
  'moment',
  'clock-range',
  'due',
  'offset',
]);

const isPastDay = ({ meaning }: Item): boolean =>
  meaning?.kind === 'day' && meaning.day.kind === 'relative' && meaning.day.days < 0;

/** So near the beginning is what was wished or tried. */
const TRIED_WITHIN = 4;

/** "не села", "не вышло", "и никак", "а фиг": behind what was wished it came to nothing. */
function cameToNothing(items: readonly Item[], from: number): boolean {
  for (let at = from; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) return false;
    const isDenied = hasTag(item, 'not') && isPast(next?.word ?? '') && !hasTag(next, 'forget');
    if (isDenied && !hasTag(next, 'undone')) return true;
    const opens =
      isMark(items[at - 1]) || hasTag(items[at - 1], 'whereas') || hasTag(items[at - 1], 'and');
    if (opens && hasTag(item, 'in-vain')) return true;
  }
  return false;
}

/** Where what was wished or tried is said; -1 where nothing was. */
function triedAt(items: readonly Item[]): number {
  for (let at = 0, words = 0; at < items.length && words < TRIED_WITHIN; at += 1) {
    const item = items[at];
    if (item === undefined || isAction(item) || hasTag(item, 'not') || isMark(item)) return -1;
    if (hasTag(item, 'wished-once') || hasTag(item, 'tried-once')) return at;
    if (isWord(item)) words += 1;
  }
  return -1;
}

/** "хотела вчера сесть за главу, не села": wished or tried once, and nothing came of it. */
function isVainAttempt(items: readonly Item[]): boolean {
  const tried = triedAt(items);
  if (tried < 0 || items.some(isAhead)) return false;
  const action = items.findIndex((item, at) => at > tried && isAction(item));
  if (items.some((item) => hasTag(item, 'requesting') || hasTag(item, 'inner-wish'))) return false;
  // another thing to do behind it is asked for
  if (action >= 0 && anotherBehind(items, action)) return false;
  const isForgotten = items.some((item) => hasTag(item, 'forget'));
  if (!isForgotten && action >= 0 && items.some(isPastDay)) return true;
  return cameToNothing(items, Math.max(action, tried) + 1);
}

/** Behind a mark another infinitive, which is no other form of the first. */
const anotherBehind = (items: readonly Item[], action: number): boolean =>
  items.some((item, at) => at > action + 1 && isAction(item) && isMark(items[at - 1]));

/** "хотел устроить сюрприз, она узнала": what was wished once and what became of it, which may be the end of it. */
export function isMaybeVain(items: readonly Item[]): boolean {
  const tried = triedAt(items);
  const action = items.findIndex((item, at) => at > tried && isAction(item));
  if (tried < 0 || action < 0) return false;
  return items.some(
    (item, at) =>
      at > action &&
      isWord(item) &&
      isPast(item.word) &&
      !FORGOTTEN.some((tag) => hasTag(item, tag)),
  );
}
const FORGOTTEN: readonly Tag[] = ['forget', 'undone', 'ordered-by-other', 'promised'];

/** Adverbs and pronouns in which no person can be meant. */
const NOBODY: readonly Tag[] = [
  'clause-adverb',
  'compared',
  'us-asked',
  'to-us',
  'not',
  'preposition',
];

const isSomebodyElse = (item: Item | undefined): boolean =>
  item !== undefined &&
  isWord(item) &&
  item.kind === 0 &&
  roleAt(item) === null &&
  !isAction(item) &&
  !NOBODY.some((tag) => hasTag(item, tag)) &&
  PERSON_DATIVE.test(item.word);

/** They are done for somebody as often as by him: "велела маме купить лекарства". */
const FOR_SOMEBODY: readonly Tag[] = ['giving-verb', 'dative-verb', 'asking-another', 'saying'];

/** "врач велел Соловьёвой лежать", "директор требует от бухгалтерии закрыть месяц": another is to do it. */
function isOrderToOther(items: readonly Item[]): boolean {
  const words = items.filter((item) => isWord(item) || isFact(item));
  const said = words.findIndex((item) => hasTag(item, 'ordered-by-other'));
  if (said < 1 || words.slice(0, said).some(isAction)) return false;
  const [whom, second, third] = words.slice(said + 1);
  if (hasTag(whom, 'from-whom') && second !== undefined && !hasTag(second, 'us-asked')) {
    return roleAt(second) === null && !isFact(second) && words.slice(said + 2).some(isAction);
  }
  if (!isSomebodyElse(whom)) return false;
  const verb = second !== undefined && isFact(second) ? third : second;
  if (verb === undefined || !isAction(verb) || !isInfinitive(verb.word)) return false;
  return !FOR_SOMEBODY.some((tag) => hasTag(verb, tag));
}

function marksEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (isMark(items[at])) at += 1;
  return at;
}

/** Where the first word is that says something. */
function start(items: readonly Item[]): number {
  let at = 0;
  while (at < items.length) {
    const end = openingEnd(items, at);
    if (end > at && RESIGNED.endAt(items, at) < end && WONDERING.endAt(items, at) < end) at = end;
    else if (isMark(items[at]) || hasTag(items[at], 'sighing')) at += 1;
    else break;
  }
  return at;
}

/** "ума не приложу что подарить": the action behind it is only asked about. */
const isWondered = (items: readonly Item[], at: number): boolean => {
  const next = items[marksEnd(items, at)];
  return (
    hasTag(next, 'wondered') ||
    (next !== undefined && isInfinitive(next.word) && !isMark(items[at]))
  );
};

/** "придётся ждать": what one cannot help doing, where no time is set for it. */
const isHelpless = (items: readonly Item[]): boolean =>
  items.some((item) => hasTag(item, 'perforce')) && !items.some(isAhead);

/** "понятия не имею где ключи", "..., ничего не поделать" */
function isResigned(items: readonly Item[]): boolean {
  const from = start(items);
  const end = RESIGNED.endAt(items, from);
  if (end > from) {
    const rest = items.slice(end);
    if (isWondered(items, end) || isHelpless(rest)) return true;
    return !rest.some((item) => isAction(item) || roleAt(item) === 'need');
  }
  // "не знаю что надеть завтра"
  const undecided = UNDECIDED.endAt(items, from);
  if (undecided > from && hasTag(items[marksEnd(items, undecided)], 'wondered')) return true;
  const last = items.findLastIndex((item) => isMark(item));
  const closes = last > 0 && last + 1 < items.length;
  if (!closes || RESIGNED.endAt(items, last + 1) < items.length) return false;
  const before = items.slice(0, last);
  return (
    isTalk(before) ||
    !before.some((item) => isAction(item) || isFact(item) || roleAt(item) === 'need')
  );
}

/** Nothing is to be done in it, and no time to come is said. */
const isIdleRest = (items: readonly Item[]): boolean =>
  !items.some((item) => isAction(item) || isAhead(item) || roleAt(item) === 'need');

/** "обалдеть какой снег", "как же хорошо на улице" */
function isWondering(items: readonly Item[]): boolean {
  const from = start(items);
  const end = WONDERING.endAt(items, from);
  return end > from && isIdleRest(items.slice(end));
}

/** "ну и жарища", "снега по колено", "моя очередь мыть посуду" */
function isState(items: readonly Item[]): boolean {
  if (items.some((item) => isAhead(item) || PERIODS.has(item.meaning?.kind ?? ''))) return false;
  const isIdle = isIdleRest(items);
  const rules = isIdle ? STATES : SURE_STATES;
  const from = start(items);
  return rules.at(items, 0, items) !== null || (from > 0 && rules.at(items, from, items) !== null);
}

const PERIODS: ReadonlySet<string> = new Set([
  'window',
  'range',
  'repeat',
  'from',
  'after',
  'due-in',
]);

const STATES = new RuleList<readonly Item[], WholeRule>(EXCLAIMING_RULES, COMMAND_SYMBOLS);
const SURE_STATES = new RuleList<readonly Item[], WholeRule>(
  EXCLAIMING_RULES.filter(({ isSure }) => isSure === true),
  COMMAND_SYMBOLS,
);

/** Does the whole of it only tell, whatever it would be in pieces? */
export function isWholeTalk(items: readonly Item[]): boolean {
  if (items.some((item) => OURS.has(roleAt(item)) && !isInfinitive(item.word))) return false;
  return (
    isVainAttempt(items) ||
    isOrderToOther(items) ||
    isResigned(items) ||
    isWondering(items) ||
    isState(items)
  );
}
