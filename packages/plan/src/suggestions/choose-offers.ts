import { CONFIDENCE, type SuggestionDraft, type SuggestionType } from '@planerka/contracts';

/** What comes first where there is room for few; a question comes last. */
const RANK: Readonly<Record<SuggestionType, number>> = {
  set_due_date: 0,
  defer_task: 1,
  propose_next_action: 2,
  split_subtasks: 3,
  set_priority: 4,
  rewrite_title: 5,
  set_project: 6,
  propose_create_project: 7,
  set_category: 8,
  ask_clarification: 9,
};

/**
 * The drafts that are worth offering, best first, at most `most` and with one question at most. Of
 * several of one type about one task the surest stays, of equals the first; what is too unsure for
 * anything is left out. Drafts of words name their task by its position, unless they were bound to it.
 */
export function chooseOffers<D extends SuggestionDraft>(drafts: readonly D[], most: number): D[] {
  const sure = drafts.filter(({ confidence }) => confidence >= CONFIDENCE.hint);
  const best = new Map<string, D>();
  for (const draft of sure) {
    const key = keyOf(draft);
    const known = best.get(key);
    if (known === undefined || draft.confidence > known.confidence) best.set(key, draft);
  }
  const ranked = [...best.values()].sort(
    (a, b) => RANK[a.type] - RANK[b.type] || b.confidence - a.confidence,
  );
  const [question] = ranked.filter(isQuestion);
  return ranked.filter((draft) => !isQuestion(draft) || draft === question).slice(0, most);
}

function keyOf({ task, position, type }: SuggestionDraft): string {
  return task === undefined ? `p${position ?? ''} ${type}` : `t${task} ${type}`;
}

function isQuestion({ type }: SuggestionDraft): boolean {
  return type === 'ask_clarification';
}
