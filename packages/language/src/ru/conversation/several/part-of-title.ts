import type {
  InterpretResponse,
  ObjectHandle,
  Operation,
  PendingOperationQuestion,
  ReadOperation,
  ThreadHints,
} from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, isObjectAsked, isTitleAsked } from '../conversation.ts';
import { kindOfNoun } from '../lexicon.ts';
import {
  isCalled,
  isListCalled,
  isPurchase,
  type Thing,
  type ThingsOfTitle,
  thingsAround,
  thingsNamed,
  thingsOfTitle,
  titleOf,
} from '../objects/things-of-title.ts';
import { moveOrder } from '../reworded/which-is-phrases.ts';
import { leftForLater } from './left-for-later.ts';
import { toldOfThings } from './some-of-things.ts';
import { AS_BOUGHT, BESIDE_PART, TICKED_OUT } from './some-of-things-phrases.ts';

/**
 * "молоко и хлеб купила", "порошок из покупок вычеркни, его сын взял" where one task is called "купить молоко, хлеб и порошок":
 * those things leave its title, which is asked about, and never is the whole of it done. Null where all of them are meant, or
 * none.
 */
export function interpretPartOfTitle(
  { text, request }: Spoken,
  readBeside: ReadBeside,
): InterpretResponse | null {
  const { thread = null } = request;
  // the answers to these questions are words and names
  if (thread === null || isTitleAsked(request) || isObjectAsked(request)) return null;
  const part = partIn(text, thread) ?? laterPart(text, thread, readBeside);
  if (part !== null) return respond([part].flat());
  const both = isAsking(request) ? null : withBeside(text, thread, readBeside);
  return both && respond(both);
}

/** What is told of something else in the same breath; null where it is no such thing. */
type ReadBeside = (said: string) => readonly ReadOperation[] | null;

/** "ротбанд купил, а грунтовку завтра возьму": the title with what is left, which is moved to then. */
function laterPart(
  text: string,
  thread: ThreadHints,
  readBeside: ReadBeside,
): ReadOperation[] | null {
  const later = leftForLater(text);
  const part = later === null ? null : partIn(later.said, thread);
  if (later === null || part?.operation.type !== 'rename') return null;
  const { task } = part.operation;
  const title = thread.candidates.find(
    ({ kind, number }) => kind === 'task' && number === task,
  )?.title;
  const moved = readBeside(moveOrder(title ?? '', later.when));
  const [only, ...more] = moved ?? [];
  if (only?.operation.type !== 'reschedule' || more.length > 0 || task === undefined) return null;
  // a question about what has been moved since is not answered any more: the move goes ahead of it
  return [{ operation: { ...only.operation, task }, confidence: LIKELY }, part];
}

/** More joints make a story. */
const JOINTS_MAX = 4;

/** "замер готов и саморезы с клеем купил": one of a title's things, and something else that is told whole. */
function withBeside(
  said: string,
  thread: ThreadHints,
  readBeside: ReadBeside,
): ReadOperation[] | null {
  const joints = [...said.matchAll(BESIDE_PART)];
  if (joints.length > JOINTS_MAX) return null;
  for (const joint of joints) {
    const [ahead, behind] = [said.slice(0, joint.index), said.slice(joint.index + joint[0].length)];
    for (const [of, beside] of [
      [behind, ahead],
      [ahead, behind],
    ] as const) {
      const part = partIn(of, thread);
      const others = part === null ? null : readBeside(beside);
      if (part === null || others === null || others.length === 0) continue;
      if (!others.every((each) => isToldOfOther(each, part, thread))) continue;
      return of === ahead ? [part, ...others] : [...others, part];
    }
  }
  return null;
}

