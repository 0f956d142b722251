import type { Frame, SuggestionDraft } from '@planerka/contracts';
import type { Day, DaypartOfTag, Moment, Task, Worth } from '@planerka/plan';

/** A draft as a person reads it: the rationale, and a payload whose words are made. */
export interface WordedDraft {
  readonly rationale: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What suggesting needs of words, which the runtime does not know. */
export interface Suggesting {
  /** The words of what a rule has found; they are held against the contract before anything is kept. */
  inWords(draft: SuggestionDraft, frame: Frame): WordedDraft;
  /** What the rules over words suggest about the title of a task that is there already. */
  observe(
    task: Task,
    ground: Moment & {
      readonly projects: ReadonlyArray<{ readonly number: number; readonly title: string }>;
    },
  ): readonly SuggestionDraft[];
  /** Why a task is worth its place in the plan of this day. */
  worthInWords(worth: Worth, day: Day, frame: Frame): string;
  /** Reads in which part of the day a task shall lie by one of its tags. */
  readonly daypartOfTag: DaypartOfTag;
  /** A rule threw: its id is logged, and the others go on. */
  onFault(rule: string, error: unknown): void;
}
