import {
  CONFIDENCE,
  DOUBTFUL,
  type ObjectHandle,
  type ObjectSet,
  Operation,
  operationEntry,
} from '@planerka/contracts';
import { liveTarget, say, type Target, today } from '@planerka/plan';
import { readEnvelope } from '../commands/read-envelope.ts';
import { type TargetRef, UNSETTLED } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { OperationProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import { leaderOf } from '../turn/leader.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal, type Verdict } from '../verdict.ts';
import { refTo } from './ask.ts';
import { candidatesNamed } from './candidates.ts';
import { dropNamed } from './drop-named.ts';
import { entriesCalled } from './entries.ts';
import { entryOf } from './entry-of.ts';
import { followLeader } from './follow-operation.ts';
import { firstMissing } from './missing-target.ts';
import { listInView, ofShown, rowsMeant } from './of-shown.ts';
import { onItsProject } from './on-its-project.ts';
import { pursue } from './pursue.ts';
import type { Pursued } from './pursued.ts';
import { asInThisTurn, findEach, findSet, partOfThem } from './said-set.ts';
import { sameAgain } from './same-again.ts';
import { struckFromPlan } from './struck.ts';
import { namedIn, unknownTarget } from './targets.ts';
import { wordForWord } from './word-for-word.ts';

type Pursuing = Pursued & { readonly operation: Operation };
type BulkSet = NonNullable<OperationProposal['read']['bulk']>;

/** An operation on something that exists. Under 0.40 nothing is done, whatever it says. */
export const proposeOperation: Handler<OperationProposal> = async (turn, proposal) => {
  const outcome = dropNamed(turn, proposal, await onceMore(turn, proposal));
  turn.leader = leaderOf(outcome);
  if (proposal.instead_of !== undefined && outcome.status !== 'refused') {
    const draft = await turn.drafts.find(proposal.instead_of);
    if (draft !== null) turn.drafts.save({ ...draft, state: 'dropped' });
  }
  return outcome;
};

/** "резюме тоже": what was done last stands for the operation that the words do not say. */
const onceMore: Handler<OperationProposal> = async (turn, proposal) => {
  const { again, ...read } = proposal.read;
  if (again !== true) return await proposed(turn, proposal);
  const operation = await sameAgain(turn, proposal);
  if (operation === null) return await newInstead(turn, proposal);
  const onSaid = withSaidTarget(operation, read.operation);
  if (onSaid === null) return notUnderstood();
  return await proposed(turn, { ...proposal, read: { ...read, operation: onSaid } });
};

/** "шины тоже" where nothing can be done again: something new, as it was read besides. */
async function newInstead(turn: Turn, { otherwise, said }: OperationProposal): Promise<Verdict> {
  const read = otherwise === undefined ? null : readEnvelope(otherwise, {});
  if (read?.ok !== true) return notUnderstood();
  const { operation, confidence } = read;
  return await pursue(turn, {
    ...UNSETTLED,
    operation,
    confidence,
    noticed: [],
    refs: [],
    suggested: [],
    accepted: [],
    said: [said],
    draft: null,
  });
}

/** "TASK-003 тоже": the same of the one that is numbered; null where that cannot be done to it. */
function withSaidTarget(operation: Operation, said: Operation): Operation | null {
  const numbered = Object.entries(said).filter(([key]) => TARGET_KEYS.has(key));
  const { targets } = operationEntry(operation.type);
  const isFit = numbered.every(([key]) => targets.some((kind) => kind === key));
  if (!isFit) return null;
  return Operation.safeParse({ ...operation, ...Object.fromEntries(numbered) }).data ?? null;
}
const TARGET_KEYS: ReadonlySet<string> = new Set(['task', 'timeblock', 'project']);

const notUnderstood = (): Refusal =>
  refusal('NOT_UNDERSTOOD', say('not_understood', {}), say('example_commands', {}));

const proposed: Handler<OperationProposal> = async (turn, given) => {
  const said = await struckFromPlan(turn, given);
  const ofList = await ofShown(turn, ofTheList(said));
  if (ofList.kind === 'refused') return ofList.refusal;
  const proposal = ofList.kind === 'proposal' ? ofList.proposal : said;
  const { read, refs } = proposal;
  const missing = await firstMissing(turn, refs);
  if (missing) return unknownTarget(missing);
  const operation = withRefArguments(read.operation, refs);
  const refused = notTaken(operation, proposal);
  if (refused !== null) return refused;
  const placed = await onItsProject(turn, operation, { refs, mention: read.mention ?? null });
  if (!('type' in placed)) return placed;
  const pursued = pursuedFrom(proposal, placed);
  const isSame = read.same === true && refs.length === 0;
  const followed =
    isSame && turn.leader !== null ? await followLeader(turn, pursued, turn.leader) : null;
  if (followed !== null) return followed;
  if (ofList.kind === 'several') return await onEach(turn, pursued, ofList.handles);
  if (read.set !== undefined) return await onSet(turn, pursued, read.set);
  const each = await eachNamed(turn, pursued, read);
  if (each !== null) return each;
  if (read.bulk !== undefined) return await onBulk(turn, pursued, read.bulk);
  const listed = await listedTargets(turn, numbersIn(operation));
  if (!Array.isArray(listed)) return listed;
  const counted =
    read.several === undefined ? [] : await countedTargets(turn, pursued, read.several);
  const targets = counted.length > 0 ? counted : listed;
  return await pursue(turn, { ...pursued, targets, bulk: targets.length > 0 });
};

/** Why what was read is not taken up at all: too doubtful, or about what nobody offered. */
function notTaken(operation: Operation, proposal: OperationProposal): Refusal | null {
  if (proposal.read.confidence < CONFIDENCE.hint) return notUnderstood();
  return isOffered(operation, proposal)
    ? null
    : refusal('UNKNOWN_TARGET', say('not_offered', {}), say('name_another', {}));
}

/** "вторую удали": of the several that were shown last the one that is counted; a loss is asked about. */
function ofTheList(proposal: OperationProposal): OperationProposal {
  const { read, refs } = proposal;
  const { ordinal, mention: _counted, kind, ...rest } = read;
  const list = listInView(proposal)?.objects ?? [];
  const among = list.filter((each) => kind === undefined || each.kind === kind);
  const counted = ordinal === undefined ? undefined : among[ordinal - 1];
  if (counted === undefined || ordinal === undefined || refs.length > 0) return proposal;
  const confidence = isLoss(read.operation) ? Math.min(read.confidence, DOUBTFUL) : read.confidence;
  return {
    ...proposal,
    read: { ...rest, confidence },
    refs: rowsMeant(proposal, ordinal, counted),
  };
}

/** A set that was described: its members are listed and asked about. */
async function onSet(turn: Turn, pursued: Pursuing, set: ObjectSet): Promise<Verdict> {
  const { bulk, targets: kinds } = entryOf(pursued.operation);
  if (!bulk) return oneAtATime();
  const found = await findSet(turn, set, pursued.suggested);
  if (found.kind === 'unknown') {
    const message = say('nothing_found', { words: found.words });
    return refusal('NOTHING_FOUND', message, say('nothing_changed', {}));
  }
  const targets = found.targets.filter(({ kind }) => kinds.includes(kind));
  const none = set.of !== 'tasks' ? 'nothing_such' : 'nothing_in_set';
  const members = { targets, leftOut: found.leftOut, none } as const;
  return await onMembers(turn, { ...pursued, mention: null }, members);
}

/** A set that has a name of its own, as all that is overdue. */
async function onBulk(turn: Turn, pursued: Pursuing, bulk: BulkSet): Promise<Verdict> {
  if (!entryOf(pursued.operation).bulk) return oneAtATime();
  const { tasks, total } = await turn.tx.bulk(bulk, pursued.on ?? today(turn.moment), turn.now);
  const targets = asInThisTurn(turn, tasks);
  return await onMembers(turn, pursued, { targets, leftOut: total - tasks.length });
}

interface Members {
  readonly targets: readonly Target[];
  /** How many more there are than one change may have. */
  readonly leftOut: number;
  /** What is said where there are none: meetings that were asked for are no tasks. */
  readonly none?: 'nothing_in_set' | 'nothing_such';
}

async function onMembers(
  turn: Turn,
  pursued: Pursuing,
  { targets, leftOut, none = 'nothing_in_set' }: Members,
): Promise<Verdict> {
  if (targets.length === 0) {
    return refusal('NOTHING_FOUND', say(none, {}), say('where_all_is', {}));
  }
  const left = leftOut > 0 ? { left_out: leftOut } : {};
  return await pursue(turn, { ...pursued, ...left, targets: targets.map(refTo), bulk: true });
}

function oneAtATime(): Refusal {
  return refusal('INTENT_NOT_ALLOWED', say('one_at_a_time', {}), say('nothing_changed', {}));
}

/**
 * "закрой окна, книги и пальто": each name means one object, where all the words together mean none.
 * What the thread knows is done at once, unless it would be lost.
 */
async function eachNamed(
  turn: Turn,
  pursued: Pursuing,
  { names = [], mention }: OperationProposal['read'],
): Promise<Verdict | null> {
  const { bulk, targets: kinds } = entryOf(pursued.operation);
  if (!bulk || names.length === 0 || mention === undefined || pursued.refs.length > 0) return null;
  const search = { kinds, states: ['open'], fits: () => true } as const;
  const entries = await entriesCalled(turn, pursued.operation, names);
  const whole = entries === null ? await candidatesNamed(turn, mention, search) : null;
  if (whole?.match === 'all') return null;
  const fits = (target: Target): boolean => kinds.includes(target.kind);
  const found = entries ?? (await findEach(turn, names, fits));
  if (found === null) return await someNamed(turn, pursued, names, fits);
  const isSure = !isLoss(pursued.operation) && found.every((target) => turn.knows(target));
  const accepted = isSure ? (['BULK'] as const) : [];
  const targets = found.map(refTo);
  return await pursue(turn, { ...pursued, targets, mention: null, bulk: true, accepted });
}

/** "удали торт и стул" where no chair stands anywhere: that is told beside the question about the cake. */
async function someNamed(
  turn: Turn,
  pursued: Pursuing,
  names: readonly string[],
  fits: (target: Target) => boolean,
): Promise<Verdict | null> {
  if (!isLoss(pursued.operation)) return null;
  const { there, missing } = await partOfThem(turn, names, fits);
  if (there.length === 0 || missing.length === 0) return null;
  const noticed = missing.map((words) => say('nothing_found', { words }));
  const targets = there.map(refTo);
  const bulk = targets.length > 1;
  return await pursue(turn, {
    ...pursued,
    targets,
    mention: null,
    bulk,
    is_doubtful: true,
    noticed,
  });
}

/** Places are few; "их" and "остальные" may be a whole list, which is shown before it changes. */
const UNASKED_MAX = 5;

/** "первую и третью": all of them at once, asked about only where they would be lost. */
async function onEach(
  turn: Turn,
  pursued: Pursuing,
  handles: readonly ObjectHandle[],
): Promise<Verdict> {
  const { targets: kinds } = entryOf(pursued.operation);
  const found = (await turn.numbered(handles)).filter((target) => target !== null);
  const fit = found.filter(({ kind }) => kinds.includes(kind));
  if (fit.length < handles.length) {
    return refusal('NOTHING_FOUND', say('nothing_in_set', {}), say('nothing_changed', {}));
  }
  const isFew = fit.length <= UNASKED_MAX;
  const accepted = isFew && !isLoss(pursued.operation) ? (['BULK'] as const) : [];
  return await pursue(turn, {
    ...pursued,
    targets: fit.map(refTo),
    mention: null,
    bulk: true,
    accepted,
  });
}

/** What was read, with nothing of it settled. */
function pursuedFrom(
  { read, refs, suggested, said }: OperationProposal,
  operation: Operation,
): Pursuing {
  const { confidence, mention = null, did, passed, ordinal, kind, on, at, untimed, list } = read;
  const { corrects, half_open: halfOpen, week_open: weekOpen, day_open: dayOpen, also } = read;
  return {
    operation,
    confidence,
    targets: [],
    assumed: null,
    bulk: false,
    mention,
    ...(kind === undefined ? {} : { kind }),
    ...(did === undefined ? {} : { did }),
    ...(passed === undefined ? {} : { passed }),
    ...(ordinal === undefined ? {} : { counted: true as const }),
    ...(on === undefined ? {} : { on }),
    ...(at === undefined ? {} : { at }),
    ...(untimed === undefined ? {} : { untimed }),
    ...(corrects === undefined ? {} : { corrects }),
    ...(halfOpen === undefined ? {} : { half_open: halfOpen }),
    ...(weekOpen === undefined ? {} : { week_open: weekOpen }),
    ...(dayOpen === undefined ? {} : { day_open: dayOpen }),
    ...(also === undefined ? {} : { also }),
    rejected: [],
    replaces: [],
    refs,
    suggested,
    ...(list === undefined ? {} : { list }),
    accepted: [],
    said: said === '' ? [] : [said],
    noticed: [],
    draft: null,
  };
}

/**
 * Hard constraints 1 and 2: where the door says what an interpreter was offered, an operation may
 * name nothing else; and what tokens name (constraint 3) it may not shift to something else.
 */
function isOffered(operation: Operation, { offered, refs }: OperationProposal): boolean {
  if (offered === undefined) return true;
  const allowed = refs.length > 0 ? refs : offered;
  const argument = [...refs, ...offered];
  const { targets } = operationEntry(operation.type);
  const tasks = numbersIn(operation).map((number) => ({ kind: 'task', number }) as const);
  const named = [...namedIn(operation, ['task', 'timeblock', 'project']), ...tasks];
  return named.every(({ kind, number }) =>
    (targets.includes(kind) ? allowed : argument).some(
      (handle) => handle.kind === kind && handle.number === number,
    ),
  );
}

/** "[ref задача] перенеси в [ref проект]": a ref that cannot be the target is the second object. */
function withRefArguments(operation: Operation, refs: readonly ObjectHandle[]): Operation {
  const only = (kind: ObjectHandle['kind']): number | undefined => {
    const numbers = refs.filter((ref) => ref.kind === kind).map(({ number }) => number);
    return numbers.length === 1 ? numbers[0] : undefined;
  };
  if (operation.type === 'move_to_project' && operation.project === undefined) {
    const project = only('project');
    return project === undefined ? operation : { ...operation, project };
  }
  if (operation.type === 'link_task' && operation.task === undefined) {
    const task = only('task');
    return task === undefined ? operation : { ...operation, task };
  }
  return operation;
}

/** The tasks that the operation lists by number. */
function numbersIn(operation: Operation): readonly number[] {
  return 'tasks' in operation ? (operation.tasks ?? []) : [];
}

/** Listed tasks, each once; a number that is none refuses all. */
async function listedTargets(
  turn: Turn,
  numbers: readonly number[],
): Promise<TargetRef[] | Refusal> {
  const handles = [...new Set(numbers)].map((number) => ({ kind: 'task', number }) as const);
  const found = await turn.numbered(handles);
  const missing = handles.find((_, index) => found[index] === null);
  return missing
    ? unknownTarget(missing)
    : found.flatMap((target) => (target ? refTo(target) : []));
}

/**
 * "обе", "оба созвона": exactly so many bear the words, or were shown last. Empty when it is another
 * number of them: then it is asked which one is meant.
 */
async function countedTargets(
  turn: Turn,
  { operation, mention, suggested, kind, said }: Pursued,
  count: number,
): Promise<TargetRef[]> {
  const { targets: possible } = entryOf(operation);
  const kinds = kind && possible.includes(kind) ? [kind] : possible;
  if (mention !== null) {
    const search = { kinds, states: ['open'], fits: () => true } as const;
    const found = await candidatesNamed(turn, mention, search);
    const targets = wordForWord(found?.targets ?? [], { words: mention, said });
    const isExact = found?.match === 'all' && targets.length === count;
    return isExact ? targets.map(refTo) : [];
  }
  const shown = (await turn.numbered(suggested)).filter((target) => target !== null);
  const fit = shown.filter(({ kind }) => kinds.includes(kind));
  if (fit.length === count) return fit.map(refTo);
  const recent = turn.memory.recent_task_ids.slice(0, count);
  const known = await turn.objects(recent.map((id) => ({ kind: 'task', id })));
  const live = known.flatMap((object) => liveTarget(object) ?? []);
  return live.length === count ? live.map(refTo) : [];
}
