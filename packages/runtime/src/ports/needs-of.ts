import type { ProjectNeed } from '@planerka/contracts';

/** What the overview of a project asks for, read from its words by whoever can read them. */
export type NeedsOf = (overview: string) => readonly ProjectNeed[];
