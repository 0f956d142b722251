import { CONFIDENCE, type Message, type QuestionCode } from '@planerka/contracts';
import {
  asTarget,
  decide,
  factsOf,
  type Given,
  isCreate,
  mergeSteps,
  objectId,
  type PlanState,
  retell,
  type Step,
  say,
  type Target,
} from '@planerka/plan';
import type { Assumption, TargetRef } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import { asRefusal, type Refusal, refusal, type Verdict } from '../verdict.ts';
import { type Asked, type Asking, pendingOf, refTo, targetQuestion } from './ask.ts';
import { isDoubtfulCorrection } from './doubtful-correction.ts';
import { entryOf } from './entry-of.ts';
import { inLightOf } from './in-light-of.ts';
import { inProject, sameProject } from './in-project.ts';
import { instead } from './instead.ts';
import { loadStates } from './load-states.ts';
import { settleOnList } from './on-list.ts';
import { leftOut, type Pursued } from './pursued.ts';
import { remindsOfNone } from './reminds-of-none.ts';
import { bringsBack, restoreNamed, restoreNumbered } from './restore.ts';
import { namedIn, type SettledTarget, settleTarget, type TargetHints } from './targets.ts';
import type { Ready } from './write-operation.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A yes to one of these is a yes to what it showed, and to nothing else. */
const SHOWN: ReadonlySet<QuestionCode> = new Set(['BLOCKED', 'BULK', 'STEPS', 'CONFIRM', 'PAST']);

/** Questions that name the object and what is done to it: a yes to one of them settles both. */
const NAMES_IT: ReadonlySet<QuestionCode> = new Set([
  'BLOCKED',
  'BULK',
  'STEPS',
  'CONFIRM',
  'SERIES',
]);

/** The result of holding an operation against the plan. */
export type Settled =
  | ({ readonly kind: 'ask' } & Asked)
  | ({ readonly kind: 'ready' } & Ready)
  | {
      readonly kind: 'outcome';
      readonly outcome: Verdict;
      /** What it was about, where nothing had to change. */
      readonly unchanged?: readonly Target[];
    };

/**
 * Settles the target, then what is missing, up to the one question that comes first; nothing is
 * written.
 */
export async function settle(turn: Turn, wanted: Pursued): Promise<Settled> {
  const known = await sameProject(turn, wanted.operation);
  if (known !== null) return unchanged([known]);
  const { pursued: placed, asking: whichProject } = await inProject(turn, wanted);
  const found = await targetsOf(turn, placed);
  if (found.kind !== 'found') return found;
  const { targets, assumed, isDoubtful } = found;
  const pursued = inLightOf(placed, targets, turn.moment);
  const settledSoFar = {
    targets: targets.map(refTo),
    assumed,
    ...(isDoubtful ? { is_doubtful: true as const } : {}),
  };
  const ask = (asking: Asking, touched: readonly TargetRef[] = []): Settled => ({
    kind: 'ask',
    asking,
    pending: pendingOf(pursued, asking, { ...settledSoFar, touched: [...touched] }),
    lead: pursued.noticed,
  });

  const states = await loadStates(turn, pursued.operation, targets.length === 0 ? [null] : targets);
  const planned = plan(turn, pursued, states);
  if (planned.kind === 'refuse') return { kind: 'outcome', outcome: planned.refusal };
  if (planned.kind === 'ask') return ask(planned.asking, touchedBy(planned.steps));
  if (whichProject !== null && !pursued.accepted.includes('PROJECT')) return ask(whichProject);
  const { steps, said } = planned;
  if (steps.length === 0 && pursued.replaces.length === 0) {
    return unchanged(targets);
  }
  const touched = touchedBy(steps);
  if (!isAsShown(pursued, touched)) return { kind: 'outcome', outcome: changedMeanwhile() };
  const target = pursued.bulk ? null : (targets[0] ?? null);
  const about = { target, other: states[0]?.other ?? null };
  const what = retell(pursued.operation, about, turn.moment);
  const consent = consentTo(pursued, { what, steps, isDoubtful });
  if (consent !== null) return ask(consent, touched);
  return { kind: 'ready', pursued, targets, assumed, steps, said, shown: planned.shown };
}

