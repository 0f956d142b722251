import type { Priority } from '@planerka/contracts';

/** What is said about a command besides its title and time. */
export interface Fields {
  priority: Priority | null;
  readonly tags: string[];
  project: string | null;
  readonly remindBefore: number[];
}
