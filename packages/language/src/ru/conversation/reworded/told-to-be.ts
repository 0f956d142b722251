import type {
  CommandEnvelope,
  Entities,
  InterpretRequest,
  InterpretResponse,
  ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isAction, isFact, isWord, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { AND_IS, ENDS, IS, IS_LAST, THIS } from './told-to-be-phrases.ts';

/**
 * "две канистры это грунтовка", where "взять две канистры" stands: it is told what something is that stands, and nothing
 * new is called so. Whether it is to be noted there is asked about; where that is told in a way in which nothing new
 * is called ("это и есть", "сантехнику это позвонить"), nothing is read. Null for everything else.
 */
export function toldToBe(
  { text, thread }: Pick<InterpretRequest, 'text' | 'thread'>,
  found: InterpretResponse,
): InterpretResponse | null {
  if (thread === undefined || found.talk !== undefined || text.length > CHARS_MAX) return null;
  const isUnread = found.kind === 'none' && !/[?!;:\n]/u.test(text);
  const titles = isUnread ? [{ title: text.replace(ENDS, '') }] : found.envelopes.map(entitiesOf);
  const told = titles.map((entities) => tellingOf(entities, thread));
  if (told.every((each) => each === null)) return null;
  const [only, ...more] = told;
  if (told.some((each) => each?.isUnclear)) {
    return { ...found, kind: 'none', envelopes: [], notes: [] };
  }
  if (only?.note === undefined || more.length > 0) return null;
  const operation = { type: 'add_note', text: only.note } as const;
  const operations = [
    { operation, confidence: GUESS, mention: only.mention, kind: 'task' as const },
  ];
  return { kind: 'operations', envelopes: [], operations, interpreter: found.interpreter };
}

/** Longer texts are stories. */
const CHARS_MAX = 120;

interface Told {
  readonly mention: string;
  /** What could be noted to it. */
  readonly note?: string;
  /** Is it told what something is in a way in which nothing new is ever called? */
  readonly isUnclear?: boolean;
}

const entitiesOf = ({ command }: CommandEnvelope): Entities => command.entities;

function tellingOf({ title = '', ...fields }: Entities, thread: ThreadHints): Told | null {
  // "дежурить это на завтра": of "сделать это" nobody knows whether it names anything
  const whole = title.replace(IS_LAST, '');
  if (whole !== title) {
    const isWhole = thread.candidates.some((each) => each.title === whole);
    return isWhole ? { mention: whole, isUnclear: true } : null;
  }
  const [mention = '', ...rest] = title.split(IS);
  const [only, ...others] = rest.length === 0 ? [] : knownAs(namingWords(mention), thread);
  if (only === undefined) return null;
  const is = rest.join(' ').trim();
  const isNote = others.length === 0 && only.kind === 'task' && !isTimed(fields);
  if (isNote && isShort(is)) return { mention, note: `${THIS} ${is}` };
  return { mention, isUnclear: AND_IS.test(title) || isOtherAct(mention, is) };
}

/** "сантехнику это позвонить": what is to be done is told of what has no act before it. */
const isOtherAct = (mention: string, is: string): boolean =>
  readText(is).items.slice(0, 2).some(isAction) && !readText(mention).items.some(isAction);

/** Few words of one sentence, which neither order anything nor say when. */
function isShort(is: string): boolean {
  const { items } = readText(is);
  const isPlain = (item: Item): boolean =>
    isWord(item) &&
    !isFact(item) &&
    !isAction(item) &&
    !isFinite(item.word) &&
    roleAt(item) === null;
  return items.length <= NOTE_WORDS_MAX && items.every(isPlain);
}
const NOTE_WORDS_MAX = 5;

const isTimed = (fields: Omit<Entities, 'title'>): boolean => Object.keys(fields).length > 0;
