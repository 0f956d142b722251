import type { RefusalCode } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { agreedByRepeating } from './agreed-by-repeating.ts';
import { ask, refTo } from './ask.ts';
import { endSettled } from './end-settled.ts';
import { joinedWithAsked } from './join-losses.ts';
import type { Pursued } from './pursued.ts';
import { endSaidAnew, endScopeAsked, withTimeAsked } from './said-anew.ts';
import { settle } from './settle.ts';
import { settledDraft } from './settled-draft.ts';
import { writeOperation } from './write-operation.ts';

/** After these refusals there is nothing left to answer: the draft is over. */
const FINAL: ReadonlySet<RefusalCode> = new Set([
  'NO_CHANGE',
  'NOTHING_FOUND',
  'REVISION_MISMATCH',
  'NOTHING_TO_UNDO',
]);

/**
 * Settles an operation and does what follows: one question and a draft, a refusal, or the write with
 * its receipt. What is refused at once leaves nothing behind; a refused answer leaves its draft open.
 */
export async function pursue(turn: Turn, pursued: Pursued): Promise<Verdict> {
  const { numbers } = turn;
  const timed = withTimeAsked(turn, pursued);
  if (timed !== null) return await pursue(turn, timed);
  const settled = await settle(turn, pursued);
  if (settled.kind === 'ask') {
    turn.rewind(numbers);
    const agreed = await agreedByRepeating(turn, pursued, settled);
    if (agreed !== null) return await pursue(turn, agreed);
    const joined = joinedWithAsked(turn, pursued, settled);
    if (joined === null) return ask(turn, pursued, settled);
    const verdict = await pursue(turn, joined.both);
    const isAsked = verdict.status === 'question';
    if (isAsked && joined.over !== null) turn.drafts.save({ ...joined.over, state: 'dropped' });
    return verdict;
  }
  const outcome = settled.kind === 'ready' ? await writeOperation(turn, settled) : settled.outcome;
  if (outcome.status === 'done') {
    if (settled.kind === 'ready') {
      endScopeAsked(turn, pursued, new Set(settled.targets.map((one) => refTo(one).id)));
      endSettled(turn, settled);
    }
    return { ...outcome, said: [...outcome.said, ...endSaidAnew(turn, pursued)] };
  }
  if (outcome.status !== 'refused') return outcome;
  turn.rewind(numbers);
  if (pursued.draft === null || !FINAL.has(outcome.code)) return outcome;
  const unchanged = settled.kind === 'outcome' ? (settled.unchanged ?? []) : [];
  turn.drafts.save({ ...settledDraft(pursued.draft, unchanged), state: 'dropped' });
  if (outcome.code === 'NO_CHANGE') return outcome;
  return { ...outcome, said: [say('with_words', { said: outcome.said, words: pursued.said })] };
}
