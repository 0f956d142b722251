import { CONFIDENCE, type QuestionCode } from '@planerka/contracts';
import { asTarget, isCreate } from '@planerka/plan';
import { isLoss } from '../drafts/is-loss.ts';
import type { Turn } from '../turn/turn.ts';
import type { Asked } from './ask.ts';
import { bearing } from './candidates.ts';
import { fromDraft, type Pursued } from './pursued.ts';
import { sameQuestion } from './same-question.ts';

/** Questions whose only answers are yes and no, and which tell what a yes would do. */
const CONSENTS: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'BULK']);

/**
 * "удали отчёт", and once more "удали отчёт" to «Удалить задачу «сдать отчёт»?»: whoever is shown what an order would
 * do, and gives the order again, has said yes. Null where the question stays one: a reading that was doubtful is as
 * doubtful the second time, words that fit the object only roughly may still mean another one, a button may be
 * pressed twice by a slip, and a whole set is not lost by what may have been sent twice.
 */
export async function agreedByRepeating(
  turn: Turn,
  pursued: Pursued,
  { asking, pending }: Asked,
): Promise<Pursued | null> {
  const { operation, confidence, mention, said, draft } = pursued;
  // a button has words of its own, and names its object by no words
  if (draft !== null || isCreate(operation) || mention === null || said.length === 0) return null;
  if (!CONSENTS.has(asking.code) || confidence < CONFIDENCE.act) return null;
  if (pending.bulk && isLoss(operation)) return null;
  const asked = sameQuestion(turn, pending);
  if (asked === null || asked.state !== 'open' || turn.drafts.isAskedNow(asked)) return null;
  const { reminded, out_of_view: outOfView, targets } = asked.operation;
  if (reminded === true || outOfView === true) return null;
  const found = await turn.objects(targets);
  const among = found.flatMap((object) => asTarget(object) ?? []);
  const named = await bearing(turn, mention, { among, match: 'all' });
  if (named.length < targets.length) return null;
  const agreed = fromDraft(asked);
  return {
    ...agreed,
    accepted: [...agreed.accepted, asked.question_code],
    said: [...agreed.said, ...said],
  };
}
