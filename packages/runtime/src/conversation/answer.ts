import type { Message, Operation } from '@planerka/contracts';
import { type AnyOperation, asTarget, isCreate, noticed, objectId } from '@planerka/plan';
import { readEnvelope } from '../commands/read-envelope.ts';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { unfit } from './unfit.ts';
import type { AnswerProposal, OperationAnswerProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { namedAmong } from './candidates.ts';
import { choose } from './choose.ts';
import { entryOf } from './entry-of.ts';
import { refTo } from './ask.ts';
import { isLoss } from './is-loss.ts';
import { mergeAnswer } from './merge-answer.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';
import { namedIn } from './targets.ts';

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
  return await merged(turn, draft, answer, { said: proposal.said, noticed: notices });
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
    const choice = await meantChoice(turn, draft, operation, mention ?? null);
    if (choice) return await choose(turn, { ...draft, said }, choice);
    if (mention !== undefined) return await pursue(turn, { ...pursued, mention, said });
  }
  if (draft.question_code === 'BULK' && mention !== undefined) {
    return await without(turn, draft, mention, said);
  }
  return await merged(turn, draft, operation, { said: proposal.said, noticed: [] });
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

/** "кроме крана": the set is asked about again without what the words name. */
async function without(
  turn: Turn,
  draft: Draft,
  mention: string,
  said: readonly string[],
): Promise<Verdict> {
  const pursued = fromDraft(draft);
  const found = await turn.objects(pursued.targets);
  const targets = found.flatMap((object) => asTarget(object) ?? []);
  const named = new Set((await namedAmong(turn, mention, targets)).map(objectId));
  const left = pursued.targets.filter(({ id }) => !named.has(id));
  if (named.size === 0 || left.length === 0) return await unfit(turn, draft);
  return await pursue(turn, { ...pursued, targets: left, said });
}

/** The draft with what the answer adds to it; an answer that adds nothing is unfit. */
async function merged(
  turn: Turn,
  draft: Draft,
  answer: AnyOperation,
  { said, noticed: notices }: { readonly said: string; readonly noticed: readonly Message[] },
): Promise<Verdict> {
  const operation = mergeAnswer(draft.operation.operation, answer);
  if (operation === null) return await unfit(turn, draft);
  const pursued = fromDraft(draft);
  return await pursue(turn, {
    ...pursued,
    operation,
    said: [...draft.said, said],
    noticed: notices,
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

function namedInChoice(id: string, draft: Draft) {
  const choice = draft.choices.find((each) => each.id === id)?.operation;
  return choice ? (namedIn(choice, entryOf(choice).targets)[0] ?? null) : null;
}
