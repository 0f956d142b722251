import { type Operation, verbatim } from '@planerka/contracts';
import { blockingQuestion, say } from '@planerka/plan';
import { ask, pendingOf } from '../conversation/ask.ts';
import type { Pursued } from '../conversation/pursued.ts';
import { UNSETTLED } from '../drafts/draft.ts';
import type { StoredChangeSet } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import type { Question } from '../verdict.ts';

/** The question belongs to no operation: words that answer it are a text, as those of a note are. */
const WORDS: Operation = { type: 'add_note' };

/**
 * Asks the first blocking question of a set that nobody has answered (CS-E6), as the person's open
 * question: one at a time, for 15 minutes, answered by a tap or by words. Null where none is left.
 */
export function askSet(turn: Turn, set: StoredChangeSet): Question | null {
  const open = blockingQuestion(set.envelope);
  if (open === null) return null;
  const choices = open.options.map((option, index) => ({
    id: optionChoiceId(index),
    label: verbatim(option),
  }));
  const asking = {
    code: choices.length === 0 ? ('NEW_TITLE' as const) : ('SUGGESTION' as const),
    question: say('change_set_question', {
      agent: set.agent_name ?? set.actor,
      question: open.question,
    }),
    choices,
  };
  const pursued: Pursued = {
    ...UNSETTLED,
    targets: [],
    rejected: [],
    replaces: [],
    operation: WORDS,
    confidence: 1,
    change_set: { set_id: set.set_id, question: open.id },
    refs: [],
    suggested: [],
    accepted: [],
    said: [],
    noticed: [],
    draft: null,
  };
  return ask(turn, pursued, { asking, pending: pendingOf(pursued, asking), lead: [] });
}

/** A choice is told by its place: its words may be longer than an id. */
export function optionChoiceId(index: number): string {
  return `option:${index}`;
}
