import type { InterpretResponse, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import {
  ANY_WORK,
  AT_ANY_WORK,
  BESIDE_REASON,
  BETWEEN_REASON,
  MOVE,
  MOVED_THEN,
  PRONOUN,
  PUT_OFF,
  TIED,
  TIED_ORDER,
  TOLD_THEN,
  UNABLE,
  WILL_NOT,
  WITH,
} from './told-reason-phrases.ts';

/** Longer stretches are stories. */
const WORDS_MAX = 20;

/**
 * "завтра не получится забрать торт, перенеси на субботу": the order, with what the reason names as its
 * object and without the reason. Null for everything else.
 */
export function orderBesideReason(said: string): string | null {
  const parts = said
    .trim()
    .replace(/[.!]+$/u, '')
    .split(BETWEEN_REASON)
    .filter(Boolean);
  if (parts.length !== 2 || said.includes('?')) return null;
  const reason = parts.find((part) => UNABLE.test(part) || WILL_NOT.test(part));
  const order = parts.find((part) => part !== reason);
  const [, , , rest] = MOVED_THEN.exec(order ?? '') ?? [];
  if (reason === undefined || order === undefined || rest === undefined) return null;
  const items = readText(rest).items.filter((item) => !isMark(item));
  // "давай в понедельник": nothing but a time may stand there
  const isTimed = items.length > 0 && items.every(isFact);
  // "чинить не буду, отложи до весны": to which day is asked
  const isPutOff = WILL_NOT.test(reason) && PUT_OFF.test(order);
  if (!isTimed && !isPutOff) return null;
  const object = namedIn(reason);
  if (!isTimed) return object === null || object === '' ? null : `${MOVE} ${object}`;
  return object === null ? null : `${MOVE} ${object}${object === '' ? '' : ' '}${rest}`;
}

/** What is told is short; longer stretches are stories. */
const TOLD_WORDS_MAX = 7;

/**
 * "половик ещё мокрый, перенеси его на субботу": the order, with what was told of before it in place of the
 * pronoun, where that names one object of the thread. Null for everything else.
 */
export function orderBehindTold(said: string, thread: ThreadHints | null): string | null {
  const { told, order } = TOLD_THEN.exec(said.trim())?.groups ?? {};
  if (told === undefined || order === undefined || !PRONOUN.test(order)) return null;
  // "перенеси их", "их перенеси"
  if (
    !readText(order)
      .words.slice(0, 2)
      .some(({ word }) => isVerb(word))
  )
    return null;
  const { items } = readText(told);
  const words = items.filter((item) => !isMark(item));
  if (words.length > TOLD_WORDS_MAX || words.some(({ word }) => isVerb(word))) return null;
  const titles = (thread?.candidates ?? []).map(({ title = '' }) => wordsIn(title));
  const bearers = (word: string) =>
    titles.filter((title) => title.some((each) => isSameWord(each, word)));
  const named = words.filter(({ word }) => word.length > 3 && bearers(word).length > 0);
  const [name, ...others] = named;
  if (name === undefined || others.length > 0 || bearers(name.word).length > 1) return null;
  return order.replace(PRONOUN, `$1${told.slice(name.from, name.to)}$2`);
}

/** "крышу чинить не буду": the thing alone, where one is named, and else what would be done with it. */
function withoutWill(reason: string): string {
  const { ahead, behind } = WILL_NOT.exec(reason)?.groups ?? {};
  if (!WILL_NOT.test(reason)) return reason;
  const left = reason.replace(WILL_NOT, ' ').replace(AT_ANY_WORK, ' ').trim();
  const verb = ahead ?? behind ?? '';
  const isNamed = readText(left).items.some((item) => !isFact(item) && !isMark(item));
  return isNamed || ANY_WORK.test(verb) ? left.replace(WITH, '') : `${verb} ${left}`.trim();
}

/** What the reason is about, without the time that does not suit; null where it tells a story. */
function namedIn(reason: string): string | null {
  const bare = withoutWill(reason.replace(UNABLE, ' ').replace(BESIDE_REASON, ' ').trim());
  const { items } = readText(bare);
  if (items.length > WORDS_MAX) return null;
  let left = bare;
  for (const item of items.filter(isFact).reverse()) {
    left = `${left.slice(0, item.from)} ${left.slice(item.to)}`;
  }
  return left.replace(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, '');
}

/**
 * "напомни, когда будет логопед, взять карточку": no reminder hangs on something else, so the thing to be
 * done is asked about as a task, with what was said of its time beside it. Null for everything else.
 */
export function readTied(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const [, tied] = TIED.exec(text.trim()) ?? [];
  if (tied === undefined || tied.includes('?')) return null;
  const { items } = readText(tied);
  const at = items.findIndex(({ word }) => isInfinitive(word));
  const action = items[at];
  const before = items.slice(0, Math.max(at, 0));
  if (action === undefined || before.length < 2 || items.some(isFact)) return null;
  const read = readNew(`${TIED_ORDER} ${tied.slice(action.from)}`);
  const [only, ...more] = read.envelopes;
  if (read.kind !== 'commands' || only === undefined || more.length > 0) return null;
  const description = tied.slice(0, action.from).replace(/[\s,]+$/u, '');
  const { command } = only;
  const entities = { ...command.entities, description };
  const confidence = Math.min(command.confidence, GUESS);
  return { ...read, envelopes: [{ ...only, command: { ...command, entities, confidence } }] };
}