/** Everything is so already; of several nothing is named. */
function unchanged(targets: readonly Target[]): Settled {
  const [same, ...others] = targets;
  const target = same === undefined || others.length > 0 ? null : factsOf(same);
  const outcome = refusal('NO_CHANGE', say('no_change', { target }), null);
  return { kind: 'outcome', outcome, unchanged: targets };
}

/** What a person has to agree to before it is done: a set, an object that is only likely, a doubtful reading. */
function consentTo(
  pursued: Pursued,
  {
    what,
    steps,
    isDoubtful,
  }: { readonly what: Message; readonly steps: readonly Step[]; readonly isDoubtful: boolean },
): Asking | null {
  const { accepted, confidence, bulk } = pursued;
  if (bulk && !accepted.includes('BULK')) {
    const list = say('bulk', { what, targets: steps.flatMap(targetBefore).map(factsOf) });
    const question = say('lines', { lines: [list, ...leftOut(pursued)] });
    return { code: 'BULK', question, choices: yesOrNo() };
  }
  if (isDoubtful && !accepted.some((code) => NAMES_IT.has(code))) {
    return { code: 'CONFIRM', question: say('really', { what }), choices: yesOrNo() };
  }
  if (confidence >= CONFIDENCE.act || accepted.length > 0) return null;
  return { code: 'CONFIRM', question: say('confirm', { what }), choices: yesOrNo() };
}

type Planned =
  | {
      readonly kind: 'change';
      readonly steps: readonly Step[];
      /** What was done to each target. */
      readonly said: ReadonlyArray<readonly Message[]>;
      readonly shown: readonly Target[];
    }
  /** `steps`: what a yes would lead to. */
  | { readonly kind: 'ask'; readonly asking: Asking; readonly steps: readonly Step[] }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/** What the operation means for all its targets together; `states`: what each decision looks at. */
function plan(turn: Turn, pursued: Pursued, states: readonly PlanState[]): Planned {
  const { operation, bulk } = pursued;
  // The list of a set names everything that goes with its objects: nothing is asked one by one.
  const accepted: readonly QuestionCode[] = bulk
    ? [...pursued.accepted, 'BLOCKED', 'STEPS', 'PAST']
    : pursued.accepted;
  const steps: Step[] = [];
  const said: Array<readonly Message[]> = [];
  const shown: Target[] = [];
  const givenWith = (yes: readonly QuestionCode[]): Given =>
    turn.given({ by: 'person', accepted: yes });
  for (const state of states) {
    const decision = decide(state, operation, givenWith(accepted), bulk);
    switch (decision.kind) {
      case 'refuse':
        return { kind: 'refuse', refusal: asRefusal(decision) };
      case 'ask': {
        const { code } = decision;
        const after = SHOWN.has(code)
          ? decide(state, operation, givenWith([...accepted, code]), bulk)
          : decision;
        return { kind: 'ask', asking: decision, steps: after.kind === 'change' ? after.steps : [] };
      }
      case 'change':
        if (decision.steps.length === 0) continue;
        steps.push(...decision.steps);
        said.push(decision.said);
        shown.push(...decision.shown);
    }
  }
  return { kind: 'change', steps: mergeSteps(steps), said, shown };
}

type Found =
  | Settled
  | {
      readonly kind: 'found';
      readonly targets: readonly Target[];
      readonly assumed: Assumption | null;
      readonly isDoubtful: boolean;
    };

