import type { InterpretResponse, ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { isAsking } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import {
  isCalled,
  isListCalled,
  isOfSomebody,
  isPurchase,
  type ThingsOfTitle,
  thingsOfTitle,
  titleOf,
} from '../objects/things-of-title.ts';
import { GUESS } from './made.ts';
import {
  AND_AHEAD,
  BETWEEN_MORE,
  MORE_AHEAD,
  NO_MORE_THINGS,
  OF_NAME,
  OF_PURCHASES,
  SAYS_HOW,
  THERE_AHEAD,
  THERE_BEHIND,
} from './onto-title-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 80;
const THING_WORDS_MAX = 4;
const THINGS_MAX = 6;

/**
 * "и ещё пуговицы", "чешки туда же" right behind a task "купить молоко, хлеб": it is called so with them, which is asked about.
 * Null where the task in view lists nothing to be bought, and for what is no thing.
 */
export function interpretOntoTitle({ text, request }: Spoken): InterpretResponse | null {
  const { thread = null } = request;
  if (thread === null || isAsking(request)) return null;
  const said = text.trim();
  const purchase = said.length > CHARS_MAX ? null : purchaseInView(thread);
  if (purchase === null) return null;
  const { title, number } = purchase;
  if (OF_PURCHASES.test(said) && thread.candidates.some(isList)) return null;
  const things = thingsPut(said, title.things.length > 1);
  if (things.length === 0 || things.length > THINGS_MAX || !things.every(isThing)) return null;
  // what stands there already is said for another reason
  if (things.some((thing) => title.things.some((each) => isCalled(each, thing)))) return null;
  const named = titleOf(title, [...title.things.map((each) => each.text), ...things]);
  return {
    kind: 'operations',
    envelopes: [],
    operations: [{ operation: { type: 'rename', title: named, task: number }, confidence: GUESS }],
    interpreter: 'rules',
  };
}

/** The task that was spoken of last, where its title lists what is to be bought. */
function purchaseInView({
  candidates: [inView],
  default_task_id: task,
}: ThreadHints): { readonly title: ThingsOfTitle; readonly number: number } | null {
  if (inView?.kind !== 'task' || inView.number !== task) return null;
  const title = thingsOfTitle(inView.title ?? '');
  return title === null || !isPurchase(title) ? null : { title, number: inView.number };
}

/** The things that are put to the others; of one thing "и ещё" may say another task as well. */
function thingsPut(said: string, areSeveral: boolean): readonly string[] {
  const there = THERE_AHEAD.exec(said) ?? THERE_BEHIND.exec(said);
  const more = areSeveral ? (MORE_AHEAD.exec(said) ?? AND_AHEAD.exec(said)) : null;
  const put = (there ?? more)?.groups?.['items'];
  return put?.split(BETWEEN_MORE).map((thing) => thing.trim()) ?? [];
}

const isList = ({ kind, title = '' }: ObjectHandle): boolean =>
  kind === 'task' && isListCalled(title);

/** "и срочно" is said of the whole task, and "и ещё задача" opens another one. */
const NO_THINGS: ReadonlySet<Role | null> = new Set([
  'task',
  'urgent',
  'important',
  'unhurried',
] as const);

/** Something that is bought: no time, nothing to be done, nobody, and nothing of a plan. */
function isThing(said: string): boolean {
  if (said === '' || NO_MORE_THINGS.test(said) || OF_NAME.test(said)) return false;
  const items = readText(said).items.filter((item) => !isMark(item));
  if (items.length === 0 || items.length > THING_WORDS_MAX) return false;
  if (items.length === 1 && isOfSomebody(items[0]?.word ?? '')) return false;
  return !items.some(
    (item) =>
      isFact(item) ||
      isAction(item) ||
      SAYS_HOW.test(item.word) ||
      NO_THINGS.has(roleAt(item)) ||
      isVerb(item.word) ||
      isPast(item.word) ||
      isImperative(item.word) ||
      isInfinitive(item.word),
  );
}
