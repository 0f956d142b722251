import type { TimeReading } from './reading.ts';

/** What a task has already: nothing is suggested that it has. */
export interface KnownOfTitle {
  readonly priority: boolean;
  /** It is planned or due. */
  readonly timed: boolean;
  readonly project: boolean;
  readonly description: boolean;
  /** It was put off to any day. */
  readonly someday: boolean;
}

/** A project in work that a title may name. */
export interface LiveProject {
  /** `PLAN-007` */
  readonly id: string;
  readonly name: string;
}

/** A title to suggest something about, and what is known besides. */
export interface TitleToSee {
  readonly text: string;
  readonly known: KnownOfTitle;
  /** Null where nobody has said which there are: then no project is suggested. */
  readonly projects: readonly LiveProject[] | null;
  /** The time that the title says, where it is not read yet. */
  readonly time: TimeReading | null;
  /** Told the id of a rule that threw; the other rules go on. */
  readonly onFault: (rule: string, fault: unknown) => void;
}
