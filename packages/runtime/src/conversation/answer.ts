import {
  CONFIDENCE,
  type Message,
  type Operation,
  type QuestionCode,
  type ReadOperation,
} from '@planerka/contracts';
import {
  type AnyOperation,
  asTarget,
  type CreateOperation,
  isCreate,
  noticed,
  objectId,
  wordsIn,
} from '@planerka/plan';
import { readEnvelope } from '../commands/read-envelope.ts';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { AnswerProposal, OperationAnswerProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { refTo } from './ask.ts';
import { askAgain } from './ask-again.ts';
import { togetherWith } from './asked-together.ts';
import { namedAmong } from './candidates.ts';
import { choose } from './choose.ts';
import { entryOf } from './entry-of.ts';
import { lossAskedAbout } from './loss-asked-about.ts';
import { mergeAnswer } from './merge-answer.ts';
import {
  answeredAlike,
  isAnsweredAlike,
  isConfirmedAtSameTime,
  settledWith,
} from './one-for-all.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';
import { standsAt } from './stands-at.ts';
import { namedIn } from './targets.ts';
import { unfit } from './unfit.ts';

/**
 * Words that answer the open question about what is to be created. The gateway read them in the
 * draft's light; the runtime takes fields from them, never the intent.
 */
export async function mergeEnvelope(
  turn: Turn,
  proposal: AnswerProposal,
  draft: Draft,
): Promise<Verdict> {
  const read = readEnvelope(proposal.envelope, { notes: proposal.notes ?? [] });
  if (!read.ok) return read.refusal;
  const notices = noticed(read.operation.notes);
  const { sources = [] } = proposal;
  const answer =
    sources.length === 0 ? read.operation : { ...read.operation, sources: [...sources] };
  const { said, parts } = proposal;
  if (parts !== undefined) return await eachItsPart(turn, draft, { parts, said });
  const others = togetherWith(turn, draft).filter(
    (other) => isAnsweredAlike(draft, other) || isConfirmedAtSameTime(draft, other),
  );
  const verdict = await merged(turn, draft, answer, { said, noticed: notices });
  if (verdict.status === 'refused') return verdict;
  for (const other of others) answeredToo(turn, draft, { other, answer, said });
  return verdict;
}

/** The answer to the one holds for the other: it is carried out behind that one. */
function answeredToo(
  turn: Turn,
  draft: Draft,
  { other, answer, said }: { other: Draft; answer: CreateOperation; said: string },
): void {
  const operation = answeredAlike(draft, other, answer);
  if (operation === null) return;
  const pending = { ...other.operation, operation };
  turn.drafts.saveAnswered({
    ...other,
    operation: pending,
    accepted: [...other.accepted, ...settledWith(draft)],
    said: [...other.said, said],
  });
}

/** "окна в субботу, остальное в воскресенье": to each its own; what was not named is asked about as before. */
async function eachItsPart(
  turn: Turn,
  draft: Draft,
  { parts, said }: Required<Pick<AnswerProposal, 'parts' | 'said'>>,
): Promise<Verdict> {
  const others = togetherWith(turn, draft);
  const read = parts.map(({ draft_id: id, envelope }) => {
    const found = readEnvelope(envelope, {});
    return { id, found };
  });
  const bad = read.find(({ found }) => !found.ok)?.found;
  if (bad !== undefined && !bad.ok) return bad.refusal;
  const answerOf = (wanted: string): CreateOperation | null => {
    const found = read.find(({ id }) => id === wanted)?.found;
    return found?.ok === true ? found.operation : null;
  };
  for (const other of others) {
    const answer = answerOf(other.draft_id);
    if (answer !== null) answeredToo(turn, draft, { other, answer, said });
  }
  const own = answerOf(draft.draft_id);
  if (own !== null) return await merged(turn, draft, own, { said, noticed: [] });
  const how = { unfit: draft.unfit_count, followUp: false };
  return (await askAgain(turn, draft, how)) ?? (await pursue(turn, fromDraft(draft)));
}

/** Words that answer the open question about a change: new fields, or other words for its target. */
export async function mergeOperation(
  turn: Turn,
  proposal: OperationAnswerProposal,
  draft: Draft,
): Promise<Verdict> {
  const { operation, mention } = proposal.read;
  const said = [...draft.said, proposal.said];
  if (draft.question_code === 'TARGET') {
    const pursued = fromDraft(draft);
    const { refs = [] } = proposal;
    if (refs.length > 0) return await pursue(turn, { ...pursued, refs, said });
    if (proposal.read.several !== undefined) return await onAll(turn, draft, said);
    const standing = await choiceThen(turn, draft, proposal.read);
    if (standing) {
      const { confidence } = proposal.read;
      const { operation: meant } = standing;
      // "завтра" of what is to be deleted may as well be when to do it
      return meant === undefined || confidence >= CONFIDENCE.act
        ? await choose(turn, { ...draft, said }, standing)
        : await pursue(turn, { ...pursued, operation: meant, confidence, said });
    }
    const choice = await meantChoice(turn, draft, operation, mention ?? null);
    if (choice) return await choose(turn, { ...draft, said }, withAnswered(choice, operation));
    if (mention !== undefined) return await pursue(turn, { ...pursued, mention, said });
  }
  if (draft.question_code === 'BULK' && mention !== undefined) {
    return await some(turn, draft, { mention, only: proposal.read.only === true, said });
  }
  if (mention !== undefined && draft.operation.targets.length > 0) {
    return await onAnother(turn, draft, mention, said);
  }
  if (operation.type !== draft.operation.operation.type) {
    const own = proposal.read.beside === true ? [proposal.said] : said;
    return await instead(turn, draft, proposal.read, own);
  }
  const { half_open: halfOpen } = proposal.read;
  return await merged(turn, draft, operation, {
    said: proposal.said,
    noticed: [],
    ...(halfOpen === undefined ? {} : { halfOpen }),
  });
}

/** "второй на 16": which one, and another time than the one that was said first. */
function withAnswered(choice: DraftChoice, answer: AnyOperation): DraftChoice {
  const { operation } = choice;
  const meant = operation === undefined ? null : mergeAnswer(operation, answer);
  return meant === null || isCreate(meant) ? choice : { ...choice, operation: meant };
}

/** "оба", "все три": all that the question offers; what would be lost is asked about once more. */
async function onAll(turn: Turn, draft: Draft, said: readonly string[]): Promise<Verdict> {
  const pursued = fromDraft(draft);
  const { operation } = pursued;
  if (isCreate(operation) || !entryOf(operation).bulk) return await unfit(turn, draft);
  const named = draft.choices.flatMap(({ id }) => namedInChoice(id, draft) ?? []);
  const offered = (await turn.numbered(named)).filter((target) => target !== null);
  if (offered.length < 2) return await unfit(turn, draft);
  const accepted = isLoss(operation) ? [] : (['BULK'] as const);
  return await pursue(turn, {
    ...pursued,
    targets: offered.map(refTo),
    mention: null,
    bulk: true,
    accepted: [...pursued.accepted, ...accepted],
    said,
  });
}

/** "кроме крана", "только кран": the set is asked about again without what the words name, or with nothing else. */
async function some(
  turn: Turn,
  draft: Draft,
  { mention, only, said }: { mention: string; only: boolean; said: readonly string[] },
): Promise<Verdict> {
  const pursued = fromDraft(draft);
  const found = await turn.objects(pursued.targets);
  const targets = found.flatMap((object) => asTarget(object) ?? []);
  const named = new Set((await namedAmong(turn, mention, targets)).map(objectId));
  const left = pursued.targets.filter(({ id }) => named.has(id) === only);
  if (named.size === 0 || left.length === 0) return await unfit(turn, draft);
  return await pursue(turn, { ...pursued, targets: left, said });
}

/** "нет, кактус": the same for what the words name, and not for what was asked about. */
async function onAnother(
  turn: Turn,
  draft: Draft,
  mention: string,
  said: readonly string[],
): Promise<Verdict> {
  const { is_doubtful: _doubtful, ...pursued } = fromDraft(draft);
  const rejected = [...pursued.rejected, ...pursued.targets.map(({ id }) => id)];
  return await pursue(turn, { ...pursued, targets: [], assumed: null, mention, rejected, said });
}

/**
 * "не удаляй, а перенеси на среду": something else for what the question named. "и напомни за час" is done beside what
 * is asked, and the question stays.
 */
async function instead(
  turn: Turn,
  draft: Draft,
  { operation, confidence, beside }: Pick<ReadOperation, 'operation' | 'confidence' | 'beside'>,
  said: readonly string[],
): Promise<Verdict> {
  const asked = fromDraft(draft);
  const pursued = beside === true ? { ...asked, draft: null } : asked;
  const { targets: kinds, bulk } = entryOf(operation);
  const isSuited = pursued.targets.every(({ kind }) => kinds.some((each) => each === kind));
  const isOne = pursued.targets.length === 1;
  if (isCreate(pursued.operation) || !isSuited || !(isOne || (bulk && pursued.targets.length > 1)))
    return await unfit(turn, draft);
  const isSure = confidence >= CONFIDENCE.act;
  const accepted = isOne && isSure && !isLoss(operation) ? (['CONFIRM'] as const) : [];
  // "да удали её" may be meant for what was spoken of since, or for another deletion that was asked about
  const isOutOfSight = draft.operation.reminded === true || draft.operation.out_of_view === true;
  const mayBeOther = isOutOfSight || (await lossAskedAbout(turn, operation)).length > 0;
  const doubt = isLoss(operation) && mayBeOther ? { is_doubtful: true as const } : {};
  return await pursue(turn, { ...pursued, ...doubt, operation, confidence, accepted, said });
}

/** Questions that tell what is going to be done. */
const TELLS_IT: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'PAST']);

