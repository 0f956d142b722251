import type { ObjectHandle, Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import type { Ground } from '../../../time/place.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { BETWEEN_PARTS } from '../acts/list-phrases.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { actsIn } from '../objects/same-act.ts';
import { isSameVerb } from '../objects/same-verb.ts';
import type { Reader } from '../words.ts';
import {
  AND_GOES,
  BINDS,
  CONDITION,
  DONE_TO_ANY,
  INSTEAD_THEN,
  IS_MOVED,
  LEADS,
  MAY_DENY,
  NOT,
  NOT_TO_DO,
  THEN_INSTEAD,
  TOLD_APART,
  UNTIL_THEN,
  WANTED_SO,
} from './denied-there-phrases.ts';
import { dayIn, goesOf, isSeries } from './needed-no-more.ts';
import { partsOf, toNewTime } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** Longer reasons and clauses, too. */
const REASON_WORDS_MAX = 5;
const CLAUSE_WORDS_MAX = 8;
const WEEK = 7;

/**
 * "в пн не сверять вакцины праздник, перенести на вторник" where «сверять остатки вакцин» stands: the very verb of what
 * stands is denied, so that nothing new is said. It is asked whether it is moved, or goes; of what repeats, that one
 * day. Null where nothing is to be done so, or more is said than that and why.
 */
export const deniedThere: Reader = ({ said, thread, ground, request }) => {
  if (thread === null || thread.named === true || isAsking(request)) return null;
  const denied = deniedIn(said);
  if (denied === null) return null;
  const known = knownOf(denied, thread);
  const [one, ...others] = known;
  if (one === undefined) return null;
  const nouns = namingWords(denied.name).filter((word) => isBorne(word, one, thread));
  const mention = others.length === 0 ? (one.title ?? '') : asTitled(nouns, one);
  const day = dayIn(denied.times, ground);
  const repeats = known.some((each) => isSeries(each, thread));
  const operation = denied.when === null ? goesOf(known, repeats && day !== null) : null;
  const moved = denied.when === null ? null : movedTo(denied.when, { day, repeats }, ground);
  const done = operation ?? moved;
  if (done === null || mention === '') return null;
  // on another day than that which was said it is not to be done in any case
  const on = day === null ? {} : { on: day };
  const kind = others.length === 0 ? { kind: one.kind } : {};
  const found: ReadOperation = { operation: done, confidence: GUESS, mention, ...kind, ...on };
  return operationsOf([found], true);
};

interface Denied {
  readonly verb: string;
  /** All that is said in one clause with it, without times. */
  readonly name: string;
  readonly ahead: string;
  /** The words behind the verb, of which the last may be a reason that no mark parts. */
  readonly behind: readonly string[];
  readonly times: string;
  /** When it is to be done instead. */
  readonly when: string | null;
}

/** What is denied, when, and when it is instead; null where anything else is to be done besides. */
function deniedIn(said: string): Denied | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || !MAY_DENY.test(text) || CONDITION.test(text)) return null;
  const { ahead = '', verb: told = '', behind = '' } = NOT_TO_DO.exec(text)?.groups ?? {};
  const verb = told.toLowerCase();
  if (verb === '' || WANTED_SO.has(verb)) return null;
  const { rest, when } = insteadOf(behind, verb);
  const before = ahead.replace(LEADS, '').split(TOLD_APART).filter(isSaid);
  const after = rest.split(TOLD_APART);
  const own = [before.at(-1) ?? '', after[0] ?? ''];
  const why = [...before.slice(0, -1), ...after.slice(1)].filter(isSaid);
  if (!why.every(isReason) || !isReason(own.join(' '))) return null;
  const { name, times } = partsOf(own.join(' '));
  if (UNTIL_THEN.test(times)) return null;
  const [first, last] = own.map((part) => partsOf(part).name);
  return {
    verb,
    name,
    ahead: first ?? '',
    behind: wordsIn(last ?? ''),
    times: times === '' ? partsOf(why.join(' ')).times : times,
    when,
  };
}

const isSaid = (part: string): boolean => part.trim() !== '';

