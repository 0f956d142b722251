import { type ReadOperation, type ThreadHints, targetsOf } from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { bearersOf } from '../objects/bearers.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import type { Reader, Words } from '../words.ts';
import { AS_ORDERS, BETWEEN_POINTED, LEADS_TO_POINTED, POINTED } from './each-pointed-phrases.ts';
import { isWhole } from './numbered-apart.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** More in one breath are not told apart by ear. */
const PARTS_MAX = 4;
const LEAST = 0.6;

/**
 * "первую на завтра, вторую срочной", "её завтра, а дрель послезавтра", "хотя первую тоже срочной": what is counted,
 * what is in view and what is named, each with something whole of its own said of it. Null where one of the parts says
 * anything else, or nothing is counted or pointed at.
 */
export const eachPointed: Reader = (words) => {
  const { said, thread, request } = words;
  if (thread === null || thread.named === true || isAsking(request)) return null;
  if (said.length > CHARS_MAX || /[?:\n«"]/u.test(said)) return null;
  const text = said.trim().replace(/[.!]+$/u, '');
  const parts = text.split(BETWEEN_POINTED).map((part) => part.replace(LEADS_TO_POINTED, ''));
  if (parts.length > PARTS_MAX || parts.some((part) => part === '')) return null;
  // alone it is read as it stands, but for what leads up to it
  const [only = '', ...more] = parts;
  if (more.length === 0 && (only === text || !isCounted(only))) return null;
  if (!parts.some((part) => isCounted(part) || POINTED.test(part))) return null;
  const found = parts.map((part) => readOne(part, words, thread));
  const operations = found.filter((one) => one !== null);
  if (operations.length < found.length || !areApart(operations, thread)) return null;
  return operationsOf(operations, true);
};

const isCounted = (part: string): boolean => placeOf(wordsIn(part)[0] ?? '') !== null;

/** The one thing that a part does to the one that it says; null where it is no such part. */
function readOne(part: string, { acts }: Words, thread: ThreadHints): ReadOperation | null {
  const view = POINTED.test(part) ? inView(thread) : null;
  if (view === null && POINTED.test(part)) return null;
  for (const order of [part, ...AS_ORDERS(part)]) {
    const [only, ...more] = acts(order) ?? [];
    if (only === undefined || more.length > 0 || !isWhole({ ...only, isAddressed: true }, LEAST))
      continue;
    if (view === null) {
      if (saysOne(only, part, thread)) return asSure(only);
    } else if (!isNamed(only) && targetsOf(only.operation.type).includes(view.kind)) {
      const { half_open: _half, ...one } = only;
      return { ...one, operation: { ...one.operation, [view.kind]: view.number } } as ReadOperation;
    }
  }
  return null;
}

const isNamed = ({ mention, names, set, bulk, several }: ReadOperation): boolean =>
  [mention, names, set, bulk, several].some((one) => one !== undefined);

/** Is it said of one place of the list, or of one name that was spoken of here? */
function saysOne(one: ReadOperation, part: string, thread: ThreadHints): boolean {
  const { operation, mention, names, set, bulk, several, ordinal, shown } = one;
  if ([names, set, bulk, several].some((each) => each !== undefined)) return false;
  if (isCounted(part)) {
    return (
      ordinal !== undefined ||
      shown !== undefined ||
      'task' in operation ||
      'timeblock' in operation
    );
  }
  return mention !== undefined && isSpokenOfIn(readText(mention).items, thread);
}

/** Beside what is set against it, a time alone makes nothing new. */
const asSure = (one: ReadOperation): ReadOperation =>
  one.operation.type === 'reschedule'
    ? { ...one, confidence: Math.max(one.confidence, LIKELY) }
    : one;

/** What is pointed at is not what is named beside it. */
function areApart(operations: readonly ReadOperation[], thread: ThreadHints): boolean {
  const view = inView(thread);
  const isView = ({ operation }: ReadOperation): boolean =>
    view !== null && (operation as Record<string, unknown>)[view.kind] === view.number;
  if (view === null || !operations.some(isView)) return true;
  return operations
    .filter((one) => !isView(one))
    .every(({ mention }) => {
      const bearers = mention === undefined ? [] : bearersOf(wordsIn(mention), thread);
      return !(bearers.length === 1 && bearers[0] === view);
    });
}
