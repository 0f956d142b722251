import type { ChangeSetCode, OpCode, OpStatus, ProjectNeed, SkipCode } from '@planerka/contracts';

/** Why a set as a whole is not taken. */
export interface SetFault {
  readonly code: ChangeSetCode;
  /** INVALID_ENVELOPE: the first field that is missing or of another type. */
  readonly field?: string;
  /** TEMPLATE_MISSING: the categories of the items that have to be proposed. */
  readonly missing?: readonly ProjectNeed[];
}

/** What becomes of one op. */
export interface OpVerdict {
  /** Its position in the set. */
  readonly index: number;
  readonly status: OpStatus;
  /** Why it is refused or skipped. */
  readonly code?: OpCode | SkipCode;
  /** What is wrong in it, where one field is to blame. */
  readonly field?: string;
}

/** What a person says to a set: all of it but what deletes, or exactly these op positions. */
export type Approval = 'all' | readonly number[];
