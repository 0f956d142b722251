import { say } from '@planerka/plan';
import { stale } from '../drafts/stale.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { SuggestionProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { takeSuggestion } from './accept-suggestion.ts';
import { isPending, offerOf } from './offer-of.ts';
import { silenceAfter } from './silence.ts';
import { suggestionUndecidable } from './stale-suggestion.ts';
import { taskOf } from './task-of.ts';

/** What a person does with a suggestion; nothing of it was done before. */
export const decideSuggestion: Handler<SuggestionProposal> = async (turn, proposal) => {
  const row = await turn.suggestions.find(proposal.suggestion_id);
  if (row === null) return stale();
  if (proposal.act === 'more') return await showMore(turn, row);
  const refused = suggestionUndecidable(turn, row);
  if (refused !== null) return refused;
  if (proposal.act === 'reject') return await reject(turn, row);
  return await takeSuggestion(turn, row, proposal.act === 'confirm');
};

/** "Не надо": nothing changes but what is remembered of it, and perhaps no others come for a while. */
async function reject(turn: Turn, row: StoredSuggestion): Promise<Verdict> {
  const minutes = await silenceAfter(turn, turn.suggestions.reject(row));
  const said = minutes === null ? say('offer_declined', {}) : say('offers_silenced', { minutes });
  return { status: 'abstained', said: [said] };
}

/** The others of the same request that may still be taken. */
async function showMore(turn: Turn, row: StoredSuggestion): Promise<Verdict> {
  const all = await turn.suggestions.beside(row.suggestion_id);
  const others = all.filter(
    (each) =>
      each.suggestion_id !== row.suggestion_id &&
      isPending(each) &&
      !suggestionUndecidable(turn, each),
  );
  const [first] = others;
  if (first === undefined) return suggestionUndecidable(turn, row) ?? nothingElse();
  for (const each of others) {
    turn.suggestions.save({ ...each, state: 'shown', shown_at: each.shown_at ?? turn.now });
  }
  const tasks = await Promise.all(others.map((each) => taskOf(turn, each)));
  const offers = others.map((each, index) => offerOf(each, tasks[index] ?? null));
  return { status: 'offered', surface: first.surface, confirms: false, offers };
}

function nothingElse(): Verdict {
  return { status: 'abstained', said: [say('nothing_to_suggest', {})] };
}
