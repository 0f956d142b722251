import type { InterpretRequest } from '@planerka/contracts';
import { targetsOf } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Ground } from '../../../time/place.ts';
import { isMark } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isQuoted } from '../clause.ts';
import { NOTING } from '../lexicon.ts';
import { numberedIn, runOfNumber } from '../objects/numbered-run.ts';
import { PhraseBook } from '../phrase.ts';
import { type FoundOperation, GUESS } from './made.ts';
import { actOf } from './named-act.ts';
import type { Act, NamedAct } from './named-act-rule.ts';
import { NUMBERED_ACT_RULES } from './numbered-act-rules.ts';
import { isHedge, isSupposed } from './supposed.ts';

/** Longer texts are stories. */
const CHARS_MAX = 300;
const BOOK = new PhraseBook<NamedAct, Act>(NUMBERED_ACT_RULES);

type Request = Pick<InterpretRequest, 'thread'> & Partial<Pick<InterpretRequest, 'source'>>;

/**
 * "к TASK-002 добавь подзадачу ...", "у блока 2 поменяй время на 12:30", "задаче номер три поставь высокий": what is
 * done to one object that is named by its number or its place, wherever among the words that stands; all the others
 * together have to say what is done. Null for everything else.
 */
export function readNumberedAct(
  said: string,
  read: ReadText,
  { thread: spokenOf, source }: Request,
  ground: Ground,
): FoundOperation | null {
  const thread = spokenOf ?? null;
  if (said.length > CHARS_MAX || /[?\n]/u.test(said)) return null;
  if (source?.channel === 'telegram_edit') return null;
  const named = numberedIn(said, read, thread);
  if (named === null) return null;
  const { text, kind, number, place } = named;
  const { items: all } = readText(text);
  // "задачу 3 перенести бы на среду": of a number nothing else can be wished
  const items = all.filter(
    (item) => isQuoted(item) || item.word === '#' || !(isMark(item) || hasTag(item, 'would')),
  );
  if (items.some(({ word }) => NOTING.manyParts.has(word))) return null;
  const actAmong = (words: readonly Item[]): Act | null => {
    const clause = {
      text,
      said: text,
      items: words,
      handles: [],
      hasTokens: false,
      thread,
      ground,
    };
    return actOf(runOfNumber(named, words), clause, BOOK);
  };
  const found = supposedOrSure(items, actAmong);
  if (found === null) return null;
  const { operation, confidence } = found;
  if (!targetsOf(operation.type).includes(kind)) {
    // a note to a timeblock: by its name it is told that this cannot be done to it
    const titled = thread?.candidates.find((one) => one.kind === kind && one.number === number);
    const mention = titled?.title;
    return mention === undefined
      ? null
      : { operation, confidence: Math.min(confidence, GUESS), mention, isAddressed: true };
  }
  return number === null
    ? {
        operation,
        confidence,
        kind,
        isAddressed: true,
        ...(place === null ? {} : { ordinal: place }),
      }
    : { operation: { ...operation, [kind]: number }, confidence, isAddressed: true };
}

/** "TASK-2 возможно в пятницу": without the word that doubts it the order is whole, and it is asked about. */
function supposedOrSure(
  items: readonly Item[],
  actAmong: (words: readonly Item[]) => Act | null,
): Act | null {
  const whole = actAmong(items);
  const found = whole ?? actAmong(items.filter((item) => !isHedge(item)));
  const isAsked = found !== null && (whole === null || isSupposed(found.operation, items));
  return isAsked ? { ...found, confidence: Math.min(found.confidence, GUESS) } : found;
}
