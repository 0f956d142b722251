import type { Priority } from '@planerka/contracts';

/** What is said about a command besides its title and time. */
export interface Fields {
  priority: Priority | null;
  readonly tags: string[];
  project: string | null;
  /** The words behind "и" or a preposition may be of the project's name, or of what is to be done. */
  isNameOpen?: boolean;
  readonly remindBefore: number[];
}