/** Is it told as done, and of another task than that whose thing is gone? */
function isToldOfOther(
  { operation, mention = '' }: ReadOperation,
  part: ReadOperation,
  { candidates }: ThreadHints,
): boolean {
  if (operation.type !== 'update_status') return false;
  const own = candidates.find(
    ({ kind, number }) =>
      kind === 'task' && 'task' in part.operation && number === part.operation.task,
  );
  const words = wordsIn(own?.title ?? '');
  return wordsIn(mention).length > 0 && !wordsIn(mention).some((word) => words.includes(word));
}

/** What is told of some things of the one title that bears them, and of nothing else. */
function partIn(text: string, thread: ThreadHints): ReadOperation | null {
  // "удали задачу про хлеб": the task is meant, and nothing in it
  if (wordsIn(text).some((word) => kindOfNoun(word) !== null)) return null;
  const found = thread.candidates.flatMap((each) => partOf(text, each) ?? []);
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  return isNamedElsewhere(text, only, thread) ? null : only.operation;
}

const respond = (operations: readonly ReadOperation[]): InterpretResponse => ({
  kind: 'operations',
  envelopes: [],
  operations: [...operations],
  interpreter: 'rules',
});

interface Part {
  readonly operation: ReadOperation;
  readonly of: ObjectHandle;
  readonly title: ThingsOfTitle;
}

/**
 * What is told of some of the things of this task, as the title without them. `asked`: what the open question would
 * do to it, in whose light "только молоко" says enough.
 */
function partOf(said: string, of: ObjectHandle, asked: Operation | null = null): Part | null {
  if (of.kind !== 'task') return null;
  const { title: called = '' } = of;
  const title = thingsOfTitle(called) ?? thingsAround(called) ?? thingsNamed(called);
  if (title === null || title.things.length < 2) return null;
  const places = asked && goneIn(asked, title);
  if (places?.length === 0) return null;
  const told = toldOfThings(said, title, places);
  if (told === null || told.gone.length === 0) return null;
  // "обложку закончил" of what has no verb may be another matter; "обложку закончил, корешок нет" is told of both
  if (title.verb === '' && asked === null && told.kept.length === 0) return null;
  const left = title.things.filter((_, at) => !told.gone.includes(at));
  if (left.length === 0) return null;
  const renamed = titleOf(
    title,
    left.map(({ text }) => text),
  );
  const operation: ReadOperation = {
    operation: { type: 'rename', title: renamed, task: of.number },
    confidence: GUESS,
  };
  return { operation, of, title };
}

/** The places of the things that would be gone, were what is asked done: all of them, or those a new title lacks. */
function goneIn(asked: Operation, { things }: ThingsOfTitle): number[] {
  const left = asked.type === 'rename' ? thingsOfTitle(asked.title ?? '') : null;
  return things.flatMap(({ text }, at) =>
    left?.things.some((each) => each.text === text) === true ? [] : [at],
  );
}

/** A row or another task may be what is told of as well. */
function isNamedElsewhere(said: string, { of, title }: Part, thread: ThreadHints): boolean {
  const others = thread.candidates.filter((each) => each.kind === 'task' && each !== of);
  const rows = rowsAmong(others);
  if (rows === null) return false;
  const elsewhere = toldOfThings(said, rows.title);
  return elsewhere?.gone.some((at) => isOneOf(rows.title.things[at], title)) === true;
}

/** Is it called as one of the things of the title is? */
const isOneOf = (thing: Thing | undefined, { things }: ThingsOfTitle): boolean =>
  thing?.heads.some((head) => things.some((each) => isCalled(each, head))) === true;

const isNamedIn = (said: string, thing: Thing | undefined): boolean =>
  thing !== undefined && wordsIn(said).some((word) => isCalled(thing, word));

interface Rows {
  readonly tasks: readonly ObjectHandle[];
  readonly title: ThingsOfTitle;
}

