import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { beginsLikeVerb, sharedLetters } from '../objects/noun-of-verb.ts';
import type { Reader, Words } from '../words.ts';
import {
  BY_THEN,
  dueOrder,
  NAMES_TWO,
  NOT_THAT_DAY,
  SAME_ACTS,
  UNTIL_WITHIN,
} from './not-that-day-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "торт забрать не в субботу, а в пятницу", "ведущего искать не в субботу, а до пятницы", where it stands to be done: it
 * is moved, and nothing new is written. With another verb than its own it is asked about. Null where nothing bears the
 * words.
 */
export const notThatDay: Reader = ({ said, thread, ground, acts }) => {
  const text = said.trim();
  if (thread === null || thread.named === true || text.length > CHARS_MAX) return null;
  for (const pattern of NOT_THAT_DAY) {
    const { what, wrong = '', right = '' } = pattern.exec(text)?.groups ?? {};
    if (what === undefined || !saysOnlyTime(wrong) || !saysOnlyTime(right)) continue;
    const meant = meantBy(what, thread);
    // "в среду до обеда" may be when it is done, or until when
    const most = UNTIL_WITHIN.test(right) ? GUESS : LIKELY;
    const known = meant && { ...meant, most: Math.min(meant.most, most) };
    const found = known && movedTo(known, { wrong, right }, { ground, acts });
    if (found) return operationsOf(found, true);
  }
  return null;
};

interface Meant {
  readonly mention: string;
  readonly most: number;
}

/** What bears the nouns and was to be done so, or with another verb; without a verb others read it. */
function meantBy(what: string, thread: ThreadHints): Meant | null {
  const { name, times } = partsOf(what);
  const words = namingWords(name);
  const acts = words.filter(isInfinitive);
  const nouns = words.filter((word) => !isInfinitive(word));
  if (times !== '' || acts.length !== 1 || nouns.length === 0) return null;
  const known = knownAs(nouns, thread).filter(({ title = '' }) => !/[«»"]/u.test(title));
  const same = known.filter((each) => isToDoSo(acts[0] ?? '', each));
  const [only, ...more] = same.length > 0 ? same : known;
  if (only === undefined) return null;
  const isOneOfTwo = same.some(({ title = '' }) => NAMES_TWO.test(title));
  const mention = more.length > 0 ? asTitled(nouns, only) : (only.title ?? '');
  return { mention, most: same.length > 0 && !isOneOfTwo ? LIKELY : GUESS };
}

const SHARED_MIN = 4;

/** Is it to be done with that verb, or with one that is said of the same? */
const isToDoSo = (act: string, { title = '' }: ObjectHandle): boolean =>
  wordsIn(title).some(
    (verb) =>
      isInfinitive(verb) &&
      (verb === act ||
        beginsLikeVerb(act, verb) ||
        sharedLetters(act, verb) >= Math.max(SHARED_MIN, verb.length - 2) ||
        SAME_ACTS.some((acts) => acts.has(act) && acts.has(verb))),
  );

/** The move, of what stands at the wrong time; until when it is due is no day on which it is planned. */
function movedTo(
  { mention, most }: Meant,
  { wrong, right }: { readonly wrong: string; readonly right: string },
  { ground, acts }: Pick<Words, 'ground' | 'acts'>,
): readonly ReadOperation[] | null {
  const isDue = BY_THEN.test(right);
  const found = acts(isDue ? dueOrder(mention, right) : moveOrder(mention, right));
  const [only, ...more] = found ?? [];
  if (only === undefined || more.length > 0) return null;
  const isDueNow = only.operation.type === 'set_due';
  const stood = BY_THEN.test(wrong) ? null : toNewTime({ old: wrong, anew: wrong }, ground);
  const { on, at } = stood ?? {};
  const one: ReadOperation = {
    ...only,
    ...(on === undefined ? {} : { on }),
    ...(at === undefined ? {} : { at }),
    confidence: Math.min(only.confidence, most),
  };
  if (!isDueNow || on === undefined) return [one];
  const undated = { type: 'reschedule', planned_at: null } as const;
  return [one, { operation: undated, confidence: LIKELY, same: true }];
}
