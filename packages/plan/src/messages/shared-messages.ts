import type { OperationType, QuestionCode, TargetKind } from '@planerka/contracts';
import type { Timeblock } from '../objects/timeblock.ts';
import type { Day, Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** What decisions share with everything else that asks and refuses. */
export interface SharedMessages {
  readonly yes: Nothing;
  readonly no: Nothing;
  readonly minutes: { readonly minutes: number };
  readonly day: { readonly day: Day };
  readonly overlaps: {
    readonly day: Day;
    readonly others: ReadonlyArray<Pick<Timeblock, 'title' | 'start_at' | 'end_at'>>;
  };
  readonly reminded_too_late: { readonly minutes: readonly number[] };
  readonly titled: { readonly target: TargetFacts };
  readonly missing: { readonly code: QuestionCode; readonly type: OperationType };
  readonly unknown_target: { readonly kind: TargetKind; readonly number: number };
  readonly name_another: Nothing;
  readonly nothing_changed: Nothing;
  readonly nothing_found: { readonly words: string | null };
  readonly where_all_is: Nothing;
  readonly duration_out_of_range: { readonly minutes: number };
  readonly example_duration: Nothing;
  readonly end_before_start: { readonly start_at: Instant; readonly end_at: Instant };
  readonly example_span: Nothing;
  readonly stale_button: Nothing;
  readonly say_in_words: Nothing;
}
