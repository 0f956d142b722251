import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { isNeededNoMore, withActAhead } from './needed-no-more.ts';
import {
  IN_PASSING,
  MAY_BE_NEEDLESS,
  MAY_NEED_NOT,
  NO_NEED_OF,
  NO_USE,
  NOT_TO_BE_DONE,
  SPARE,
  SUBORDINATE,
  SURELY_UNNEEDED,
  TAKE_AWAY,
  TAKEN_AWAY,
  TELLS_WHICH,
  UNNEEDED,
} from './needless-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import { unneededVerb } from './verb-not-needed.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 4;

/**
 * "а, дрожжи дома есть, вычёркивай", "уже не надо, купили": the order behind the reason why something is no longer
 * needed, of what the reason names or of what is in view. Null where nothing but a word of cancelling is
 * said, which changes nothing by itself.
 */
export function needlessIn(said: string, thread: ThreadHints | null): PlainOrder | null {
  const text = said.trim().replace(/[.!…)]+$/u, '');
  if (thread === null || text.length > CHARS_MAX || /[?\n:«"]/u.test(text)) return null;
  const parts = MAY_BE_NEEDLESS.test(text) ? partsOf(text) : null;
  if (parts === null || !isEnough(parts)) return null;
  const isOrdered = parts.orders > 0;
  if (!parts.reasons.every((part) => isReason(part, isOrdered, thread))) return null;
  const name = nameIn(parts.reasons, thread);
  if (name === null && inView(thread) === null) return null;
  const isClear = name !== null || parts.reasons.length === 0;
  const order = TAKEN_AWAY(name);
  // else nothing says which one it is, or that it shall go
  return isOrdered && isClear ? { order } : { order, most: GUESS };
}

interface Parts {
  readonly orders: number;
  readonly unneeded: readonly string[];
  readonly reasons: readonly string[];
}

/** What stands between marks: orders, words that say that it is not needed, and all that is told besides. */
function partsOf(text: string): Parts {
  const parts = fold(text)
    .split(/\s*(?:[,.;!]+|\s[-–—])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !SPARE.test(part));
  const rest = parts.filter((part) => !TAKE_AWAY.test(part));
  return {
    orders: parts.length - rest.length,
    unneeded: rest.filter((part) => UNNEEDED.test(part)),
    reasons: rest.filter((part) => !UNNEEDED.test(part)),
  };
}

/** "не надо" alone may take back anything: a reason, an order or more of the kind must stand beside it. */
function isEnough({ orders, unneeded, reasons }: Parts): boolean {
  if (orders > 1 || orders + unneeded.length === 0) return false;
  const isSure = unneeded.some((part) => SURELY_UNNEEDED.test(part));
  return isSure || orders + unneeded.length + reasons.length > 1;
}

/** Is something told, and nothing ordered that is to be done? */
function isReason(part: string, isOrdered: boolean, thread: ThreadHints): boolean {
  const { items } = readText(part);
  const titles = thread.candidates.map(({ title = '' }) => wordsIn(title));
  const isToDo = items.some(
    (item) =>
      isVerb(item.word) ||
      ((isAction(item) || isInfinitive(item.word)) &&
        !titles.some((title) => title.some((each) => isSameName(each, item.word)))),
  );
  return !isToDo && !TELLS_WHICH.test(part) && (isOrdered || IN_PASSING.test(part));
}

/** The words of the reasons that one title alone bears. */
function nameIn(reasons: readonly string[], { candidates }: ThreadHints): string | null {
  const said = reasons.flatMap(wordsIn).filter((word) => word.length >= NAME_MIN);
  const bearers = (word: string) =>
    candidates.filter(({ title = '' }) =>
      wordsIn(title).some((each) => !isInfinitive(each) && isSameName(each, word)),
    );
  const named = said.filter((word) => !isInfinitive(word) && bearers(word).length > 0);
  return named.length === 0 ? null : named.join(' ');
}

/** "плитку резать не надо", "завтра в школу не надо": it need not be done, and nothing else is asked for. */
export function isNotToBeDone(said: string, words: readonly Item[]): boolean {
  if (unneededVerb(said) !== null || isNeededNoMore(said)) return true;
  if (
    said.length > CHARS_MAX ||
    !(MAY_NEED_NOT.test(said) || NO_USE.test(said)) ||
    /[,;:?\n«"]/u.test(said)
  )
    return false;
  const text = said.trim().replace(/[.!…)]+$/u, '');
  const acts = words.filter(({ word }) => isInfinitive(word));
  if (acts.length > 1) return false;
  if (acts.length === 1) return NO_USE.test(text) || NOT_TO_BE_DONE.test(withActAhead(text));
  const isOrdered = words.some(({ word }) => isVerb(word) || isImperative(word));
  return !isOrdered && NO_NEED_OF.test(text) && !SUBORDINATE.test(text);
}
