import type { Operation, QuestionCode, TargetKind } from '@planerka/contracts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { askFor, type Decision, type RefuseDecision, refuse } from './decision.ts';
import type { Need, PlanState } from './need.ts';

/** An operation's other object: the project of a move, the task of a link. */
interface SecondObject {
  readonly kind: TargetKind;
  /** Null: it is taken away; undefined: it is still to be settled. */
  readonly number: number | null | undefined;
  /** Words that name it, where some do. */
  readonly words: string | undefined;
}

/** What has to be known of the other object. */
export function needsOther({ kind, number, words }: SecondObject): Need[] {
  if (number === null) return [];
  return number === undefined
    ? [{ need: 'candidates', kind, words: words ?? null }]
    : [{ need: 'other', kind, number }];
}

/** A name only proposes: one tap decides which other object is meant. */
export function askOther(
  { candidates }: PlanState,
  operation: Operation,
  second: {
    readonly code: QuestionCode;
    readonly words: string | undefined;
    /** The operation once the object of this number was chosen. */
    readonly with: (number: number) => Operation;
    /** What helps when there is none at all. */
    readonly recovery: RefuseDecision['recovery'];
  },
): Decision {
  if (candidates.length === 0) {
    const said = say('nothing_found', { words: second.words ?? null });
    return refuse('NOTHING_FOUND', said, second.recovery);
  }
  const choices = candidates.map((object) => ({
    id: `${object.kind}:${object.row.number}`,
    label: say('titled', { target: factsOf(object) }),
    operation: second.with(object.row.number),
  }));
  return askFor(second.code, operation, choices);
}

/** The refusal when no object has this number. */
export function noSuchNumber(kind: TargetKind, number: number): RefuseDecision {
  const said = say('unknown_target', { kind, number });
  return refuse('UNKNOWN_TARGET', said, say('name_another', {}));
}