/**
 * Whoever puts something else in the place of what was told has said what is wanted: it is not asked once more,
 * unless something would be lost by it.
 */
function isCorrection({ question_code: code, operation: told }: Draft, now: AnyOperation): boolean {
  if (!TELLS_IT.has(code) || (!isCreate(now) && isLoss(now))) return false;
  // of several that were told, it was not said which one is meant
  if (told.together !== undefined) return false;
  // "показать", of a whole story that stands in its notes: who mends its hour has not looked at its name
  if (isCutShort(told.operation)) return false;
  const before = Object.entries(fieldsOf(told.operation));
  const after = new Map<string, unknown>(Object.entries(fieldsOf(now)));
  return before.some(
    ([key, value]) => after.has(key) && JSON.stringify(after.get(key)) !== JSON.stringify(value),
  );
}

function isCutShort(told: AnyOperation): boolean {
  if (!isCreate(told)) return false;
  const { title = '', description = '' } = told.entities;
  const words = wordsIn(title).length;
  return words <= CUT_SHORT && wordsIn(description).length > words;
}
/** A name of so few words may be what was left of a longer one. */
const CUT_SHORT = 2;

const fieldsOf = (operation: AnyOperation): object =>
  isCreate(operation) ? operation.entities : operation;

/** The draft with what the answer adds to it; an answer that adds nothing is unfit. */
async function merged(
  turn: Turn,
  draft: Draft,
  answer: AnyOperation,
  {
    said,
    noticed: notices,
    halfOpen,
  }: {
    readonly said: string;
    readonly noticed: readonly Message[];
    /** The half of the day of its new hour was not said. */
    readonly halfOpen?: true;
  },
): Promise<Verdict> {
  const operation = mergeAnswer(draft.operation.operation, answer);
  if (operation === null) return await unfit(turn, draft);
  const pursued = fromDraft(draft);
  return await pursue(turn, {
    ...pursued,
    operation,
    accepted: isCorrection(draft, operation)
      ? [...pursued.accepted, 'CONFIRM']
      : [...pursued.accepted, ...settledWith(draft)],
    said: [...draft.said, said],
    noticed: notices,
    ...(halfOpen === undefined ? {} : { half_open: halfOpen }),
  });
}

