import type { NextCall } from '@planerka/contracts';

export type Severity = 'error' | 'warning' | 'info';

/** Something about a plan or task that makes its context worse, and how to mend it. */
export interface Issue {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly recovery: string;
  readonly next: NextCall;
}

/** What may be wrong, and whether it is. */
export interface PossibleIssue extends Issue {
  readonly when: boolean;
}

export function issuesAmong(possible: readonly PossibleIssue[]): Issue[] {
  return possible.filter(({ when }) => when).map(({ when: _when, ...issue }) => issue);
}
