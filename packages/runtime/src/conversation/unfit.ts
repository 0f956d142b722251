import type { TalkKind } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { type Draft, UNFIT_LIMIT } from '../drafts/draft.ts';
import type { NotUnderstoodProposal, Proposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Verdict } from '../verdict.ts';
import { askAgain } from './ask-again.ts';
import { endTogether, saidOfAll, togetherWith } from './asked-together.ts';

/** So many words are more than an answer that has gone wrong, or that came too late. */
const SENTENCE_WORDS_MIN = 3;

const isSentence = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).length >= SENTENCE_WORDS_MIN;

/** An answer that fits nothing repeats the question and changes nothing; the third drops the draft. */
export async function unfit(turn: Turn, draft: Draft): Promise<Verdict> {
  const count = draft.unfit_count + 1;
  if (count < UNFIT_LIMIT) {
    const question = await askAgain(turn, draft, { unfit: count, followUp: false });
    if (question) return question;
  }
  const ended = [draft, ...togetherWith(turn, draft)].map(({ draft_id: id }) => id);
  const said = saidOfAll(turn, draft);
  endTogether(turn, draft, 'dropped');
  turn.drafts.save({ ...draft, unfit_count: count, state: 'dropped' });
  const dropped = say('draft_dropped', { said });
  return { ...refusal('DRAFT_DROPPED', dropped, say('say_in_one_phrase', {})), ended };
}

/**
 * The same of words that were not understood at all: a sentence of them is quoted before the question. One that was
 * asked, recalled once and passed over again has nothing to do with them: it does not come back, and that is said.
 */
export async function unread(
  turn: Turn,
  draft: Draft,
  proposal: NotUnderstoodProposal,
): Promise<Verdict> {
  const { said: words } = proposal;
  if (draft.operation.out_of_view === true) return await letGo(turn, draft, proposal);
  const verdict = await unfit(turn, draft);
  if (verdict.status !== 'question' || !isSentence(words)) return verdict;
  return { ...verdict, lead: [say('sentence_unread', { words }), ...verdict.lead] };
}

async function letGo(turn: Turn, draft: Draft, proposal: Proposal): Promise<Verdict> {
  endTogether(turn, draft, 'dropped');
  turn.drafts.save({ ...draft, state: 'dropped' });
  const told = await hint(turn, proposal);
  const [words] = draft.said;
  if (told.status !== 'refused' || words === undefined) return told;
  return { ...told, said: [...told.said, say('asked_no_more', { words })] };
}

/**
 * Do words that are no command say more than the late answer to a question that has just run out would? Then they
 * are told of beside it. Talk is answered as talk.
 */
export function saysMoreThanLate({ said, talk }: NotUnderstoodProposal): boolean {
  return talk !== undefined || isSentence(said);
}

/** Behind a question that has just run out: that these words were not understood either is told beside it. */
export async function hintBesideExpiry(
  turn: Turn,
  proposal: NotUnderstoodProposal,
): Promise<Verdict> {
  if (proposal.talk !== undefined) return await hint(turn, proposal);
  return refusal('NOT_UNDERSTOOD', say('sentence_unread', { words: proposal.said }), null);
}

/** Talk that leaves a question open; "ок" beside one may be meant for it, so it is no such talk. */
export function isAside({ talk }: NotUnderstoodProposal): boolean {
  return talk !== undefined && talk !== 'agreed' && talk !== 'unasked';
}

/** Talk that wants no example of what could be said. */
const WANTS_NOTHING: ReadonlySet<TalkKind> = new Set(['tired', 'aside', 'unwritten']);

/** Words that are no command: one hint, and talk is answered as talk. */
export async function hint(_turn: Turn, proposal: Proposal): Promise<Verdict> {
  const talk = proposal.type === 'not_understood' ? proposal.talk : undefined;
  if (talk !== undefined) {
    if (WANTS_NOTHING.has(talk)) return refusal('NOT_UNDERSTOOD', say(`talk_${talk}`, {}), null);
    const isAsked = talk === 'question' || talk === 'clock';
    const example = isAsked ? 'example_question' : 'example_after_talk';
    return refusal('NOT_UNDERSTOOD', say(`talk_${talk}`, {}), say(example, {}));
  }
  return refusal('NOT_UNDERSTOOD', say('not_understood', {}), say('example_commands', {}));
}