/** The offered candidate that the answer names by its number, or that its words clearly indicate. */
async function meantChoice(
  turn: Turn,
  draft: Draft,
  answer: Operation,
  mention: string | null,
): Promise<DraftChoice | null> {
  const ids = namedIn(answer, entryOf(draft.operation.operation).targets).map(
    ({ kind, number }) => `${kind}:${number}`,
  );
  const byNumber = draft.choices.find(({ id }) => ids.includes(id));
  if (byNumber || mention === null) return byNumber ?? null;
  const named = draft.choices.flatMap(({ id }) => namedInChoice(id, draft) ?? []);
  const offered = (await turn.numbered(named)).filter((target) => target !== null);
  const meant = offered.length === 0 ? [] : await namedAmong(turn, mention, offered);
  const [clear] = meant;
  if (!clear || meant.length !== 1) return null;
  return draft.choices.find(({ id }) => id === `${clear.kind}:${clear.row.number}`) ?? null;
}

/** "завтрашнюю": the only one of those that are offered that stands then. */
async function choiceThen(
  turn: Turn,
  draft: Draft,
  read: ReadOperation,
): Promise<DraftChoice | null> {
  const on = read.on ?? null;
  const at = read.at ?? null;
  if (read.mention !== undefined || (on === null && at === null)) return null;
  const named = draft.choices.flatMap(({ id }) => namedInChoice(id, draft) ?? []);
  const offered = (await turn.numbered(named)).filter((target) => target !== null);
  const then = offered.filter((target) => standsAt(target, { on, at }, turn.moment.zone));
  const [only, ...others] = then;
  if (only === undefined || others.length > 0) return null;
  return draft.choices.find(({ id }) => id === `${only.kind}:${only.row.number}`) ?? null;
}

function namedInChoice(id: string, draft: Draft) {
  const choice = draft.choices.find((each) => each.id === id)?.operation;
  return choice ? (namedIn(choice, entryOf(choice).targets)[0] ?? null) : null;
}