/** Tasks that are called by nothing but one thing, as rows of a list are. */
function rowsAmong(candidates: readonly ObjectHandle[]): Rows | null {
  const rows = candidates.flatMap((task) => {
    const { title = '' } = task;
    if (task.kind !== 'task' || isListCalled(title)) return [];
    const own = thingsOfTitle(title);
    if (own !== null && !isPurchase(own)) return [];
    const things = own ?? thingsOfTitle(AS_BOUGHT(title));
    const [thing, ...more] = things?.things ?? [];
    return thing === undefined || more.length > 0 ? [] : [{ task, thing }];
  });
  if (rows.length === 0) return null;
  const [verb = ''] = wordsIn(AS_BOUGHT(''));
  const things = rows.map(({ thing }) => thing);
  return { tasks: rows.map(({ task }) => task), title: { verb, lead: verb, things } };
}

/** Do they stand on a list, or are they the steps of a task that names them? */
const isListed = ({ title: { things } }: Rows, { candidates }: ThreadHints): boolean =>
  candidates.some(({ kind, title = '' }) => {
    if (kind !== 'task') return false;
    if (isListCalled(title)) return true;
    const whole = thingsOfTitle(title);
    return whole !== null && whole.things.length > 1 && things.some((row) => isOneOf(row, whole));
  });

/**
 * "мыло взял, губок нету", "соль вычеркни, её папа купил" of the rows of a list that was spoken of: what was got is ticked. For
 * what nothing else reads.
 */
export function interpretPartOfRows({ text, request }: Spoken): InterpretResponse | null {
  const { thread = null } = request;
  if (thread === null || isAsking(request)) return null;
  const rows = rowsAmong(thread.candidates);
  const told = rows && isListed(rows, thread) ? toldOfThings(text, rows.title) : null;
  if (rows === null || told === null || told.gone.length === 0) return null;
  // "всё кроме хлеба купила": which other tasks are meant nothing tells, so that only what is named is ticked
  if (!told.gone.every((at) => isNamedIn(text, rows.title.things[at]))) return null;
  const operations = told.gone.flatMap((at): ReadOperation[] => {
    const task = rows.tasks[at];
    if (task === undefined) return [];
    const word = told.struck.get(at);
    const isLost = word !== undefined && !TICKED_OUT.test(word);
    return isLost
      ? [{ operation: { type: 'delete', task: task.number }, confidence: GUESS }]
      : [
          {
            operation: { type: 'update_status', status: 'done', task: task.number },
            confidence: LIKELY,
          },
        ];
  });
  return respond(operations);
}

/** "да, всё купила": a yes, and all that the title lists is told of. */
const isAllOf = (said: string, { title = '' }: ObjectHandle): boolean => {
  const things = thingsOfTitle(title);
  const told =
    things &&
    toldOfThings(
      said,
      things,
      things.things.map((_, at) => at),
    );
  return things !== null && told?.answered === 'yes' && told.gone.length === things.things.length;
};
const yes: InterpretResponse = {
  kind: 'answer',
  envelopes: [],
  choice_id: 'yes',
  interpreter: 'rules',
};

/**
 * "нет, только молоко и хлеб, а сыр ещё нет" where it is asked whether all of "купить молоко, хлеб и сыр" is done: only those
 * leave its title.
 */
export function partOfAsked(
  { text, request }: Spoken,
  { operation, question }: PendingOperationQuestion,
): InterpretResponse | null {
  const isDone = operation.type === 'update_status' && operation.status === 'done';
  if (question.code !== 'CONFIRM' || !(isDone || operation.type === 'rename')) return null;
  const asked = (request.thread?.candidates ?? []).find(
    ({ kind, title }) =>
      kind === 'task' && title !== undefined && question.clarifying_question.includes(`«${title}»`),
  );
  const part = asked && partOf(text, asked, operation);
  if (part == null) return isDone && asked !== undefined && isAllOf(text, asked) ? yes : null;
  const { operation: read } = part;
  return { kind: 'answer', envelopes: [], operations: [read], interpreter: 'rules' };
}
