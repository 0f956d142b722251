import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import type { Words } from '../words.ts';
import {
  BEFORE_SOMEBODY,
  BY_MANY,
  byNumber,
  dueByNumber,
  ENDS_AS_SOMEBODY,
  FORGOTTEN,
  IS_ACCUSATIVE,
  IS_CALLED,
  IS_DATIVE,
  IS_SOMEBODY,
  IS_TERM,
  IS_WE,
  LETS_BE,
} from './day-forgotten-phrases.ts';
import { kindsIn } from './kinds-of-time.ts';

type Said = Readonly<Record<string, string | undefined>>;

/**
 * "полису я дату не поставил, пусть будет 10 декабря", of what was spoken of here and bears the name. Where somebody else
 * may not have named it ("мастер время не назначил"), or the words may say what is meant ("билет без даты"), it is asked.
 */
export function dayForgotten(
  text: string,
  words: Words & { readonly thread: ThreadHints },
): readonly ReadOperation[] | null {
  for (const pattern of FORGOTTEN) {
    const said = pattern.exec(text)?.groups;
    const found = said === undefined ? null : dayOfNamed(said, words);
    if (found !== null) return [found];
  }
  return null;
}

function dayOfNamed(said: Said, { acts, thread }: Words): ReadOperation | null {
  const { name = '', field = '' } = said;
  const time = (said['time'] ?? '').replace(LETS_BE, '');
  const named = namingWords(name);
  const [known, ...others] = knownAs(named, thread);
  if (known === undefined || known.kind === 'project' || kindsIn(time) === null) return null;
  // "купить билет без даты" is something new
  if (isInfinitive(wordsIn(name)[0] ?? '')) return null;
  const isDue = known.kind === 'task' && IS_TERM.test(field);
  const order = isDue ? dueByNumber(known.number, time) : byNumber(known.kind, known.number, time);
  const [found, ...more] = acts(order) ?? [];
  if (found === undefined || more.length > 0 || !DATED.has(found.operation.type)) return null;
  const isSure = isForgotten(said, known);
  const only = isSure ? found : { ...found, confidence: Math.min(found.confidence, GUESS) };
  if (others.length === 0) return only;
  // which of them it is is asked
  const { [known.kind]: _one, ...operation } = only.operation as Record<string, unknown>;
  return { ...only, operation, mention: asTitled(named, known) } as ReadOperation;
}
const DATED: ReadonlySet<string> = new Set(['reschedule', 'set_due']);

/** Is it surely the person who forgot it, and of the thing that is named? */
function isForgotten(said: Said, known: ObjectHandle): boolean {
  const { name = '', we = '', amid = '', behind = '', of = '' } = said;
  const isOwn = IS_WE.test(`${we}${amid}${behind}`);
  if (said['without'] !== undefined) {
    if (said['stands'] !== undefined) return !IS_SOMEBODY.test(name);
    return said['left'] !== undefined && (isOwn || IS_ACCUSATIVE.test(name));
  }
  if (of !== '') return isOwn || isThing(name, known);
  if (said['none'] !== undefined) return false;
  return isOwn || (IS_DATIVE.test(name) && !BY_MANY.test(said['unset'] ?? ''));
}

/** "у полиса" of «оформить полис»: something, and nobody who stands in the title. */
function isThing(name: string, { title = '' }: ObjectHandle): boolean {
  if (IS_CALLED.test(name)) return false;
  const said = namingWords(name);
  const words = wordsIn(title);
  return said.every((word) => {
    if (IS_SOMEBODY.test(word)) return false;
    const at = words.findIndex((each) => isBegunAlike(word, each));
    const each = words[at] ?? '';
    if (BEFORE_SOMEBODY.has(words[at - 1] ?? '')) return false;
    return !ENDS_AS_SOMEBODY.some(([ending, titled]) => ending.test(word) && titled.test(each));
  });
}

/** So many letters of a name stay as they are. */
const STEM = 3;
const isBegunAlike = (word: string, each: string): boolean =>
  word.slice(0, STEM).toLowerCase() === each.slice(0, STEM).toLowerCase();
