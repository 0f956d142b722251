import { isCreate, wordsIn } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import type { OperationProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { calledOff } from './cancel.ts';

/** Endings change, beginnings stay: so many letters of a word may differ at its end. */
const ENDING_MAX = 2;
const STEM_MIN = 3;

const stemsOf = (words: string): string[] =>
  wordsIn(words).map((word) => word.slice(0, Math.max(STEM_MIN, word.length - ENDING_MAX)));

/**
 * "созвон уже не нужен", where nothing in the plan is called so, and exactly one question about making
 * something does: that question is called off. Else the outcome stays as it is.
 */
export function dropNamed(turn: Turn, { read }: OperationProposal, outcome: Verdict): Verdict {
  const isMissed = outcome.status === 'refused' && outcome.code === 'NOTHING_FOUND';
  const stems = stemsOf(read.mention ?? '');
  if (!isMissed || !isLoss(read.operation) || stems.length === 0) return outcome;
  const { open, waiting } = turn.drafts;
  const asked = [...(open === null ? [] : [open]), ...waiting];
  const bears = ({ operation, said }: Draft): boolean => {
    const words = stemsOf(said.join(' '));
    const isNamed = stems.every((stem) => words.some((word) => word.startsWith(stem)));
    return isCreate(operation.operation) && isNamed;
  };
  const [only, ...others] = asked.filter(bears);
  return only === undefined || others.length > 0 ? outcome : calledOff(turn, only);
}
