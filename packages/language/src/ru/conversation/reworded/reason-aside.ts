import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isPlainReason } from '../../commands/talk/frame.ts';
import { isTalk } from '../../commands/talk/is-talk.ts';
import { isImperative } from '../../commands/verb-forms.ts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { MAY_NEED_NOT, UNNEEDED_THEN } from './needless-phrases.ts';
import { ONLY_POINTS } from './pointed-first-phrases.ts';
import { ASIDE, CALLED_OFF, NO_REASON, OF_ONESELF } from './told-reason-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/** An order and the reason that stood beside it: surely one where it tells of the person, or opens as a reason. */
export interface BesideReason {
  readonly order: string;
  readonly reason: string;
  readonly isSure: boolean;
}

/**
 * "всё на сегодня перенеси на завтра, я заболела": the order without the reason that is told before it, and
 * without the one that is told behind it. Empty where nothing beside it only tells something.
 */
export function withoutReason(said: string): readonly BesideReason[] {
  const text = said.trim().replace(/[.!]+$/u, '');
  if (text.length > CHARS_MAX || text.includes('?') || text.includes('\n')) return [];
  const joints = [...text.matchAll(ASIDE)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const [first] = joints;
  const last = joints.at(-1);
  const unneeded = first === undefined && MAY_NEED_NOT.test(text) ? behindUnneeded(text) : null;
  if (unneeded !== null) return [unneeded];
  if (first === undefined || last === undefined) return [];
  const ahead = text.slice(0, first.from);
  const behind = text.slice(last.to);
  return [
    ...(isReason(ahead) ? [beside(text.slice(first.to), ahead)] : []),
    ...(isReason(behind) ? [beside(text.slice(0, last.from), behind)] : []),
  ];
}

/** "слесарю звонить уже не надо он сам пришёл", as it is spoken. */
function behindUnneeded(text: string): BesideReason | null {
  const { head, why } = UNNEEDED_THEN.exec(text)?.groups ?? {};
  if (head === undefined || why === undefined || !isReason(why)) return null;
  return beside(head, why);
}

const beside = (order: string, reason: string): BesideReason => ({
  order,
  reason,
  isSure: OF_ONESELF.test(reason) || isPlainReason(readText(reason).items, 0),
});

/** Is something told, and nothing ordered or taken back? */
function isReason(part: string): boolean {
  if (part.trim() === '' || NO_REASON.test(part)) return false;
  const { items } = readText(part);
  const isOrder = (item: Item): boolean =>
    isAction(item) || isVerb(item.word) || isImperative(item.word);
  return !items.some(isOrder) && (isTalk(items) || isPlainReason(items, 0));
}

/** "доски выкинул, сток на завтра": what is told of another thing that was spoken of is no reason. */
export function tellsOfAnother(
  reason: string,
  ordered: readonly ReadOperation[],
  thread: ThreadHints | null,
): boolean {
  const [first] = wordsIn(reason);
  const mentions = ordered.flatMap(({ mention = '' }) => wordsIn(mention));
  if (first === undefined || first.length <= 2 || mentions.length === 0) return false;
  const isNamed = (thread?.candidates ?? []).some(({ title = '' }) =>
    wordsIn(title).some((word) => isSameName(word, first)),
  );
  return isNamed && !mentions.some((word) => isSameName(word, first));
}

const isPronoun = (word: string): boolean => ONLY_POINTS.has(fold(word));

/**
 * "на йогу передумала, убери": an order that names nothing is about what its reason names, and not about what
 * happens to be in view.
 */
export function ofReason(
  read: ReadOperation,
  reason: string,
  thread: ThreadHints | null,
): ReadOperation | null {
  const { mention, set, bulk, shown, names } = read;
  if ((mention ?? set ?? bulk ?? shown ?? names) !== undefined) return read;
  const titles = (thread?.candidates ?? []).map(({ title = '' }) => wordsIn(title));
  const borne = wordsIn(reason).filter(
    (word) =>
      word.length > 2 && titles.some((title) => title.some((each) => isSameName(each, word))),
  );
  if (borne.length > 0) return { ...read, mention: borne.join(' ') };
  const calledOff = CALLED_OFF.exec(reason.trim())?.groups?.['what'];
  // what is not there must not stand for what happens to be in view
  return calledOff === undefined || isPronoun(calledOff) ? read : { ...read, mention: calledOff };
}