async function targetsOf(turn: Turn, pursued: Pursued): Promise<Found> {
  const { operation } = pursued;
  const possible = entryOf(operation).targets;
  if (isCreate(operation) || possible.length === 0) {
    return { kind: 'found', targets: [], assumed: null, isDoubtful: false };
  }
  if (pursued.targets.length > 0) return await settledBefore(turn, pursued);
  const settled = await meantTarget(turn, pursued, { operation, possible });
  switch (settled.kind) {
    case 'refuse':
      return { kind: 'outcome', outcome: (await deletedOne(turn, pursued)) ?? settled.refusal };
    case 'one':
      return {
        kind: 'found',
        targets: [settled.target],
        assumed: settled.assumed,
        isDoubtful:
          settled.isDoubtful ||
          remindsOfNone(pursued, settled.target) ||
          (await isDoubtfulCorrection(turn, pursued, settled.target)),
      };
    case 'unfound': {
      const words = settled.words;
      const restored = bringsBack(pursued) ? await restoreNamed(turn, pursued, words) : null;
      return restored ?? instead(turn, pursued, words);
    }
    case 'ask': {
      const { candidates } = settled;
      const asking = await targetQuestion(turn, operation, candidates, possible);
      const pending = pendingOf(pursued, asking, { offered: candidates.map(objectId) });
      return { kind: 'ask', asking, pending, lead: [] };
    }
  }
}

/** The target by all that is known of it: among the entries of a list where one was named. */
async function meantTarget(
  turn: Turn,
  { refs, suggested, mention, kind, rejected, list, said, ...told }: Pursued,
  { operation, possible }: Pick<TargetHints, 'operation' | 'possible'>,
): Promise<SettledTarget> {
  // A token or a reply says better what is meant than the noun does.
  const narrows = refs.length === 0 || refs.some((ref) => ref.kind === kind);
  const kinds = narrows && kind && possible.includes(kind) ? [kind] : possible;
  const { did = null, on = null, at = null } = told;
  const { passed = false, untimed = false, corrects = false } = told;
  const named = { operation, kinds, possible, refs, suggested, mention };
  const hints = { ...named, did, passed, on, at, untimed, corrects, rejected, said };
  return list === undefined || mention === null
    ? await settleTarget(turn, hints)
    : await settleOnList(turn, hints, { list, words: mention });
}

/** "верни TASK-002" of one that was deleted; null for everything else. */
async function deletedOne(turn: Turn, pursued: Pursued): Promise<Verdict | null> {
  const { operation } = pursued;
  if (!bringsBack(pursued) || isCreate(operation)) return null;
  const [handle] = namedIn(operation, entryOf(operation).targets);
  return handle === undefined ? null : await restoreNumbered(turn, pursued, handle);
}

/** The targets that a question was about: they must still exist. */
async function settledBefore(turn: Turn, pursued: Pursued): Promise<Found> {
  const found = await turn.objects(pursued.targets);
  const byId = new Map(found.map((object) => [objectId(object), asTarget(object)]));
  const targets: Target[] = [];
  for (const { id } of pursued.targets) {
    const target = byId.get(id) ?? null;
    if (target?.row.deleted_at !== null) return { kind: 'outcome', outcome: changedMeanwhile() };
    targets.push(target);
  }
  const isDoubtful = pursued.is_doubtful === true;
  return { kind: 'found', targets, assumed: pursued.assumed, isDoubtful };
}

/** After a yes exactly that is changed which the question showed, in the state it was shown in. */
function isAsShown({ draft, accepted }: Pursued, touched: readonly TargetRef[]): boolean {
  if (draft === null) return true;
  const { question_code: code, operation } = draft;
  if (!SHOWN.has(code) || !accepted.includes(code)) return true;
  const canonical = (refs: readonly TargetRef[]): string =>
    refs
      .map(({ kind, id, revision }) => `${kind}:${id}:${revision}`)
      .sort()
      .join();
  return canonical(operation.touched) === canonical(touched);
}

function changedMeanwhile(): Verdict {
  return refusal('REVISION_MISMATCH', say('changed_meanwhile', {}), say('say_again', {}));
}

function touchedBy(steps: readonly Step[]): TargetRef[] {
  return steps.flatMap(targetBefore).map(refTo);
}

function targetBefore({ before }: Step): Target[] {
  const target = asTarget(before);
  return target ? [target] : [];
}