/** "..., перенести на вторник", "..., вывезти в четверг", "..., отменить" */
function insteadOf(behind: string, verb: string): Pick<Denied, 'when'> & { readonly rest: string } {
  for (const pattern of [INSTEAD_THEN, THEN_INSTEAD]) {
    const { rest = '', act = '', when = '' } = pattern.exec(behind)?.groups ?? {};
    const isOfIt = IS_MOVED.test(act) || isSameVerb(act.toLowerCase(), verb);
    if (act !== '' && isOfIt && saysOnlyTime(when)) return { rest, when };
  }
  return { rest: AND_GOES.exec(behind)?.groups?.['rest'] ?? behind, when: null };
}

/** Nothing is to be done in it, and it is short. */
const isReason = (part: string): boolean => {
  const { items } = readText(part);
  return (
    wordsIn(part).length <= CLAUSE_WORDS_MAX &&
    !items.some((item) => isInfinitive(item.word) || isVerb(item.word) || isAction(item))
  );
};

const isBorne = (word: string, one: ObjectHandle, thread: ThreadHints): boolean =>
  knownAs([word], { ...thread, candidates: [one] }).length > 0;

/** What is to be done by that verb, and bears the most of the words; those that it does not bear tell why. */
function knownOf(denied: Denied, thread: ThreadHints): readonly ObjectHandle[] {
  const words = namingWords(denied.name);
  const scored = thread.candidates
    .filter(({ kind, title = '' }) => kind !== 'project' && !wordsIn(title).includes(NOT))
    .map((one) => ({ one, borne: words.filter((word) => isBorne(word, one, thread)) }))
    .filter(({ one, borne }) => isDoneSo(denied.verb, one, borne) && isWhy(denied, one, thread))
    .filter(({ one, borne }) => isAllOfIt(one, borne));
  const most = Math.max(0, ...scored.map(({ borne }) => borne.length));
  const best = scored.filter(({ borne }) => borne.length === most).map(({ one }) => one);
  // "в понедельник не сверять, праздник" names nothing, "не поливать кактус" another thing
  return most === 0 && (best.length > 1 || words.length > 0) ? [] : best;
}

/** "муку не покупать" of "купить яйца, муку и сахар": one of several things is denied, and the task stays for the others. */
function isAllOfIt({ title = '' }: ObjectHandle, borne: readonly string[]): boolean {
  const parts = title.split(BETWEEN_PARTS);
  return (
    parts.length < 2 ||
    parts.every((part) =>
      wordsIn(part).some((word) => borne.some((said) => isSameName(said, word))),
    )
  );
}

function isDoneSo(verb: string, { title = '' }: ObjectHandle, borne: readonly string[]): boolean {
  const [act] = actsIn(title);
  return act === undefined ? DONE_TO_ANY.has(verb) && borne.length > 0 : isSameVerb(verb, act);
}

/** Do the words that are not its own stand at the end, as a reason does: "не вывозить мусор праздник"? */
function isWhy({ ahead, behind }: Denied, one: ObjectHandle, thread: ThreadHints): boolean {
  const last = behind.findLastIndex((word) => isBorne(word, one, thread));
  const why = behind.slice(last + 1);
  return (
    namingWords(ahead).every((word) => isBorne(word, one, thread)) &&
    behind.slice(0, last + 1).every((word) => BINDS.has(word) || isBorne(word, one, thread)) &&
    why.length <= REASON_WORDS_MAX &&
    !BINDS.has(why[0] ?? '')
  );
}

/** "в среду не поливать, перенести на четверг": the Thursday behind that Wednesday. */
function movedTo(
  when: string,
  { day, repeats }: { readonly day: string | null; readonly repeats: boolean },
  ground: Ground,
): Operation | null {
  const { operation } = toNewTime({ old: '', anew: when }, ground) ?? {};
  if (operation?.type !== 'reschedule') return null;
  const scope = repeats ? { scope: 'this' as const } : {};
  const { planned_at: at } = operation;
  if (day === null || at == null || at.length !== day.length || at >= day)
    return { ...operation, ...scope };
  const later = formatDay(parseDay(at) + WEEK);
  const isNext = later > day && parseDay(later) - parseDay(day) < WEEK;
  return { ...operation, ...(isNext ? { planned_at: later } : {}), ...scope };
}
